// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// A number that stands for what a file holds, of 128 bits: two that differ give the same one by chance only.
///
/// It keeps honest files apart; it is no seal, and a cache whose owner cannot be trusted is worth nothing anyway.
struct ContentHash: Hashable, Sendable {
    var high: UInt64
    var low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// - Complexity: O(n) in their number.
    init(_ bytes: UnsafeBufferPointer<UInt8>, salt: UInt64 = 0) {
        var (a, b) = (0x9E37_79B9_7F4A_7C15 ^ salt, 0xC2B2_AE3D_27D4_EB4F &+ UInt64(bytes.count))
        let raw = UnsafeRawBufferPointer(bytes)
        var offset = 0
        while offset + 8 <= raw.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            (a, b) = (Self.mixed(a ^ word), Self.mixed(b &+ word &* 0x9FB2_1C65_1E98_DF25))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset += 1
        }
        high = Self.mixed(a ^ rest ^ b)
        low = Self.mixed(b &+ rest &+ a)
    }

    /// The finishing step of MurmurHash3, in which each bit of the input changes half of the output's.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value ^= value >> 33
        value = value &* 0xFF51_AFD7_ED55_8CCD
        value ^= value >> 33
        value = value &* 0xC4CE_B9FE_1A85_EC53
        value ^= value >> 33
        return value
    }
}
