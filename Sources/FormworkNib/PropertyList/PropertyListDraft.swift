import FormworkTree

/// A builder for a small property list: a dictionary with ordered entries.
package struct PropertyListDraft: Sendable {
    package indirect enum Value: Hashable, Sendable {
        case text(String)
        case integer(Int)
        case truth(Bool)
        case array([Value])
        case dictionary([Entry])
    }

    package struct Entry: Hashable, Sendable {
        package var key: String
        package var value: Value

        package init(_ key: String, value: Value) {
            self.key = key
            self.value = value
        }
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    package mutating func add(_ key: String, value: Value) { entries.append(Entry(key, value: value)) }

    // MARK: Binary

    /// Encodes the list in binary form.
    ///
    /// - Throws: `NibError` of the kind `limit` if it would be too large.
    package func binary() throws(NibError) -> [UInt8] {
        var list = PropertyList(encoding: .binary, bytes: [])
        var texts: [String: UInt32] = [:]
        list.top = Int(Self.append(.dictionary(entries), to: &list, texts: &texts))
        return try list.writtenBinary()
    }

    private static func append(_ value: Value, to list: inout PropertyList, texts: inout [String: UInt32]) -> UInt32 {
        switch value {
        case .text(let text):
            if let known = texts[text] { return known }
            let range = TextRange(offset: UInt32(list.bytes.count), length: UInt32(text.utf8.count))
            list.bytes += Array(text.utf8)
            list.nodes.append(.utf8(range))
            texts[text] = UInt32(list.nodes.count - 1)
        case .integer(let number): list.nodes.append(.integer(Int64(number), width: (0...255).contains(number) ? 1 : 8))
        case .truth(let truth): list.nodes.append(.bool(truth))
        case .array(let items):
            let references = items.map { append($0, to: &list, texts: &texts) }
            list.nodes.append(.array(first: UInt32(list.references.count), count: UInt32(references.count)))
            list.references += references
        case .dictionary(let entries):
            let keys = entries.map { append(.text($0.key), to: &list, texts: &texts) }
            let values = entries.map { append($0.value, to: &list, texts: &texts) }
            list.nodes.append(.dictionary(first: UInt32(list.references.count), count: UInt32(entries.count)))
            list.references += keys + values
        }
        return UInt32(list.nodes.count - 1)
    }

    // MARK: XML

    /// The list in XML, as written by Apple's tools.
    package var xml: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        Self.write(.dictionary(entries), depth: 0, to: &text)
        return text + "</plist>\n"
    }

    private static func write(_ value: Value, depth: Int, to text: inout String) {
        let indent = String(repeating: "\t", count: depth)
        switch value {
        case .text(let string): text += "\(indent)<string>\(escaped(string))</string>\n"
        case .integer(let number): text += "\(indent)<integer>\(number)</integer>\n"
        case .truth(let truth): text += "\(indent)<\(truth)/>\n"
        case .array(let items):
            if items.isEmpty { return text += "\(indent)<array/>\n" }
            text += "\(indent)<array>\n"
            for item in items { write(item, depth: depth + 1, to: &text) }
            text += "\(indent)</array>\n"
        case .dictionary(let entries):
            if entries.isEmpty { return text += "\(indent)<dict/>\n" }
            text += "\(indent)<dict>\n"
            for entry in entries {
                text += "\(indent)\t<key>\(escaped(entry.key))</key>\n"
                write(entry.value, depth: depth + 1, to: &text)
            }
            text += "\(indent)</dict>\n"
        }
    }

    /// Returns a text escaped for XML; characters that XML can't contain are removed.
    private static func escaped(_ string: String) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            // Parsers treat a carriage return as the end of a line; the other characters control terminals.
            case "\r", "\u{7F}"..."\u{9F}": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
