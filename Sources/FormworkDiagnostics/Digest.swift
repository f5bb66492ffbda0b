/// A number that texts of equal content share, and others practically never do (FNV-1a of 64 bits, mixed at the end as SplitMix64 does).
///
/// It is the same on every machine and in every version, and no protection against one who wants two texts to share it.
package struct Digest: Sendable {
    @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The digest of nothing.
    @inlinable package init() {}

    /// The number.
    @inlinable package var value: UInt64 {
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The number in sixteen hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Takes a number in.
    @inlinable package mutating func add(_ number: UInt64) { state = (state ^ number) &* 0x0000_0100_0000_01B3 ^ (number >> 32) }

    /// Takes some of the bytes in.
    @inlinable package mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
        for index in range { state = (state ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
        add(UInt64(range.count) | 1 << 32)
    }

    /// Takes a text in.
    @inlinable package mutating func add(_ text: String) {
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        add(UInt64(text.utf8.count) | 1 << 32)
    }
}
