/// The kerning of pairs of glyphs: the feature `kern` of the table `GPOS`, with lookups of type 2, or of type 9 that wrap them.
///
/// Source: OpenType 1.9, `GPOS`.
struct PairPositioning: Sendable {
    /// The subtables by lookup. In each lookup the first subtable with a pair applies.
    private var lookups: [[Subtable]] = []
    /// Whether the font has the feature. The table `kern` is then ignored.
    private(set) var isPresent = false

    /// The most subtables of a font. Fonts in use have fewer than ten.
    private static let mostSubtables = 128
    /// The most subtables that are searched for a pair, counting those that cover its first glyph.
    private static let mostPerPair = 16

    init(_ table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
        let features = try table.rest(from: try table.unsigned16(6))
        let list = try table.rest(from: try table.unsigned16(8))
        var indices: Set<Int> = []
        for feature in try Self.features(table, features: features, budget: &budget) {
            let record = try features.rest(from: feature)
            let count = try record.unsigned16(2)
            try budget.spend(count, table: features)
            for index in 0..<count { indices.insert(try record.unsigned16(4 + 2 * index)) }
        }
        isPresent = !indices.isEmpty
        let count = try list.unsigned16(0)
        var subtables = 0
        for index in indices.sorted() where index < count {
            let lookup = try list.rest(from: try list.unsigned16(2 + 2 * index))
            let type = try lookup.unsigned16(0)
            guard type == 2 || type == 9 else { continue }
            var found: [Subtable] = []
            let places = try lookup.unsigned16(4)
            try budget.spend(places, table: lookup)
            for place in 0..<places {
                var subtable = try lookup.rest(from: try lookup.unsigned16(6 + 2 * place))
                if type == 9 {
                    guard try subtable.unsigned16(2) == 2 else { continue }
                    subtable = try subtable.rest(from: try subtable.unsigned32(4))
                }
                subtables += 1
                guard subtables <= Self.mostSubtables else { throw table.error(.tooMuch(table.table), at: 0) }
                if let pairs = try Subtable(subtable, budget: &budget) { found.append(pairs) }
            }
            if !found.isEmpty { lookups.append(found) }
        }
    }

    /// Returns the adjustment of the distance between a pair of glyphs, in font units.
    ///
    /// - Complexity: O(n) in the number of subtables, which is bounded.
    func adjustment(_ left: Int, _ right: Int) -> Int {
        var sum = 0
        var searched = 0
        for lookup in lookups {
            for subtable in lookup {
                guard let place = subtable.place(of: left) else { continue }
                searched += 1
                guard searched <= Self.mostPerPair else { return sum }
                guard let value = subtable.adjustment(left, at: place, right) else { continue }
                sum += value
                break
            }
        }
        return sum
    }

    /// Returns the offsets of the `kern` features for Latin script or, if the font does not list it, for the default script.
    private static func features(
        _ table: FontBytes, features: FontBytes, budget: inout FontBudget
    ) throws(FontFileError) -> [Int] {
        let scripts = try table.rest(from: try table.unsigned16(4))
        var languages: [Int: FontBytes] = [:]
        let scriptCount = try scripts.unsigned16(0)
        try budget.spend(scriptCount, table: scripts)
        for index in 0..<scriptCount {
            let record = 2 + 6 * index
            let tag = try scripts.unsigned32(record)
            let script = try scripts.rest(from: try scripts.unsigned16(record + 4))
            let offset = try script.unsigned16(0)
            guard offset != 0 else { continue }
            languages[tag] = try script.rest(from: offset)
        }
        // `latn`, `DFLT`.
        guard let language = languages[0x6C61_746E] ?? languages[0x4446_4C54] else { return [] }
        var found: [Int] = []
        let featureCount = try language.unsigned16(4)
        try budget.spend(featureCount, table: language)
        for index in 0..<featureCount {
            let record = 2 + 6 * (try language.unsigned16(6 + 2 * index))
            // `kern`.
            if try features.unsigned32(record) == 0x6B65_726E { found.append(try features.unsigned16(record + 4)) }
        }
        return found
    }
}

extension PairPositioning {
    /// A subtable of pairs, by glyphs or by classes of glyphs.
    private struct Subtable: Sendable {
        private enum Kind {
            /// The offsets of the sets of second glyphs, by the index of the first glyph.
            case glyphs([Int])
            case classes(first: GlyphGroups, second: GlyphGroups, secondCount: Int, firstCount: Int)
        }

        private let bytes: FontBytes
        private let coverage: GlyphGroups
        private let kind: Kind
        /// The size of both glyphs' values in bytes, and the offset of the first glyph's advance in them.
        private let valueSize: Int
        private let advance: Int

        /// Reads a subtable; nil for an unknown format, or one that does not adjust the first advance.
        init?(_ bytes: FontBytes, budget: inout FontBudget) throws(FontFileError) {
            self.bytes = bytes
            let format = try bytes.unsigned16(0)
            let (first, second) = (try bytes.unsigned16(4), try bytes.unsigned16(6))
            guard format == 1 || format == 2, first & 4 != 0 else { return nil }
            coverage = try GlyphGroups(coverage: try bytes.rest(from: try bytes.unsigned16(2)), &budget)
            valueSize = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
            advance = 2 * (first & 3).nonzeroBitCount
            if format == 1 {
                var sets: [Int] = []
                let count = try bytes.unsigned16(8)
                try budget.spend(count, table: bytes)
                for index in 0..<count {
                    let offset = try bytes.unsigned16(10 + 2 * index)
                    try bytes.require(offset + 2, count: (try bytes.unsigned16(offset)) * (2 + valueSize))
                    sets.append(offset)
                }
                kind = .glyphs(sets)
            } else {
                let counts = (first: try bytes.unsigned16(12), second: try bytes.unsigned16(14))
                try bytes.require(16, count: counts.first * counts.second * valueSize)
                kind = .classes(
                    first: try GlyphGroups(classes: try bytes.rest(from: try bytes.unsigned16(8)), &budget),
                    second: try GlyphGroups(classes: try bytes.rest(from: try bytes.unsigned16(10)), &budget), secondCount: counts.second,
                    firstCount: counts.first)
            }
        }

        /// Returns the index of a first glyph in the coverage; nil if the subtable has no pairs with it.
        func place(of left: Int) -> Int? { coverage[left] }

        /// Returns the adjustment of the first glyph of a pair, in font units; nil if the subtable does not have the pair.
        ///
        /// - Parameters:
        ///   - left: The first glyph.
        ///   - place: Its index in the coverage.
        ///   - right: The second glyph.
        func adjustment(_ left: Int, at place: Int, _ right: Int) -> Int? {
            switch kind {
            case .glyphs(let sets):
                guard place < sets.count else { return nil }
                return try? value(of: right, inSetAt: sets[place])
            case .classes(let first, let second, let secondCount, let firstCount):
                let (row, column) = (first[left] ?? 0, second[right] ?? 0)
                guard row < firstCount, column < secondCount else { return nil }
                return try? bytes.signed16(16 + (row * secondCount + column) * valueSize + advance)
            }
        }

        /// Searches a set, whose glyphs are in order. Its position in the file was already checked.
        private func value(of right: Int, inSetAt offset: Int) throws(FontFileError) -> Int? {
            var (low, high) = (0, try bytes.unsigned16(offset))
            while low < high {
                let middle = (low + high) / 2
                let entry = offset + 2 + middle * (2 + valueSize)
                let glyph = try bytes.unsigned16(entry)
                if glyph == right { return try bytes.signed16(entry + 2 + advance) }
                if glyph < right { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }
}
