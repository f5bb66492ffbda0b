/// Writes JSON that can stand inside a page: compact, with numbers of at most two digits behind the point.
///
/// `<` and the separators of lines and paragraphs are written as escapes, so that no text can end the element that it stands in.
struct PageJSON: Sendable {
    /// The text so far, in UTF-8.
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// An object, with the members that `body` writes.
    mutating func object(_ body: (inout PageJSON) -> Void) { nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body) }

    /// An array, with the elements that `body` writes.
    mutating func array(_ body: (inout PageJSON) -> Void) { nest(UInt8(ascii: "["), UInt8(ascii: "]"), body) }

    /// An array of integers.
    mutating func array(_ values: some Sequence<Int>) { array { json in for value in values { json.integer(value) } } }

    /// An array of texts.
    mutating func array(texts: some Sequence<String>) { array { json in for text in texts { json.string(text) } } }

    /// The name of the member whose value comes next.
    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A string, escaped.
    mutating func string(_ value: String) {
        var value = value
        value.withUTF8 { string($0) }
    }

    /// A string, or null.
    mutating func string(_ value: String?) { if let value { string(value) } else { null() } }

    /// A string from its bytes in UTF-8.
    mutating func string(_ value: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        escape(value)
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// A number, rounded to hundredths; 0 for what JSON cannot say.
    mutating func number(_ value: Double) { fraction(Self.hundredths(value), digits: 2) }

    /// A number that was rounded to hundredths before.
    mutating func hundredths(_ value: Int) { fraction(value, digits: 2) }

    /// A number that is written with five digits behind the point, such as a factor of a turn.
    mutating func factor(_ value: Double) {
        let value = value.isFinite ? min(max(value, -1e6), 1e6) : 0
        fraction(Int((value * 100_000).rounded()), digits: 5)
    }

    /// An integer.
    mutating func integer(_ value: Int) {
        separate()
        digits(value.magnitude, isNegative: value < 0)
        needsComma = true
    }

    /// True or false.
    mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

    /// A value that was written before.
    mutating func written(_ value: [UInt8]) {
        separate()
        bytes.append(contentsOf: value)
        needsComma = true
    }

    /// Null.
    mutating func null() { literal("null") }

    /// A number as hundredths; what is not finite is 0, what is beyond ten million is cut there.
    static func hundredths(_ value: Double) -> Int {
        value.isFinite ? Int((min(max(value, -1e7), 1e7) * 100).rounded()) : 0
    }

    // MARK: Parts

    private mutating func nest(_ opening: UInt8, _ closing: UInt8, _ body: (inout PageJSON) -> Void) {
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

    private mutating func digits(_ value: UInt, isNegative: Bool) {
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        var rest = value
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    /// Writes a number that counts parts of a power of ten, without needless zeros.
    private mutating func fraction(_ value: Int, digits count: Int) {
        separate()
        var unit: UInt = 1
        for _ in 0..<count { unit *= 10 }
        digits(value.magnitude / unit, isNegative: value < 0)
        var rest = value.magnitude % unit
        if rest > 0 { bytes.append(UInt8(ascii: ".")) }
        while rest > 0 {
            unit /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
        }
        needsComma = true
    }

    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        var clean = 0
        for index in text.indices {
            let byte = text[index]
            // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
            let isSeparator = byte == 0xE2 && index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<") || isSeparator else {
                continue
            }
            bytes.append(contentsOf: text[clean..<index])
            clean = index + (isSeparator ? 3 : 1)
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
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
