import FormworkImport
import FormworkModel
import FormworkStrings
import FormworkTestSupport
import Testing

@Suite("Texts of real documents")
struct RealTextTests {
    @Test("Texts that are set are read back, and resetting them restores the document")
    func setting() throws {
        let reader = DocumentReader()
        var (texts, equal, documents) = (0, 0, 0)
        for path in try TestFiles.realDocuments(corpusEvery: 9) {
            guard let document = try? reader.read(TestFiles.bytes(of: path), file: path).document, document.format == .modern else {
                continue
            }
            let own = document.localizableTexts
            if own.isEmpty { continue }
            let before = Dictionary(uniqueKeysWithValues: own.map { ($0.key.text, $0.value) })
            let longer = before.mapValues(PseudoLanguage.long.text)
            let bytes = document.settingTexts(longer).document.text()
            let again = try reader.read(bytes, file: path).document
            let found = Dictionary(uniqueKeysWithValues: again.localizableTexts.map { ($0.key.text, $0.value) })
            #expect(found == longer, "\(path)")
            let back = again.settingTexts(before).document
            #expect(Dictionary(uniqueKeysWithValues: back.localizableTexts.map { ($0.key.text, $0.value) }) == before, "\(path)")
            texts += own.count
            documents += 1
            if back.text() == document.text() { equal += 1 }
        }
        #expect(texts > 1000)
        // A doubled text of more than 64 units moves to a child element, and returns to another position among the attributes.
        #expect(equal * 10 > documents * 6, "\(equal) of \(documents)")
    }

    @Test("The export of real documents is read back, in each form", arguments: TranslationFormat.allCases)
    func exports(format: TranslationFormat) throws {
        let reader = DocumentReader()
        var texts = 0
        for path in try TestFiles.realDocuments(corpusEvery: 31) {
            guard let document = try? reader.read(TestFiles.bytes(of: path), file: path).document else { continue }
            let own = document.localizableTexts
            let german = own.map { TranslationTable.Entry(key: $0.key.text, value: "<\($0.value)> \"\\\n*/") }
            let table = LanguageTable(language: "de", file: "", kind: .strings, table: TranslationTable(entries: german))
            let bytes = TranslationExport(format: format, language: "de").bytes(of: document, original: path, tables: [table])
            let tables = try TranslationTable.tables(bytes, as: format)
            let expected = Dictionary(uniqueKeysWithValues: german.map { ($0.key, $0.value ?? "") })
            let found = tables.first { $0.language == nil || $0.language == "de" }?.texts ?? [:]
            #expect(found == expected, "\(path)")
            texts += own.count
        }
        #expect(texts > 300)
    }
}
