/// Numbers that are rounded to what anyone can see, and arrays of one kind: for data that is to be small.
extension JSONWriter {
    /// A length in points, rounded to hundredths; 0 for what JSON cannot say.
    package mutating func points(_ value: Double) { hundredths(Self.hundredths(value)) }

    /// A number of hundredths.
    package mutating func hundredths(_ value: Int) { fraction(value, digits: 2) }

    /// A number with five digits behind the point, such as a factor of a turn.
    package mutating func factor(_ value: Double) {
        let value = value.isFinite ? min(max(value, -1e6), 1e6) : 0
        fraction(Int(clamping: (value * 100_000).rounded()), digits: 5)
    }

    /// A number as hundredths; what is not finite is 0, what is beyond ten million is cut there.
    package static func hundredths(_ value: Double) -> Int {
        value.isFinite ? Int(clamping: (min(max(value, -1e7), 1e7) * 100).rounded()) : 0
    }

    /// An array of integers.
    package mutating func array(_ values: some Sequence<Int>) { array { json in for value in values { json.integer(value) } } }

    /// An array of texts.
    package mutating func array(texts: some Sequence<String>) { array { json in for text in texts { json.string(text) } } }

    /// A value that was written before.
    package mutating func written(_ value: [UInt8]) {
        separate()
        bytes.append(contentsOf: value)
        needsComma = true
    }

    /// Writes a number that counts parts of a power of ten, without needless zeros.
    private mutating func fraction(_ value: Int, digits count: Int) {
        var unit = 1
        for _ in 0..<count { unit *= 10 }
        // The sign of what is less than one stands by itself.
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
