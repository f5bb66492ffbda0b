import FormworkModel
import FormworkTree

/// The frame of a view without a recorded one, as far as its container determines the size.
///
/// Content views without a rect occur in handwritten documents, and in documents of Xcode versions that omit frames which follow from the host. An
/// empty frame would conflict with the constraints of their subviews.
struct HostFrame {
    /// The height of table cells where neither the cell nor its table sets one.
    static let standardRowHeight = 44.0

    private let values: ResolvedDocument

    init(_ values: ResolvedDocument) { self.values = values }

    /// Returns the frame of the root of a view tree; nil where its surroundings do not determine it.
    ///
    /// - Parameters:
    ///   - root: The root's node.
    ///   - name: Its class.
    ///   - container: The node that contains the root.
    ///   - host: The view that contains the root; nil at the top level.
    func ofRoot(_ root: NodeIndex, name: Name, in container: NodeIndex, host: TreeItem?) -> Rect? {
        if values.name(container) == .window, let content = values.child(container, key: "contentRect") {
            return Rect(origin: Point(x: 0, y: 0), size: size(of: content))
        }
        guard name == .tableViewCell, let host else { return nil }
        let heights = [root, host.node].lazy.compactMap { values.layoutNumber(.rowHeight, node: $0) }.filter { $0 > 0 }
        return Rect(x: 0, y: 0, width: host.frame.size.width, height: heights.first ?? Self.standardRowHeight)
    }

    /// Returns the frame of a content view, which fills its superview.
    ///
    /// - Parameters:
    ///   - node: The content's node.
    ///   - superview: The frame of the superview.
    func ofContent(_ node: NodeIndex, in superview: Rect) -> Rect? {
        values.isWord(.key, node: node, word: "contentView") ? Rect(origin: Point(x: 0, y: 0), size: superview.size) : nil
    }

    private func size(of rect: NodeIndex) -> Size {
        Size(width: values.layoutNumber(.width, node: rect) ?? 0, height: values.layoutNumber(.height, node: rect) ?? 0)
    }
}
