// Safe pointers: the bytes are valid during a call or are literals of the program, and their count comes with them.

/// A JSON writer that keeps the order of keys, which scripts rely on and platform encoders do not guarantee.
public struct JSONWriter: Sendable {
    /// The output so far, in UTF-8.
    public internal(set) var bytes: [UInt8] = []
    var needsComma = false
    /// Whether the output can be embedded in HTML: `<` and the line and paragraph separators are escaped, so that no text can end the surrounding
    /// element.
    let escapesMarkup: Bool

    /// Creates a writer without output.
    public init() { self.init(escapesMarkup: false) }

    /// Creates a writer whose output may be embeddable in HTML.
    public init(escapesMarkup: Bool) { self.escapesMarkup = escapesMarkup }

    /// Returns the output of a closure that writes a value, in UTF-8.
    public static func bytes(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        body(&json)
        return json.bytes
    }

    /// Writes an object with the members that `body` writes. Every value can have its key in an object.
    public mutating func object(key name: StaticString? = nil, _ body: (inout JSONWriter) -> Void) {
        if let name { key(name) }
        nest(UInt8(ascii: "{"), closing: UInt8(ascii: "}"), body: body)
    }

    /// Writes an array with the elements that `body` writes.
    public mutating func array(key name: StaticString? = nil, _ body: (inout JSONWriter) -> Void) {
        if let name { key(name) }
        nest(UInt8(ascii: "["), closing: UInt8(ascii: "]"), body: body)
    }

    /// Writes the key of the next value.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes an escaped string, with its key in an object.
    public mutating func string(_ value: String, key name: StaticString? = nil) {
        if let name { key(name) }
        separate()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { Self.escape($0, into: &bytes, escapesMarkup: escapesMarkup) }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// Writes a string or null.
    public mutating func string(_ value: String?, key name: StaticString? = nil) {
        if let name { key(name) }
        if let value { string(value) } else { null() }
    }

    /// Writes a string from its UTF-8 bytes, without creating a `String`.
    public mutating func string(_ value: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        Self.escape(value, into: &bytes, escapesMarkup: escapesMarkup)
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// Writes the shortest decimal that parses to the same number; null for a value that JSON cannot represent.
    public mutating func number(_ value: Double, key name: StaticString? = nil) {
        if let name { key(name) }
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

    /// Writes an integer.
    public mutating func integer(_ value: Int, key name: StaticString? = nil) {
        if let name { key(name) }
        separate()
        integerDigits(value)
        needsComma = true
    }

    /// Writes a Boolean.
    public mutating func boolean(_ value: Bool, key name: StaticString? = nil) {
        if let name { key(name) }
        literal(value ? "true" : "false")
    }

    /// Writes null.
    public mutating func null() { literal("null") }

    /// Turns the string that was just written into a key.
    public mutating func colon() {
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    // MARK: Parts

    private mutating func nest(_ opening: UInt8, closing: UInt8, body: (inout JSONWriter) -> Void) {
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

    /// Writes a value that is JSON already.
    public mutating func literal(_ text: StaticString) {
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

    /// Appends a text, escaped for double quotes.
    ///
    /// It escapes the characters that JSON requires, and those that a terminal would interpret (`ShownText.symbols`). The data is
    /// the same, and the output is safe to display.
    public static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8], escapesMarkup: Bool = false) {
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

    /// The meaning of a text's byte for escaping.
    private enum Kind: UInt8 {
        /// A byte that is never escaped.
        case plain
        /// A byte that is always escaped.
        case escaped
        /// A byte that is escaped inside of HTML.
        case markup
        /// A byte that may begin a control character of several bytes.
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

    /// Returns the control character at an index; nil for any other. Those above U+007F have two or three bytes.
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
