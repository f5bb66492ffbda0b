import FormworkModel
import FormworkStrings
import FormworkTestSupport
import Testing

@Suite("Malformed translations")
struct HostileTranslationTests {
    private static let samples: [(TranslationFormat, String)] = [
        (.strings, "/* Class = \"UILabel\"; text = \"a\"; ObjectID = \"1\"; */\n\"1.text\" = \"b\\n\\U00e4\\101\"; // c\nk = 'v';\n"),
        (
            .xliff,
            "<xliff version=\"1.2\"><file original=\"a\"><body><trans-unit id=\"1.text\"><source>a</source><target>b</target></trans-unit></body></file></xliff>"
        ),
        (
            .xliff2,
            "<xliff version=\"2.0\" srcLang=\"en\"><file id=\"f\"><unit id=\"1\"><segment><source>a</source><target>b</target></segment></unit></file></xliff>"
        ),
        (
            .xcstrings,
            #"{"sourceLanguage":"en","strings":{"1.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"b"}}}}},"version":"1.0"}"#
        ),
    ]

    @Test("They are read or refused, and read ones are written and read again", arguments: [1, 20_261_123])
    func mutations(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let pieces: [[UInt8]] =
            ["\"", "\\", "/*", "*/", ";", "=", "{", "}", "<", ">", "&", "\u{FEFF}", "\r", "é", "%"].map { Array($0.utf8) } + [
                [0], [0xFF], [0xFF, 0xFE],
            ]
        for (format, text) in Self.samples {
            for _ in 0..<400 {
                var bytes = Array(text.utf8)
                for _ in 0...Int.random(in: 0..<4, using: &random) {
                    let place = Int.random(in: 0...bytes.count, using: &random)
                    let end = min(bytes.count, place + Int.random(in: 0..<4, using: &random))
                    bytes.replaceSubrange(place..<end, with: pieces.randomElement(using: &random) ?? [])
                }
                guard let tables = try? TranslationTable.tables(bytes, as: format) else { continue }
                #expect(tables.flatMap(\.entries).allSatisfy { $0.line >= 1 && $0.column >= 1 })
                if format == .strings {
                    let file = try StringsFile(bytes)
                    #expect(file.bytes == bytes)
                    let set = try file.setting([.init(key: "1.text", value: "*/ \"x\\"), .init(key: "new", value: "\n")])
                    #expect(set.table.texts["1.text"] == "*/ \"x\\" && set.table.texts["new"] == "\n")
                } else if format == .xcstrings {
                    let catalog = try StringCatalog(bytes)
                    #expect(try StringCatalog(catalog.bytes) == catalog)
                }
            }
        }
    }

    @Test("Braces surround a whole file or are refused, and zeros are not white space")
    func braces() throws {
        for text in ["{ \"a\" = \"b\"; }", "{}", "{\n\"a\" = \"b\";"] { _ = try StringsFile(Array(text.utf8)) }
        let refused = ["{{", "}", "\"a\" = \"b\"; {", "{} \"a\" = \"b\";", "\"a\" = \"b\"; }", "\"a\" = \"b\";\0", "\0\0\0\0"]
        for text in refused { #expect(throws: TranslationError.self, "\(text)") { try StringsFile(Array(text.utf8)) } }
    }

    @Test("A list of any length takes time in proportion, and each entry has its place")
    func longLists() throws {
        let count = 20_000
        let segments = (0..<count).map { "<segment title=\"\($0)\"/>" }.joined()
        let texts = try Documents.xib("<segmentedControl id=\"s\"><segments>\(segments)</segments></segmentedControl>").localizableTexts
        #expect(texts.count == count && texts.last?.key.text == "s.segmentTitles[\(count - 1)]")
        var catalog = StringCatalog(sourceLanguage: "en")
        for text in texts { catalog.set(text) }
        #expect(catalog.keys.first == "s.segmentTitles[0]" && catalog.keys.last == "s.segmentTitles[\(count - 1)]")
    }
}
