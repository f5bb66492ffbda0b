import FormworkLayout
import FormworkModel
import Testing

@Suite("Text on lines")
struct TextLinesTests {
    private static let layout = TextLayout(measurer: SystemTextMeasurer(platform: .iOS, toolsVersion: nil))
    private static let font = FontDescription(size: 17)

    private static func lines(_ text: String, _ width: Double?, lines: Int = 0, _ truncation: TextTruncation = .tail) -> [String] {
        layout.lines(of: [TextRun(text, font: font)], maximumWidth: width, lines: lines, truncation: truncation)
            .map { $0.spans.map(\.text).joined() }
    }

    private static func width(_ text: String) -> Double { layout.measurer.width(of: text[...], in: font) }

    @Test("Lines break where they do when text is measured, and nothing is lost")
    func breaking() {
        let text = "The quick brown fox jumps over the lazy dog, twice-over."
        for width in stride(from: 60.0, through: 460, by: 20) {
            let lines = Self.lines(text, width)
            let extent = Self.layout.extent(of: text, in: Self.font, maximumWidth: width, lines: 0)
            #expect(lines.count == extent.lineCount)
            #expect(lines.joined(separator: " ").replacing("- ", with: "-") == text)
        }
        #expect(Self.lines("one\ntwo\n\nfour", nil) == ["one", "two", "", "four"])
        #expect(Self.lines("", 100) == [])
    }

    @Test("A word that is wider than a line continues below")
    func longWord() {
        let lines = Self.lines("Donaudampfschifffahrt", 60, lines: 0, .none)
        #expect(lines.count > 1 && lines.joined() == "Donaudampfschifffahrt")
        #expect(lines.allSatisfy { Self.width($0) < 62 })
        let cut = Self.lines("Donaudampfschifffahrt", 60, lines: 1, .tail)
        #expect(cut.count == 1 && cut[0].hasSuffix("…") && Self.width(cut[0]) < 62)
    }

    @Test("Overlong text is truncated at its tail, head or middle, and fits then")
    func truncation() {
        let text = "A rather long title that does not fit"
        let room = Self.width(text) / 2
        let (tail, head, middle) = (
            Self.lines(text, room, lines: 1, .tail)[0], Self.lines(text, room, lines: 1, .head)[0],
            Self.lines(text, room, lines: 1, .middle)[0]
        )
        #expect(tail.hasSuffix("…") && text.hasPrefix(tail.dropLast()))
        #expect(head.hasPrefix("…") && text.hasSuffix(head.dropFirst()))
        #expect(middle.contains("…") && middle.hasPrefix("A r") && middle.hasSuffix("fit"))
        for line in [tail, head, middle] { #expect(Self.width(line) <= room + 1) }
        #expect(Self.lines(text, room, lines: 1, .none) == [text])
        #expect(Self.lines(text, Self.width(text) + 1, lines: 1, .tail) == [text])
        let two = Self.lines(text, room * 0.6, lines: 2, .tail)
        #expect(two.count == 2 && two[1].hasSuffix("…") && !two[0].contains("…"))
    }

    @Test("Runs of several fonts keep theirs, line by line")
    func runs() {
        let bold = FontDescription(size: 17, weight: .bold)
        let lines = Self.layout.lines(
            of: [TextRun("plain ", font: Self.font), TextRun("bold ", font: bold), TextRun("plain", font: Self.font)], maximumWidth: nil,
            lines: 0, truncation: .tail)
        #expect(lines.count == 1)
        #expect(lines[0].spans.map(\.text) == ["plain ", "bold ", "plain"])
        #expect(lines[0].spans.map(\.run) == [0, 1, 2])
        #expect(abs(lines[0].width - lines[0].spans.reduce(0) { $0 + $1.width }) < 0.001)
    }
}
