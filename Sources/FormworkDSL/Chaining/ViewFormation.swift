import FormworkModel

/// Constraints of one view, which is the first item of each (seeds F-4).
public final class ViewFormation: Formation {
    /// The view.
    public let view: LayoutView
    /// Its constraints, in the order of making.
    public private(set) var constraints: [LayoutConstraint] = []
    public var installation = FormationInstallation()

    public var active = false {
        didSet { for constraint in constraints { constraint.isActive = active } }
    }

    public var members: [ViewFormation] { [self] }

    /// A formation of a view, which its autoresizing mask places no longer (seeds F-4, F-50).
    public init(view: LayoutView) {
        self.view = view
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    /// Makes a constraint for each attribute (seeds F-20, F-22 to F-24).
    func make(_ attributes: [LayoutAttribute], _ relation: LayoutRelation, _ length: LayoutLength, _ request: ConstraintRequest) {
        for attribute in attributes {
            switch length {
            case .points(let points): add(attribute, relation, nil, .notAnAttribute, constant: points, request)
            case .target(let target):
                let other = target.attribute == .notAnAttribute ? attribute : target.attribute
                if target.item == LayoutItem(view), other == attribute { continue }
                add(attribute, relation, target.item, other, multiplier: target.multiplier, constant: target.constant, request)
            }
        }
    }

    /// Holds attributes against the same ones of an item, or of the view that it stands in (seeds F-80).
    func pin(_ parts: [FormationPadding<ViewFormation>.Part], to item: LayoutItem?, _ padding: Double, _ request: ConstraintRequest) {
        guard let item = item ?? view.superview.map({ LayoutItem($0) }) else {
            view.document.report(
                "missing-superview", "'\(view.label ?? view.id)' stands in no view that it could be pinned to", at: request.site)
            return
        }
        for part in parts { make([part.attribute], .equal, .target(LayoutTarget(item, constant: part.factor * padding)), request) }
    }

    private func add(
        _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: LayoutItem?, _ other: LayoutAttribute, multiplier: Double = 1,
        constant: Double, _ request: ConstraintRequest
    ) {
        let document = view.document
        precondition(second.map { $0.view.document === document } ?? true, "views of one document are held against each other")
        guard multiplier.isFinite, constant.isFinite else {
            document.report("invalid-number", "'\(attribute.rawValue)' is held against a number that is infinite or none", at: request.site)
            return
        }
        guard second == nil || attribute.canBeHeld(against: other) else {
            document.report(
                "mismatched-attributes", "'\(attribute.rawValue)' cannot be held against '\(other.rawValue)'", at: request.site)
            return
        }
        let constraint = document.makeConstraint(
            LayoutItem(view), attribute, relation, second, other, multiplier: multiplier, constant: constant, at: request.site)
        if request.priority != 1000 { constraint.priority = request.priority }
        request.handler?(constraint)
        constraints.append(constraint)
    }
}

extension LayoutAttribute {
    /// Whether both are lengths, or both places along the same axis.
    fileprivate func canBeHeld(against other: LayoutAttribute) -> Bool { kind == other.kind }

    private enum Kind { case length, horizontal, vertical }

    private var kind: Kind? {
        switch self {
        case .width, .height: .length
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .notAnAttribute: nil
        }
    }
}
