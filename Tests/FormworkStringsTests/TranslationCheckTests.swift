import FormworkDiagnostics
import FormworkModel
import FormworkStrings
import Testing

@Suite("Checks of translations")
struct TranslationCheckTests {
    private static func german(_ text: String, language: String = "de") throws -> LanguageTable {
        LanguageTable(
            language: language, file: "\(language).lproj/Main.strings", kind: .strings, table: try StringsFile(Array(text.utf8)).table)
    }

    private static let whole = """
        "b-1.text" = "Anmelden";
        "a-2.placeholder" = "Name";
        "c-3.normalTitle" = "%1$d senden";
        "s-4.segmentTitles[0]" = "Eins";
        "s-4.segmentTitles[1]" = "Zwei";
        """

    private static func findings(_ tables: [LanguageTable], wanted: [String] = []) throws -> [Diagnostic] {
        TranslationCheck(try Documents.form(), file: "Base.lproj/Main.xib").findings(in: tables, wanted: wanted)
    }

    @Test("A complete translation is valid, and a document without any, too")
    func whole() throws {
        #expect(try Self.findings([Self.german(Self.whole)]).isEmpty)
        #expect(try Self.findings([]).isEmpty)
    }

    @Test("Missing texts of languages are reported once, at their place in the document; trivial ones are not")
    func missing() throws {
        let one = "\"b-1.text\" = \"x\";"
        let found = try Self.findings([Self.german(one), Self.german(one, language: "fr"), Self.german("", language: "en")])
        #expect(found.map(\.rule) == Array(repeating: "missing-translation", count: 4))
        #expect(found[0].message == "'Name' (a-2.placeholder) is not translated into 'de', 'fr'")
        #expect(found[0].location.file == "Base.lproj/Main.xib" && found[0].location.line == 6 && found[0].severity == .warning)
        let number = try Documents.xib("<label text=\"12 %\" id=\"n\"/>")
        #expect(TranslationCheck(number, file: "").findings(in: [try Self.german("")]).isEmpty)
    }

    @Test("A requested language that is missing is reported")
    func wanted() throws {
        let found = try Self.findings([Self.german(Self.whole)], wanted: ["de", "pt_BR"])
        #expect(found.map(\.message) == ["there is no translation into 'pt_BR': 5 texts"])
        #expect(try Self.findings([Self.german(Self.whole, language: "pt-BR")], wanted: ["pt_BR"]).isEmpty)
    }

