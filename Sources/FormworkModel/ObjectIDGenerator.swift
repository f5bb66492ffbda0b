/// Generates ids in Xcode's format: `a1B-c2-D3e`.
package struct ObjectIDGenerator {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    private var state: UInt64

    /// Creates a generator whose ids only depend on the seed.
    package init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

    /// Creates a generator whose ids only depend on the texts.
    package init(seeds: [String]) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for seed in seeds {
            for byte in seed.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            // A separator, so that the boundaries of the texts count.
            hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01B3
        }
        self.init(seed: hash)
    }

    /// Returns the next id, as the bytes of its text.
    package mutating func next() -> [UInt8] {
        var id: [UInt8] = []
        id.reserveCapacity(10)
        for position in 0..<10 {
            state = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9 &+ 0x94D0_49BB_1331_11EB
            id.append(position == 3 || position == 6 ? UInt8(ascii: "-") : Self.alphabet[Int((state >> 33) % 62)])
        }
        return id
    }
}
