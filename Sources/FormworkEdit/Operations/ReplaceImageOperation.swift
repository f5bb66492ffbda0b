import FormworkModel
import FormworkTree

/// Replaces an image by another one in the whole document: `replace image old-logo logo`.
public struct ReplaceImageOperation: Hashable, Sendable {
    /// The name of the image to replace.
    public var old: String
    /// The name of the new image; `system:star` for an SF Symbol.
    public var new: String
    /// The position of the old name in its command.
    var place = CommandPosition()

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
        let catalog = symbol == nil ? nil : "system"
        for use in uses where use.attribute != "value" && use.element["catalog"] != catalog {
            // An element has one catalog for all of its images.
            guard let other = use.element.attributes.first(where: { UsedResources.images.contains($0.name) && $0.value != old }) else {
                continue
            }
            throw EditError(
                .unusableObject(
                    "\(use.element.quoted) also has the image '\(other.value)': both must be system symbols, or neither"),
                column: place.column)
        }
        try session.edit { editor throws(EditError) in
            for use in uses {
                editor.setAttribute(use.attribute, to: name, of: use.element)
                if use.attribute != "value" { editor.setAttribute("catalog", to: catalog, of: use.element) }
            }
        }
        session.note("\(uses.count) \(uses.count == 1 ? "image" : "images") replaced")
    }
}
