import Foundation
import Testing

@testable import FormworkLayout

@Suite("Possible line breaks")
struct LineBreaksTests {
    private static let conformanceTest = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
    /// Other versions of Unicode have other rules.
    private static let hasConformanceTest =
        (try? String(contentsOfFile: conformanceTest, encoding: .utf8))?.hasPrefix("# LineBreakTest-15.0") ?? false

    /// Text with marks where lines may end.
    private static func marked(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let breaks = LineBreaks.opportunities(scalars.map { LineBreakClass($0) })
        var result = String.UnicodeScalarView()
        for (scalar, opportunity) in zip(scalars, breaks) {
            if opportunity != .no { result.append("|") }
            result.append(scalar)
        }
        return String(result)
    }

    /// Lines of the conformance test and of the annex's examples.
    @Test(
        "follows Unicode's rules",
        arguments: [
            "one |two-|three", "e.g. |(so) |it !", "well… |“quoted |text” |it’s", "a|—|b |–|c", "http://|www.example.com/|a?|b",
            "$1,234.56 |−5 |(12.5%) |€ |9", "no\u{A0}break\u{202F}here", "x\u{200B}|y\u{2060}z", "漢|字、|「かっ|た」ー",
            "한|글 |단|어", "สวัสดีครับ |ไทย", "שלום-עולם |עם", "👩\u{200D}👩\u{200D}👧|👍🏽|🇩🇪|🇫🇷", "a\r\n|b\n|\u{2028}|c", "soft\u{AD}|hyphen",
            "[a] |{b}|c",
            "50 |% |100 |°C", "\u{301}x", "- |a", "word\u{3000}|word",
        ])
    func examples(marks: String) { #expect(Self.marked(marks.replacing("|", with: "")) == marks) }

    @Test(
        "passes the whole conformance test of Unicode",
        .enabled(if: hasConformanceTest, "no LineBreakTest.txt of Unicode 15.0 here"))
    func conformance() throws {
        var count = 0
        for line in try String(contentsOfFile: Self.conformanceTest, encoding: .utf8).split(separator: "\n") {
            let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
            if words.isEmpty { continue }
            let classes = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }.map { LineBreakClass($0) }
            let expected = words.compactMap { $0 == "÷" ? true : $0 == "×" ? false : nil }.dropLast()
            let found = LineBreaks.opportunities(classes).map { $0 != .no }
            #expect(found == Array(expected), "\(line)")
            count += 1
        }
        #expect(count > 7000)
    }
}
