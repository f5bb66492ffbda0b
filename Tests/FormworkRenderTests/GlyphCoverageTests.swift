import Testing

@testable import FormworkRender

@Suite struct GlyphCoverageTests {
    private static let latin = GlyphCoverage([0x20...0x7E, 0xA0...0x24F, 0x25CF...0x25CF, 0x410...0x44F])

    private static func replaced(_ text: String, _ coverage: GlyphCoverage = latin) -> String? {
        coverage.replacingMissing(in: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A character that no font has becomes a neutral sign, an emoji of several parts one")
    func replacing() {
        #expect(Self.replaced("<text>Hi \u{1F600}!</text>") == "<text>Hi ●!</text>")
        #expect(Self.replaced("a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}b\u{2764}\u{FE0F}c") == "a●b●c")
        #expect(Self.replaced("\u{4E2D}\u{6587}") == "●●")
        // Full-width characters are drawn as those of ASCII, except those of markup.
        #expect(Self.replaced("\u{FF0B}\u{FF0D}\u{FF1C}") == "+-●")
    }

    @Test("A picture whose characters all have glyphs stays as it is, as does one for unknown fonts")
    func keeping() {
        #expect(Self.replaced("Größe Жук") == nil)
        #expect(Self.replaced("\u{1F600}", GlyphCoverage([])) == nil)
    }

    @Test("Ranges that touch or overlap are one")
    func ranges() {
        let coverage = GlyphCoverage([0x500...0x5FF, 0x400...0x4FF, 0x450...0x520])
        for scalar in ["\u{400}", "\u{4FF}", "\u{500}", "\u{5FF}"] as [Unicode.Scalar] { #expect(coverage.covers(scalar)) }
        for scalar in ["\u{3FF}", "\u{600}"] as [Unicode.Scalar] { #expect(!coverage.covers(scalar)) }
    }
}
