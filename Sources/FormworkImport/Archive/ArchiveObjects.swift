import FormworkModel
import FormworkTree

/// Maps positions in an archive to elements of the upgraded document.
struct ArchiveObjects {
    private let archive: ElementTree
    private let document: InterfaceDocument
    /// The document's elements with an id, by the offset of the archive object that they come from.
    private let nodes: [UInt32: NodeIndex]

    /// - Complexity: O(n) in the size of the document.
    init(_ archive: ElementTree, document: InterfaceDocument) {
        self.archive = archive
        self.document = document
        let tree = document.storage.tree
        var nodes: [UInt32: NodeIndex] = [:]
        for node in tree.nodeIndices.reversed() where tree.nodes[node].kind == .element && tree.value(of: Name.id.id, at: node).isPresent {
            nodes[tree.nodes[node].start] = node
        }
        self.nodes = nodes
    }

    /// Returns the element of the innermost object around a position; nil if there is none, as for the document's own properties.
    func element(at offset: Int) -> Element? {
        // The archive's nodes are sorted by offset.
        var low = 0
        var high = archive.nodes.count
        while low < high {
            let middle = (low + high) / 2
            if archive.nodes[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 1 else { return nil }
        var node = NodeIndex(low - 1)
        while node > archive.nodeIndices.lowerBound {
            if let found = nodes[archive.nodes[node].start] { return Element(document: document, node: found) }
            let parent = archive.nodes[node].parent
            if parent == node { return nil }
            node = parent
        }
        return nil
    }
}
