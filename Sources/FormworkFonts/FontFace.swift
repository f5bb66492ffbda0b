/// A font of a file: what measuring text needs of it, in em.
///
/// Why our own reader: FreeType and HarfBuzz would be libraries of the system that every machine must have, in C, for six tables of plain
/// numbers. This one reads nothing but these, checks each index, and does as much work as the file is long. What it leaves out: ligatures and
/// the shaping of Arabic or Indic script (`GSUB`), kerning by state machines (formats 1 to 3 of `kern`, and `kerx`), and the instances of
/// variable fonts, of which it measures the default one.
public struct FontFace: Sendable {
    /// `Avenir-Heavy`: how documents name it.
    public let postScriptName: String
    /// `Avenir Heavy`.
    public let fullName: String
    /// `Avenir`.
    public let family: String
    /// `Heavy`.
    public let style: String
    /// From a line's top to its baseline.
    package let ascent: Double
    /// From the baseline to the line's bottom, positive.
    package let descent: Double
    /// Between a line's bottom and the next one's top.
    package let lineGap: Double
    private let unitsPerEm: Double
    private let characters: CharacterMap
    /// The last one is that of all further glyphs.
    private let advances: [UInt16]
    private let positioning: PairPositioning?
    private let kern: KernPairs?

    /// The fonts of a file: one, or those of a collection.
    ///
    /// - Throws: ``FontFileError``: what is wrong with the file, and at which byte.
    /// - Complexity: O(n) in the file's length.
    package static func faces(in bytes: [UInt8]) throws(FontFileError) -> [FontFace] {
        var budget = FontBudget()
        return try faces(in: bytes, &budget)
    }

    /// The fonts of a file, as far as the budget goes.
    static func faces(in bytes: [UInt8], _ budget: inout FontBudget) throws(FontFileError) -> [FontFace] {
        let file = FontBytes(file: bytes)
        var faces: [FontFace] = []
        for offset in try FontDirectory.offsets(in: file) {
            budget.beginFont()
            faces.append(try FontFace(try FontDirectory(file, at: offset), &budget))
        }
        return faces
    }

    private init(_ directory: FontDirectory, _ budget: inout FontBudget) throws(FontFileError) {
        let head = try directory.required("head")
        let units = try head.unsigned16(18)
        guard (16...16_384).contains(units) else { throw head.error(.wrongNumber("head"), at: 18) }
        unitsPerEm = Double(units)
        let names = try FontNames(try directory.required("name"), &budget)
        (postScriptName, fullName, family, style) = (names.postScript, names.full, names.family, names.style)
        characters = try CharacterMap(try directory.required("cmap"), &budget)

        let hhea = try directory.required("hhea")
        var lines = (try hhea.signed16(4), try hhea.signed16(6), try hhea.signed16(8))
        // As Core Text has it: the heights of `OS/2` count only where `hhea` has none.
        if lines.0 == 0, lines.1 == 0, let other = try directory.table("OS/2") {
            lines = (try other.signed16(68), try other.signed16(70), try other.signed16(72))
            if lines.0 == 0, lines.1 == 0 { lines = (try other.unsigned16(74), -(try other.unsigned16(76)), 0) }
        }
        ascent = Double(lines.0) / unitsPerEm
        descent = Double(-lines.1) / unitsPerEm
        lineGap = Double(max(0, lines.2)) / unitsPerEm

        let hmtx = try directory.required("hmtx")
        let count = try hhea.unsigned16(34)
        guard count > 0 else { throw hhea.error(.wrongNumber("hhea"), at: 34) }
        try hmtx.require(0, 4 * count)
        // An advance is an eighth as long as another entry.
        try budget.spend(count / 8, hmtx)
        var advances: [UInt16] = []
        for glyph in 0..<count { advances.append(UInt16(truncatingIfNeeded: try hmtx.unsigned16(4 * glyph))) }
        self.advances = advances

        var positioning: PairPositioning?
        if let table = try directory.table("GPOS") { positioning = try PairPositioning(table, &budget) }
        self.positioning = positioning
        var kern: KernPairs?
        if positioning?.isPresent != true, let table = try directory.table("kern") { kern = try KernPairs(table, &budget) }
        self.kern = kern
    }

    /// The glyph of a character; 0 where the font has none.
    package func glyph(of character: UInt32) -> Int { characters.glyph(character) }

    /// How wide a glyph is, in em.
    package func advance(ofGlyph glyph: Int) -> Double { Double(advances[min(glyph, advances.count - 1)]) / unitsPerEm }

    /// How much closer together two glyphs stand, or farther apart where it is positive, in em.
    package func kerning(_ left: Int, _ right: Int) -> Double {
        if let positioning, positioning.isPresent { return Double(positioning.adjustment(left, right)) / unitsPerEm }
        return Double(kern?.adjustment(left, right) ?? 0) / unitsPerEm
    }
}