    @Test("Unused keys are stale, and those of a neighbouring document are misplaced")
    func stale() throws {
        var check = TranslationCheck(try Documents.form(), file: "Main.xib")
        check.otherDocument = { id in
            ["far": .init(file: "../Far.xib", isBeside: false), "near": .init(file: "Near.xib", isBeside: true)][id]
        }
        let table = try Self.german(
            Self.whole
                + "\n\"gone.text\" = \"x\";\n \"b-1.title\" = \"x\";\n\"far.text\" = \"\"; \"near.text\" = \"\";\n\"b-1.text\" = \"y\";")
        let found = check.findings(in: [table])
        #expect(
            found.map(\.rule) == [
                "stale-translation", "stale-translation", "stale-translation", "misplaced-translation", "duplicate-translation",
            ])
        #expect(found[0].message == "there is no object 'gone': nothing uses 'gone.text'")
        #expect(found[0].location == .init(file: "de.lproj/Main.strings", line: 6, column: 1))
        #expect(found[1].message.contains("has no text 'title'") && found[1].notes == ["it has 'text'"] && found[1].location.column == 2)
        #expect(found[2].notes == ["'../Far.xib' has such an object"])
        #expect(found[3].message == "'near.text' belongs to 'Near.xib'")
        #expect(found[4].message.hasSuffix("it is also on line 1"))
    }

    @Test("A text that differs from the translated one is reported, apart from white space")
    func changed() throws {
        func table(_ source: String) throws -> LanguageTable {
            try Self.german("/* Class = \"UILabel\"; text = \"\(source)\"; ObjectID = \"b-1\"; */\n" + Self.whole)
        }
        #expect(try Self.findings([table(#"Sign \"in\""#)]).isEmpty)
        #expect(try Self.findings([table(#"Sign\n \"in\""#)]).isEmpty)
        let found = try Self.findings([table("Log in")])
        #expect(found.map(\.rule) == ["changed-source-text"] && found[0].location.line == 2)
        #expect(found[0].notes == ["it was 'Log in' and is now 'Sign \"in\"'"])
    }

    @Test("Format specifiers are the same in all languages")
    func specifiers() throws {
        let found = try Self.findings([Self.german(Self.whole.replacing("%1$d senden", with: "%@ senden"))])
        #expect(found.map(\.rule) == ["format-specifier-mismatch"] && found[0].severity == .error)
        #expect(found[0].notes == ["found %@, expected %d"])
    }

    @Test(
        "Values are found by their places",
        arguments: [
            ("100 % of it", [:]), ("50%", [:]), ("100%% %", [:]), ("%@ and %ld", ["1": "@", "2": "ld"]),
            ("%2$@ %1$i", ["2": "@", "1": "d"]),
            ("%-08.2f|%x", ["1": "f", "2": "x"]), ("%{value1}@ of %{value2}@", ["value1": "@", "value2": "@"]),
            ("%#@count@", ["1": "#@count@"]),
            ("%{open", [:]), ("%1$", [:]), ("%#@x", [:]),
        ] as [(String, [String: String])])
    func places(text: String, expected: [String: String]) { #expect(FormatSpecifiers.specifiers(in: text) == expected) }

    @Test("Problems of a catalog's keys are reported once, and texts marked as final need no translation")
    func catalogs() throws {
        let catalog = try StringCatalog(
            Array(
                #"""
                {"sourceLanguage":"en","strings":{"gone.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}},
                "fr":{"stringUnit":{"state":"translated","value":"x"}}}},"a-2.placeholder":{"shouldTranslate":false}}}
                """#.utf8))
        let tables = catalog.tables.map { LanguageTable(language: $0.language ?? "", file: "Main.xcstrings", kind: .catalog, table: $0) }
        let found = try Self.findings(tables)
        #expect(found.filter { $0.rule == "stale-translation" }.count == 1)
        #expect(found.filter { $0.rule == "missing-translation" }.map { $0.message.contains("a-2") } == [false, false, false, false])
    }

    @Test("Names of languages can't leave the folder")
    func names() {
        for name in ["de", "pt-BR", "zh_TW", "zh-Hant-TW", "Base"] { #expect(LanguageName.isValid(name)) }
        for name in ["", "../x", "de/fr", ".de", "d e", "-de", String(repeating: "a", count: 41)] { #expect(!LanguageName.isValid(name)) }
        #expect(LanguageName.areSame("zh_TW", "zh-tw") && !LanguageName.areSame("zh", "zh-TW"))
        #expect(["ar", "he-IL", "fa", "uz-Arab", "ur_PK"].allSatisfy(LanguageName.isRightToLeft))
        #expect(!["de", "ar-Latn", "az", "und"].contains(where: LanguageName.isRightToLeft))
    }

    @Test("Returned translations go to their documents: by path if the file has it, otherwise by keys")
    func imports() throws {
        let form = try Documents.form()
        let entries = [
            TranslationTable.Entry(key: "b-1.text", value: "A", source: "Sign \"in\""),
            .init(key: "c-3.normalTitle", value: "B", source: "Old"), .init(key: "z.text", value: "C"),
        ]
        let named = TranslationImport([TranslationTable(original: "App/One/Main.xib", entries: entries)])
        let files = ["x/One/Main.xib", "x/Two/Main.xib"]
        let part = named.part(of: form, file: files[0], among: files)
        #expect(part.texts.map(\.key) == ["b-1.text", "c-3.normalTitle"] && part.unknown == ["z.text"] && part.missing == 3)
        #expect(part.changed == ["c-3.normalTitle"])
        #expect(part.texts[0].comment == #"Class = "UILabel"; text = "Sign \"in\""; ObjectID = "b-1"; Note = "keep it short";"#)
        #expect(named.part(of: form, file: files[1], among: files).texts.isEmpty)
        #expect(named.strayOriginals(among: files) == [] && named.strayOriginals(among: ["Other.xib"]) == ["App/One/Main.xib"])
        let unnamed = TranslationImport([TranslationTable(entries: entries)])
        #expect(unnamed.part(of: form, file: files[1], among: files).texts.count == 2)
        #expect(unnamed.strayKeys(knowing: Set(form.localizableTexts.map(\.key.text))) == ["z.text"])
    }

    @Test("Texts are exported with their translations")
    func exports() throws {
        let export = TranslationExport(format: .strings, language: "de", encoding: .utf8(hasMark: false))
        let bytes = export.bytes(of: try Documents.form(), original: "", tables: [try Self.german("\"b-1.text\" = \"Anmelden\";")])
        let file = try StringsFile(bytes)
        #expect(
            file.entries.map(\.key) == ["a-2.placeholder", "b-1.text", "c-3.normalTitle", "s-4.segmentTitles[0]", "s-4.segmentTitles[1]"])
        #expect(file.entries.map(\.value) == ["Name", "Anmelden", "Send %1$d", "One", "Two"])
        #expect(file.table.entries.map(\.source) == ["Name", "Sign \"in\"", "Send %1$d", "One", "Two"])
        #expect(PseudoLanguage.long.text("Sign in") == "Sign in Sign in" && PseudoLanguage.long.text(" ") == " ")
    }
}
