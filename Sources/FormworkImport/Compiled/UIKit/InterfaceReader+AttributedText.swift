import FormworkNib

/// Attributed strings.
///
/// Source: files of Apple's compiler with texts that have one set of attributes; for several, the public storage format of Foundation.
extension InterfaceReader {
    /// Whether an attributed text is only derived from a text view's plain text.
    private func isPlain(_ attributed: Int, of object: Int) -> Bool {
        guard originalClass(object) == "UITextView", graph.object(attributed, key: "NSAttributes").map(graph.className) == "NSDictionary",
            let attributes = graph.value(attributed, key: "NSAttributes")
        else { return false }
        return graph.pairs(attributes).allSatisfy { key, value in
            guard let look = value.object else { return false }
            switch key {
            case "NSFont":
                guard let font = graph.object(object, key: "UIFont") else { return false }
                return text(font, key: "UIFontName") == text(look, key: "UIFontName")
                    && number(font, key: "NSSize") == number(look, key: "NSSize")
            case "NSColor":
                guard let color = graph.object(object, key: "UITextColor") else { return false }
                return ["UIRed", "UIGreen", "UIBlue", "UIWhite", "UIAlpha"].allSatisfy { number(color, key: $0) == number(look, key: $0) }
            case "NSParagraphStyle":
                let keys = graph.fields(of: look).map { graph.keys[Int($0.key)] }
                return keys.allSatisfy { ["NSAlignment", "NSTabStops"].contains($0) }
            default: return false
            }
        }
    }

    mutating func writeAttributedText(_ object: Int, element: Int) {
        guard let attributed = graph.object(object, key: "UIAttributedText"), text(attributed, key: "NSString") != nil else { return }
        if isPlain(attributed, of: object) { return }
        draft.set(element, name: "usesAttributedText", value: "YES")
        writeAttributedString(attributed, in: element, key: "attributedText")
    }

    /// Writes `<attributedString>` with a fragment for each run.
    mutating func writeAttributedString(_ attributed: Int, in element: Int, key: String) {
        guard let text = text(attributed, key: "NSString") else { return }
        let child = draft.add("attributedString", to: element, key: key)
        for run in runs(of: attributed, text) {
            let fragment = draft.add("fragment", to: child)
            if run.text.contains("\n") {
                draft.setText(draft.add("string", to: fragment, key: "content"), text: run.text)
            } else {
                draft.set(fragment, name: "content", value: run.text)
            }
            writeLooks(run.looks, in: fragment)
        }
    }

    /// Returns the runs of a text. If there are several, pairs of numbers give the length and attribute index of each run.
    private func runs(of attributed: Int, _ text: String) -> [(text: String, looks: NibValue?)] {
        let looks = graph.value(attributed, key: "NSAttributes")
        guard let info = graph.object(attributed, key: "NSAttributeInfo").flatMap({ graph.value($0, key: "NS.bytes") }).flatMap(graph.data)
        else {
            return [(text, looks)]
        }
        let list = looks.map { graph.items($0) } ?? []
        let units = Array(text.utf16)
        var result: [(text: String, looks: NibValue?)] = []
        var (start, pending, rest) = (0, [Int](), info)
        while start < units.count, let number = Self.number(from: &rest) {
            pending.append(number)
            guard pending.count == 2 else { continue }
            let end = min(units.count, start + max(0, pending[0]))
            guard end > start else { break }
            result.append(
                (String(decoding: units[start..<end], as: UTF16.self), list.indices.contains(pending[1]) ? list[pending[1]] : nil))
            start = end
            pending = []
        }
        // The remaining text has no attributes.
        if start < units.count { result.append((String(decoding: units[start...], as: UTF16.self), nil)) }
        return result
    }

    /// Reads a variable-length integer in groups of seven bits, lowest first; the last byte is below 128.
    private static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
        var (result, shift) = (0, 0)
        while let byte = bytes.popFirst(), shift < 56 {
            result |= Int(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return result }
            shift += 7
        }
        return nil
    }

    private mutating func writeLooks(_ looks: NibValue?, in fragment: Int) {
        let pairs = looks.map { graph.pairs($0) } ?? []
        guard !pairs.isEmpty else { return }
        let list = draft.add("attributes", to: fragment)
        for (key, value) in pairs {
            let name = value.object.map(graph.className) ?? ""
            switch (name, value.object) {
            case ("UIColor", let color?): writeColor(color, in: list, key: key)
            case ("UIFont", let font?):
                let child = draft.add("font", to: list, key: key)
                draft.set(child, name: "size", value: number(font, key: "UIFontPointSize") ?? 0)
                draft.set(child, name: "name", value: self.text(font, key: "UIFontName") ?? "")
            case ("NSParagraphStyle", let style?), ("NSMutableParagraphStyle", let style?): writeParagraph(style, in: list, key: key)
            default:
                guard let number = graph.number(value) else {
                    note("the text attribute '\(key)' has no counterpart")
                    continue
                }
                let isWhole = graph.scalar(value).wholeNumber != nil
                draft.set(draft.add(isWhole ? "integer" : "real", to: list, key: key), name: "value", value: number)
            }
        }
    }

    private mutating func writeParagraph(_ style: Int, in list: Int, key: String) {
        let child = draft.add("paragraphStyle", to: list, key: key)
        for row in InterfaceTable.paragraph.attributes { writeAttribute(row, object: style, element: child) }
        for field in graph.fields(of: style) where !InterfaceTable.paragraph.keys.contains(graph.keys[Int(field.key)]) {
            note("the key '\(graph.keys[Int(field.key)])' of the class '\(graph.className(style))' has no counterpart")
        }
    }
}
