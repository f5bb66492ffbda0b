package import FormworkModel
package import FormworkTree
import FormworkXML

extension InterfaceDocument {
    /// The legacy archive that the document was upgraded from, parsed again; nil for other documents.
    ///
    /// - Complexity: O(n) in the size of the archive.
    package var archive: ElementTree? {
        guard format == .archive, let tree = try? XMLParser(fixedNames: Name.fixedNames).parse(Array(tree.source)),
            let root = tree.nodeIndices.first(where: { tree.nodes[$0].kind == .element }), tree.nodes[root].name == Name.archive.id
        else { return nil }
        return tree
    }
}
