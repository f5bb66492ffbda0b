import FormworkModel
import FormworkTree

/// The colours of catalogues and of the system that objects of a document have, by the kinds of their resources and their names.
struct UsedColors {
    private let names: Set<String>

    init(_ document: InterfaceDocument) {
        let list = Self.list(document)
        let resources = list.map { $0.node..<document.tree.nodes[$0.node].subtreeEnd }
        var names: Set<String> = []
        for node in document.tree.nodeIndices where document.name(of: node) == .color {
            if resources?.contains(node) ?? false { continue }
            let element = Element(document: document, node: node)
            if let name = element["systemColor"] { names.insert(Self.key(.systemColor, name)) }
            if let name = element["name"] { names.insert(Self.key(.namedColor, name)) }
        }
        self.names = names
    }

    /// Takes from the document's list what an earlier state had a use for, and it has no longer: as Xcode does when it saves.
    func dropUnused(since earlier: UsedColors, of document: InterfaceDocument) -> InterfaceDocument {
        let gone = earlier.names.subtracting(names)
        guard !gone.isEmpty, let list = Self.list(document) else { return document }
        let unused = document.resources.filter { gone.contains(Self.key($0.kind, $0.name)) }
        if unused.isEmpty { return document }
        var editor = DocumentEditor(document)
        if unused.count == list.children.count { editor.remove(list) } else { for resource in unused { editor.remove(resource.element) } }
        return editor.finish()
    }

    private static func list(_ document: InterfaceDocument) -> Element? {
        Element(document: document, node: document.rootNode).children.last { $0.name == "resources" }
    }

    private static func key(_ kind: Resource.Kind, _ name: String) -> String { "\(kind.rawValue) \(name)" }
}
