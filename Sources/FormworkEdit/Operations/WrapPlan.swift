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
        // What places the container across itself is said once: places in `retargetings`, by what is said.
        var across: [String: Int] = [:]
        var placed: [View] = []
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
            let retargeting = Retargeting(constraint: constraint, isFirst: isFirst)
            if isAcross, views.count > 1, let known = across[key] {
                // The container is as wide as the widest of its views: that one's constraint holds it where it stands.
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

    /// Whether this edge of a view, as Xcode recorded it, lies further out than another one's.
    fileprivate func reaches(_ view: View, beyond other: View) -> Bool {
        guard isNear || isFar, let frame = view.frame, let otherFrame = other.frame else { return false }
        let (near, otherNear) = isHorizontal ? (frame.origin.x, otherFrame.origin.x) : (frame.origin.y, otherFrame.origin.y)
        if isNear { return near < otherNear }
        let (length, otherLength) = isHorizontal ? (frame.size.width, otherFrame.size.width) : (frame.size.height, otherFrame.size.height)
        return near + length > otherNear + otherLength
    }
}
