import FormworkCode
import FormworkLayout
import FormworkModel

/// The sizes of views with their own content, as Formwork measures them.
struct LeafSizes: Sendable {
    private let views: [CodeView]
    private let contents: ContentSizes

    init(_ views: [CodeView], _ contents: ContentSizes) {
        self.views = views
        self.contents = contents
    }

    /// Returns the size of a view for a proposal.
    func size(of number: Int, _ proposal: Proposal) -> Size {
        let view = views[number].view
        let kind = LeafKind(view)
        if kind == .text { return text(view, proposal) }
        let content = contents.size(of: view)
        func length(_ axis: Axis, _ content: Double?) -> Double {
            if !kind.isFlexible(axis), let content { return content }
            return proposal[axis] ?? content ?? StackLayout.usualLength
        }
        return Size(width: length(.horizontal, content.width), height: length(.vertical, content.height))
    }

    /// Returns the size of a text, which is never wider than proposed and wraps into as many lines as it needs.
    private func text(_ view: View, _ proposal: Proposal) -> Size {
        let ideal = contents.size(of: view)
        let size = Size(width: ideal.width ?? 0, height: ideal.height ?? 0)
        guard let width = proposal.width, width < size.width - 0.5 else { return size }
        guard contents.wraps(view) else { return Size(width: max(0, width), height: size.height) }
        return Size(width: max(0, width), height: contents.size(of: view, inWidth: max(1, width)).height ?? size.height)
    }
}
