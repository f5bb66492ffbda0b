import FormworkModel
import FormworkTree

/// Puts an image in the place of another one, wherever it stands: `replace image old-logo logo`.
public struct ReplaceImageOperation: Hashable, Sendable {
    /// The name of the image that there is.
    public var old: String
    /// The name of the image that it becomes; `system:star` for a symbol of the system.
    public var new: String
    /// Where the old name stands in its command.
    var place = CommandPlace()

    /// An operation that replaces an image.
    public init(_ old: String, by new: String) { (self.old, self.new) = (old, new) }

    func apply(to session: inout EditSession) throws(EditError) {
        let document = session.document
        let tree = document.tree
        let symbol = new.hasPrefix("system:") ? String(new.dropFirst(7)) : nil
        let name = symbol ?? new
        guard !name.isEmpty, name.unicodeScalars.allSatisfy(AttributeWriter.isAllowed) else {
            throw EditError(.unusableValue(new, of: "image", expected: "the name of an image"), column: place.column)
        }
        var uses: [(element: Element, attribute: String)] = []
        var names: Set<String> = []
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            let element = Element(document: document, node: node)
            if document.name(of: node) == .image { continue }
            if document.name(of: node) == .userDefinedRuntimeAttribute {
                guard element["type"] == "image", let value = element["value"] else { continue }
                names.insert(value)
                if value == old { uses.append((element, "value")) }
                continue
            }
            for (attribute, value) in element.attributes where UsedResources.images.contains(attribute) {
                names.insert(value)
                if value == old { uses.append((element, attribute)) }
            }
        }
        guard !uses.isEmpty else {
            throw EditError(
                .missing("no object has the image '\(old)'", near: NearNames.of(old, among: names.sorted())), column: place.column)
        }
        try session.edit { editor throws(EditError) in
            for use in uses {
                editor.setAttribute(use.attribute, to: name, of: use.element)
                if use.attribute == "image" || symbol != nil {
                    editor.setAttribute("catalog", to: symbol == nil ? nil : "system", of: use.element)
                }
            }
        }
        session.note("\(uses.count) \(uses.count == 1 ? "image" : "images") replaced")
    }
}
