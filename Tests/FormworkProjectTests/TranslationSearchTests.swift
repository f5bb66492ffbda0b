import FormworkDiagnostics
import FormworkFiles
import FormworkProject
import FormworkStrings
import FormworkTestSupport
import Testing

@Suite("Translations next to a document")
struct TranslationSearchTests {
    @Test("They are found in folders of languages and in catalogs")
    func places() throws {
        let folder = try TemporaryFolder()
        let document = try folder.write("<document/>", to: "App/Base.lproj/Main.storyboard")
        #expect(TranslationSearch().translations(at: SystemPath(document)) == nil)
        _ = try folder.write("\"a.text\" = \"A\";", to: "App/de.lproj/Main.strings")
        _ = try folder.write("\"b.text\" = \"B\";", to: "App/fr.lproj/Other.strings")
        _ = try folder.write(#"{"strings":{"c.text":{}}}"#, to: "App/mul.lproj/Main.xcstrings")
        let found = try #require(TranslationSearch().translations(at: SystemPath(document)))
        #expect(found.table == "Main" && found.keys == ["a.text", "c.text"])
    }

    @Test("They are read by language, and unread files are reported")
    func reading() throws {
        let folder = try TemporaryFolder()
        let xib = #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v"><subviews><label text="Hallo" id="a"/></subviews></view></objects></document>
            """#
        let document = try folder.write(xib, to: "App/Base.lproj/Main.xib")
        try folder.write(xib, to: "App/nl.lproj/Main.xib")
        try folder.write("\"a.text\" = \"A\";", to: "App/de.lproj/Main.strings")
        try folder.write("\"a.text\" = \"A\"", to: "App/fr.lproj/Main.strings")
        try folder.write("\"a.text\" = \"A\";", to: "App/Base.lproj/Main.strings")
        try folder.write("\"a.text\" = \"A\";", to: "App/Main.strings")
        try folder.write(
            #"{"sourceLanguage":"en","strings":{"a.text":{"localizations":{"it":{"stringUnit":{"state":"translated","value":"C"}}}}}}"#,
            to: "App/mul.lproj/Main.xcstrings")
        let found = TranslationSearch().found(at: SystemPath(document))
        #expect(found.tables.map(\.language) == ["de", "it", "nl"])
        #expect(found.tables.map { $0.table.texts["a.text"] } == ["A", "C", "Hallo"])
        #expect(found.tables.map(\.kind) == [.strings, .catalog, .document])
        #expect(found.problems.map(\.rule) == ["misplaced-translation", "unreadable-translation", "misplaced-translation"])
        #expect(found.problems.map { $0.location.file.hasSuffix("App/fr.lproj/Main.strings") } == [false, true, false])
        #expect(TranslationSearch().found(at: SystemPath(document), language: "it").tables.map(\.language) == ["it"])
    }

    @Test("Language folders are found among any number of other files; of too many, the first by name are read")
    func many() throws {
        let folder = try TemporaryFolder()
        let document = try folder.write("<document/>", to: "App/Main.storyboard")
        for number in 0..<1100 { try folder.write("", to: "App/\(number).txt") }
        try folder.write("\"a.text\" = \"A\";", to: "App/de.lproj/Main.strings")
        let search = TranslationSearch()
        #expect(search.translations(at: SystemPath(document))?.keys == ["a.text"])
        try folder.write("\"z.text\" = \"Z\";", to: "App/zz.lproj/Main.strings")
        #expect(search.translations(at: SystemPath(document))?.keys == ["a.text"])
        for number in 0..<1000 { try folder.write("", to: "App/e\(number).lproj/Other.strings") }
        #expect(TranslationSearch().translations(at: SystemPath(document))?.keys == ["a.text"])
    }
}
