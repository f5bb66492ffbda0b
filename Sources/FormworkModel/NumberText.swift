// Safe pointers: the tree's bytes are only used during a call, and ranges are the tree's own.

/// Parses numbers in Interface Builder's format from bytes.
enum NumberText {
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    // Safe: only read during the call, at indices below the count.
    /// Parses a number: decimals, exponents, `NaN`, `inf` and `infinite`; nil for anything else.
    ///
    /// The result is correctly rounded: a mantissa below 2^53 over a power of ten up to 10^22 needs only one correctly rounded division; the
    /// standard library handles the rest.
    static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        var index = 0
        let count = text.count
        guard count > 0 else { return nil }
        let negative = text[0] == UInt8(ascii: "-")
        if negative { index = 1 }
        var mantissa: UInt64 = 0
        var digits = 0
        var fraction = 0
        var seenPoint = false
        while index < count {
            let byte = text[index]
            if byte &- 48 < 10 {
                mantissa = mantissa &* 10 &+ UInt64(byte &- 48)
                digits += 1
                if seenPoint { fraction += 1 }
            } else if byte == UInt8(ascii: "."), !seenPoint {
                seenPoint = true
            } else {
                return slow(text)
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        guard digits <= 18, mantissa < 1 << 53, fraction <= 22 else { return slow(text) }
        let value = fraction == 0 ? Double(mantissa) : Double(mantissa) / powers[fraction]
        return negative ? -value : value
    }

    // Safe: only read during the call.
    @inline(never)
    private static func slow(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        let string = String(decoding: text, as: UTF8.self)
        switch string {
        case "infinite", "+infinite": return .infinity
        case "-infinite": return -.infinity
        default: return Double(string)
        }
    }

    // Safe: as above, and the mark is within the text.
    /// Parses a multiplier: a number, or the quotient of a ratio such as `16:9` or `1/3`.
    static func multiplier(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard let mark = text.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) else { return double(text) }
        guard let over = double(UnsafeBufferPointer(rebasing: text[..<mark])),
            let under = double(UnsafeBufferPointer(rebasing: text[(mark + 1)...])), under != 0
        else { return nil }
        return over / under
    }
}
