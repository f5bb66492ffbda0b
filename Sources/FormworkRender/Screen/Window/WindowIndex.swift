import FormworkModel
import FormworkTree

/// The windows of a document of macOS, by what they show.
package struct WindowIndex: Sendable {
    /// Of the controllers whose views windows show, the windows.
    private var windows: [Int: Int] = [:]

    package init() {}

    /// - Complexity: O(n) in the number of connections.
    init(_ values: DocumentValues) {
        let document = values.document
        for record in document.index.connections where record.kind == .segue && record.destination >= 0 {
            guard values.isWord(.relationship, Int(record.node), "window.shadowedContentViewController"),
                let window = values.child(Int(record.source), .window)
            else { continue }
            windows[Int(record.destination)] = window
        }
    }

    /// The window that shows a root view; nil where none does.
    func window(showing root: Int, _ values: DocumentValues) -> Int? {
        let holder = Int(values.storage.tree.nodes[root].parent)
        if values.name(holder) == .window { return values.isWord(.key, root, "contentView") ? holder : nil }
        return windows.isEmpty ? nil : windows[holder]
    }
}
