/// A font of a file, with the data for measuring text, in em.
///
/// Formwork has its own reader because FreeType and HarfBuzz are C libraries that each machine would have to install, while measuring needs only a
/// few tables of plain numbers. This reader reads nothing else, checks each index, and takes time linear in the size of the file. It does not support
/// ligatures and the shaping of Arabic or Indic scripts (`GSUB`), kerning by state machines (formats 1 to 3 of `kern`, and `kerx`), and instances of
/// variable fonts other than the default one.
public struct FontFace: Sendable {
    /// The name in documents, such as `Avenir-Heavy`.
    public let postScriptName: String
    /// The full name, such as `Avenir Heavy`.
    public let fullName: String
    /// The family, such as `Avenir`.
    public let family: String
    /// The style, such as `Heavy`.
    public let style: String
    /// The distance from a line's top to its baseline.
    package let ascent: Double
    /// The distance from the baseline to the line's bottom; positive.
    package let descent: Double
    /// The distance between a line's bottom and the next line's top.
    package let lineGap: Double
    private let unitsPerEm: Double
    private let characters: CharacterMap
    /// The advances by glyph. The last one applies to all further glyphs.
    private let advances: [UInt16]
    private let positioning: PairPositioning?
    private let kern: KernPairs?

    /// Reads the fonts of a file: a single one, or those of a collection.
    ///
    /// - Throws: A ``FontFileError`` with the problem and its position in the file.
    /// - Complexity: O(n) in the file's length.
    package static func faces(in bytes: [UInt8]) throws(FontFileError) -> [FontFace] {
        var budget = FontBudget()
        return try faces(in: bytes, &budget)
    }

    /// Reads the fonts of a file within a budget.
    static func faces(in bytes: [UInt8], _ budget: inout FontBudget) throws(FontFileError) -> [FontFace] {
        let file = FontBytes(file: bytes)
        var faces: [FontFace] = []
        for offset in try FontDirectory.offsets(in: file) {
            budget.beginFont()
            faces.append(try FontFace(try FontDirectory(file, at: offset), budget: &budget))
        }
        return faces
    }

    private init(_ directory: FontDirectory, budget: inout FontBudget) throws(FontFileError) {
        let head = try directory.required("head")
        let units = try head.unsigned16(18)
        guard (16...16_384).contains(units) else { throw head.error(.wrongNumber("head"), at: 18) }
        unitsPerEm = Double(units)
        let names = try FontNames(try directory.required("name"), budget: &budget)
        (postScriptName, fullName, family, style) = (names.postScript, names.full, names.family, names.style)
        characters = try CharacterMap(try directory.required("cmap"), budget: &budget)

        let hhea = try directory.required("hhea")
        var lines = (try hhea.signed16(4), try hhea.signed16(6), try hhea.signed16(8))
        // As in Core Text, the heights of `OS/2` are only used if `hhea` has none.
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
        try hmtx.require(0, count: 4 * count)
        // An advance costs an eighth of another entry.
        try budget.spend(count / 8, table: hmtx)
        var advances: [UInt16] = []
        for glyph in 0..<count { advances.append(UInt16(truncatingIfNeeded: try hmtx.unsigned16(4 * glyph))) }
        self.advances = advances

        var positioning: PairPositioning?
        if let table = try directory.table("GPOS") { positioning = try PairPositioning(table, budget: &budget) }
        self.positioning = positioning
        var kern: KernPairs?
        if positioning?.isPresent != true, let table = try directory.table("kern") { kern = try KernPairs(table, budget: &budget) }
        self.kern = kern
    }

    /// Returns the glyph of a character; 0 if the font has none.
    package func glyph(of character: UInt32) -> Int { characters.glyph(character) }

    /// Returns the width of a glyph, in em.
    package func advance(ofGlyph glyph: Int) -> Double { Double(advances[min(glyph, advances.count - 1)]) / unitsPerEm }

    /// Returns the kerning between two glyphs, in em. Positive values increase their distance.
    package func kerning(_ left: Int, _ right: Int) -> Double {
        if let positioning, positioning.isPresent { return Double(positioning.adjustment(left, right)) / unitsPerEm }
        return Double(kern?.adjustment(left, right) ?? 0) / unitsPerEm
    }
}
