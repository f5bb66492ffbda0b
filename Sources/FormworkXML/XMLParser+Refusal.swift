import CLibXML2
import FormworkTree

// Safe pointers: libxml2 keeps the arguments of a callback alive during the callback, and the parser owns its buffers from `init` to `deinit`; the
// counts come with them and bound every index.

extension XMLParser {
    static let empty = XMLSyntaxError(kind: .empty, message: "the file is empty", line: 1, column: 1)

    /// Rejects sources that libxml2 would misread or report unclearly.
    func refuseUnreadable(_ source: UnsafeBufferPointer<UInt8>) throws(XMLSyntaxError) {
        guard source.count <= limits.size else { throw excess(.size, limit: limits.size, found: source.count, at: 0, source: source) }
        let start = source.prefix(4)
        if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0x3C, 0x00])
            || start.starts(with: [0x00, 0x3C])
        {
            throw XMLSyntaxError(
                kind: .encoding, message: "the file is in UTF-16, but interface files are in UTF-8", line: 1, column: 1,
                notes: ["convert it first, for instance with 'iconv -f UTF-16 -t UTF-8'"])
        }
        guard source.contains(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) else { throw Self.empty }
        if let (name, column) = declaredEncoding(source) {
            let known = ["utf-8", "utf8", "us-ascii", "ascii"]
            guard known.contains(name.lowercased()) else {
                throw XMLSyntaxError(
                    kind: .encoding, message: "the document declares the encoding '\(name)', but interface files are in UTF-8", line: 1,
                    column: column)
            }
        }
    }

    /// Rejects an element with too many attributes.
    ///
    /// Before version 2.12, libxml2 compares each attribute's name with all others before it reports the element: 160,000 of them take 14 seconds. A
    /// tag with many attributes contains no `<` over a long distance, so the rest of the document can be skipped in large steps.
    func refuseCrowdedTags(_ source: UnsafeBufferPointer<UInt8>) throws(XMLSyntaxError) {
        // The shortest attribute is ` a=""`.
        let leap = limits.attributes * 5
        var mark = 0
        while mark + leap < source.count {
            var next = mark + leap
            while next > mark, source[next] != UInt8(ascii: "<") { next -= 1 }
            if next == mark {
                try refuseCrowdedTag(at: mark, source)
                next = mark + leap
                while next < source.count, source[next] != UInt8(ascii: "<") { next += 1 }
            }
            mark = next
        }
    }

    /// Counts the attributes of a presumed tag.
    private func refuseCrowdedTag(at mark: Int, _ source: UnsafeBufferPointer<UInt8>) throws(XMLSyntaxError) {
        guard source[mark] == UInt8(ascii: "<"), source[mark + 1] != UInt8(ascii: "!"), source[mark + 1] != UInt8(ascii: "?") else {
            return
        }
        var count = 0
        var quote: UInt8?
        for index in mark + 1..<source.count {
            let byte = source[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") {
                count += 1
            } else if byte == UInt8(ascii: ">") {
                break
            }
            if byte == UInt8(ascii: "<") { break }
        }
        if count > limits.attributes { throw excess(.attributes, limit: limits.attributes, found: count, at: mark, source: source) }
    }

    private func excess(
        _ kind: ExceededLimit.Kind, limit: Int, found: Int, at offset: Int, source: UnsafeBufferPointer<UInt8>
    ) -> XMLSyntaxError {
        let excess = ExceededLimit(kind, limit: limit, found: found)
        return refusal(.limit, offset: offset, message: excess.message, notes: excess.notes, source: source)
    }

    /// Returns the encoding in the XML declaration, and its column.
    private func declaredEncoding(_ source: UnsafeBufferPointer<UInt8>) -> (String, Int)? {
        let key: StaticString = "encoding"
        // The declaration is at the start of the document, and ends with the first `>`.
        var declaration: [UInt8] = []
        for byte in source {
            if declaration.count == 256 || byte == UInt8(ascii: ">") { break }
            declaration.append(byte)
        }
        // Loops over bytes: slices of buffers are types that the runtime has to look up, which takes longer than the search.
        var place = 0
        var matched = 0
        while place < declaration.count, matched < key.utf8CodeUnitCount {
            // Safe: `matched` is less than the number of the key's bytes.
            matched = declaration[place] == key.utf8Start[matched] ? matched + 1 : declaration[place] == key.utf8Start[0] ? 1 : 0
            place += 1
        }
        guard matched == key.utf8CodeUnitCount else { return nil }
        while place < declaration.count, declaration[place] <= 0x20 || declaration[place] == UInt8(ascii: "=") { place += 1 }
        guard place < declaration.count else { return nil }
        let quote = declaration[place]
        var name: [UInt8] = []
        while place + 1 + name.count < declaration.count, declaration[place + 1 + name.count] != quote {
            name.append(declaration[place + 1 + name.count])
        }
        return (String(decoding: name, as: UTF8.self), place + 2)
    }

    func refusal(
        _ kind: XMLSyntaxError.Kind, offset: Int, message: String, notes: [String], source: UnsafeBufferPointer<UInt8>
    ) -> XMLSyntaxError {
        let offset = min(max(offset, 0), source.count)
        let (line, column) = LineIndex(UnsafeBufferPointer(rebasing: source[..<offset])).position(of: offset)
        return XMLSyntaxError(kind: kind, message: message, line: line, column: column, notes: notes)
    }

    /// Converts libxml2's first error to a message, with its position.
    static func syntaxError(_ error: formwork_xml_error, source: UnsafeBufferPointer<UInt8>) -> XMLSyntaxError {
        var error = error
        let offset = min(max(Int(error.offset), 0), source.count)
        var (line, column) = LineIndex(UnsafeBufferPointer(rebasing: source[..<offset])).position(of: offset)
        let raw = withUnsafeBytes(of: &error.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        var message = raw.split(separator: "\n").first.map(String.init) ?? "the document is not well-formed"
        while message.hasSuffix(" ") || message.hasSuffix("!") || message.hasSuffix(".") { message.removeLast() }
        let isEncoding = error.code == Int32(XML_ERR_INVALID_ENCODING.rawValue) || error.code == Int32(XML_ERR_INVALID_CHAR.rawValue)
        if let marker = mergeMarker(source, near: offset) {
            (line, column) = (marker, 1)
            return XMLSyntaxError(
                kind: .malformed, message: "a merge conflict is not resolved: the line is a conflict marker", line: line, column: column,
                notes: ["the XML parser reports: \(message)"])
        }
        if message.contains("too long") || message.contains("too big") || message.contains("huge") {
            return XMLSyntaxError(
                kind: .limit, message: "a text is too long: " + message.lowercasedFirst, line: line, column: column)
        }
        if offset == source.count { message = "the document ends too early: " + message.lowercasedFirst }
        return XMLSyntaxError(
            kind: isEncoding && message.contains("UTF-8") ? .encoding : .malformed, message: "not well-formed: " + message.lowercasedFirst,
            line: line, column: column)
    }

    /// Returns the line of the first merge conflict marker up to the error; nil where there is none.
    private static func mergeMarker(_ source: UnsafeBufferPointer<UInt8>, near offset: Int) -> Int? {
        var line = 1
        var start = 0
        while start < source.count, start <= offset {
            if source[start...].starts(with: "<<<<<<< ".utf8) || source[start...].starts(with: ">>>>>>> ".utf8) { return line }
            guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
            line += 1
        }
        return nil
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
