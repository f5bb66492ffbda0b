import FormworkTree

/// Edits of texts. Like Xcode, writes long texts and those with line breaks as child elements.
extension DocumentEditor {
    /// The length in UTF-16 units from which Xcode writes a text as a child element.
    private static let longText = 128

    /// Whether Xcode writes a text as a child element: a long one, or one with a line break. A line separator (U+2028) isn't one.
    package static func isLong(_ text: String) -> Bool {
        text.utf16.count >= longText || text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
    }

    /// Sets a text, which is an attribute of an element or a child with that `key`.
    package mutating func setText(_ text: String, name: String, of element: Element) {
        let old = element.children.first { $0[.key] == name && ["string", "mutableString", "nil"].contains($0.name) }
        if Self.isLong(text) || old?.name == "mutableString" {
            setAttribute(name, to: nil, of: element)
            let fragment = ElementFragment(
                old?.name == "mutableString" ? "mutableString" : "string", attributes: [.init("key", name)], text: text)
            replacePart(old, with: fragment, of: element)
        } else {
            if let old { remove(old) }
            setAttribute(name, to: text, of: element)
        }
    }

    /// Sets a localizable text.
    package mutating func setText(_ text: String, of place: LocalizableText) {
        if text == place.value { return }
        if let attribute = place.attribute {
            setText(text, name: attribute, of: place.holder)
            // A text that varies with the device or size has one key, so a translation applies to all variations.
            for variation in place.holder.children where variation.name == "variation" {
                let isChild = variation.children.contains { $0[.key] == attribute && ["string", "mutableString"].contains($0.name) }
                if isChild || variation[attribute] != nil { setText(text, name: attribute, of: variation) }
            }
            return
        }
        var fragment = ElementFragment(copying: place.holder.node, of: document.tree)
        fragment["base64-UTF8"] = nil
        fragment.text = text
        replace(place.holder, with: fragment)
    }
}

extension InterfaceDocument {
    /// Returns the document with other texts, given by their keys. Unknown keys are ignored, and characters that XML doesn't allow are
    /// omitted.
    ///
    /// - Returns: the document, and the views whose content changed.
    /// - Complexity: O(n) in the size of the document.
    package func settingTexts(_ texts: [String: String]) -> (document: InterfaceDocument, changed: [View]) {
        var editor = DocumentEditor(self)
        var changed: [View] = []
        for place in localizableTexts {
            guard let found = texts[place.key.text] else { continue }
            let text = String(String.UnicodeScalarView(found.unicodeScalars.filter(Self.isAllowed)))
            if text == place.value { continue }
            editor.setText(text, of: place)
            // A cell's text belongs to its view.
            var element: Element? = place.key.owner
            while let some = element, some.asView == nil { element = some.parent }
            if let view = element?.asView, changed.last != view { changed.append(view) }
        }
        return (editor.finish(), changed)
    }

    /// Whether XML allows a character.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value & 0xFFFE != 0xFFFE || ["\n", "\t", "\r"].contains(scalar)
    }
}
