/// Marsaglia's xorshift, so that a printed seed makes the same system or document again.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    public mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    public mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }
}
