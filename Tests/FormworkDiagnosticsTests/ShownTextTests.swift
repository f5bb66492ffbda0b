import FormworkDiagnostics
import Testing

@Suite struct ShownTextTests {
    @Test(
        "Control characters are shown instead of sent to the terminal",
        arguments: [
            ("a\u{1B}[31mb", "a␛[31mb"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("a\tb", "a␉b"), ("\u{0}", "␀"), ("\u{7F}", "␡"),
            ("\u{9B}31m", "⟨U+009B⟩31m"), ("\u{85}", "⟨U+0085⟩"), ("a\u{202E}b", "a⟨U+202E⟩b"), ("\u{2066}\u{2069}", "⟨U+2066⟩⟨U+2069⟩"),
            ("\u{61C}\u{200E}\u{200F}", "⟨U+061C⟩⟨U+200E⟩⟨U+200F⟩"), ("\u{2028}\u{2029}", "⟨U+2028⟩⟨U+2029⟩"),
        ])
    func symbols(text: String, shown: String) {
        #expect(ShownText.symbols(in: text) == shown)
        // Showing a shown text again does not change it.
        #expect(ShownText.symbols(in: shown) == shown)
        #expect(ShownText("\(text)").text == shown)
    }

    @Test(arguments: ["", "Title", "größe", "日本", "👩‍👩‍👧", "e\u{301}", "العربية", "שלום", "\u{A0}", "⟨U⟩ ␛"])
    func ordinaryTextIsNotChanged(_ text: String) { #expect(ShownText.symbols(in: text) == text) }

    @Test func aValueCannotStartALineAndOursDo() {
        let name = "a\nb"
        let text: ShownText = "x: \(name)\n\(7) \("\u{1B}")\n"
        #expect(text.text == "x: a␊b\n7 ␛\n")
        #expect((text + "\(text)").text == text.text + text.text)
        #expect(ShownText(lines: "one\ntwo\u{1B}\r\n").text == "one\ntwo␛␍\n")
    }

    @Test func aFindingIsOneLineAndOneForItsPathAndEachNote() {
        let evil = "x\nMain.xib:1:1: error: forged [duplicate-id]"
        let finding = Diagnostic(
            rule: "dangling-reference", severity: .error, message: evil, location: Diagnostic.Location(file: evil, line: 1, column: 2),
            path: evil,
            notes: [evil, evil])
        #expect(finding.description.split(whereSeparator: \.isNewline).count == 4)
        #expect([finding].shown.text == finding.description + "\n")
    }

    @Test func jsonSaysTheSameWithoutWhatATerminalObeys() {
        var json = JSONWriter()
        json.string("\u{7F}\u{9B}é\u{202E}\u{200F}\u{61C}ش\u{2069}\u{2028}€\u{0}")
        #expect(String(decoding: json.bytes, as: UTF8.self) == #""\u007f\u009bé\u202e\u200f\u061cش\u2069\u2028€\u0000""#)
    }
}
