/// Xcode's order of the keys in a catalog: numbers by their values, and case-insensitive.
///
/// Source: the catalogs of real projects.
enum NaturalOrder {
    static func precedes(_ left: String, _ right: String) -> Bool {
        var (a, b) = (ArraySlice(left.utf8), ArraySlice(right.utf8))
        while let first = a.first, let second = b.first {
            if isDigit(first), isDigit(second) {
                let (one, other) = (number(&a), number(&b))
                if one.count != other.count { return one.count < other.count }
                if one != other { return one.lexicographicallyPrecedes(other) }
                continue
            }
            let (one, other) = (lower(first), lower(second))
            if one != other { return one < other }
            a = a.dropFirst()
            b = b.dropFirst()
        }
        if a.isEmpty != b.isEmpty { return a.isEmpty }
        // Equal except for case.
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    /// Removes the digits at the beginning.
    ///
    /// - Returns: the digits without leading zeros.
    private static func number(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = text.prefix(while: isDigit)
        text = text.dropFirst(digits.count)
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}
