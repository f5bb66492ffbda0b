import FormworkDiagnostics
import Testing

@Suite struct StringLabelsTests {
    @Test(
        "The first line is the first one that isn't blank",
        arguments: [
            ("one", "one"), ("one\ntwo", "one"), ("\n\r\none\r\ntwo", "one"), (" one \n", " one "), ("one\u{2028}two", "one"), ("", ""),
            ("\n\n", "\n\n"),
        ])
    func firstLine(text: String, line: String) { #expect(text.firstLine == line) }

    @Test("A text longer than the limit is cut, and ends in an ellipsis")
    func shortened() {
        #expect("12345".shortened(to: 5) == "12345")
        #expect("123456".shortened(to: 5) == "1234…")
        #expect("".shortened(to: 5).isEmpty)
        #expect("ab".shortened(to: 1) == "…")
    }

    @Test("A text is cut between grapheme clusters", arguments: ["👩‍👩‍👧", "e\u{301}", "\r\n", "🇩🇪"])
    func whole(character: String) {
        let text = String(repeating: character, count: 9)
        #expect(text.shortened(to: 9) == text)
        #expect(text.shortened(to: 4) == String(repeating: character, count: 3) + "…")
    }

    @Test("Part of a text is cut like the whole")
    func part() {
        #expect("one two three".dropFirst(4).shortened(to: 9) == "two three")
        #expect("one two three".dropFirst(4).shortened(to: 4) == "two…")
        #expect("\none\ntwo".dropFirst(5).firstLine == "two")
    }

    @Test("At most twenty choices are listed")
    func choices() {
        let names = (1...21).map { "n\($0)" }
        #expect([String]().choices == "there are none")
        #expect(["a", "b"].choices == "available: a, b")
        #expect(names.prefix(20).choices == "available: " + names.prefix(20).joined(separator: ", "))
        #expect(names.choices.hasSuffix("n19, n20, …"))
    }
}
