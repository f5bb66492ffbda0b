extension Engine {
    /// Gives out the values of a block, without the noise of rounding.
    ///
    /// What came about in different ways (by following a suggestion or from scratch, by one order of summing or another) differs in
    /// the last bits. Nine decimals remain, of large values six; decimal ones, so that 279.3 stays what it is.
    ///
    /// - Complexity: O(variables of the block).
    mutating func publish(block: Int) {
        for place in Int(independentStarts[block])..<Int(independentStarts[block + 1]) { publish(Int(independents[place])) }
        for place in Int(chain.formulaStarts[block])..<Int(chain.formulaStarts[block + 1]) { publish(Int(chain.variables[place])) }
        if chain.ties.isEmpty { return }
        for number in chain.blockTies[Int32(truncatingIfNeeded: block)] ?? [] { publish(Int(chain.ties[Int(number)].variable)) }
    }

    @inline(__always)
    private mutating func publish(_ variable: Int) {
        let value = values[variable]
        let magnitude = abs(value)
        if magnitude < 0x1p22 {
            results[variable] = whole(value * 1e9) / 1e9
        } else {
            results[variable] = magnitude < 0x1p32 ? whole(value * 1e6) / 1e6 : value
        }
    }

    /// The nearest whole number, for magnitudes below 2^52.
    @inline(__always)
    private func whole(_ value: Double) -> Double {
        let shift = value < 0 ? -0x1p52 : 0x1p52
        return (value + shift) - shift + 0
    }
}
