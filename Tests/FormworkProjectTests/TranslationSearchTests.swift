import FormworkFiles
import FormworkProject
import FormworkTestSupport
import Testing

@Suite("Translations beside a document")
struct TranslationSearchTests {
    @Test("Keys are what stands before a text, in tables and in catalogs")
    func tables() {
        let table = """
            /* Class = "UILabel"; text = "Sign \\"In\\""; ObjectID = "a-1"; */
            "a-1.text" = "Anmelden = ja"; // "b.text" = "no";
            "a-2.normalTitle"
              = "Weiter";
            """
        #expect(StringsTable(table).keys == ["a-1.text", "a-2.normalTitle"])
        let catalog = #"{ "sourceLanguage" : "en", "strings" : { "a-1.text" : { "comment" : "x", "localizations" : { } } } }"#
        #expect(StringsTable(catalog).keys.isSuperset(of: ["a-1.text"]))
        #expect(!StringsTable(catalog).keys.contains("x"))
    }

    @Test("Tables are UTF-8, or UTF-16 with its mark; what is cut off is read as far as it goes")
    func encodings() {
        let text = "\"a.text\" = \"ü\";"
        #expect(StringsTable.text(of: Array(text.utf8)) == text)
        let units = Array(text.utf16)
        #expect(StringsTable.text(of: [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == text)
        #expect(StringsTable.text(of: [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } + [0]) == text)
        for count in 0...text.utf8.count { _ = StringsTable(String(decoding: text.utf8.prefix(count), as: UTF8.self)) }
        #expect(StringsTable("\"a\" = /*").keys == ["a"])
    }

    @Test("They are found in folders of languages and in catalogs")
    func places() throws {
        let folder = try TemporaryFolder()
        let document = try folder.write("<document/>", to: "App/Base.lproj/Main.storyboard")
        #expect(TranslationSearch().translations(at: SystemPath(document)) == nil)
        _ = try folder.write("\"a.text\" = \"A\";", to: "App/de.lproj/Main.strings")
        _ = try folder.write("\"b.text\" = \"B\";", to: "App/fr.lproj/Other.strings")
        _ = try folder.write(#"{"strings":{"c.text":{}}}"#, to: "App/mul.lproj/Main.xcstrings")
        let found = try #require(TranslationSearch().translations(at: SystemPath(document)))
        #expect(found.table == "Main" && found.keys.isSuperset(of: ["a.text", "c.text"]) && !found.keys.contains("b.text"))
    }

    @Test("However many other files lie there, folders of languages are found; of too many the first ones by their names are")
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
