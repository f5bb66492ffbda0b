/// Numbers with a limited precision, and arrays of one type, for compact data.
extension JSONWriter {
    /// Writes a length in points, rounded to hundredths; 0 for a value that JSON cannot represent.
    package mutating func points(_ value: Double) { hundredths(Self.hundredths(value)) }

    /// Writes a number of hundredths.
    package mutating func hundredths(_ value: Int) { fraction(value, digits: 2) }

    /// Writes a number with five decimals, such as an element of a rotation matrix.
    package mutating func factor(_ value: Double) {
        let value = value.isFinite ? min(max(value, -1e6), 1e6) : 0
        fraction(Int(clamping: (value * 100_000).rounded()), digits: 5)
    }

    /// Converts a number to hundredths. A value that is not finite becomes 0, and others are clamped to ±10 million.
    package static func hundredths(_ value: Double) -> Int {
        value.isFinite ? Int(clamping: (min(max(value, -1e7), 1e7) * 100).rounded()) : 0
    }

    /// Writes an array of integers.
    package mutating func array(_ values: some Sequence<Int>) { array { json in for value in values { json.integer(value) } } }

    /// Writes an array of strings.
    package mutating func array(texts: some Sequence<String>) { array { json in for text in texts { json.string(text) } } }

    /// Writes a value that was encoded before.
    package mutating func written(_ value: [UInt8]) {
        separate()
        bytes.append(contentsOf: value)
        needsComma = true
    }

    /// Writes a decimal fraction without trailing zeros.
    private mutating func fraction(_ value: Int, digits count: Int) {
        var unit = 1
        for _ in 0..<count { unit *= 10 }
        // The integer part is 0, which has no sign, so the sign is written separately.
        if value < 0, value.magnitude < UInt(unit) {
            separate()
            bytes.append(UInt8(ascii: "-"))
            needsComma = false
        }
        integer(value / unit)
        var rest = value.magnitude % UInt(unit)
        if rest > 0 { bytes.append(UInt8(ascii: ".")) }
        var part = UInt(unit)
        while rest > 0 {
            part /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(rest / part))
            rest %= part
        }
        needsComma = true
    }
}
