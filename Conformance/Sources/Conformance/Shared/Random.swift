import Foundation

/// The Mersenne Twister with Python's choices, so that seeds in older notes make the same documents.
struct Random {
    private var state: [UInt32] = Array(repeating: 0, count: 624)
    private var index = 624

    init(seed: Int) {
        var keys = [UInt32(truncatingIfNeeded: seed.magnitude)]
        if seed.magnitude >> 32 > 0 { keys.append(UInt32(truncatingIfNeeded: seed.magnitude >> 32)) }
        state[0] = 19_650_218
        for place in 1..<624 { state[place] = 1_812_433_253 &* (state[place - 1] ^ state[place - 1] >> 30) &+ UInt32(place) }
        var (place, key) = (1, 0)
        func advance() {
            place += 1
            if place >= 624 {
                state[0] = state[623]
                place = 1
            }
        }
        for _ in 0..<624 {
            state[place] = (state[place] ^ (state[place - 1] ^ state[place - 1] >> 30) &* 1_664_525) &+ keys[key] &+ UInt32(key)
            advance()
            key = (key + 1) % keys.count
        }
        for _ in 0..<623 {
            state[place] = (state[place] ^ (state[place - 1] ^ state[place - 1] >> 30) &* 1_566_083_941) &- UInt32(place)
            advance()
        }
        state[0] = 0x8000_0000
    }

    private mutating func word() -> UInt32 {
        if index >= 624 {
            for place in 0..<624 {
                let mixed = state[place] & 0x8000_0000 | state[(place + 1) % 624] & 0x7FFF_FFFF
                state[place] = state[(place + 397) % 624] ^ mixed >> 1 ^ (mixed & 1 == 0 ? 0 : 0x9908_B0DF)
            }
            index = 0
        }
        var value = state[index]
        index += 1
        value ^= value >> 11
        value ^= value << 7 & 0x9D2C_5680
        value ^= value << 15 & 0xEFC6_0000
        return value ^ value >> 18
    }

    /// Returns a number below a limit of at most 32 bits.
    mutating func below(_ limit: Int) -> Int {
        let bits = Int.bitWidth - limit.leadingZeroBitCount
        while true {
            let value = Int(word() >> UInt32(32 - bits))
            if value < limit { return value }
        }
    }

    /// Returns a number in a range.
    mutating func number(in range: Range<Int>) -> Int { range.lowerBound + below(range.count) }

    /// Returns a fraction from 0 up to 1.
    mutating func fraction() -> Double {
        let (high, low) = (word() >> 5, word() >> 6)
        return (Double(high) * 67_108_864 + Double(low)) / 9_007_199_254_740_992
    }

    /// Returns a number whose frequency falls off, with a mean of 1 / rate.
    mutating func exponential(_ rate: Double) -> Double { -log(1 - fraction()) / rate }

    mutating func choice<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element where Choices.Index == Int {
        choices[choices.startIndex + below(choices.count)]
    }

    /// Returns different elements in random order.
    mutating func sample<Value>(_ values: [Value], _ count: Int) -> [Value] {
        let setSize = 21 + (count > 5 ? Int(pow(4, ceil(log(Double(count * 3)) / log(4)))) : 0)
        if values.count <= setSize {
            var pool = values
            return (0..<count).map { place in
                let found = below(values.count - place)
                defer { pool[found] = pool[values.count - place - 1] }
                return pool[found]
            }
        }
        var taken: Set<Int> = []
        return (0..<count).map { _ in
            var found = below(values.count)
            while !taken.insert(found).inserted { found = below(values.count) }
            return values[found]
        }
    }

    mutating func bytes(_ count: Int) -> [UInt8] {
        var result: [UInt8] = []
        while result.count < count {
            let left = min(4, count - result.count)
            let value = word() >> UInt32(32 - 8 * left)
            result += (0..<left).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
        }
        return result
    }

    /// Returns a seed that differs from run to run.
    static var anySeed: Int { Int.random(in: 0..<1 << 30) }
}
