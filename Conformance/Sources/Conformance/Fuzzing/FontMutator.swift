import Foundation

/// Damages a font, reduced to the tables that Formwork reads: its directory, its tables, and the offsets and counts in them.
struct FontMutator {
    private let parts: [(tag: String, data: Bytes)]
    /// The font's name in documents.
    let name: String
    private static let read: Set = ["head", "hhea", "hmtx", "name", "cmap", "GPOS", "kern", "OS/2"]
    private static let words = [0, 1, 2, 3, 4, 8, 9, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF]
    /// The layout tables are the most complex.
    private static let targets = ["GPOS", "GPOS", "GPOS", "kern", "cmap", "cmap", "hmtx", "hhea", "name", "head"]

    init?(_ data: Bytes) {
        func number(_ place: Int, _ size: Int) -> Int? {
            place >= 0 && place + size <= data.count ? data[place..<place + size].reduce(0) { $0 << 8 | Int($1) } : nil
        }
        var parts: [(tag: String, data: Bytes)] = []
        for index in 0..<(number(4, 2) ?? 0) {
            let place = 12 + 16 * index
            guard let offset = number(place + 8, 4), let count = number(place + 12, 4), offset + count <= data.count else { return nil }
            let tag = String(decoding: data[place..<place + 4], as: UTF8.self)
            if Self.read.contains(tag) { parts.append((tag, Bytes(data[offset..<offset + count]))) }
        }
        guard !parts.isEmpty else { return nil }
        self.parts = parts
        name = Self.postScriptName(parts.first { $0.tag == "name" }?.data ?? []) ?? "Evil"
    }

    private static func postScriptName(_ table: Bytes) -> String? {
        func number(_ place: Int) -> Int { place + 1 < table.count ? Int(table[place]) << 8 | Int(table[place + 1]) : 0 }
        for place in (0..<number(2)).map({ 6 + 12 * $0 }) where number(place) == 3 && number(place + 6) == 6 {
            let start = number(4) + number(place + 10)
            let letters = stride(from: start, to: start + number(place + 8), by: 2).map { UInt16(number($0)) }
            return letters.isEmpty ? nil : String(decoding: letters, as: UTF16.self)
        }
        return nil
    }

    /// Returns the font with one to twelve injuries.
    ///
    /// - Parameter other: another font, which may lend a table.
    func mutant(_ random: inout Random, other: FontMutator) -> Bytes {
        var tables = Dictionary(parts.map { ($0.tag, $0.data) }) { first, _ in first }
        if random.fraction() < 0.2 {
            let lent = random.choice(other.parts)
            tables[lent.tag] = lent.data
        }
        for _ in 0..<1 + min(11, Int(random.exponential(0.4))) {
            let tag = random.choice(Self.targets)
            if let table = tables[tag], !table.isEmpty { tables[tag] = injured(table, &random) }
        }
        let kind = random.fraction()
        if kind < 0.1 { tables[random.choice(parts).tag] = nil }
        if kind > 0.85 {
            let count = random.choice([1, 2, 40, 256, 257])
            return Bytes("ttcf") + u32(0x0001_0000, count) + (0..<count).flatMap { _ in u32(12 + 4 * count) }
                + directory(tables, start: 12 + 4 * count)
        }
        let data = directory(tables)
        guard kind < 0.25 else { return data }
        // A tag, offset, length or count in the directory.
        let place = random.fraction() < 0.2 ? 4 : 12 + 16 * random.below(max(1, tables.count)) + random.choice([0, 8, 10, 12, 14])
        return place + 2 <= data.count ? data.replacing(place..<place + 2, with: u16(random.choice(Self.words))) : data
    }

    /// Returns the place of a number; in every second case near the beginning, with the counts and offsets.
    private func place(_ table: Bytes, _ size: Int, _ random: inout Random) -> Int {
        let end = max(1, table.count - size + 1)
        return random.below(random.fraction() < 0.5 ? min(end, 200) : end) & ~1
    }

    private func injured(_ table: Bytes, _ random: inout Random) -> Bytes {
        func range(_ place: Int, _ size: Int) -> Range<Int> { place..<min(table.count, place + size) }
        let (one, two) = (place(table, 2, &random), place(table, 2, &random))
        switch random.below(8) {
        case 0...2:
            let old = table[range(one, 2)].reduce(0) { $0 << 8 | Int($1) }
            return table.replacing(
                range(one, 2), with: u16(random.choice(Self.words + [old + 1, old - 1, old * 2, table.count, table.count - one, one])))
        // A number from elsewhere, so that two parts coincide, or one contains itself.
        case 3: return table.replacing(range(one, 2), with: table[range(two, 2)])
        case 4:
            let place = place(table, 4, &random)
            return table.replacing(
                range(place, 4),
                with: u32(random.choice([0, 1, 0xFFFF, 0x10000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x10_FFFF, table.count])))
        case 5:
            let part = range(one, random.choice([2, 2, 4, 12, 300]))
            return random.fraction() < 0.5 ? table.replacing(part, with: []) : table.replacing(one..<one, with: table[part])
        case 6: return Bytes(table[..<random.below(table.count + 1)])
        default: return table.replacing(range(one, 2), with: random.bytes(random.choice([1, 2, 40])))
        }
    }
}
