import FormworkModel

/// Constraints of one view, which is the first item of each (see <doc:ChainingLanguage#Formations>).
public final class ViewFormation<View: ConstrainedView>: Formation {
    /// The view.
    public let view: View
    /// Its constraints, in order of creation.
    public private(set) var constraints: [View.Constraint] = []
    public var installation = FormationInstallation<View>()
    /// Whether new constraints are activated immediately while the formation is active.
    var activatesAdded = false
    /// Whether calls change existing constraints instead of making new ones.
    var isUpdating = false
    /// Whether calls make no constraints.
    private let isRefused: Bool

    public var active = false {
        didSet { for constraint in constraints { constraint.isActive = active } }
    }

    public var members: [ViewFormation<View>] { [self] }

    /// Creates a formation of a view and turns off `translatesAutoresizingMaskIntoConstraints` for the view.
    public init(view: View) {
        self.view = view
        isRefused = false
        view.prepareForConstraints()
    }

    /// Creates a formation of a view that the layout rejected. It doesn't change the view and makes no constraints.
    init(refused view: View) {
        self.view = view
        isRefused = true
    }

    /// Makes a constraint for each attribute (see <doc:ChainingLanguage#Calls>).
    func make(_ attributes: [LayoutAttribute], relation: LayoutRelation, length: LayoutLength<View>, request: ConstraintRequest<View>) {
        for attribute in attributes {
            switch length {
            case .points(let points):
                add(attribute, relation: relation, second: nil, other: .notAnAttribute, constant: points, request: request)
            case .target(let target):
                let other = target.attribute == .notAnAttribute ? attribute : target.attribute
                if target.item == view.layoutItem, other == attribute { continue }
                add(
                    attribute, relation: relation, second: target.item, other: other, multiplier: target.multiplier,
                    constant: target.constant, request: request)
            }
        }
    }

    /// Pins attributes to the same ones of an item; nil for the superview.
    func pin(
        _ parts: [FormationPadding<ViewFormation<View>>.Part], to item: View.Item?, padding: Double, request: ConstraintRequest<View>
    ) {
        if isRefused { return }
        guard let item = item ?? view.superview?.layoutItem else {
            view.journal.report(
                "missing-superview", message: "'\(view.shortName)' has no superview to pin it to", at: request.site)
            return
        }
        for part in parts {
            make(
                [part.attribute], relation: .equal, length: .target(LayoutTarget<View>(item, constant: part.factor * padding)),
                request: request)
        }
    }

    /// Deactivates its constraints and forgets them.
    func forget() {
        for constraint in constraints { constraint.isActive = false }
        constraints = []
    }

    private func add(
        _ attribute: LayoutAttribute, relation: LayoutRelation, second: View.Item?, other: LayoutAttribute,
        multiplier: Double = 1,
        constant: Double, request: ConstraintRequest<View>
    ) {
        if isRefused { return }
        if let second, !view.sharesJournal(with: second.view, at: request.site) { return }
        var terms = InterfaceDocument.ConstraintTerms(
            first: InterfaceDocument.ConstraintTerms.Side(item: view.layoutItem, attribute: attribute), relation: relation,
            second: second.map { InterfaceDocument.ConstraintTerms.Side(item: $0, attribute: other) }, multiplier: multiplier,
            constant: constant)
        if let fault = view.fault(of: view.kept(terms)) { return view.journal.report(fault.rule, message: fault.message, at: request.site) }
        terms.priority = view.valid(request.priority, at: request.site)
        if isUpdating {
            if let found = constraints.change(to: view.kept(terms), at: request.site) { request.handler?(found) }
            return
        }
        let constraint = view.makeConstraint(terms, at: request.site)
        request.handler?(constraint)
        constraints.append(constraint)
        if activatesAdded, active { constraint.isActive = true }
    }
}
