import FormworkModel
import FormworkTree

/// The windows of a macOS document, by the controllers and views that they show.
package struct WindowIndex: Sendable {
    /// The windows, by the controllers whose views they show.
    private var windows: [NodeIndex: NodeIndex] = [:]
    /// The child controllers of split view controllers.
    private var panes: [NodeIndex: [NodeIndex]] = [:]

    package init() {}

    /// - Complexity: O(n) in the number of connections.
    init(_ values: ResolvedDocument) {
        let document = values.document
        for record in document.index.connections where record.kind == .segue {
            guard let destination = record.destination else { continue }
            let segue = record.node
            if values.isWord(.relationship, node: segue, word: "splitItems") {
                panes[record.source, default: []].append(destination)
            } else if values.isWord(.relationship, node: segue, word: "window.shadowedContentViewController"),
                let window = values.child(record.source, name: .window)
            {
                windows[destination] = window
            }
        }
    }

    /// Returns the window that shows a root view; nil if there is none.
    func window(showing root: NodeIndex, _ values: ResolvedDocument) -> NodeIndex? {
        let holder = values.storage.tree.nodes[root].parent
        if values.name(holder) == .window { return values.isWord(.key, node: root, word: "contentView") ? holder : nil }
        return windows.isEmpty ? nil : windows[holder]
    }

    /// Returns the controllers whose views are the panes of a split view, in their order.
    func panes(of splitView: NodeIndex, _ values: ResolvedDocument) -> [NodeIndex] {
        panes.isEmpty ? [] : panes[values.storage.tree.nodes[splitView].parent] ?? []
    }
}
