import FormworkTestSupport
import Testing

@testable import FormworkLayout

@Suite("Fonts are measured from their files")
struct FontFaceTests {
    private static func face(_ sketch: FontSketch) throws -> FontFace { try #require(try FontFace.faces(in: sketch.bytes).first) }

    /// Returns the width of a text, in units.
    private static func width(of text: String, in face: FontFace, perEm: Double = 1000) -> Double {
        var (em, previous) = (0.0, 0)
        for scalar in text.unicodeScalars {
            let glyph = face.glyph(of: scalar.value)
            em += face.advance(ofGlyph: glyph) + (previous == 0 ? 0 : face.kerning(previous, glyph))
            previous = glyph
        }
        return (em * perEm).rounded()
    }

    @Test("by names, line heights and advances")
    func plain() throws {
        let face = try Self.face(FontSketch())
        #expect(face.postScriptName == "Sketch-Bold" && face.fullName == "Sketch Bold" && face.family == "Sketch" && face.style == "Bold")
        #expect((face.ascent, face.descent, face.lineGap) == (0.8, 0.2, 0.09))
        #expect(Self.width(of: "A o", in: face) == 1450)
        #expect(face.glyph(of: 0x42) == 0 && face.glyph(of: 0x10FFFF) == 0 && face.advance(ofGlyph: 0) == 0.333)
        // Glyphs after the last width have it, too.
        #expect(face.advance(ofGlyph: 40_000) == 0.5)
    }

    @Test("in each format of the table of characters", arguments: FontSketch.CharacterFormat.allCases)
    func characters(format: FontSketch.CharacterFormat) throws {
        var sketch = FontSketch()
        sketch.characterFormat = format
        sketch.unitsPerEm = 2000
        let face = try Self.face(sketch)
        #expect(sketch.widths.map { face.glyph(of: UInt32($0.character)) } == [1, 2, 3, 4])
        #expect([0x1F, 0x21, 0x57, 0x70].map { face.glyph(of: $0) } == [0, 0, 0, 0])
        #expect(Self.width(of: "AV", in: face, perEm: 2000) == 1350)
    }

    @Test("with kerning pairs", arguments: FontSketch.Kerning.allCases)
    func pairs(kerning: FontSketch.Kerning) throws {
        var sketch = FontSketch()
        sketch.kerning = kerning
        let face = try Self.face(sketch)
        #expect(Self.width(of: "AV", in: face) == (kerning == .none ? 1350 : 1230))
        #expect(Self.width(of: "VA", in: face) == 1350 && Self.width(of: "Ao", in: face) == 1200)
    }

    @Test("several of a collection, each under its name")
    func collection() throws {
        var other = FontSketch()
        (other.postScriptName, other.ascent) = ("Other", 1000)
        var library = FontLibrary()
        #expect(try library.add(FontSketch.collection([FontSketch(), other])).count == 2)
        #expect(library.face(named: "Other")?.ascent == 1 && library.face(named: "Sketch Bold")?.ascent == 0.8)
        #expect(library.face(named: "Sketch-Regular") == nil)
    }

    @Test("Line heights are those of OS/2 if hhea has none")
    func otherHeights() throws {
        var sketch = FontSketch()
        (sketch.ascent, sketch.descent, sketch.lineGap) = (0, 0, 0)
        let heights: [UInt8] = [2, 88, 0xFF, 0x38, 0, 50]
        let table = ("OS/2", [UInt8](repeating: 0, count: 68) + heights + [UInt8](repeating: 0, count: 22))
        let face = try #require(try FontFace.faces(in: FontSketch.file([table] + sketch.tables)).first)
        #expect((face.ascent, face.descent, face.lineGap) == (0.6, 0.2, 0.05))
    }

    @Test("A file that isn't a font or lacks a table is reported, with the place")
    func refused() {
        func refusal(_ bytes: [UInt8]) -> FontFileError? {
            do {
                _ = try FontFace.faces(in: bytes)
                return nil
            } catch { return error }
        }
        #expect(refusal([]) == FontFileError(.noFont, at: 0))
        #expect(refusal(Array("wOFF and what follows".utf8))?.problem == .noFont)
        let tables = FontSketch().tables
        #expect(refusal(FontSketch.file(tables.filter { $0.tag != "hmtx" }))?.problem == .missingTable("hmtx"))
        let file = FontSketch().bytes
        #expect(refusal(Array(file.dropLast(4)))?.problem == .truncated("name"))
        #expect(refusal(file) == nil)
        var sketch = FontSketch()
        sketch.unitsPerEm = 3
        #expect(refusal(sketch.bytes)?.problem == .wrongNumber("head"))
        #expect(refusal(sketch.bytes)?.description == "the table 'head' holds a number that it may not hold (byte 178)")
    }

    @Test("A small file with more claimed content than any font is refused early", arguments: [(60, 0xFFFF), (129, 1)])
    func sharedParts(count: Int, glyphCount: Int) throws {
        // Subtables that share one list of glyphs.
        let script: [UInt8] = [0, 1] + Array("DFLT".utf8) + [0, 8, 0, 4, 0, 0, 0, 0, 0xFF, 0xFF, 0, 1, 0, 0]
        let feature: [UInt8] = [0, 1] + Array("kern".utf8) + [0, 8, 0, 0, 0, 1, 0, 0]
        var lookup: [UInt8] = [0, 1, 0, 4, 0, 2, 0, 0, 0, UInt8(count)]
        for index in 0..<count {
            lookup += Self.pair(6 + 2 * count + 18 * index)
        }
        for index in 0..<count {
            lookup += [0, 2] + Self.pair(18 * (count - index))
            lookup += [0, 4] + [UInt8](repeating: 0, count: 12)
        }
        lookup += [0, 1] + Self.pair(glyphCount)
        for glyph in 0..<glyphCount { lookup += Self.pair(glyph) }
        let head: [UInt8] = [0, 1, 0, 0, 0, 10, 0, UInt8(10 + script.count), 0, UInt8(10 + script.count + feature.count)]
        let bytes = FontSketch.file([("GPOS", head + script + feature + lookup)] + FontSketch().tables)
        #expect(throws: FontFileError.self) { try FontFace.faces(in: bytes) }
    }

    /// Returns the two bytes of a number, the higher first.
    private static func pair(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }

    @Test("Lookups that share a long list of subtables of other kinds are counted, too")
    func sharedLookup() throws {
        let script: [UInt8] = [0, 1] + Array("DFLT".utf8) + [0, 8, 0, 4, 0, 0, 0, 0, 0xFF, 0xFF, 0, 1, 0, 0]
        let count = 2000
        let places = (0..<count).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let feature = [0, 1] + Array("kern".utf8) + [0, 8, 0, 0, UInt8(count >> 8), UInt8(count & 0xFF)] + places
        // Each subtable begins at the lookup's offset, and so has kind 0.
        let start = 2 + 2 * count
        let lookup = [0, 9, 0, 0, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 2 * 0xFFFF)
        let list =
            [UInt8(count >> 8), UInt8(count & 0xFF)] + (0..<count).flatMap { _ in [UInt8(start >> 8), UInt8(start & 0xFF)] } + lookup
        let second = 10 + script.count + feature.count
        let head: [UInt8] = [0, 1, 0, 0, 0, 10, 0, UInt8(10 + script.count), UInt8(second >> 8), UInt8(second & 0xFF)]
        let bytes = FontSketch.file([("GPOS", head + script + feature + list)] + FontSketch().tables)
        #expect(throws: FontFileError.self) { try FontFace.faces(in: bytes) }
    }

    @Test("A collection whose fonts share large tables is refused", arguments: [1, 256])
    func sharedTables(count: Int) throws {
        let shared = 12 + 4 * count
        let file = FontSketch.collection([FontSketch(), FontSketch()])
        // The characters of the plane that all fonts of Chinese are in, one by one.
        var sketch = FontSketch()
        sketch.characterFormat = .trimmed
        sketch.widths = [(0x20, 250), (0xFFF0, 500)]
        let font = FontSketch.file(sketch.tables, at: shared)
        let head = file.prefix(8) + FontSketch.u32(count) + (0..<count).flatMap { _ in FontSketch.u32(shared) }
        var library = FontLibrary()
        var budget = FontBudget()
        if count == 1 {
            #expect(try library.add(Array(head) + font, budget: &budget).count == 1)
        } else {
            #expect(throws: FontFileError.self) { try library.add(Array(head) + font, budget: &budget) }
            #expect(throws: FontFileError.self, "the budget is used up") { try library.add(FontSketch().bytes, budget: &budget) }
        }
    }

    @Test("Damaged files are fonts or refused", arguments: FontSketch.Kerning.allCases)
    func damaged(kerning: FontSketch.Kerning) {
        let seed = Int.random(in: 0..<1_000_000)
        var generator = SeededGenerator(seed: seed)
        var (read, refused) = (0, 0)
        for round in 0..<600 {
            var sketch = FontSketch()
            sketch.kerning = kerning
            sketch.characterFormat = FontSketch.CharacterFormat.allCases[round % 4]
            var bytes = round % 5 == 4 ? FontSketch.collection([sketch, FontSketch()]) : sketch.bytes
            if round % 3 == 0 { bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator))) }
            for _ in 0..<Int.random(in: 1...12, using: &generator) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[place] = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
            }
            do {
                for face in try FontFace.faces(in: bytes) {
                    let width = Self.width(of: "AVo \u{10FFFF}", in: face)
                    #expect(width.isFinite, "seed \(seed), round \(round)")
                }
                read += 1
            } catch {
                #expect(error.offset >= 0 && !error.description.isEmpty, "seed \(seed), round \(round)")
                refused += 1
            }
        }
        #expect(read > 0 && refused > 0, "seed \(seed)")
    }
}
