import FormworkModel
import FormworkTree

/// The windows of a document of macOS, by what they show.
package struct WindowIndex: Sendable {
    /// Of the controllers whose views windows show, the windows.
    private var windows: [NodeIndex: NodeIndex] = [:]
    /// Of the controllers whose split views hold the views of others, those.
    private var panes: [NodeIndex: [NodeIndex]] = [:]

    package init() {}

    /// - Complexity: O(n) in the number of connections.
    init(_ values: ResolvedDocument) {
        let document = values.document
        for record in document.index.connections where record.kind == .segue {
            guard let destination = record.destination else { continue }
            let segue = record.node
            if values.isWord(.relationship, segue, "splitItems") {
                panes[record.source, default: []].append(destination)
            } else if values.isWord(.relationship, segue, "window.shadowedContentViewController"),
                let window = values.child(record.source, .window)
            {
                windows[destination] = window
            }
        }
    }

    /// The window that shows a root view; nil where none does.
    func window(showing root: NodeIndex, _ values: ResolvedDocument) -> NodeIndex? {
        let holder = values.storage.tree.nodes[root].parent
        if values.name(holder) == .window { return values.isWord(.key, root, "contentView") ? holder : nil }
        return windows.isEmpty ? nil : windows[holder]
    }

    /// The controllers whose views stand in a controller's split view, in their order.
    func panes(of splitView: NodeIndex, _ values: ResolvedDocument) -> [NodeIndex] {
        panes.isEmpty ? [] : panes[values.storage.tree.nodes[splitView].parent] ?? []
    }
}
