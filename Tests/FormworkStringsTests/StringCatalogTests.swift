import FormworkModel
import FormworkStrings
import FormworkTestSupport
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
    private static let text = #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "2-b.text" : {
              "comment" : "Class = \"UILabel\"; text = \"Was\"; ObjectID = \"2-b\";",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ist\n/"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Is"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Is"
                  }
                },
                "it" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "uno"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "altri"
                        }
                      }
                    }
                  }
                }
              }
            },
            "10-a.title" : {
              "shouldTranslate" : false
            },
            "empty" : {

            }
          },
          "version" : "1.0"
        }
        """#

    @Test("It has each language's texts; a varying text has its most general one")
    func reading() throws {
        let catalog = try StringCatalog(Array(Self.text.utf8))
        #expect(catalog.languages == ["de", "en", "fr", "it"] && catalog.sourceLanguage == "en")
        #expect(catalog.keys == ["2-b.text", "10-a.title", "empty"])
        #expect(catalog.tables.map { $0.texts["2-b.text"] } == ["Ist\n/", "Is", nil, "altri"])
        let german = catalog.tables[0]
        #expect(german.all.map(\.isKept) == [false, true, false] && german.all[0].source == "Is")
        #expect(german.entries[0].line == 4 && german.entries[0].column == 5)
    }

    @Test("Unchanged entries are written as they were, and changed ones in place")
    func writing() throws {
        var catalog = try StringCatalog(Array((Self.text + "\n").utf8))
        #expect(String(decoding: catalog.bytes, as: UTF8.self) == Self.text + "\n")
        let isSet = [catalog.set("Ist\n/", of: "2-b.text", in: "de"), catalog.set("x", of: "2-b.text", in: "it")]
        #expect(isSet == [true, false])
        #expect(String(decoding: catalog.bytes, as: UTF8.self) == Self.text + "\n")
        _ = catalog.set("\"", of: "3-c.text", in: "de")
        _ = catalog.set("Est", of: "2-b.text", in: "fr")
        #expect(catalog.keys == ["2-b.text", "3-c.text", "10-a.title", "empty"])
        let again = try StringCatalog(catalog.bytes)
        #expect(again == catalog && again.tables.map { $0.texts["2-b.text"] } == ["Ist\n/", "Is", "Est", "altri"])
        #expect(String(decoding: catalog.bytes, as: UTF8.self).contains("\"value\" : \"\\\"\""))
    }

    @Test("A new one has the document's texts in Xcode's order")
    func new() throws {
        let export = TranslationExport(format: .xcstrings, sourceLanguage: "en")
        let german = LanguageTable(
            language: "de", file: "", kind: .strings, table: TranslationTable(entries: [.init(key: "a-2.placeholder", value: "Name!")]))
        let text = String(decoding: export.bytes(of: try Documents.form(), original: "", tables: [german]), as: UTF8.self)
        #expect(
            text.hasPrefix(
                #"""
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "a-2.placeholder" : {
                      "comment" : "Class = \"UITextField\"; placeholder = \"Name\"; ObjectID = \"a-2\";",
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Name!"
                          }
                        },
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Name"
                          }
                        }
                      }
                    },
                    "b-1.text" : {
                """#), "\(text)")
        #expect(text.hasSuffix("  },\n  \"version\" : \"1.0\"\n}"))
    }

    @Test("A malformed one is refused with its place", arguments: [("", 1), ("{\n\"strings\" : [] }", 1), ("{\n\"a\" : }", 2), ("[]", 1)])
    func broken(text: String, line: Int) {
        let error = #expect(throws: TranslationError.self) { try StringCatalog(Array(text.utf8)) }
        #expect(error?.line == line)
    }

    @Test("Catalogs of real projects are written as they were", .enabled(if: TestFiles.exists(TestFiles.translations)))
    func real() throws {
        let paths = try TestFiles.translations(endingIn: ".xcstrings")
        #expect(!paths.isEmpty)
        for path in paths {
            let bytes = try TestFiles.bytes(of: path)
            #expect(try StringCatalog(bytes).bytes == bytes, "\(path)")
        }
    }

    @Test(
        "Tables of real projects are written unchanged, even with unescaped quotes",
        .enabled(if: TestFiles.exists(TestFiles.translations)))
    func realTables() throws {
        var (read, broken) = (0, 0)
        for path in try TestFiles.translations(endingIn: ".strings") {
            let bytes = try TestFiles.bytes(of: path)
            guard let file = try? StringsFile(bytes) else {
                broken += 1
                continue
            }
            read += 1
            #expect(file.bytes == bytes, "\(path)")
            #expect(
                try file.setting(file.entries.map { .init(key: $0.key, value: $0.value) }).bytes == bytes || Self.hasDoubles(file),
                "\(path)")
        }
        #expect(read > 500 && broken * 100 < read, "\(read) read, \(broken) broken")
    }

    private static func hasDoubles(_ file: StringsFile) -> Bool { Set(file.entries.map(\.key)).count < file.entries.count }

    @Test("The document's current texts are updated in a catalog, and translations are not")
    func renewing() throws {
        var catalog = try StringCatalog(Array(Self.text.utf8))
        catalog.renew("Class = \"UILabel\"; text = \"Now\"; ObjectID = \"2-b\";", of: "2-b.text")
        #expect(catalog.tables.map { $0.texts["2-b.text"] } == ["Ist\n/", "Now", nil, "altri"])
        let once = catalog
        catalog.renew("Class = \"UILabel\"; text = \"Now\"; ObjectID = \"2-b\";", of: "2-b.text")
        catalog.renew("Class = \"UILabel\"; text = \"Now\"; ObjectID = \"x\";", of: "x.text")
        #expect(catalog.bytes == once.bytes)
    }
}
