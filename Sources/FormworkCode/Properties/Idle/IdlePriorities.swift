import FormworkModel

/// The parts of a unit whose properties have no effect where they are, computed once for all views.
struct IdleParts: Sendable {
    let priorities: IdlePriorities
    /// The views with variations for size classes, whose statements are compared: all of them are written.
    let variedViews: Set<String>

    init() {
        priorities = IdlePriorities()
        variedViews = []
    }

    init(_ unit: CodeUnit) {
        priorities = IdlePriorities(unit)
        variedViews = Set(unit.sizeClasses.views.map { unit.views[$0.view].name })
    }
}

extension CodeUnit {
    /// Whether a view is an arranged subview of a stack view.
    func isArranged(_ view: CodeView) -> Bool {
        view.place == .subview && view.superview.map { views[$0].view.element.name == "stackView" } ?? false
    }
}

/// The content priorities of views that cannot change any frame, because nothing else determines the size of the view on the axis.
struct IdlePriorities: Sendable {
    /// The attributes by the name of the view.
    private var attributes: [String: Set<String>] = [:]

    init() {}

    /// - Complexity: O(n) in the number of views and constraints.
    init(_ unit: CodeUnit) {
        var used = Uses()
        for constraint in unit.allConstraints + unit.templates.flatMap(\.added) { used.add(constraint) }
        let changing = unit.numbersOfSizeClasses.union(unit.templates.flatMap(\.replaced))
        for (number, constraint) in unit.constraints.enumerated() where !changing.contains(number) { used.addSize(constraint) }
        let competition = HuggingCompetition(unit)
        let collapsing = Set((unit.masters + unit.collapsing).flatMap(\.collapsing).map(\.view) + unit.collapsed.map(\.view))
        for (number, view) in unit.views.enumerated().dropFirst() where view.place == .subview && !collapsing.contains(number) {
            for axis in PriorityAxis.allCases where competition.isIdle(number, axis: axis) {
                attributes[view.name, default: []].insert(axis.hugging)
            }
            let isArranged = view.superview.map { Self.arrangers.contains(unit.views[$0].view.element.name) } ?? false
            if isArranged { continue }
            let isPlaced = view.view.isPlacedByFrame
            for axis in PriorityAxis.allCases where isPlaced || used.isFree(number, axis: axis) {
                attributes[view.name, default: []].formUnion([axis.hugging, axis.rawValue + "CompressionResistancePriority"])
            }
        }
    }

    /// Returns the attributes of a view's priorities that have no effect.
    func of(_ view: CodeView) -> Set<String> { attributes[view.name] ?? [] }

    /// Views that size their subviews themselves.
    static let arrangers: Set<String> = ["stackView", "gridView", "splitView"]

    /// The attributes that constraints use, by view.
    private struct Uses {
        private var used: [Key: Set<LayoutAttribute>] = [:]
        private var sized: Set<Key> = []

        private struct Key: Hashable {
            let view: Int
            let axis: PriorityAxis
        }

        mutating func add(_ constraint: CodeConstraint) {
            for side in [constraint.first, constraint.second].compactMap(\.self) {
                used[key(side), default: []].insert(side.item.guide == nil ? side.attribute : .notAnAttribute)
            }
        }

        /// Notes a constraint that always determines a size.
        mutating func addSize(_ constraint: CodeConstraint) {
            guard constraint.second == nil, constraint.first.attribute.isSize, constraint.relation == .equal, constraint.priority == 1000,
                constraint.name == nil
            else { return }
            sized.insert(key(constraint.first))
        }

        /// Whether constraints use at most one attribute of a view along an axis, so that its content alone determines its size, or one determines
        /// its size alone.
        func isFree(_ view: Int, axis: PriorityAxis) -> Bool {
            let key = Key(view: view, axis: axis)
            if sized.contains(key) { return true }
            let attributes = used[key] ?? []
            return attributes.count < 2 && !attributes.contains { $0.isSize || $0 == .notAnAttribute }
        }

        private func key(_ side: CodeConstraint.Side) -> Key {
            Key(view: side.item.view, axis: side.attribute.isHorizontal ? .horizontal : .vertical)
        }
    }
}
