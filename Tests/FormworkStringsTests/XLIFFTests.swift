import FormworkModel
import FormworkStrings
import Testing

@Suite("XLIFF")
struct XLIFFTests {
    private static func table(_ format: TranslationFormat, _ targets: [String: String] = [:]) throws -> (String, TranslationTable) {
        let writer = XLIFFWriter(
            original: "App/Base.lproj/A & B.xib", sourceLanguage: "en", targetLanguage: "de", targets: targets, toolVersion: "1")
        let texts = try Documents.form().localizableTexts
        let bytes = format == .xliff ? writer.version1(texts) : writer.version2(texts)
        let tables = try TranslationTable.tables(bytes, as: format)
        return (String(decoding: bytes, as: UTF8.self), try #require(tables.first))
    }

    @Test("The written file is read back, in both versions", arguments: [TranslationFormat.xliff, .xliff2])
    func roundTrip(format: TranslationFormat) throws {
        let targets = ["b-1.text": " <Anmelden> & \"mehr\"\n", "s-4.segmentTitles[0]": "]]>", "a-2.placeholder": " "]
        let (_, table) = try Self.table(format, targets)
        #expect(table.language == "de" && table.sourceLanguage == "en" && table.original == "App/Base.lproj/A & B.xib")
        #expect(
            table.entries.map(\.key) == ["a-2.placeholder", "b-1.text", "c-3.normalTitle", "s-4.segmentTitles[0]", "s-4.segmentTitles[1]"])
        #expect(table.entries.map(\.source) == ["Name", "Sign \"in\"", "Send %1$d", "One", "Two"])
        #expect(table.texts == targets)
    }

    @Test("Version 1.2 is laid out as Xcode's")
    func version1() throws {
        let (text, _) = try Self.table(.xliff, ["b-1.text": "Anmelden"])
        #expect(
            text.contains(
                #"""
                  <file original="App/Base.lproj/A &amp; B.xib" source-language="en" target-language="de" datatype="plaintext">
                """#))
        #expect(
            text.contains(
                #"""
                      <trans-unit id="b-1.text" xml:space="preserve">
                        <source>Sign "in"</source>
                        <target>Anmelden</target>
                        <note>Class = "UILabel"; text = "Sign \"in\""; ObjectID = "b-1"; Note = "keep it short";</note>
                      </trans-unit>
                """#), "\(text)")
        #expect(text.hasSuffix("    </body>\n  </file>\n</xliff>\n"))
    }

    @Test("Version 2.0 has ids that are names, each once")
    func version2() throws {
        let (text, table) = try Self.table(.xliff2)
        #expect(text.contains(#"<unit id="s-4.segmentTitles_0_" name="s-4.segmentTitles[0]" xml:space="preserve">"#), "\(text)")
        #expect(table.texts.isEmpty)
    }

    @Test("Groups, other elements in texts, and several files are read; a new entry has no translation")
    func others() throws {
        let text = """
            <?xml version="1.0"?><x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <x:file original="A.xib" source-language="en"><x:body><x:group><x:trans-unit id="1.text"><x:source>a<x:g id="1">b</x:g>c</x:source>
            <x:target><![CDATA[<d>]]></x:target></x:trans-unit></x:group>
            <x:trans-unit id="2.text"><x:source>e</x:source><x:target state="new">e</x:target></x:trans-unit></x:body></x:file>
            <x:file original="B.xib" source-language="en" target-language="fr"><x:body/></x:file></x:xliff>
            """
        let tables = try TranslationTable.tables(Array(text.utf8), as: .xliff)
        #expect(tables.map(\.original) == ["A.xib", "B.xib"] && tables.map(\.language) == [nil, "fr"])
        #expect(tables[0].entries.map(\.source) == ["abc", "e"] && tables[0].entries.map(\.value) == ["<d>", nil])
        #expect(tables[0].entries.map(\.line) == [2, 4])
        let second = """
            <xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><group id="g"><unit id="1.text"><segment><source>a</source><target>A</target></segment>
            <ignorable><source> </source></ignorable><segment><source>b</source><target>B</target></segment></unit>
            <unit id="2.text"><segment><source>a</source><target>A</target></segment><segment><source>b</source></segment></unit></group></file></xliff>
            """
        let table = try TranslationTable.tables(Array(second.utf8), as: .xliff)[0]
        #expect(table.entries.map(\.value) == ["A B", nil] && table.entries.map(\.source) == ["a b", "ab"])
    }

    @Test("A malformed one is refused with its place", arguments: ["", "<a/>", "<xliff><file></xliff>", "<!DOCTYPE xliff><xliff/>"])
    func broken(text: String) {
        #expect(throws: TranslationError.self) { try TranslationTable.tables(Array(text.utf8), as: .xliff) }
    }
}
