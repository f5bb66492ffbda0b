import FormworkDiagnostics

// Safe pointers: the bytes belong to a tree that outlives the call, and ranges are the tree's own.

/// Writes texts as YAML scalars: plain if every YAML 1.1 and 1.2 reader takes them for strings, otherwise in double quotes.
enum YAMLText {
    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        if isPlain(text) {
            bytes.append(contentsOf: text)
        } else {
            bytes.append(UInt8(ascii: "\""))
            escape(text, into: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    /// The class of each byte: 0 for bytes that are not allowed in a plain scalar, 1 for allowed ones, 2 for those that may also be first, 3 for
    /// those that in addition cannot occur in a number.
    private static let classes: [UInt8] = (0..<256).map { value in
        switch UInt8(value) {
        // Excludes the letters of hexadecimal, octal and binary numbers, exponents and timestamps.
        case UInt8(ascii: "g")...UInt8(ascii: "n"), UInt8(ascii: "p")...UInt8(ascii: "s"), UInt8(ascii: "u")...UInt8(ascii: "w"),
            UInt8(ascii: "G")...UInt8(ascii: "N"), UInt8(ascii: "P")...UInt8(ascii: "S"), UInt8(ascii: "U")...UInt8(ascii: "W"):
            3
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): 2
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "+"), UInt8(ascii: "$"), UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "'"):
            1
        default: 0
        }
    }

    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, let last = text.last, text.count <= 200 else { return false }
        var isNoNumber = false
        for (index, byte) in text.enumerated() {
            let kind = classes[Int(byte)]
            if kind == 0 { return false }
            if kind == 3 { isNoNumber = true }
            if byte == UInt8(ascii: ":"), index + 1 == text.count || text[index + 1] == UInt8(ascii: " ") { return false }
        }
        guard last != UInt8(ascii: " ") else { return false }
        if classes[Int(first)] < 2 { return first &- 48 < 10 && isNoNumber }
        return text.count > 5 || !isWord(String(decoding: text, as: UTF8.self).lowercased())
    }

    /// Whether some reader takes a word for something other than a string.
    private static func isWord(_ word: String) -> Bool {
        switch word {
        case "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf": true
        default: false
        }
    }

    /// Escapes a text as in JSON, and also the byte order mark, which YAML does not allow.
    private static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var clean = 0
        func flush(to end: Int) { JSONWriter.escape(UnsafeBufferPointer(rebasing: text[clean..<end]), into: &bytes) }
        for index in text.indices where text[index] == mark[0] && text[index...].starts(with: mark) {
            flush(to: index)
            bytes.append(contentsOf: "\\ufeff".utf8)
            clean = index + mark.count
        }
        flush(to: text.count)
    }
}
