import FormworkModel
import FormworkTree

/// The frame of a view that none is recorded for, as far as what holds it says how large it is.
///
/// Documents that were written by hand, and versions of Xcode that left out what follows from the host, have content views without a rect.
/// Taken as a point, they would contradict whatever stands in them.
struct HostFrame {
    /// Table cells are as high where neither the cell nor its table says more.
    static let standardRowHeight = 44.0

    private let values: ResolvedDocument

    init(_ values: ResolvedDocument) { self.values = values }

    /// The frame of the root of a view tree; nil where nothing around it says what it is.
    ///
    /// - Parameters:
    ///   - root: The root's node.
    ///   - name: Its class.
    ///   - container: The node that it stands in.
    ///   - host: The view that it stands in; nil at the top.
    func ofRoot(_ root: NodeIndex, _ name: Name, in container: NodeIndex, host: TreeItem?) -> Rect? {
        if values.name(container) == .window, let content = values.child(container, key: "contentRect") {
            return Rect(origin: Point(x: 0, y: 0), size: size(of: content))
        }
        guard name == .tableViewCell, let host else { return nil }
        let heights = [root, host.node].lazy.compactMap { values.layoutNumber(.rowHeight, $0) }.filter { $0 > 0 }
        return Rect(x: 0, y: 0, width: host.frame.size.width, height: heights.first ?? Self.standardRowHeight)
    }

    /// The frame of a view's content: all of the view.
    ///
    /// - Parameters:
    ///   - node: The content's node.
    ///   - superview: The frame of the view that holds it.
    func ofContent(_ node: NodeIndex, in superview: Rect) -> Rect? {
        values.isWord(.key, node, "contentView") ? Rect(origin: Point(x: 0, y: 0), size: superview.size) : nil
    }

    private func size(of rect: NodeIndex) -> Size {
        Size(width: values.layoutNumber(.width, rect) ?? 0, height: values.layoutNumber(.height, rect) ?? 0)
    }
}
