import FormworkModel
import FormworkVocabulary

extension OpenDocument {
    /// A position in a start tag.
    private enum TagPlace {
        /// In the element's name.
        case name(Range<Int>)
        /// In the name of an attribute, or at a position where one can start.
        case attribute(Range<Int>, element: String)
        /// In the value of an attribute.
        case value(Range<Int>, attribute: String, element: String)
    }

    /// The maximum number of bytes that are searched backwards from a position for the start of its tag.
    private static let tagLimit = 16 << 10

    private var vocabulary: Vocabulary { (document?.platform ?? .iOS).vocabulary }

    /// Returns the elements, attributes or values that can be inserted at a position.
    func completions(at position: TextLines.Position) -> JSONValue {
        guard let place = tagPlace(at: position) else { return [] }
        let vocabulary = vocabulary
        switch place {
        case .name(let span):
            let elements = vocabulary.classes.flatMap { described in
                described.elements.map { ($0, described.name) }
            }
            return .array(elements.map { item($0.0, detail: $0.1, kind: 7, span: span) })
        case .attribute(let span, let element):
            let entries = vocabulary.class(of: element)?.documentEntries.filter(\.kind.isAttribute) ?? []
            return .array(entries.map { item($0.name, detail: $0.typeText, kind: 10, span: span) })
        case .value(let span, let attribute, let element):
            guard let entry = vocabulary.entry(attribute, of: element) else { return [] }
            let words = entry.isTruth ? ["YES", "NO"] : entry.words?.texts ?? []
            return .array(words.map { item($0, detail: $0 == entry.absent ? "default" : "", kind: 12, span: span) })
        }
    }

    /// Returns the description of the element or attribute at a position; nil if there is none.
    func described(at position: TextLines.Position) -> (text: String, span: Range<Int>)? {
        guard let place = tagPlace(at: position) else { return nil }
        switch place {
        case .name(let span):
            guard let described = vocabulary.class(of: text(span)) else { return nil }
            return (
                (["\(text(span)): \(described.name)"] + described.ancestry.dropFirst().map { "of \($0)" }).joined(separator: "\n"), span
            )
        case .attribute(let span, let element):
            guard let entry = vocabulary.entry(text(span), of: element) else { return nil }
            return (([entry.name] + entry.descriptionLines).joined(separator: "\n"), span)
        case .value: return nil
        }
    }

    /// - Parameter kind: A CompletionItemKind of LSP 3.17.
    private func item(_ label: String, detail: String, kind: JSONValue, span: Range<Int>) -> JSONValue {
        [
            "label": .string(label), "detail": .string(detail), "kind": kind,
            "textEdit": ["range": lines.range(span), "newText": .string(label)],
        ]
    }

    private func text(_ span: Range<Int>) -> String { String(decoding: lines.text[span], as: UTF8.self) }

    /// Returns the part of a start tag at a position; nil outside of tags.
    private func tagPlace(at position: TextLines.Position) -> TagPlace? {
        guard let offset = lines.offset(of: position) else { return nil }
        let text = lines.text
        let lowest = max(0, offset - Self.tagLimit)
        guard let start = text[lowest..<offset].lastIndex(of: UInt8(ascii: "<")), start + 1 <= offset else { return nil }
        func isName(_ byte: UInt8) -> Bool {
            byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
                || ":_.-".utf8.contains(byte)
        }
        /// Returns the end of the name that starts at an offset.
        func end(of start: Int) -> Int { text[start...].firstIndex { !isName($0) } ?? text.count }
        var place = end(of: start + 1)
        if offset <= place { return start + 1 < place || offset == start + 1 ? .name(start + 1..<place) : nil }
        let element = self.text(start + 1..<place)
        if element.isEmpty { return nil }
        while place < offset {
            let byte = text[place]
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return nil }
            guard isName(byte) else {
                place += 1
                continue
            }
            let name = place..<end(of: place)
            if offset <= name.upperBound { return .attribute(name, element: element) }
            guard let quote = text[name.upperBound..<offset].first(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
                let opening = text[name.upperBound...].firstIndex(of: quote)
            else { return nil }
            let closing = text[(opening + 1)...].firstIndex { $0 == quote || $0 == UInt8(ascii: "<") } ?? text.count
            if offset <= closing { return .value(opening + 1..<closing, attribute: self.text(name), element: element) }
            place = closing + 1
        }
        return .attribute(offset..<offset, element: element)
    }
}
