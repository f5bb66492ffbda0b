import FormworkTree

/// A text of a document that Interface Builder has translated.
package struct LocalizableText: Hashable, Sendable {
    /// The name by which translations have it.
    package let key: TextKey
    /// The text in the document.
    package let value: String
    /// What holds it: the element whose attribute or child it is, or the element that it stands in.
    package let holder: Element
    /// The attribute, or the `key` of the child; nil where it stands in the holder itself.
    package let attribute: String?

    /// What the developers wrote for those who translate it; nil where they wrote nothing.
    package var note: String? { key.owner.userComments }
}

extension InterfaceDocument.Element {
    /// What people wrote into the object's notes, in the Identity inspector; nil where they wrote nothing.
    package var userComments: String? {
        guard let comments = child(key: "userComments") else { return nil }
        if let text = comments.plainText, !text.allSatisfy(\.isWhitespace) { return text }
        let text = comments.children.compactMap { $0[.content] ?? $0.child(key: "content")?.plainText }.joined()
        return text.isEmpty ? nil : text
    }
}

extension InterfaceDocument {
    /// The texts that Interface Builder has translated, in the document's order; of those with one key the first. Empty ones are none.
    ///
    /// - Complexity: O(n) in the size of the document.
    package var localizableTexts: [LocalizableText] {
        let names = Set(TextKey.attributes.compactMap { tree.names.id(of: $0) })
        let lists = Set(TextKey.lists.compactMap { tree.names.id(of: $0) })
        /// How many elements of a list have come, by the list.
        var counts: [NodeIndex: Int] = [:]
        var texts: [LocalizableText] = []
        var seen: Set<String> = []
        func add(_ key: TextKey?, _ value: String?, _ holder: Element, _ attribute: String?) {
            guard let key, let value, !value.isEmpty, seen.insert(key.text).inserted else { return }
            texts.append(LocalizableText(key: key, value: value, holder: holder, attribute: attribute))
        }
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            let list = tree.nodes[node].parent
            var place = 0
            if lists.contains(tree.nodes[list].name) {
                place = counts[list, default: 0]
                counts[list] = place + 1
            }
            if name(of: node) == .userDefinedRuntimeAttribute, attribute(.type, of: node) == "localizedString" {
                // Their places are those among the texts of the list that are translated.
                let place = counts[list, default: 0]
                counts[list] = place + 1
                let element = Element(document: self, node: node)
                add(
                    TextKey(runtimeAttribute: element, at: place), element["value"] ?? element.child(key: "value")?.plainText, element,
                    "value")
                continue
            }
            let isText = isText(node)
            let range = tree.attributeRange(of: node)
            // Most elements have none: they are passed over before anything is made of them.
            guard isText || range.contains(where: { names.contains(tree.attributes[$0].name) }) else { continue }
            let element = Element(document: self, node: node)
            if isText, let parent = element.parent {
                if let name = element[.key], let key = TextKey(name, of: parent) {
                    add(key, element.plainText, parent, name)
                } else {
                    add(TextKey(entry: element, at: place), element.plainText, element, nil)
                }
            }
            for position in range where names.contains(tree.attributes[position].name) {
                let name = tree.names[tree.attributes[position].name]
                add(TextKey(name, of: element, at: place), tree.string(tree.attributes[position].value), element, name)
            }
        }
        return texts
    }

    private func isText(_ node: NodeIndex) -> Bool {
        let name = name(of: node)
        return name == .string || name == .mutableString
    }
}
