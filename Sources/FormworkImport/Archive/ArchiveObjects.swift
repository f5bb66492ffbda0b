import FormworkModel
import FormworkTree

/// Finds the element of the upgraded document that a place in the archive belongs to.
struct ArchiveObjects {
    private let archive: ElementTree
    private let document: InterfaceDocument
    /// The document's elements with an id by the offsets of the archive's objects that they come from.
    private let nodes: [UInt32: NodeIndex]

    /// - Complexity: O(n) in the size of the document.
    init(_ archive: ElementTree, _ document: InterfaceDocument) {
        self.archive = archive
        self.document = document
        let tree = document.storage.tree
        var nodes: [UInt32: NodeIndex] = [:]
        for node in tree.nodeIndices.reversed() where tree.nodes[node].kind == .element && tree.value(of: Name.id.id, at: node).isPresent {
            nodes[tree.nodes[node].start] = node
        }
        self.nodes = nodes
    }

    /// The element that comes from the innermost object around a place; nil where there is none, as in the document's own
    /// properties.
    func element(at offset: Int) -> Element? {
        // The archive's nodes stand in the order of their offsets.
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
