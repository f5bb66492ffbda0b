import FormworkModel
import FormworkTree

/// The windows of a document of macOS, by what they show.
package struct WindowIndex: Sendable {
    /// Of the controllers whose views windows show, the windows.
    private var windows: [Int: Int] = [:]
    /// Of the controllers whose split views hold the views of others, those.
    private var panes: [Int: [Int]] = [:]

    package init() {}

    /// - Complexity: O(n) in the number of connections.
    init(_ values: ResolvedDocument) {
        let document = values.document
        for record in document.index.connections where record.kind == .segue && record.destination >= 0 {
            let segue = Int(record.node)
            if values.isWord(.relationship, segue, "splitItems") {
                panes[Int(record.source), default: []].append(Int(record.destination))
            } else if values.isWord(.relationship, segue, "window.shadowedContentViewController"),
                let window = values.child(Int(record.source), .window)
            {
                windows[Int(record.destination)] = window
            }
        }
    }

    /// The window that shows a root view; nil where none does.
    func window(showing root: Int, _ values: ResolvedDocument) -> Int? {
        let holder = Int(values.storage.tree.nodes[root].parent)
        if values.name(holder) == .window { return values.isWord(.key, root, "contentView") ? holder : nil }
        return windows.isEmpty ? nil : windows[holder]
    }

    /// The controllers whose views stand in a controller's split view, in their order.
    func panes(of splitView: Int, _ values: ResolvedDocument) -> [Int] {
        panes.isEmpty ? [] : panes[Int(values.storage.tree.nodes[splitView].parent)] ?? []
    }
}
