import FormworkModel
import Synchronization
import Testing

@testable import FormworkLayout

@Suite("Text layout")
struct TextLayoutTests {
    /// Every character is half its font's size wide.
    private struct Squares: TextMeasuring {
        func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics {
            FontDescription.LineMetrics(ascent: font.size, descent: 0, lineHeight: font.size)
        }
        func width(of text: Substring, in font: FontDescription) -> Double { Double(text.count) * font.size / 2 }
    }

    private let layout = TextLayout(measurer: Squares())
    private let font = FontDescription(size: 10)

    @Test("A text without a limit is one line, its spaces counted")
    func oneLine() {
        let extent = layout.extent(of: "two words ", in: font, maximumWidth: nil, lines: 0)
        #expect((extent.width, extent.height, extent.lineCount) == (50, 10, 1))
    }

    @Test("Lines break after spaces and hyphens; spaces at a line's end hang over")
    func wrapping() {
        let extent = layout.extent(of: "one two three-four", in: font, maximumWidth: 36, lines: 0)
        #expect((extent.width, extent.lineCount) == (35, 3))
        #expect(layout.extent(of: "one two", in: font, maximumWidth: 15, lines: 0).lineCount == 2)
    }

    @Test("A word wider than a line breaks between characters, and only then")
    func longWord() {
        let extent = layout.extent(of: "abcdefgh", in: font, maximumWidth: 20, lines: 0)
        #expect((extent.width, extent.lineCount) == (20, 2))
        #expect(layout.extent(of: "漢字漢字", in: font, maximumWidth: 15, lines: 0).lineCount == 2)
    }

    @Test("Line breaks in the text end lines, up to the maximum number of lines")
    func explicitBreaks() {
        #expect(layout.extent(of: "a\nb\r\nc", in: font, maximumWidth: nil, lines: 0).lineCount == 3)
        #expect(layout.extent(of: "a\n\nb", in: font, maximumWidth: nil, lines: 0).height == 30)
        #expect(layout.extent(of: "a b c d", in: font, maximumWidth: 5, lines: 2).height == 20)
    }

    @Test("Lines break by Unicode's rules: not before closing punctuation, nor inside numbers; and across runs")
    func unicodeBreaks() {
        // Each character is 5 points wide.
        func lines(_ text: String, _ width: Double) -> Int { layout.extent(of: text, in: font, maximumWidth: width, lines: 0).lineCount }
        #expect(lines("ab !c", 15) == 2)
        #expect(lines("ab (cd)", 25) == 2 && lines("$1,000.00", 45) == 1)
        #expect(lines("漢字。漢", 10) == 3)
        #expect(lines("one\u{A0}two", 35) == 1)
        // A word whose end has a different font is not broken.
        let runs = [TextRun("a bc", font: font), TextRun("de", font: font)]
        #expect(layout.extent(of: runs, maximumWidth: 20, lines: 0).lineCount == 2)
        #expect(layout.extent(of: runs, maximumWidth: 20, lines: 0).width == 20)
        let spaced = [TextRun("ab", font: font), TextRun(" ", font: font), TextRun("cd", font: font)]
        #expect(layout.extent(of: spaced, maximumWidth: 15, lines: 0).lineCount == 2)
    }

