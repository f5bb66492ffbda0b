import FormworkCode
import FormworkLayout
import FormworkModel

/// The sizes of views with their own content, as Formwork measures them. Each is measured once.
final class LeafSizes {
    private let views: [CodeView]
    private let contents: ContentSizes
    private var leaves: [Leaf?]

    /// The measurements of a view.
    private struct Leaf {
        let kind: LeafKind
        let content: (width: Double?, height: Double?)
        let wraps: Bool
        /// The heights of its text, by the width of the frame.
        var heights: [Double: Double] = [:]
    }

    init(_ views: [CodeView], contents: ContentSizes) {
        self.views = views
        self.contents = contents
        leaves = Array(repeating: nil, count: views.count)
    }

    /// Returns the size of a view for a proposal.
    func size(of number: Int, _ proposal: Proposal) -> Size {
        let leaf = leaf(number)
        if leaf.kind == .text { return text(number, leaf: leaf, proposal: proposal) }
        func length(_ axis: Axis, _ content: Double?) -> Double {
            if !leaf.kind.isFlexible(axis), let content { return content }
            return proposal[axis] ?? content ?? StackLayout.usualLength
        }
        return Size(width: length(.horizontal, leaf.content.width), height: length(.vertical, leaf.content.height))
    }

    /// Returns the measurements of a view.
    private func leaf(_ number: Int) -> Leaf {
        if let known = leaves[number] { return known }
        let view = views[number].view
        let kind = LeafKind(view)
        let leaf = Leaf(kind: kind, content: contents.size(of: view), wraps: kind == .text && contents.wraps(view))
        leaves[number] = leaf
        return leaf
    }

    /// Returns the size of a text, which is never wider than proposed and wraps into as many lines as it needs.
    private func text(_ number: Int, leaf: Leaf, proposal: Proposal) -> Size {
        let size = Size(width: leaf.content.width ?? 0, height: leaf.content.height ?? 0)
        guard let width = proposal.width, width < size.width - 0.5 else { return size }
        guard leaf.wraps else { return Size(width: max(0, width), height: size.height) }
        let room = max(1, width)
        if let height = leaf.heights[room] { return Size(width: max(0, width), height: height) }
        let height = contents.size(of: views[number].view, inWidth: room).height ?? size.height
        leaves[number]?.heights[room] = height
        return Size(width: max(0, width), height: height)
    }
}
