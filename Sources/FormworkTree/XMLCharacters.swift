// Safe pointers: the tree keeps the bytes alive during a call, and the ranges are the tree's own.

/// The characters that are allowed in XML.
///
/// Source: Extensible Markup Language (XML) 1.0, fifth edition, productions 2 (Char), 4 and 5 (Name).
package enum XMLCharacters {
    /// Returns the first character of a UTF-8 text that is forbidden in XML, even escaped; nil where all are allowed.
    ///
    /// - Complexity: O(n) in the length of the text.
    package static func firstForbidden(in text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        for index in text.indices {
            let byte = text[index]
            if byte < 0x20 {
                if byte != 0x09, byte != 0x0A, byte != 0x0D { return Unicode.Scalar(byte) }
            } else if byte == 0xEF, index + 2 < text.count, text[index + 1] == 0xBF, text[index + 2] >= 0xBE {
                return Unicode.Scalar(0xFF00 | UInt32(text[index + 2] & 0x3F | 0xC0))
            }
        }
        return nil
    }

    /// Replaces each character that is forbidden in XML by U+FFFD; nil where all are allowed.
    ///
    /// - Complexity: O(n) in the length of the text.
    package static func repaired(_ text: String) -> String? {
        var text = text
        if text.withUTF8({ firstForbidden(in: $0) == nil }) { return nil }
        let scalars = text.unicodeScalars.map { scalar in
            let isBare = scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value)
            return isBare || scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Whether a text is a valid name for an element or an attribute.
    package static func isName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first else { return false }
        var isPlain = Self.isStart(first)
        for byte in text where !isPart(byte) { isPlain = false }
        return isPlain || isForeignName(text)
    }

    @inline(__always)
    private static func isStart(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }

    @inline(__always)
    private static func isPart(_ byte: UInt8) -> Bool {
        isStart(byte) || byte &- 48 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    @inline(never)
    private static func isForeignName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var isFirst = true
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            let value = scalar.value
            let isASCII = value < 0x80 && (isFirst ? isStart(UInt8(value)) : isPart(UInt8(value)))
            guard isASCII || starts.contains(where: { $0.contains(value) }) || !isFirst && others.contains(where: { $0.contains(value) })
            else { return false }
            isFirst = false
        }
        return true
    }

    private static let starts: [ClosedRange<UInt32>] = [
        0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
        0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF,
    ]
    private static let others: [ClosedRange<UInt32>] = [0xB7...0xB7, 0x300...0x36F, 0x203F...0x2040]
}
