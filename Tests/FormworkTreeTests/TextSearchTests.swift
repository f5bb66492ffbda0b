import FormworkTree
import Testing

@Suite("Searching for text")
struct TextSearchTests {
    @Test(
        "Occurrences do not overlap",
        arguments: [
            ("abcabc", "bc", [1, 4]), ("aaaaa", "aa", [0, 2]), ("abc", "", [0]), ("", "", [0]), ("", "a", []), ("abab", "ababa", []),
            // A start that matches several bytes of a longer match.
            ("aabaabaaab", "aabaaa", [3]), ("ababac", "abac", [2]), ("mississippi", "issip", [4]),
            ("Größe", "öß", [2]), ("a\r\nb", "\n", [2]),
        ])
    func ranges(text: String, part: String, offsets: [Int]) {
        let found = text.ranges(of: part)
        #expect(found.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == offsets)
        #expect(found.allSatisfy { text[$0].utf8.elementsEqual(part.utf8) })
        #expect(text.contains(part) == !offsets.isEmpty)
        #expect(text.firstRange(of: part) == found.first)
    }

    @Test("Ranges in a part of a text are those of the text")
    func substring() throws {
        let text = "x = y = z"
        let part = try #require(text.firstRange(of: "y")).lowerBound
        let range = try #require(text[part...].firstRange(of: " = "))
        #expect(text[range.upperBound...] == "z")
        #expect(!text[..<part].contains("y"))
    }

    @Test("Replacements and parts")
    func parts() {
        #expect("a--b--".replacing("--", with: "-") == "a-b-")
        #expect("abc".replacing("x", with: "y") == "abc")
        #expect("a, b, ".parts(separatedBy: ", ") == ["a", "b", ""])
        #expect("abc".parts(separatedBy: ", ") == ["abc"])
    }

    @Test("A combining mark does not hide the bytes in front of it")
    func combiningMark() {
        #expect("*/\u{301}".contains("*/"))
        #expect("*/\u{301}".replacing("*/", with: "* /") == "* /\u{301}")
    }
}
