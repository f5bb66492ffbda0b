import FormworkModel

/// Changes to the constraints of views when they are wrapped in a container.
struct WrapPlan {
    /// One side of a constraint that is transferred to the container.
    private struct Retargeting {
        let constraint: Constraint
        let isFirst: Bool
    }

    /// The constraints to remove.
    private(set) var going: [Constraint] = []
    private var retargetings: [Retargeting] = []
    /// Whether constraints place the container.
    private(set) var isPlaced = false

    /// Plans a stack view.
    ///
    /// - Parameter views: the views in the stack's order.
    init(_ views: [View], isVertical: Bool) {
        guard let document = views.first?.document else { return }
        let elements = views.map(\.element)
        let nodes = Dictionary(elements.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
        // Indices in `retargetings` by attribute and relation: the container needs only one of each across its axis.
        var across: [String: Int] = [:]
        var placed: [View] = []
        for constraint in document.constraints {
            let first = constraint.firstItem.flatMap { nodes[$0.node] }
            let second = constraint.secondItem.flatMap { nodes[$0.node] }
            // A constraint inside one of the views moves with it.
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
            let retargeting = Retargeting(constraint: constraint, isFirst: isFirst)
            if isAcross, views.count > 1, let known = across[key] {
                // The container is as wide as its widest view, whose constraint therefore keeps its position.
                if attribute.reaches(views[place], beyond: placed[known]) {
                    going.append(retargetings[known].constraint)
                    (retargetings[known], placed[known]) = (retargeting, views[place])
                } else {
                    going.append(constraint)
                }
            } else if isAcross || isAtEnd {
                if isAcross { across[key] = retargetings.count }
                retargetings.append(retargeting)
                placed.append(views[place])
            } else {
                going.append(constraint)
            }
        }
        isPlaced = !retargetings.isEmpty
    }

    /// Plans a plain view, which keeps all constraints.
    init(keeping views: [View]) {
        let nodes = Set(views.map { $0.element.node })
        isPlaced =
            views.first?.document.constraints.contains { constraint in
                !constraint.firstAttribute.isSize
                    && [constraint.firstItem, constraint.secondItem].contains { $0.map { nodes.contains($0.node) } ?? false }
            } ?? false
    }

    /// Transfers constraints to the container.
    func retarget(to id: String, with editor: inout DocumentEditor) {
        for entry in retargetings {
            editor.setAttribute(entry.isFirst ? "firstItem" : "secondItem", to: id, of: entry.constraint.element)
        }
    }
}

extension LayoutAttribute {
    /// Whether it is a leading, left or top edge, or such a margin.
    fileprivate var isNear: Bool {
        switch self {
        case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin: true
        default: false
        }
    }

    /// Whether it is a trailing, right or bottom edge, or such a margin.
    fileprivate var isFar: Bool {
        switch self {
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
        default: false
        }
    }

    /// Whether this edge of a view is further out than that of another view, by the recorded frames.
    fileprivate func reaches(_ view: View, beyond other: View) -> Bool {
        guard isNear || isFar, let frame = view.frame, let otherFrame = other.frame else { return false }
        let (near, otherNear) = isHorizontal ? (frame.origin.x, otherFrame.origin.x) : (frame.origin.y, otherFrame.origin.y)
        if isNear { return near < otherNear }
        let (length, otherLength) = isHorizontal ? (frame.size.width, otherFrame.size.width) : (frame.size.height, otherFrame.size.height)
        return near + length > otherNear + otherLength
    }
}
