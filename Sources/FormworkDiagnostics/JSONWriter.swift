/// Writes JSON with keys in the order they are given: what scripts rely on, and what no encoder of the platform offers.
public struct JSONWriter: Sendable {
    /// The text so far, in UTF-8.
    public internal(set) var bytes: [UInt8] = []
    var needsComma = false
    /// Whether what is written can stand inside a page: `<` and the separators of lines and paragraphs are escapes, so that no text can end
    /// the element that it stands in.
    let escapesMarkup: Bool

    /// A writer that has written nothing.
    public init() { self.init(escapesMarkup: false) }

    /// A writer whose text can stand inside a page.
    package init(escapesMarkup: Bool) { self.escapesMarkup = escapesMarkup }

    /// An object, with the members that `body` writes.
    public mutating func object(_ body: (inout JSONWriter) -> Void) { nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body) }

    /// An array, with the elements that `body` writes.
    public mutating func array(_ body: (inout JSONWriter) -> Void) { nest(UInt8(ascii: "["), UInt8(ascii: "]"), body) }

    /// The name of the member whose value comes next.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A string, escaped.
    public mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { Self.escape($0, into: &bytes, escapesMarkup: escapesMarkup) }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// A string, or null.
    public mutating func string(_ value: String?) {
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
    public mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        if value == value.rounded(), abs(value) < 1e18 {
            integerDigits(Int(value))
        } else {
            bytes.append(contentsOf: value.description.utf8)
        }
        needsComma = true
    }

    /// An integer.
    public mutating func integer(_ value: Int) {
        separate()
        integerDigits(value)
        needsComma = true
    }

    /// True or false.
    public mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

    /// Null.
    public mutating func null() { literal("null") }

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
    package static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8], escapesMarkup: Bool = false) {
        var clean = 0
        for index in text.indices {
            let byte = text[index]
            var isEscaped = byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
            if escapesMarkup, byte == UInt8(ascii: "<") || byte == 0xE2 {
                // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
                let isSeparator = byte == 0xE2 && index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
                isEscaped = byte != 0xE2 || isSeparator
            }
            guard isEscaped else { continue }
            bytes.append(contentsOf: text[clean..<index])
            clean = byte == 0xE2 ? index + 3 : index + 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case UInt8(ascii: "\r"): bytes += "\\r".utf8
            case 0xE2: bytes += (text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
            default:
                let digits = Array("0123456789abcdef".utf8)
                bytes += "\\u00".utf8
                bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        if clean < text.count { bytes.append(contentsOf: text[clean...]) }
    }
}
