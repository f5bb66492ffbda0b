/// Writes JSON with keys in the order they are given: what scripts rely on, and what no encoder of the platform offers.
public struct JSONWriter: Sendable {
    /// The text so far, in UTF-8.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// A writer that has written nothing.
    public init() {}

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
        value.withUTF8 { Self.escape($0, into: &bytes) }
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
        Self.escape(value, into: &bytes)
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
    mutating func colon() {
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

    private mutating func separate() {
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
    static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        var clean = 0
        for index in text.indices {
            let byte = text[index]
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            bytes.append(contentsOf: text[clean..<index])
            clean = index + 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case UInt8(ascii: "\r"): bytes += "\\r".utf8
            default:
                let digits = Array("0123456789abcdef".utf8)
                bytes += "\\u00".utf8
                bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        bytes.append(contentsOf: text[clean...])
    }
}
