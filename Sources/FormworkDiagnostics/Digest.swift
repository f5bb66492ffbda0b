/// A hash for comparing contents: 64-bit FNV-1a, finalized as in SplitMix64.
///
/// It is the same on every machine and in every version. It is not cryptographic: collisions can be constructed.
package struct Digest: Sendable {
    @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the digest of empty content.
    @inlinable package init() {}

    /// The hash.
    @inlinable package var value: UInt64 {
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The hash in sixteen hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Adds a number.
    @inlinable package mutating func add(_ number: UInt64) { state = (state ^ number) &* 0x0000_0100_0000_01B3 ^ (number >> 32) }

    /// Adds a range of bytes.
    @inlinable package mutating func add(_ bytes: [UInt8], range: Range<Int>) {
        for index in range { state = (state ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
        add(UInt64(range.count) | 1 << 32)
    }

    /// Adds a text.
    @inlinable package mutating func add(_ text: String) {
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        add(UInt64(text.utf8.count) | 1 << 32)
    }
}
