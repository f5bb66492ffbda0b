import FormworkLayout

/// Rewrites a layout so that it repeats less of the canvas: it leaves out, rounds and moves modifiers as long as every view stays in its place.
///
/// Each candidate is laid out on all screens at once. It replaces the layout if it moves no view away from its place.
struct LayoutSimplifier {
    var inference: LayoutInference
    /// The remaining number of views to lay out.
    private var effort: Int
    /// The distances of the misplaced views.
    private var missed: [Int: Double] = [:]
    private var tree: SwiftUINode?
    /// The sizes of the tree's nodes, by screen.
    private let sizes: [SharedSizes]

    /// The number of views to lay out for each document view, and for a whole layout.
    private static let (effortPerView, mostEffort) = (4_000, 120_000)
    /// The number of passes over a layout.
    private static let passes = 3

    init(_ inference: LayoutInference) {
        self.inference = inference
        sizes = inference.samples.map { _ in SharedSizes() }
        effort = min(Self.mostEffort, Self.effortPerView * inference.viewCount)
    }

    /// Returns a simpler layout.
    mutating func simplified(_ node: SwiftUINode) -> SwiftUINode {
        tree = node
        missed = SwiftUIAgreement.missed(inference, node: node, sharing: sizes) ?? [:]
        for _ in 0..<Self.passes {
            var hasChanged = false
            for id in tree?.ids ?? [] {
                // Each node is simplified until no candidate is better.
                while effort > 0, let found = tree?.node(id), improve(found) { hasChanged = true }
            }
            if !hasChanged { break }
        }
        return tree ?? node
    }

    /// Replaces a node by its first candidate that keeps all views in their places. Returns whether there is one.
    private mutating func improve(_ node: SwiftUINode) -> Bool {
        for candidate in candidates(for: node) {
            guard effort > 0, let changed = tree?.replacing(node.id, by: candidate) else { return false }
            effort -= inference.viewCount
            var isChanged = Array(repeating: false, count: inference.idCount)
            changed.mark(node.id, other: candidate, in: &isChanged)
            for sizes in sizes { sizes.lend(except: isChanged) }
            if let found = SwiftUIAgreement.missed(inference, node: changed, allowing: missed, sharing: sizes) {
                tree = changed
                missed.merge(found, uniquingKeysWith: min)
                missed = missed.filter { found[$0.key] != nil }
                for sizes in sizes { sizes.adopt() }
                return true
            }
        }
        return false
    }
}

extension SwiftUINode {
    /// The numbers of the node and of those in it, from outside to inside.
    fileprivate var ids: [Int] { [id] + inner.flatMap(\.ids) }

    /// Returns the node with a number.
    fileprivate func node(_ wanted: Int) -> SwiftUINode? {
        if id == wanted { return self }
        for node in inner { if let found = node.node(wanted) { return found } }
        return nil
    }

    /// Marks the nodes of a tree in which another node replaced one: those of the other node, and those around it. Returns whether it is here.
    @discardableResult
    fileprivate func mark(_ wanted: Int, other: SwiftUINode, in isChanged: inout [Bool]) -> Bool {
        if id == other.id {
            isChanged[wanted] = true
            for id in ids { isChanged[id] = true }
            return true
        }
        var isHere = false
        for node in inner where !isHere { isHere = node.mark(wanted, other: other, in: &isChanged) }
        if isHere { isChanged[id] = true }
        return isHere
    }

    /// Returns the tree with another node in the place of one.
    fileprivate func replacing(_ wanted: Int, by node: SwiftUINode) -> SwiftUINode {
        if id == wanted { return node }
        var result = self
        result.content = content.mapped { $0.replacing(wanted, by: node) }
        return result
    }
}

extension SwiftUINode.Content {
    /// Returns the content with changed child nodes.
    func mapped(_ change: (SwiftUINode) -> SwiftUINode) -> SwiftUINode.Content {
        switch self {
        case .view, .clear, .spacer: return self
        case .stack(let axis, let alignment, let spacing, let children):
            return .stack(axis, alignment, spacing: spacing, children.map(change))
        case .layers(let layers): return .layers(layers.map(change))
        case .overlay(let base, let other, let horizontal, let vertical, let isBehind):
            return .overlay(change(base), change(other), horizontal: horizontal, vertical: vertical, isBehind: isBehind)
        case .grid(var grid):
            grid.rows = grid.rows.map { $0.map(change) }
            return .grid(grid)
        case .geometry(let content): return .geometry(change(content))
        case .scroll(let view, let axis, let content, let fills): return .scroll(view, axis, change(content), fills: fills)
        case .list(let view, let parts): return .list(view, parts.map(change))
        }
    }
}
