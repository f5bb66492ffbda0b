// Safe pointers: the bytes are lent for the time of a call or are the program's own literals, and their count comes with them.

/// Writes JSON with keys in the order they are given: what scripts rely on, and what no encoder of the platform offers.
package struct JSONWriter: Sendable {
    /// The text so far, in UTF-8.
    package internal(set) var bytes: [UInt8] = []
    var needsComma = false
    /// Whether what is written can stand inside a page: `<` and the separators of lines and paragraphs are escapes, so that no text can end
    /// the element that it stands in.
    let escapesMarkup: Bool

    /// A writer that has written nothing.
    package init() { self.init(escapesMarkup: false) }

    /// A writer whose text can stand inside a page.
    package init(escapesMarkup: Bool) { self.escapesMarkup = escapesMarkup }

    /// An object, with the members that `body` writes.
    package mutating func object(_ body: (inout JSONWriter) -> Void) { nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body) }

    /// An array, with the elements that `body` writes.
    package mutating func array(_ body: (inout JSONWriter) -> Void) { nest(UInt8(ascii: "["), UInt8(ascii: "]"), body) }

    /// The name of the member whose value comes next.
    package mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A string, escaped.
    package mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { Self.escape($0, into: &bytes, escapesMarkup: escapesMarkup) }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// A string, or null.
    package mutating func string(_ value: String?) {
        if let value { string(value) } else { null() }
    }

    /// A string from its bytes, without making a `String`.
    package mutating func string(_ value: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        Self.escape(value, into: &bytes, escapesMarkup: escapesMarkup)
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// The shortest decimal that reads back as the number; null for what JSON cannot say.
    package mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        if value == value.rounded(), abs(value) < 1e18 {
            // Safe: finite and far below 2^63.
            integerDigits(Int(value))
        } else {
            bytes.append(contentsOf: value.description.utf8)
        }
        needsComma = true
    }

    /// An integer.
    package mutating func integer(_ value: Int) {
        separate()
        integerDigits(value)
        needsComma = true
    }

    /// True or false.
    package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

    /// Null.
    package mutating func null() { literal("null") }

    /// Makes the string just written a key.
    package mutating func colon() {
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    // MARK: Parts

    private mutating func nest(_ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(opening)
        needsComma = false
        body(&self)
        bytes.append(closing)
        needsComma = true
    }

    mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func literal(_ text: StaticString) {
        separate()
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        needsComma = true
    }

    private mutating func integerDigits(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    /// Adds a text as it stands between double quotes.
    ///
    /// What JSON demands is escaped, and what a terminal would obey instead of showing it (``ShownText/symbols(in:keepsLines:)``): the data
    /// is the same, and to look at it is safe.
    package static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8], escapesMarkup: Bool = false) {
        var clean = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            let kind = kinds[Int(byte)]
            if kind == .plain || kind == .markup && !escapesMarkup {
                index += 1
                continue
            }
            let scalar = kind == .lead ? obeyed(text, at: index) : (value: UInt32(byte), length: 1)
            guard let scalar else {
                index += 1
                continue
            }
            bytes.append(contentsOf: text[clean..<index])
            index += scalar.length
            clean = index
            switch scalar.value {
            case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += "\\n".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0D: bytes += "\\r".utf8
            default:
                bytes += "\\u".utf8
                for shift: UInt32 in [12, 8, 4, 0] { bytes.append(digits[Int(scalar.value >> shift & 15)]) }
            }
        }
        if clean < text.count { bytes.append(contentsOf: text[clean...]) }
    }

    private static let digits = Array("0123456789abcdef".utf8)

    /// What a byte of a text may begin.
    private enum Kind: UInt8 {
        /// Itself.
        case plain
        /// What is escaped wherever it stands.
        case escaped
        /// What is escaped inside a page.
        case markup
        /// The first byte of a character that a terminal obeys, and of others.
        case lead
    }

    private static let kinds: [Kind] = (0..<256).map { value in
        switch UInt8(value) {
        case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): .escaped
        case UInt8(ascii: "<"): .markup
        case 0xC2, 0xD8, 0xE2: .lead
        default: .plain
        }
    }

    /// The character at a place, if a terminal obeys it: all those above U+007F take two or three bytes.
    private static func obeyed(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, length: Int)? {
        let length = text[index] == 0xE2 ? 3 : 2
        guard index + length <= text.count else { return nil }
        var value = UInt32(text[index] & (length == 3 ? 0x0F : 0x1F))
        for byte in text[(index + 1)..<(index + length)] {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard let scalar = Unicode.Scalar(value), ShownText.isObeyed(scalar) else { return nil }
        return (value, length)
    }
}
