import Testing

@testable import FormworkChanges

@Suite("Text for values")
struct ValueTextTests {
    private typealias R = Revisions

    @Test(
        "A name of the format is split into words",
        arguments: [
            ("backgroundColor", "background color"), ("text", "text"), ("keyEquivalentModifierMask", "key equivalent modifier mask"),
            ("UIButton", "uIButton"), ("iOS", "i oS"), ("heightClass=compact", "height class=compact"), ("wC hR", "w c h r"), ("", ""),
            ("page2Size", "page2 size"), ("größeText", "größe text"),
        ])
    func words(name: String, words: String) { #expect(ValueText.words(name) == words) }

    @Test(
        "An attribute's value is a word, a number or a quotation",
        arguments: [
            ("YES", "hidden", "yes"), ("NO", "hidden", "no"), ("YES", "title", "yes"), ("scaleToFill", "contentMode", "scaleToFill"),
            ("16.0", "constant", "16"), ("0.3333333", "alpha", "0.33"), ("-0.0", "x", "0"), ("1e3", "tag", "1000"),
            ("inf", "constant", "inf"), ("nan", "constant", "nan"), ("12", "title", "\"12\""), ("Sign in", "title", "\"Sign in\""),
            ("two words", "identifier", "\"two words\""), ("", "identifier", "\"\""), ("Straße", "identifier", "\"Straße\""),
            ("say\"so", "identifier", "\"say\"so\""), ("a\tb", "identifier", "\"a⇥b\""),
        ])
    func attributes(value: String, name: String, text: String) { #expect(ValueText.of(value, named: name) == text) }

    @Test(
        "A quotation is on one line, and at most 60 characters long",
        arguments: [
            ("Sign in", "\"Sign in\""), ("one\ntwo\r\nthree\tfour", "\"one⏎two⏎three⇥four\""), ("", "\"\""),
            (String(repeating: "a", count: 60), "\"\(String(repeating: "a", count: 60))\""),
            (String(repeating: "a", count: 61), "\"\(String(repeating: "a", count: 59))…\""),
            (String(repeating: "é\n", count: 40), "\"\(String(repeating: "é⏎", count: 29))é…\""),
        ])
    func quotations(text: String, quoted: String) { #expect(ValueText.quoted(text) == quoted) }

    @Test(
        "A whole quotation is not shortened, and its line feeds and backslashes are escaped",
        arguments: [
            ("Sign in", "\"Sign in\""), ("one\ntwo\r\nthree\tfour", "\"one\\ntwo\\nthree\\tfour\""), ("a\\nb", "\"a\\\\nb\""),
            (String(repeating: "a", count: 300), "\"\(String(repeating: "a", count: 300))\""),
        ])
    func wholeQuotations(text: String, quoted: String) { #expect(ValueText.whole(text) == quoted) }

    @Test("A whole attribute is quoted whole where it is quoted at all")
    func wholeAttributes() {
        let long = String(repeating: "word ", count: 30)
        #expect(ValueText.whole(long, named: "text") == "\"\(long)\"")
        #expect(ValueText.whole("16.0", named: "constant") == "16")
        #expect(ValueText.whole("YES", named: "text") == "yes")
    }

    // MARK: Elements

    static let colorCases: [(String, String)] = [
        ("red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\"", "#FF8000"),
        ("red=\"2\" green=\"-1\" blue=\"0.02\" alpha=\"0.25\"", "#FF0005 at 25 %"),
        ("red=\"nan\" green=\"0.0\" blue=\"0.0\"", "#000000"), ("white=\"0.0\" alpha=\"1\"", "black"),
        ("white=\"0.0\" alpha=\"0.0\"", "clear"),
        ("white=\"0.0\" alpha=\"0.5\"", "black at 50 %"), ("white=\"1\" alpha=\"0.333333\"", "white at 33.33 %"),
        ("white=\"0.5\" alpha=\"1\"", "#808080"),
        ("systemColor=\"labelColor\" red=\"1\"", "labelColor"), ("cocoaTouchSystemColor=\"darkTextColor\"", "darkTextColor"),
        ("name=\"Accent\"", "Accent"), ("colorSpace=\"pattern\" cyan=\"1\"", "pattern 1"),
    ]

    @Test("A color is a name or a hexadecimal number, with its opacity", arguments: colorCases)
    func colors(attributes: String, text: String) throws {
        let color = try R.part("<color key=\"textColor\" \(attributes)/>")
        #expect(ValueText.of(color) == text)
    }

    static let fontCases: [(String, String)] = [
        ("type=\"system\" pointSize=\"17\"", "system 17"), ("type=\"boldSystem\" pointSize=\"12.5\"", "bold system 12.5"),
        ("style=\"UICTFontTextStyleTitle1\"", "Title1"), ("name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"14\"", "Avenir-Book 14"),
        ("family=\"Avenir\" size=\"14\"", "Avenir 14"), ("metaFont=\"smallSystem\"", "small system"),
        ("type=\"system\" weight=\"semibold\" pointSize=\"x\"", "system semibold"), ("", "font"),
    ]

    @Test("A font is its style, name, weight and size", arguments: fontCases)
    func fonts(attributes: String, text: String) throws {
        let font = try R.part("<fontDescription key=\"fontDescription\" \(attributes)/>")
        #expect(ValueText.of(font) == text)
    }

    static let valueCases: [(String, String)] = [
        ("<rect key=\"frame\" x=\"0.0\" y=\"8.5\" width=\"320\" height=\"44\"/>", "{0, 8.5, 320, 44}"),
        ("<rect key=\"frame\" x=\"a\" width=\"1\"/>", "{0, 0, 1, 0}"),
        ("<size key=\"itemSize\" width=\"50\" height=\"60.25\"/>", "50 × 60.25"),
        ("<point key=\"offset\" x=\"1\" y=\"-2\"/>", "(1, -2)"),
        ("<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>", "minX 1, minY 2, maxX 3, maxY 4"),
        ("<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"0.0\"/>", "top 8, left 0"),
        ("<string key=\"text\">Two\nlines</string>", "\"Two⏎lines\""), ("<mutableString key=\"text\"/>", "\"\""),
        ("<string key=\"text\" base64-UTF8=\"YES\">SGVsbG8</string>", "\"Hello\""),
        ("<nil key=\"textColor\"/>", "none"), ("<null key=\"x\"/>", "none"),
        (
            "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\" flexibleMinX=\"NO\"/>",
            "width sizable, flexible max y"
        ),
        ("<autoresizingMask key=\"autoresizingMask\"/>", "fixed"),
        ("<real key=\"value\" value=\"10.50\"/>", "10.5"), ("<integer key=\"value\" value=\"7\"/>", "7"),
        ("<boolean key=\"v\" value=\"YES\"/>", "yes"),
        ("<integer key=\"value\"/>", "integer"),
        ("<imageReference key=\"image\" image=\"star\" symbolScale=\"large\"/>", "\"star\""),
        ("<url key=\"u\" string=\"https://example.org\"/>", "\"https://example.org\""),
        ("<array key=\"a\"><string>One</string><integer value=\"2\"/></array>", "\"One\", 2"),
        ("<segments><segment title=\"First\"/><segment image=\"second\"/></segments>", "\"First\", \"second\""),
        ("<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"a\" value=\"YES\"/>", "yes"),
        ("<userDefinedRuntimeAttribute type=\"number\" keyPath=\"a\"><real key=\"value\" value=\"2\"/></userDefinedRuntimeAttribute>", "2"),
        ("<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"a\"/>", "nil"),
        (
            "<attributedString key=\"attributedText\"><fragment content=\"One \"/><fragment><string key=\"content\">two</string></fragment></attributedString>",
            "\"One two\""
        ),
        (
            "<numberFormatter key=\"formatter\" minimum=\"1\" id=\"for-ma-001\"><real key=\"maximum\" value=\"9\"/></numberFormatter>",
            "minimum 1, 9"
        ),
        ("<modifierMask key=\"mask\"/>", "modifier mask"),
    ]

    @Test("A value is described by its content, without its key and its id", arguments: valueCases)
    func values(element: String, text: String) throws { #expect(try ValueText.of(R.part(element)) == text) }

    @Test("A description of many attributes ends after 120 characters")
    func longDescriptions() throws {
        let attributes = (0..<40).map { "attribute\($0)=\"\($0)\"" }.joined(separator: " ")
        let text = try ValueText.of(R.part("<thing \(attributes)/>"))
        #expect(text.count == 120 && text.hasPrefix("attribute0 0, attribute1 1, ") && text.hasSuffix("…"))
    }

    @Test("A whole element has its attributes by name, its text and its parts")
    func wholeElements() throws {
        let color = try R.part(
            "<color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>")
        #expect(ValueText.whole(color) { ValueText.whole($1, named: $0) } == "#FF0000, color space custom, custom color space sRGB")
        let thing = try R.part(
            "<thing zoom=\"2\" id=\"thi-ng-001\" ref=\"abc-de-fgh\"><string key=\"subtitle\">A\nB</string><empty/></thing>")
        let text = ValueText.whole(thing) { $0 == "ref" ? "the \($1)" : ValueText.whole($1, named: $0) }
        #expect(text == "ref the abc-de-fgh, zoom 2, subtitle (\"A\\nB\"), empty (empty)")
    }

    // MARK: Telling apart

    @Test("Long texts are quoted from shortly before their first difference")
    func differences() {
        let start = String(repeating: "x", count: 100)
        let quoted = ValueText.quotedAtDifference(start + "one", start + "two")
        #expect(quoted.0 == "\"…\(String(repeating: "x", count: 20))one\"" && quoted.1 == "\"…\(String(repeating: "x", count: 20))two\"")
        let near = ValueText.quotedAtDifference("abc", "abd")
        #expect(near.0 == "\"abc\"" && near.1 == "\"abd\"")
    }

    static let likes: [(String, String, String?, String?)] = [
        ("<integer key=\"v\" value=\"1\"/>", "<real key=\"v\" value=\"1\"/>", "1 (integer)", "1 (real)"),
        ("<color key=\"c\" name=\"A\" catalog=\"X\"/>", "<color key=\"c\" name=\"A\"/>", "A (catalog X)", "A (no catalog)"),
        ("<nil key=\"v\" id=\"one-00-001\"/>", "<nil key=\"v\" id=\"two-00-002\"/>", "'one-00-001'", "'two-00-002'"),
        ("<nil key=\"v\"/>", "<nil key=\"v\"/>", nil, nil),
        ("<point key=\"p\" z=\"1\"/>", "<point key=\"p\" z=\"2\"/>", "(0, 0) (z 1)", "(0, 0) (z 2)"),
        (
            "<point key=\"p\"><part key=\"inner\" a=\"1\"/></point>", "<point key=\"p\"><part key=\"inner\" a=\"2\"/></point>",
            "(0, 0) (inner a 1)", "(0, 0) (inner a 2)"
        ),
        (
            "<point key=\"p\" a=\"1\" b=\"1\" c=\"1\" d=\"1\" e=\"1\"/>", "<point key=\"p\" a=\"2\" b=\"2\" c=\"2\" d=\"2\" e=\"2\"/>",
            "(0, 0) (a 1, b 1, c 1, d 1)", "(0, 0) (a 2, b 2, c 2, d 2)"
        ),
    ]

    @Test("Values that read the same are told apart by up to four details, or by their ids", arguments: likes)
    func details(old: String, new: String, before: String?, after: String?) throws {
        let texts = try ValueText.distinguishing(R.part(old), R.part(new))
        #expect(texts.0 == before && texts.1 == after)
    }
}
