import FormworkImport
import Testing

@Suite struct ArchiveTextTests {
    private typealias Fixture = ArchiveFixture

    private func label(_ text: String) throws -> ArchiveFixture {
        try Fixture(.iOS, objects: #"<object class="IBUILabel" id="1">\#(text)</object>"#, records: Fixture.record("3", "1"))
    }

    @Test("base64 texts have no padding, and one letter too many")
    func base64TextsHaveNo() throws {
        #expect(try label(#"<string key="IBUIText" type="base64-UTF8">T3RoZXLigKY</string>"#).line(id: "3").contains(#"text="Other…""#))
        #expect(
            try label(#"<string key="IBUIText" type="base64-UTF8">RmlsZSdzIE93bmVyA</string>"#).line(id: "3").contains(
                "text=\"File's Owner\""))
        #expect(
            try label("<string key=\"IBUIText\" type=\"base64-UTF8\">T3Ro\nZXLi\ngKY</string>").line(id: "3").contains(#"text="Other…""#))
    }

    @Test("base64 of other data stays as it is, and is reported; characters that XML can't have stay base64")
    func base64OfWhatIsNoText() throws {
        let broken = try label(#"<string key="IBUIText" type="base64-UTF8">dGp0noJX</string>"#)
        #expect(broken.line(id: "3").contains(#"text="dGp0noJX""#))
        #expect(broken.findings.map(\.message) == ["the value of 'IBUIText' is not base64 of a UTF-8 text; it is kept as it is"])
        let forbidden = try label(#"<string key="IBUIText" type="base64-UTF8">77+/</string>"#)
        #expect(forbidden.contains("<string key=\"text\" base64-UTF8=\"YES\">\n77+/A\n</string>"))
    }

    @Test("a text of several lines is an element")
    func textSeveralLinesElement() throws {
        let fixture = try label(#"<string key="IBUIText" type="base64-UTF8">RmlsZQpGaWxlA</string>"#)
        #expect(fixture.contains("<string key=\"text\">File\nFile</string>"))
        #expect(!fixture.line(id: "3").contains("text="))
    }

    @Test("a mutable string is a string, in both of its forms")
    func mutableStringStringBoth() throws {
        let characters = #"<object class="NSMutableString" key="IBUIText"><characters key="NS.bytes">View</characters></object>"#
        #expect(try label(characters).line(id: "3").contains(#"text="View""#))
        let bytes = #"<object class="NSMutableString" key="IBUIText"><bytes key="NS.bytes">RmlsZQpGaWxlA</bytes></object>"#
        #expect(try label(bytes).contains("<mutableString key=\"text\">File\nFile</mutableString>"))
    }

    @Test("long texts are elements, as in Xcode")
    func longTextsElementsAs() throws {
        let text = String(repeating: "a", count: 128)
        #expect(try label("<string key=\"IBUIText\">\(text)</string>").contains("<string key=\"text\">\(text)</string>"))
        #expect(try label("<string key=\"IBUIText\">\(text.dropLast())</string>").line(id: "3").contains("text=\"\(text.dropLast())\""))
    }

    @Test("key equivalents with control characters stay in base64")
    func keyEquivalentsWithControl() throws {
        let fixture = try Fixture(
            .mac,
            objects: """
                <object class="NSButton" id="1"><int key="NSvFlags">256</int><object class="NSButtonCell" key="NSCell" id="2">
                <int key="NSCellFlags">67108864</int><int key="NSCellFlags2">134217728</int><string key="NSContents">OK</string>
                <int key="NSButtonFlags">-2038284288</int><int key="NSButtonFlags2">129</int>
                <string key="NSKeyEquivalent" type="base64-UTF8">DQ</string></object></object>
                """,
            records: Fixture.record("8", "1") + Fixture.record("9", "2", parent: "1"))
        #expect(fixture.contains("<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nDQ\n</string>"))
        #expect(fixture.line(id: "9").contains(#"<buttonCell key="cell" type="push" title="OK" bezelStyle="rounded""#))
        #expect(fixture.line(id: "8") == #"<button verticalHuggingPriority="750" id="8">"#)
    }

    @Test("numbers have Xcode's digits")
    func numbersHaveXcodeS() throws {
        let fixture = try label(
            #"<double key="IBUIMinimumFontSize">0.10000000000000001</double><string key="NSFrame">{{0.1, 1.700000e+01}, {100, -0}}</string>"#
        )
        #expect(fixture.line(id: "3").contains(#"minimumFontSize="0.10000000000000001""#))
        #expect(fixture.contains(#"<rect key="frame" x="0.0" y="0.0" width="100" height="0.0"/>"#))
    }
}
