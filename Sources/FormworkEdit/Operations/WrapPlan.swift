import FormworkModel

/// What becomes of the constraints that placed views which a container takes in.
struct WrapPlan {
    /// A side of a constraint that speaks of the container from now on.
    private struct Retargeting {
        let constraint: Constraint
        let isFirst: Bool
    }

    /// The constraints that go.
    private(set) var going: [Constraint] = []
    private var retargetings: [Retargeting] = []
    /// Whether something says where the container is.
    private(set) var isPlaced = false

    /// For a stack.
    ///
    /// - Parameter views: in the stack's order.
    init(_ views: [View], isVertical: Bool) {
        guard let document = views.first?.document else { return }
        let elements = views.map(\.element)
        let nodes = Dictionary(elements.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
        // What the container has already across itself, so that it is said once.
        var seen: Set<String> = []
        for constraint in document.constraints {
            let first = constraint.firstItem.flatMap { nodes[$0.node] }
            let second = constraint.secondItem.flatMap { nodes[$0.node] }
            // One that a view holds of itself alone moves with it.
            if first == nil && second == nil || elements.contains(where: { $0.contains(constraint.element) }) { continue }
            if first != nil, second != nil {
                if !constraint.firstAttribute.isSize { going.append(constraint) }
                continue
            }
            let isFirst = first != nil
            let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
            guard let place = first ?? second, constraint.hasSecondItem, !attribute.isSize else { continue }
            let isAcross = attribute.isHorizontal == isVertical && !attribute.isBaseline
            let isAtEnd =
                attribute.isNear && place == 0 || attribute.isFar && place == views.count - 1 || attribute.isCenter && views.count == 1
            let key = "\(attribute.rawValue) \(constraint.relation.rawValue)"
            if isAcross ? views.count == 1 || seen.insert(key).inserted : isAtEnd {
                retargetings.append(Retargeting(constraint: constraint, isFirst: isFirst))
                isPlaced = true
            } else {
                going.append(constraint)
            }
        }
    }

    /// For a plain view, in which all constraints stay.
    init(keeping views: [View]) {
        let nodes = Set(views.map { $0.element.node })
        isPlaced =
            views.first?.document.constraints.contains { constraint in
                !constraint.firstAttribute.isSize
                    && [constraint.firstItem, constraint.secondItem].contains { $0.map { nodes.contains($0.node) } ?? false }
            } ?? false
    }

    /// Has the constraints that stay speak of the container.
    func retarget(to id: String, with editor: inout DocumentEditor) {
        for entry in retargetings {
            editor.setAttribute(entry.isFirst ? "firstItem" : "secondItem", to: id, of: entry.constraint.element)
        }
    }
}

extension LayoutAttribute {
    /// Whether it is where things begin: the top, or the side where a line begins.
    fileprivate var isNear: Bool {
        switch self {
        case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: true
        default: false
        }
    }

    /// Whether it is where things end.
    fileprivate var isFar: Bool {
        switch self {
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
        default: false
        }
    }
}
