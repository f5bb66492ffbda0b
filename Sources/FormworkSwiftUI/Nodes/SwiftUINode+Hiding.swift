extension SwiftUINode {
    /// The views of the document whose frames this node has.
    private var marks: [Int] { modifiers.compactMap { if case .frameOf(let view) = $0 { view } else { nil } } }

    /// The child nodes.
    var inner: [SwiftUINode] {
        switch content {
        case .stack(_, _, _, let children), .layers(let children), .list(_, let children): children
        case .grid(let grid): grid.rows.flatMap { $0 }
        case .overlay(let base, let other, _, _, _): [base, other]
        case .scroll(_, _, let content, _), .geometry(let content): [content]
        case .view, .clear, .spacer: []
        }
    }

    /// Whether a single node represents both a view in the set and one outside, so that they cannot be left out separately.
    func mixes(_ views: Set<Int>) -> Bool {
        if Set(marks.map(views.contains)).count > 1 { return true }
        return inner.contains { $0.mixes(views) }
    }

    /// Whether nothing remains if some views are left out: it is in the set, or all its children vanish.
    func vanishes(without views: Set<Int>) -> Bool {
        if marks.contains(where: views.contains) { return true }
        // A node with a frame of its own in the document is drawn even if it is empty.
        guard marks.isEmpty else { return false }
        switch content {
        case .stack, .layers, .grid, .overlay, .geometry: break
        case .view, .clear, .spacer, .scroll, .list: return false
        }
        let shown = inner.filter { if case .spacer = $0.content { false } else { true } }
        return !shown.isEmpty && shown.allSatisfy { $0.vanishes(without: views) }
    }

    /// Returns the node without some views; nil if nothing remains.
    func without(_ views: Set<Int>) -> SwiftUINode? {
        if vanishes(without: views) { return nil }
        var result = self
        switch content {
        case .view, .clear, .spacer: break
        case .stack(let axis, let alignment, let spacing, let children):
            result.content = .stack(axis, alignment, spacing: spacing, children.compactMap { $0.without(views) })
        case .overlay(let base, let other, let horizontal, let vertical, let isBehind):
            switch (base.without(views), other.without(views)) {
            case (let base?, let other?):
                result.content = .overlay(base, other, horizontal: horizontal, vertical: vertical, isBehind: isBehind)
            case (let base?, nil): result.content = .layers([base])
            case (nil, let other?): result.content = .layers([other])
            case (nil, nil): return nil
            }
        case .layers(let layers): result.content = .layers(layers.compactMap { $0.without(views) })
        case .grid(var grid):
            // Rows are only left out as a whole. Without one of its cells, the other cells of a row would move to other columns.
            grid.rows = grid.rows.filter { row in !row.allSatisfy { $0.vanishes(without: views) } }
            result.content = .grid(grid)
        case .geometry(let content): if let content = content.without(views) { result.content = .geometry(content) }
        case .scroll(let view, let axis, let content, let fills):
            if let content = content.without(views) { result.content = .scroll(view, axis, content, fills: fills) }
        case .list(let view, let parts): result.content = .list(view, parts.compactMap { $0.without(views) })
        }
        return result
    }
}
