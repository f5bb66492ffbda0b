/// A map from characters to glyphs: the table `cmap` in the formats 0, 4, 6 and 12.
///
/// Source: OpenType 1.9, `cmap`.
struct CharacterMap: Sendable {
    /// Consecutive characters with consecutive glyphs.
    private struct Run {
        var first: Int
        var last: Int
        var glyph: Int
    }

    /// The runs in the order of their characters, without overlaps.
    private var runs: [Run] = []

    init(_ table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
        var best: (rank: Int, offset: Int)?
        let count = try table.unsigned16(2)
        try budget.spend(count, table: table)
        for index in 0..<count {
            let record = 4 + 8 * index
            let rank = Self.rank(platform: try table.unsigned16(record), encoding: try table.unsigned16(record + 2))
            let offset = try table.unsigned32(record + 4)
            guard rank > (best?.rank ?? 0), Self.formats.contains(try table.unsigned16(offset)) else { continue }
            best = (rank, offset)
        }
        guard let best else { return }
        let map = try table.rest(from: best.offset)
        switch try map.unsigned16(0) {
        case 0: for code in 0..<256 { add(code, glyph: try map.byte(6 + code)) }
        case 4: try readSegments(map, budget: &budget)
        case 6:
            let first = try map.unsigned16(6)
            let count = try map.unsigned16(8)
            try budget.spend(count, table: map)
            for index in 0..<count { add(first + index, glyph: try map.unsigned16(10 + 2 * index)) }
        default: try readGroups(map, budget: &budget)
        }
    }

    /// Returns the glyph of a character; 0 if the font has none.
    ///
    /// - Complexity: O(log n) in the number of runs.
    func glyph(_ character: UInt32) -> Int {
        let character = Int(character)
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].last < character { low = middle + 1 } else { high = middle }
        }
        guard low < runs.count, runs[low].first <= character else { return 0 }
        return runs[low].glyph + character - runs[low].first
    }

    private static let formats: Set<Int> = [0, 4, 6, 12]

    /// Returns a rank that increases with the encoding's coverage of Unicode; 0 for an unsupported encoding.
    private static func rank(platform: Int, encoding: Int) -> Int {
        switch (platform, encoding) {
        case (3, 10), (0, 4), (0, 6): 4
        case (3, 1), (0, 0...3): 3
        // Symbols, and the ASCII part of Mac Roman.
        case (3, 0): 2
        case (1, 0): 1
        default: 0
        }
    }

    /// Appends a character. Characters that are not in ascending order are ignored.
    private mutating func add(_ character: Int, glyph: Int) {
        guard glyph != 0, let last = runs.last else {
            if glyph != 0 { runs.append(Run(first: character, last: character, glyph: glyph)) }
            return
        }
        guard character > last.last else { return }
        if character == last.last + 1, glyph == last.glyph + character - last.first {
            runs[runs.count - 1].last = character
        } else {
            runs.append(Run(first: character, last: character, glyph: glyph))
        }
    }

    private mutating func readSegments(_ map: FontBytes, budget: inout FontBudget) throws(FontFileError) {
        let count = try map.unsigned16(6) / 2
        let (ends, starts, deltas, offsets) = (14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count)
        var next = 0
        for segment in 0..<count {
            let end = try map.unsigned16(ends + 2 * segment)
            let start = max(next, try map.unsigned16(starts + 2 * segment))
            guard end + 1 >= next else { throw map.error(.wrongNumber(map.table), at: ends + 2 * segment) }
            next = end + 1
            guard start <= end else { continue }
            try budget.spend(end - start + 1, table: map)
            let delta = try map.unsigned16(deltas + 2 * segment)
            let offset = try map.unsigned16(offsets + 2 * segment)
            let written = try map.unsigned16(starts + 2 * segment)
            for character in start...end where character != 0xFFFF {
                var glyph = character
                if offset != 0, offset != 0xFFFF {
                    glyph = try map.unsigned16(offsets + 2 * segment + offset + 2 * (character - written))
                    if glyph == 0 { continue }
                }
                add(character, glyph: (glyph + delta) & 0xFFFF)
            }
        }
    }

    private mutating func readGroups(_ map: FontBytes, budget: inout FontBudget) throws(FontFileError) {
        let count = try map.unsigned32(12)
        try map.require(16, count: 12 * count)
        try budget.spend(count, table: map)
        for group in 0..<count {
            let place = 16 + 12 * group
            let (first, last) = (try map.unsigned32(place), try map.unsigned32(place + 4))
            guard first <= last, last <= 0x10FFFF, first > runs.last?.last ?? -1 else {
                throw map.error(.wrongNumber(map.table), at: place)
            }
            runs.append(Run(first: first, last: last, glyph: try map.unsigned32(place + 8)))
        }
    }
}
