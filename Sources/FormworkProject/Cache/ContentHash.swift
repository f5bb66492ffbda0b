// Safe pointers: buffers are used only during a call and carry their count.

/// A keyed 128-bit hash of a file's content.
///
/// Without the key, nobody can construct two files with the same hash. Each cache has its own key.
///
/// Source: Aumasson and Bernstein, SipHash-2-4 with an output of 128 bits.
struct ContentHash: Hashable, Sendable {
    var high: UInt64
    var low: UInt64

    /// The key for the hashes of a cache.
    struct Key: Hashable, Sendable {
        var first: UInt64
        var second: UInt64

        /// Returns an unpredictable key.
        static var random: Key { Key(first: .random(in: 0 ... .max), second: .random(in: 0 ... .max)) }
    }

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - kind: A number that distinguishes files with the same content; nil for none.
    ///   - key: The cache's key.
    /// - Complexity: O(n) in the number of bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>, kind: UInt8? = nil, key: Key) {
        var state = State(key)
        if let kind { state.add(UInt64(kind)) }
        let raw = UnsafeRawBufferPointer(bytes)
        var offset = 0
        while offset + 8 <= raw.count {
            state.add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest = UInt64(truncatingIfNeeded: raw.count) << 56
        for (index, byte) in raw[offset...].enumerated() { rest |= UInt64(byte) << UInt64(8 * index) }
        state.add(rest)
        (low, high) = state.end()
    }

    private struct State {
        var a: UInt64
        var b: UInt64
        var c: UInt64
        var d: UInt64

        init(_ key: Key) {
            a = key.first ^ 0x736F_6D65_7073_6575
            b = key.second ^ 0x646F_7261_6E64_6F6D ^ 0xEE
            c = key.first ^ 0x6C79_6765_6E65_7261
            d = key.second ^ 0x7465_6462_7974_6573
        }

        mutating func add(_ word: UInt64) {
            d ^= word
            mix()
            mix()
            a ^= word
        }

        mutating func end() -> (UInt64, UInt64) {
            c ^= 0xEE
            for _ in 0..<4 { mix() }
            let first = a ^ b ^ c ^ d
            b ^= 0xDD
            for _ in 0..<4 { mix() }
            return (first, a ^ b ^ c ^ d)
        }

        private mutating func mix() {
            func turned(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }
            a &+= b
            b = turned(b, 13) ^ a
            a = turned(a, 32)
            c &+= d
            d = turned(d, 16) ^ c
            a &+= d
            d = turned(d, 21) ^ a
            c &+= b
            b = turned(b, 17) ^ c
            c = turned(c, 32)
        }
    }
}