    @Test("A line that ends at a soft hyphen shows a hyphen, which is invisible elsewhere")
    func softHyphens() {
        let measurer = SystemTextMeasurer(platform: .iOS, toolsVersion: nil)
        let layout = TextLayout(measurer: measurer)
        let font = FontDescription(size: 17)
        let text = "Donau\u{AD}dampf\u{AD}schiff"
        func lines(_ width: Double) -> [String] {
            layout.lines(of: [TextRun(text, font: font)], maximumWidth: width, lines: 0, truncation: .none)
                .map { $0.spans.map(\.text).joined() }
        }
        #expect(lines(500) == ["Donaudampfschiff"])
        #expect(measurer.width(of: text[...], in: font) == measurer.width(of: "Donaudampfschiff", in: font))
        #expect(lines(measurer.width(of: "Donaudampf-", in: font) + 0.5) == ["Donaudampf-", "schiff"])
        #expect(
            lines(max(measurer.width(of: "dampf-", in: font), measurer.width(of: "Donau-", in: font)) + 0.5) == [
                "Donau-", "dampf-", "schiff",
            ])
        #expect(lines(measurer.width(of: "Donau-", in: font) - 3).first == "Donau")
        let after = layout.lines(of: [TextRun("x " + text, font: font)], maximumWidth: 70, lines: 0, truncation: .none)
        #expect(after.map { $0.spans.map(\.text).joined() } == ["x Donau-", "dampf-", "schiff"])
        #expect(after.allSatisfy { $0.width <= 70 })
    }

    @Test("Tabs advance to the next stop: one of the paragraph's, or every 28 points")
    func tabs() {
        #expect(layout.extent(of: "ab\tc", in: font, maximumWidth: nil, lines: 1).width == 33)
        #expect(layout.extent(of: "\t\tc", in: font, maximumWidth: nil, lines: 0).width == 61)
        var style = ParagraphStyle()
        style.tabStops = [TabStop(location: 40), TabStop(location: 100, alignment: .right), TabStop(location: 150, alignment: .center)]
        style.defaultTabInterval = 36
        func columns(_ text: String, width: Double? = nil) -> [[Double]] {
            layout.lines(of: [TextRun(text, font: font, paragraph: style)], maximumWidth: width, lines: 0, truncation: .none)
                .map { $0.columns.map(\.start) }
        }
        #expect(columns("a\tbc\td e\tfg") == [[0, 40, 85, 145]])
        // After the last tab stop, and for text that reaches beyond one.
        #expect(columns("123456789\tb") == [[0, 95]])
        #expect(columns("a\tb\tc\td\te") == [[0, 40, 95, 147.5, 180]])
        #expect(columns("a\tbcd efg", width: 58) == [[0, 40], [0]])
    }

    @Test("Lines have the paragraph's indents, and paragraphs their spacing")
    func indents() {
        var style = ParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent, style.paragraphSpacingBefore) = (10, 20, -5, 7)
        let runs = [TextRun("aa bb cc\ndd", font: font, paragraph: style)]
        let lines = layout.lines(of: runs, maximumWidth: 40, lines: 0, truncation: .none)
        #expect(lines.map { $0.spans.map(\.text).joined() } == ["aa bb", "cc", "dd"])
        #expect(lines.map { $0.columns.map(\.start) } == [[10], [20], [10]])
        #expect(lines.map(\.top) == [0, 10, 27])
        #expect(layout.extent(of: runs, maximumWidth: 40, lines: 0).width == 35)
        #expect(layout.extent(of: runs, maximumWidth: nil, lines: 0).width == 50)
    }

    @Test("The tallest run of a line decides its height, and paragraph styles add theirs")
    func runs() {
        var style = ParagraphStyle()
        style.lineSpacing = 4
        let runs = [TextRun("ab ", font: font, paragraph: style), TextRun("c", font: FontDescription(size: 20), paragraph: style)]
        #expect(layout.extent(of: runs, maximumWidth: nil, lines: 0).height == 20)
        #expect(layout.extent(of: runs, maximumWidth: 15, lines: 0).height == 34)
        #expect(layout.extent(of: [TextRun("ab", font: font, kern: 1)], maximumWidth: nil, lines: 0).width == 12)
    }

    @Test("A text of usual length is measured to its end, in however many runs")
    func measuredToTheEnd() {
        let text = String(repeating: "word ", count: TextLayout.measuredLength / 5)
        #expect(layout.width(of: text, in: font) == Double(TextLayout.measuredLength) * 5)
        #expect(layout.extent(of: text, in: font, maximumWidth: 25, lines: 0).lineCount == TextLayout.measuredLength / 5)
        let runs = [TextRun(String(text.dropLast(10)), font: font), TextRun("the last!!", font: font)]
        #expect(layout.extent(of: runs, maximumWidth: nil, lines: 0).width == Double(TextLayout.measuredLength) * 5)
    }

    @Test(
        "Text beyond the height of any screen isn't measured, so that the time is bounded", arguments: ["word ", "m", "e\u{301}"])
    func boundedWork(unit: String) {
        func work(_ length: Int) -> (measured: Int, extents: [TextExtent], lines: Int) {
            let measurer = CountingMeasurer()
            let layout = TextLayout(measurer: measurer)
            let text = String(repeating: unit, count: length / unit.unicodeScalars.count)
            let runs = [TextRun(String(text.prefix(1000)), font: font), TextRun(String(text.dropFirst(1000)), font: font)]
            let extents = [
                layout.extent(of: text, in: font, maximumWidth: nil, lines: 0), layout.extent(of: runs, maximumWidth: 300, lines: 0),
            ]
            let lines = layout.lines(of: runs, maximumWidth: 300, lines: 3, truncation: .middle).count
            return (measurer.count.load(ordering: .relaxed), extents, lines)
        }
        let limit = TextLayout.measuredLength
        let (less, once, twice) = (work(limit / 2), work(limit + 1000), work(2 * limit))
        #expect(once.measured == twice.measured && once.extents == twice.extents && once.lines == twice.lines)
        // The text within the limit is measured.
        #expect(less.measured < once.measured && less.extents[1].height < once.extents[1].height)
    }

    /// Counts the requested scalars, each half as wide as its font's size.
    private final class CountingMeasurer: TextMeasuring {
        let count = Atomic(0)
        func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics {
            FontDescription.LineMetrics(ascent: font.size, descent: 0, lineHeight: font.size)
        }
        func width(of text: Substring, in font: FontDescription) -> Double {
            count.add(text.unicodeScalars.count, ordering: .relaxed)
            return Double(text.unicodeScalars.count) * font.size / 2
        }
    }
}
