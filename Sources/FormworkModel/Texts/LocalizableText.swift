import FormworkTree

/// A localizable text of a document.
package struct LocalizableText: Hashable, Sendable {
    /// The key in translations.
    package let key: TextKey
    /// The text in the document.
    package let value: String
    /// The element that has the text as an attribute, a child or its contents.
    package let holder: Element
    /// The attribute, or the `key` of the child; nil if it is the contents of the holder itself.
    package let attribute: String?

    /// The developers' note to translators; nil if there is none.
    package var note: String? { key.owner.userComments }
}

extension InterfaceDocument.Element {
    /// The object's notes from the Identity inspector; nil if there are none.
    package var userComments: String? {
        guard let comments = child(key: "userComments") else { return nil }
        if let text = comments.plainText, !text.allSatisfy(\.isWhitespace) { return text }
        let text = comments.children.compactMap { $0[.content] ?? $0.child(key: "content")?.plainText }.joined()
        return text.isEmpty ? nil : text
    }
}

extension InterfaceDocument {
    /// The localizable texts, in document order, without empty ones. Of several with the same key only the first is included.
    ///
    /// - Complexity: O(n) in the size of the document.
    package var localizableTexts: [LocalizableText] {
        let names = Set(TextKey.attributes.compactMap { tree.names.id(of: $0) })
        let lists = Set(TextKey.lists.compactMap { tree.names.id(of: $0) })
        /// The number of elements seen, by list.
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
                // The index only counts the localizable texts of the list.
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
            // Most elements have no texts and are skipped before anything is allocated.
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
