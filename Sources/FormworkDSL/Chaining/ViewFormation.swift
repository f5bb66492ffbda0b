import FormworkModel

extension FormationLayout {
    /// Constraints of one view, which is the first item of each (see <doc:ChainingLanguage#Formations>).
    public final class ViewFormation: Formation {
        /// The view.
        public let view: LayoutView
        /// Its constraints, in order of creation.
        public private(set) var constraints: [LayoutConstraint] = []
        public var installation = Installation()
        /// Whether new constraints are activated immediately while the formation is active.
        var activatesAdded = false
        /// Whether calls change existing constraints instead of making new ones.
        var isUpdating = false
        /// Whether calls make no constraints.
        private let isRefused: Bool

        public var active = false {
            didSet { for constraint in constraints { constraint.isActive = active } }
        }

        public var members: [ViewFormation] { [self] }

        /// Creates a formation of a view and turns off `translatesAutoresizingMaskIntoConstraints` for the view.
        public init(view: LayoutView) {
            self.view = view
            isRefused = false
            view.translatesAutoresizingMaskIntoConstraints = false
        }

        /// Creates a formation of a view that the layout rejected. It doesn't change the view and makes no constraints.
        init(refused view: LayoutView) {
            self.view = view
            isRefused = true
        }

        /// Makes a constraint for each attribute (see <doc:ChainingLanguage#Calls>).
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

        /// Pins attributes to the same ones of an item; nil for the superview.
        func pin(_ parts: [FormationPadding<ViewFormation>.Part], to item: LayoutItem?, _ padding: Double, _ request: ConstraintRequest) {
            if isRefused { return }
            guard let item = item ?? view.superview.map({ LayoutItem($0) }) else {
                view.document.report(
                    "missing-superview", "'\(view.shortName)' has no superview to pin it to", at: request.site)
                return
            }
            for part in parts { make([part.attribute], .equal, .target(LayoutTarget(item, constant: part.factor * padding)), request) }
        }

        /// Deactivates its constraints and forgets them.
        func forget() {
            for constraint in constraints { constraint.isActive = false }
            constraints = []
        }

        private func add(
            _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: LayoutItem?, _ other: LayoutAttribute,
            multiplier: Double = 1,
            constant: Double, _ request: ConstraintRequest
        ) {
            if isRefused { return }
            if let second, !view.sharesDocument(with: second.view, at: request.site) { return }
            let document = view.document
            let constraint = document.makeConstraint(
                LayoutItem(view), attribute, relation, second, other, multiplier: multiplier, constant: constant, at: request.site)
            if let fault = constraint.fault {
                document.report(fault.rule, fault.message, at: request.site)
                // No caller has received it, so it can go.
                document.constraints.removeLast()
                return
            }
            // Set through the property, so that an invalid priority is reported.
            if request.priority != .required { constraint.priority = request.priority.rawValue }
            if isUpdating {
                let wanted = document.constraints.removeLast().terms
                if let found = constraints.change(to: wanted, at: request.site) { request.handler?(found) }
                return
            }
            request.handler?(constraint)
            constraints.append(constraint)
            if activatesAdded, active { constraint.isActive = true }
        }
    }
}
