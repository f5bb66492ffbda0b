/// The kerning of pairs of glyphs: the table `kern` in its format 0.
///
/// Source: OpenType 1.9 and Apple's TrueType Reference Manual, `kern`. Their headers differ.
struct KernPairs: Sendable {
    /// The pairs as `left << 16 | right`, in order, and their adjustments in font units.
    private var pairs: [UInt32] = []
    private var values: [Int16] = []

    init(_ table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
        let isApples = try table.unsigned16(0) == 1
        let count = isApples ? try table.unsigned32(4) : try table.unsigned16(2)
        var place = isApples ? 8 : 4
        var found: [(pair: UInt32, value: Int16)] = []
        for _ in 0..<count {
            try budget.spend(1, table: table)
            let length = isApples ? try table.unsigned32(place) : try table.unsigned16(place + 2)
            let coverage = try table.unsigned16(place + 4)
            let header = isApples ? 8 : 6
            let format = isApples ? coverage & 0xFF : coverage >> 8
            // Horizontal kerning, neither minimum values nor cross-stream.
            let isPlain = isApples ? coverage & 0xE000 == 0 : coverage & 7 == 1
            if format == 0, isPlain {
                let pairCount = try table.unsigned16(place + header)
                try budget.spend(pairCount, table: table)
                for pair in 0..<pairCount {
                    let entry = place + header + 8 + 6 * pair
                    let key = UInt32(truncatingIfNeeded: try table.unsigned32(entry))
                    found.append((key, Int16(truncatingIfNeeded: try table.signed16(entry + 4))))
                }
                // The length of a single subtable may be too small, because it has only 16 bits.
                if count == 1 { break }
            }
            guard length >= header else { throw table.error(.wrongNumber(table.table), at: place) }
            place += length
        }
        found.sort { $0.pair < $1.pair }
        (pairs, values) = (found.map(\.pair), found.map(\.value))
    }

    /// Returns the adjustment of a pair of glyphs, in font units.
    func adjustment(_ left: Int, _ right: Int) -> Int {
        guard left <= 0xFFFF, right <= 0xFFFF else { return 0 }
        let key = UInt32(truncatingIfNeeded: left << 16 | right)
        var (low, high) = (0, pairs.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < pairs.count && pairs[low] == key ? Int(values[low]) : 0
    }
}
