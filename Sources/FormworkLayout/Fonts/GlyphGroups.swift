/// Glyphs with a number each: the coverage tables and class definitions of OpenType's layout tables.
struct GlyphGroups: Sendable {
    private struct Range {
        var first: Int
        var last: Int
        var value: Int
        /// Whether the value increases with the glyphs.
        var isCounted: Bool
    }

    private var ranges: [Range] = []

    /// Reads a coverage table, which gives each glyph its index.
    init(coverage table: FontBytes, _ budget: inout FontBudget) throws(FontFileError) {
        let (format, count) = (try table.unsigned16(0), try table.unsigned16(2))
        try budget.spend(count, table: table)
        switch format {
        case 1: for index in 0..<count { add(try table.unsigned16(4 + 2 * index), index: index) }
        case 2:
            for index in 0..<count {
                let place = 4 + 6 * index
                let (first, last) = (try table.unsigned16(place), try table.unsigned16(place + 2))
                try add(first, last: last, value: try table.unsigned16(place + 4), isCounted: true, table: table, place: place)
            }
        default: throw table.error(.wrongNumber(table.table), at: 0)
        }
    }

    /// Reads a class definition, which gives each glyph its class. Glyphs without an entry are in class 0.
    init(classes table: FontBytes, _ budget: inout FontBudget) throws(FontFileError) {
        switch try table.unsigned16(0) {
        case 1:
            let (first, count) = (try table.unsigned16(2), try table.unsigned16(4))
            try budget.spend(count, table: table)
            for index in 0..<count {
                let place = 6 + 2 * index
                try add(
                    first + index, last: first + index, value: try table.unsigned16(place), isCounted: false, table: table, place: place)
            }
        case 2:
            let count = try table.unsigned16(2)
            try budget.spend(count, table: table)
            for index in 0..<count {
                let place = 4 + 6 * index
                let (first, last) = (try table.unsigned16(place), try table.unsigned16(place + 2))
                try add(first, last: last, value: try table.unsigned16(place + 4), isCounted: false, table: table, place: place)
            }
        default: throw table.error(.wrongNumber(table.table), at: 0)
        }
    }

    /// Returns the number of a glyph; nil if it has none.
    ///
    /// - Complexity: O(log n) in the number of ranges.
    subscript(glyph: Int) -> Int? {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < glyph { low = middle + 1 } else { high = middle }
        }
        guard low < ranges.count, ranges[low].first <= glyph else { return nil }
        return ranges[low].value + (ranges[low].isCounted ? glyph - ranges[low].first : 0)
    }

    /// Adds a glyph of a list. Glyphs that are out of order are ignored, as in any reader that uses binary search.
    private mutating func add(_ glyph: Int, index: Int) {
        if let last = ranges.last, glyph == last.last + 1, index == last.value + glyph - last.first {
            ranges[ranges.count - 1].last = glyph
        } else if glyph > ranges.last?.last ?? -1 {
            ranges.append(Range(first: glyph, last: glyph, value: index, isCounted: true))
        }
    }

    private mutating func add(
        _ first: Int, last: Int, value: Int, isCounted: Bool, table: FontBytes, place: Int
    ) throws(FontFileError) {
        guard first <= last, first > ranges.last?.last ?? -1 else { throw table.error(.wrongNumber(table.table), at: place) }
        if !isCounted, let before = ranges.last, before.value == value, before.last + 1 == first {
            ranges[ranges.count - 1].last = last
        } else {
            ranges.append(Range(first: first, last: last, value: value, isCounted: isCounted))
        }
    }
}
