import FormworkModel

/// An axis of content priorities, as attributes name it.
enum PriorityAxis: String, CaseIterable {
    case horizontal, vertical

    /// The attribute of the hugging priority.
    var hugging: String { rawValue + "HuggingPriority" }

    /// Returns the number of a view's node for an axis.
    static func node(_ view: Int, axis: PriorityAxis) -> Int { view * 2 + (axis == .horizontal ? 0 : 1) }

    /// Returns the number of the node that a side of a constraint is about.
    static func node(_ side: CodeConstraint.Side) -> Int {
        node(side.item.view, axis: side.attribute.isHorizontal ? .horizontal : .vertical)
    }
}

/// The groups of views whose sizes depend on each other, with what competes in them.
///
/// Interface Builder gives labels and image views the hugging priority 251, so that other views stretch first. Where all views with contents in a group
/// have 251, 250 gives the same frames: only the order of priorities counts.
struct HuggingCompetition {
    /// The priority that Interface Builder gives to labels, and the initial one.
    private static let (written, initial) = (251.0, 250.0)
    /// Views without contents of their own.
    private static let empty: Set<String> = [
        "view", "customView", "containerView", "stackView", "gridView", "splitView", "scrollView", "clipView", "tableView", "outlineView",
        "collectionView", "visualEffectView", "box", "tableViewCell", "tableViewCellContentView", "collectionViewCell",
        "collectionViewCellContentView", "collectionReusableView",
    ]

    /// The parent of each node in a forest. A view has a node for each axis.
    private var parents: [Int]
    private var isContested: Set<Int> = []
    private var candidates: Set<Int> = []
    /// The nodes of views whose frames do not depend on their contents.
    private let fixed: FixedNodes

    /// - Complexity: O(n log n) in the number of views and constraints, times the depth of views that are fixed in each other.
    init(_ unit: CodeUnit) {
        parents = Array(0..<unit.views.count * 2)
        fixed = FixedNodes(unit)
        let constraints = unit.allConstraints + unit.templates.flatMap(\.added)
        for constraint in constraints { join(constraint) }
        for (number, view) in unit.views.enumerated() {
            let element = view.view.element
            let isArranged = view.superview.map { IdlePriorities.arrangers.contains(unit.views[$0].view.element.name) } ?? false
            if isArranged, let superview = view.superview {
                for axis in PriorityAxis.allCases { join(PriorityAxis.node(number, axis: axis), PriorityAxis.node(superview, axis: axis)) }
            }
            // The height of several lines depends on their width.
            if element["numberOfLines"] != nil || !Self.empty.contains(element.name) && element.name != "label" {
                join(PriorityAxis.node(number, axis: .horizontal), PriorityAxis.node(number, axis: .vertical))
            }
        }
        var contested: [Int] = []
        for constraint in constraints where (Self.initial...Self.written).contains(constraint.priority) {
            contested.append(PriorityAxis.node(constraint.first))
        }
        for (number, view) in unit.views.enumerated() {
            for axis in PriorityAxis.allCases {
                let node = PriorityAxis.node(number, axis: axis)
                if view.place == .root, !fixed.contains(node), unit.form != .cell { contested.append(node) }
                let element = view.view.element
                if number == 0 || Self.empty.contains(element.name) && element.customClass == nil { continue }
                let priority = element[axis.hugging].flatMap(Double.init) ?? Self.initial
                if priority == Self.written, Self.isInitial(element, axis: axis) {
                    candidates.insert(node)
                } else if !fixed.contains(node), !fixed.hasSize(node), (Self.initial...Self.written).contains(priority) {
                    contested.append(node)
                }
            }
        }
        for node in contested { isContested.insert(root(of: node)) }
        let (contestedRoots, fixed) = (isContested, fixed)
        candidates = candidates.filter { fixed.contains($0) || !contestedRoots.contains(root(of: $0)) }
    }

    /// Whether 250, which isn't written, gives the same frames as the hugging priority of a view.
    func isIdle(_ view: Int, axis: PriorityAxis) -> Bool { candidates.contains(PriorityAxis.node(view, axis: axis)) }

    // MARK: Groups

    private mutating func join(_ constraint: CodeConstraint) {
        guard let second = constraint.second else { return }
        let nodes = (PriorityAxis.node(constraint.first), PriorityAxis.node(second))
        // A fixed frame passes nothing on.
        if !fixed.contains(nodes.0), !fixed.contains(nodes.1) { join(nodes.0, nodes.1) }
    }

    private mutating func join(_ first: Int, _ second: Int) {
        let (first, second) = (root(of: first), root(of: second))
        if first != second { parents[max(first, second)] = min(first, second) }
    }

    private func root(of node: Int) -> Int {
        var node = node
        while parents[node] != node { node = parents[node] }
        return node
    }

    // MARK: Views

    /// Whether a new view has the initial priority.
    private static func isInitial(_ element: Element, axis: PriorityAxis) -> Bool {
        if element.customClass != nil { return false }
        let isMac = element.asView?.document.platform == .macOS
        let kit = isMac ? AppKitClasses.kit(of: element) : UIKitClasses.byElement[element.name]
        return kit?.rules[axis.hugging]?.initial.flatMap(Double.init) == initial
    }
}
