import FormworkDiagnostics

// Safe pointers: the bytes are those of a tree that is alive around the call, and ranges are the tree's own.

/// Texts as scalars of YAML: plain where every reader of YAML 1.1 and 1.2 takes them for the text that they are, else in double quotes.
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

    /// What a byte may be in a plain text: 0 nothing, 1 part of it, 2 its first, too; 3 one with which it is no number in any reader.
    private static let classes: [UInt8] = (0..<256).map { value in
        switch UInt8(value) {
        // Not those of hexadecimal, octal and binary numbers, exponents and the time of a date.
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

    /// Whether some reader takes a word for something other than a text.
    private static func isWord(_ word: String) -> Bool {
        switch word {
        case "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf": true
        default: false
        }
    }

    /// As JSON does it, and the mark of a byte order, which YAML cannot hold.
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
