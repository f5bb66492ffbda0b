import FormworkModel

extension FormationLayout {
    /// Constraints of one view, which is the first item of each (see <doc:ChainingLanguage#Formations>).
    public final class ViewFormation: Formation {
        /// The view.
        public let view: LayoutView
        /// Its constraints, in the order of making.
        public private(set) var constraints: [LayoutConstraint] = []
        public var installation = Installation()
        /// Whether constraints are active as they are made while the formation is.
        var activatesAdded = false
        /// Whether calls change the constraints that there are.
        var isUpdating = false
        /// Whether nothing is made.
        private let isRefused: Bool

        public var active = false {
            didSet { for constraint in constraints { constraint.isActive = active } }
        }

        public var members: [ViewFormation] { [self] }

        /// A formation of a view, which its autoresizing mask places no longer.
        public init(view: LayoutView) {
            self.view = view
            isRefused = false
            view.translatesAutoresizingMaskIntoConstraints = false
        }

        /// A formation of a view that a layout cannot take. It leaves the view alone, and makes nothing.
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

        /// Holds attributes against the same ones of an item, or of the view that it stands in.
        func pin(_ parts: [FormationPadding<ViewFormation>.Part], to item: LayoutItem?, _ padding: Double, _ request: ConstraintRequest) {
            if isRefused { return }
            guard let item = item ?? view.superview.map({ LayoutItem($0) }) else {
                view.document.report(
                    "missing-superview", "'\(view.shortName)' stands in no view that it could be pinned to", at: request.site)
                return
            }
            for part in parts { make([part.attribute], .equal, .target(LayoutTarget(item, constant: part.factor * padding)), request) }
        }

        /// Takes its constraints out, and forgets them.
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
                // Nobody has seen it.
                document.constraints.removeLast()
                return
            }
            // Set here, so that what is no priority is reported.
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
