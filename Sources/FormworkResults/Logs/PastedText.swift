/// Reverts the changes that e-mail, JSON, Markdown and HTML make to a pasted log.
///
/// Each step acts only on its own escape sequences, so that an original log stays the same.
enum PastedText {
    /// Returns the text as it was logged, in UTF-8.
    ///
    /// - Complexity: O(n) in the length of the text.
    static func printed(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        // Text that was escaped twice contains `&amp;lt;`.
        for _ in 0..<2 where bytes.contains(where: { isSignStart[Int($0)] }) { bytes = withoutSigns(bytes) }
        // In e-mail `=3D` is `=`; in links that contain a log `%3C` is `<`.
        for (mark, sign) in [("=3D", UInt8(ascii: "=")), ("%3C", UInt8(ascii: "%"))] {
            let code = Array(mark.utf8)
            if bytes.indices.contains(where: { starts(with: code, bytes, at: $0) }) { bytes = withoutCodes(bytes, sign: sign) }
        }
        if bytes.contains(UInt8(ascii: "\\")) { bytes = withoutEscapes(bytes) }
        return withoutQuoteMarks(bytes)
    }

    /// Whether a text is at an index.
    static func starts(with text: [UInt8], _ bytes: [UInt8], at index: Int) -> Bool {
        index + text.count <= bytes.count && bytes[index..<index + text.count].elementsEqual(text)
    }

    // MARK: Entities

    /// Entities and typographic characters with their replacements.
    private static let signs: [(sign: [UInt8], plain: [UInt8])] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"),
        ("&nbsp;", " "), ("‘", "'"), ("’", "'"), ("“", "\""), ("”", "\""), ("–", "-"), ("—", "--"), ("−", "-"), ("\u{A0}", " "),
        // A line feed, as syslog writes it.
        ("#012", "\n"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
    /// Whether an entry of `signs` begins with each byte, for a fast test of every byte of a log.
    private static let isSignStart = (0...UInt8.max).map { byte in signs.contains { $0.sign[0] == byte } }

    private static func withoutSigns(_ bytes: [UInt8]) -> [UInt8] {
        replacing(bytes) { index, result in
            guard isSignStart[Int(bytes[index])], let found = signs.first(where: { starts(with: $0.sign, bytes, at: index) }) else {
                return false
            }
            result += found.plain
            index += found.sign.count
            return true
        }
    }

    /// Returns bytes with some replaced.
    ///
    /// - Parameter replace: writes the replacement of the bytes at an index, and moves the index to their end; false to keep them.
    private static func replacing(_ bytes: [UInt8], replace: (_ index: inout Int, _ result: inout [UInt8]) -> Bool) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if replace(&index, &result) { continue }
            result.append(bytes[index])
            index += 1
        }
        return result
    }

    /// Decodes codes of two hexadecimal digits after a sign. In e-mail, a sign at the end of a line joins it with the next one.
    private static func withoutCodes(_ bytes: [UInt8], sign: UInt8) -> [UInt8] {
        replacing(bytes) { index, result in
            guard bytes[index] == sign, index + 1 < bytes.count else { return false }
            if let byte = number(bytes, start: index + 1, digits: 2) {
                result.append(UInt8(truncatingIfNeeded: byte))
                index += 3
                return true
            }
            let end = bytes[index + 1] == UInt8(ascii: "\r") ? index + 2 : index + 1
            guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return false }
            index = end + 1
            return true
        }
    }

    /// Parses a number of hexadecimal digits; nil where there are fewer.
    private static func number(_ bytes: [UInt8], start: Int, digits: Int) -> UInt32? {
        guard start + digits <= bytes.count else { return nil }
        return bytes[start..<start + digits].reduce(0 as UInt32?) { value, byte in
            guard let value, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            return value << 4 | UInt32(digit)
        }
    }

    // MARK: Escapes

    /// Resolves backslash escapes of JSON (`\n`, `\"`, `\u00f6`), property lists (`\U00f6`) and Markdown (`\<`).
    private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
        let backslash = UInt8(ascii: "\\")
        return replacing(bytes) { index, result in
            guard bytes[index] == backslash else { return false }
            // Text that was escaped twice has two or more backslashes in a row.
            let next = bytes[index...].firstIndex { $0 != backslash } ?? bytes.count
            index = next + 1
            guard next < bytes.count else { return true }
            switch bytes[next] {
            case UInt8(ascii: "n"), UInt8(ascii: "r"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "^") where next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: "J"):
                result.append(UInt8(ascii: "\n"))
                index += 1
            case let byte where byte | 0x20 == UInt8(ascii: "u"):
                let scalar = scalar(bytes, index: &index)
                result += scalar.map { Array(String(Character($0)).utf8) } ?? [backslash, byte]
            case let byte where byte < 0x80 && !Character(Unicode.Scalar(byte)).isLetter && !Character(Unicode.Scalar(byte)).isNumber:
                result.append(byte)
            case let byte: result += [backslash, byte]
            }
            return true
        }
    }

    /// Parses the four hexadecimal digits of a scalar, or two surrogates, and moves the index to their end.
    private static func scalar(_ bytes: [UInt8], index: inout Int) -> Unicode.Scalar? {
        guard let high = number(bytes, start: index, digits: 4) else { return nil }
        index += 4
        guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
        var next = index
        while next < bytes.count, bytes[next] == UInt8(ascii: "\\") { next += 1 }
        guard next > index, next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "u"),
            let low = number(bytes, start: next + 1, digits: 4),
            (0xDC00..<0xE000).contains(low)
        else { return "\u{FFFD}" }
        index = next + 5
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    // MARK: Quotes

    /// Removes the `>` with which e-mail and Markdown quote lines.
    private static func withoutQuoteMarks(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            var rest = line
            while true {
                let marked = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                // A wrapped line may begin with `>=` or the end of a description.
                guard marked.first == UInt8(ascii: ">"), marked.dropFirst().first.map({ "=\",.".utf8.contains($0) }) != true else { break }
                rest = marked.dropFirst()
            }
            result += rest
            result.append(UInt8(ascii: "\n"))
        }
        result.removeLast()
        return result
    }
}
