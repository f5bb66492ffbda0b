/// A font built from bytes, for measuring: its glyphs have widths and no outlines.
package struct FontSketch {
    /// The format of the character map.
    package enum CharacterFormat: Int, Sendable, CaseIterable { case bytes = 0, segments = 4, trimmed = 6, groups = 12 }

    /// The table that adjusts the distance of glyph pairs.
    package enum Kerning: Sendable, CaseIterable { case none, kern, applesKern, pairs, classes, extendedPairs }

    package var postScriptName = "Sketch-Bold"
    package var family = "Sketch"
    package var unitsPerEm = 1000
    /// Characters and their widths, in units; the glyph of each is its position, starting at 1.
    package var widths: [(character: UInt16, width: Int)] = [(0x20, 250), (0x41, 700), (0x56, 650), (0x6F, 500)]
    package var ascent = 800
    package var descent = -200
    package var lineGap = 90
    package var characterFormat = CharacterFormat.segments
    package var kerning = Kerning.none
    /// The kerned pair, and its adjustment in units.
    package var pair: (left: UInt16, right: UInt16, units: Int) = (0x41, 0x56, -120)

    package init() {}

    /// The file.
    package var bytes: [UInt8] { Self.file(tables) }

    /// Returns a collection of fonts in one file.
    package static func collection(_ fonts: [FontSketch]) -> [UInt8] {
        var file = tag("ttcf") + u32(0x0001_0000) + u32(fonts.count)
        var place = file.count + 4 * fonts.count
        var bodies: [[UInt8]] = []
        for font in fonts {
            file += u32(place)
            bodies.append(Self.file(font.tables, at: place))
            place += bodies[bodies.count - 1].count
        }
        return file + bodies.joined()
    }

    // MARK: Tables

    /// The tables, in the order of their tags.
    package var tables: [(tag: String, bytes: [UInt8])] {
        var tables: [(tag: String, bytes: [UInt8])] = [("cmap", characterMap)]
        switch kerning {
        case .none: break
        case .kern: tables.append(("kern", kern(isApples: false)))
        case .applesKern: tables.append(("kern", kern(isApples: true)))
        case .pairs, .classes, .extendedPairs: tables.append(("GPOS", positioning))
        }
        tables.append(("head", [UInt8](repeating: 0, count: 18) + Self.u16(unitsPerEm) + [UInt8](repeating: 0, count: 34)))
        let lines = Self.u32(0x0001_0000) + Self.u16(ascent) + Self.u16(descent) + Self.u16(lineGap)
        tables.append(("hhea", lines + [UInt8](repeating: 0, count: 24) + Self.u16(widths.count + 1)))
        tables.append(("hmtx", ([333] + widths.map(\.width)).flatMap { Self.u16($0) + Self.u16(0) }))
        tables.append(("name", names))
        return tables
    }

    private func glyph(_ character: UInt16) -> Int { (widths.firstIndex { $0.character == character } ?? -1) + 1 }

    private var characterMap: [UInt8] {
        let isWide = characterFormat == .groups
        return Self.u16(0) + Self.u16(1) + Self.u16(3) + Self.u16(isWide ? 10 : 1) + Self.u32(12) + subtable
    }

    private var subtable: [UInt8] {
        switch characterFormat {
        case .bytes: return Self.u16(0) + Self.u16(262) + Self.u16(0) + (0..<256).map { UInt8(glyph($0)) }
        case .segments:
            let count = widths.count + 1
            let ends = widths.flatMap { Self.u16(Int($0.character)) } + Self.u16(0xFFFF)
            let deltas = widths.indices.flatMap { Self.u16(($0 + 1 - Int(widths[$0].character)) & 0xFFFF) } + Self.u16(1)
            let head = Self.u16(4) + Self.u16(16 + 8 * count) + Self.u16(0) + Self.u16(2 * count) + Self.u16(0) + Self.u16(0) + Self.u16(0)
            return head + ends + Self.u16(0) + ends + deltas + [UInt8](repeating: 0, count: 2 * count)
        case .trimmed:
            let first = Int(widths[0].character)
            let glyphs = (first...Int(widths[widths.count - 1].character)).map { glyph(UInt16($0)) }
            return Self.u16(6) + Self.u16(10 + 2 * glyphs.count) + Self.u16(0) + Self.u16(first) + Self.u16(glyphs.count)
                + glyphs.flatMap(Self.u16)
        case .groups:
            let groups = widths.flatMap { Self.u32(Int($0.character)) + Self.u32(Int($0.character)) + Self.u32(glyph($0.character)) }
            return Self.u16(12) + Self.u16(0) + Self.u32(16 + groups.count) + Self.u32(0) + Self.u32(widths.count) + groups
        }
    }

    private func kern(isApples: Bool) -> [UInt8] {
        let pairs =
            Self.u16(1) + Self.u16(6) + Self.u16(0) + Self.u16(0) + Self.u16(glyph(pair.left)) + Self.u16(glyph(pair.right))
            + Self.u16(pair.units)
        if isApples { return Self.u32(0x0001_0000) + Self.u32(1) + Self.u32(8 + pairs.count) + Self.u16(0) + Self.u16(0) + pairs }
        return Self.u16(0) + Self.u16(1) + Self.u16(0) + Self.u16(6 + pairs.count) + Self.u16(1) + pairs
    }

    private var positioning: [UInt8] {
        let scripts =
            Self.u16(1) + Self.tag("latn") + Self.u16(8) + Self.u16(4) + Self.u16(0) + Self.u16(0) + Self.u16(0xFFFF) + Self.u16(1)
            + Self.u16(0)
        let features = Self.u16(1) + Self.tag("kern") + Self.u16(8) + Self.u16(0) + Self.u16(1) + Self.u16(0)
        let isExtended = kerning == .extendedPairs
        let lookup = Self.u16(isExtended ? 9 : 2) + Self.u16(0) + Self.u16(1) + Self.u16(8)
        let extended = isExtended ? Self.u16(1) + Self.u16(2) + Self.u32(8) : []
        let lookups = Self.u16(1) + Self.u16(4) + lookup + extended + pairSubtable
        let places = [10, 10 + scripts.count, 10 + scripts.count + features.count]
        return Self.u32(0x0001_0000) + places.flatMap(Self.u16) + scripts + features + lookups
    }

    private var pairSubtable: [UInt8] {
        let (left, right) = (glyph(pair.left), glyph(pair.right))
        let coverage = Self.u16(1) + Self.u16(1) + Self.u16(left)
        if kerning == .classes {
            // Two classes of second glyphs: all others, and the right one.
            let first = Self.u16(2) + Self.u16(0)
            let second = Self.u16(2) + Self.u16(1) + Self.u16(right) + Self.u16(right) + Self.u16(1)
            let values = Self.u16(0) + Self.u16(pair.units)
            let body = 16 + values.count
            return Self.u16(2) + Self.u16(body) + Self.u16(4) + Self.u16(0) + Self.u16(body + coverage.count)
                + Self.u16(body + coverage.count + first.count) + Self.u16(1) + Self.u16(2) + values + coverage + first + second
        }
        // The placement comes before the advance.
        let set = Self.u16(1) + Self.u16(right) + Self.u16(0) + Self.u16(pair.units)
        return Self.u16(1) + Self.u16(12 + set.count) + Self.u16(5) + Self.u16(0) + Self.u16(1) + Self.u16(12) + set + coverage
    }

    private var names: [UInt8] {
        let texts = [(1, family), (2, "Bold"), (4, family + " Bold"), (6, postScriptName)]
        var (records, storage): ([UInt8], [UInt8]) = ([], [])
        for (kind, text) in texts {
            let bytes = text.utf16.flatMap { Self.u16(Int($0)) }
            records += Self.u16(3) + Self.u16(1) + Self.u16(0x409) + Self.u16(kind) + Self.u16(bytes.count) + Self.u16(storage.count)
            storage += bytes
        }
        return Self.u16(0) + Self.u16(texts.count) + Self.u16(6 + records.count) + records + storage
    }

    // MARK: Bytes

    /// Returns a font of tables, located at an offset of a file.
    package static func file(_ tables: [(tag: String, bytes: [UInt8])], at start: Int = 0) -> [UInt8] {
        var file = u32(0x0001_0000) + u16(tables.count) + u16(0) + u16(0) + u16(0)
        var place = start + 12 + 16 * tables.count
        for table in tables {
            file += tag(table.tag) + u32(0) + u32(place) + u32(table.bytes.count)
            place += table.bytes.count
        }
        return file + tables.flatMap(\.bytes)
    }

    private static func u16(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)] }
    package static func u32(_ number: Int) -> [UInt8] { u16(number >> 16) + u16(number) }
    private static func tag(_ text: String) -> [UInt8] { Array(text.utf8) }
}
