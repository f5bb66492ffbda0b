import FormworkStrings
import Testing

@Suite("Tables of texts")
struct StringsFileTests {
    private static func file(_ text: String) throws -> StringsFile { try StringsFile(Array(text.utf8)) }

    @Test("Keys, texts and comments are read, with escapes")
    func reading() throws {
        let file = try Self.file(
            #"""
            /* Class = "UILabel"; text = "Say \"hi\""; ObjectID = "a-1"; Note = "short"; */
            "a-1.text" = "Sag \"hi\"\nund \U00e4\u00DF \101\\"; // "b.text" = "no";
            a-2.text
              = 'It''s';
            "a-3.text";
            """#.replacing("''s'", with: "\\'s'"))
        #expect(file.entries.map(\.key) == ["a-1.text", "a-2.text", "a-3.text"])
        #expect(file.entries.map(\.value) == ["Sag \"hi\"\nund äß A\\", "It's", "a-3.text"])
        let table = file.table
        #expect(table.entries.map(\.source) == ["Say \"hi\"", nil, nil])
        #expect(table.entries.map(\.line) == [2, 3, 5] && table.entries.map(\.column) == [1, 1, 1])
        #expect(table.texts["a-2.text"] == "It's")
    }

    @Test("Escaped surrogates make a character, and a single one is replaced")
    func halves() throws {
        #expect(try Self.file(#""a" = "\ud83d\ude00";"#).entries.first?.value == "😀")
        #expect(try Self.file(#""a" = "\ud83d";"#).entries.first?.value == "\u{FFFD}")
        #expect(try Self.file(#""a" = "\u12";"#).entries.first?.value == "u12")
    }

    @Test("UTF-16 and UTF-8 are recognized, and written back in their encoding")
    func encodings() throws {
        let text = "/* ü */\n\"a.text\" = \"ü😀\";\n"
        let units = Array(text.utf16)
        let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
            let file = try StringsFile(bytes)
            #expect(file.entries.map(\.value) == ["ü😀"])
            #expect(file.bytes == bytes)
        }
        #expect(throws: TranslationError.self) { try StringsFile([0xFF, 0xFE, 0x41]) }
        #expect(throws: TranslationError.self) { try StringsFile([0xFF, 0xFE, 0x00, 0xD8]) }
        let error = #expect(throws: TranslationError.self) {
            try StringsFile(Array("\"a\" = \"x\";\n\"b\" = \"".utf8) + [0xE9, 0x22, 0x3B])
        }
        #expect(error?.line == 2 && error?.column == 8, "\(String(describing: error))")
    }

    @Test(
        "A syntax error has a place",
        arguments: [
            ("\"a\" = \"b\"", 1, 10), ("\"a\" = \"b\";\n\"c\" \"d\";", 2, 5), ("\"a\" = \"b", 1, 7), ("/* \"a\" = \"b\";", 1, 1),
            ("\"a\" = ;", 1, 7), ("\"a\" = \"\\", 1, 7), ("= \"a\";", 1, 1), ("\"a\" \n= \"b\"\n\"c\" = \"d\";", 3, 1),
        ])
    func broken(text: String, line: Int, column: Int) throws {
        let error = #expect(throws: TranslationError.self) { try Self.file(text) }
        #expect(error?.line == line && error?.column == column, "\(text): \(String(describing: error))")
    }

    @Test("However it is cut off, it is read or refused")
    func cuts() {
        let text = Array("/* c */ \"a\\n\" = 'b\\U0041'; // x\n{ k = v; }\n".utf8)
        for count in 0...text.count {
            if let file = try? StringsFile(Array(text.prefix(count))) { #expect(file.entries.count <= 2) }
        }
        #expect((try? StringsFile([]))?.entries.isEmpty == true)
    }

    @Test("Property lists in other forms are refused by name")
    func others() {
        for text in ["<?xml version=\"1.0\"?><plist/>", "bplist00"] {
            let error = #expect(throws: TranslationError.self) { try Self.file(text) }
            #expect(error?.notes.isEmpty == false)
        }
    }

    @Test("A new file is in the order of the keys, as ibtool writes it")
    func writing() throws {
        let texts = [
            StringsFile.Text(key: "b.text", value: "Tab\t\"q\"\n", comment: "end */ \"x\" = \"y\";"), .init(key: "B.text", value: "1"),
            .init(key: "a.text", value: "\\"),
        ]
        let bytes = StringsFile.text(of: texts, as: .utf8(hasMark: false))
        #expect(
            String(decoding: bytes, as: UTF8.self) == #"""

                "B.text" = "1";

                "a.text" = "\\";

                /* end *\/ "x" = "y"; */
                "b.text" = "Tab\t\"q\"\n";

                """#)
        // No text ends the comment that contains it.
        #expect(try StringsFile(bytes).entries.map(\.value) == ["1", "\\", "Tab\t\"q\"\n"])
        let wide = StringsFile.text(of: texts, as: .ibtool)
        #expect(wide.prefix(4) == [0xFF, 0xFE, 0x0A, 0x00])
        #expect(try StringsFile(wide).entries.map(\.key) == ["B.text", "a.text", "b.text"])
    }

    @Test("Texts are changed in place, and new ones are appended")
    func setting() throws {
        let file = try Self.file("// head\r\n\"b\"=\"1\";/* c */ \"a\" = \"2\" ; \"k\";\r\n\"z\" = \"3\"; // tail")
        let set = try file.setting([
            .init(key: "a", value: "zwei"), .init(key: "b", value: "1"), .init(key: "new", value: "neu", comment: "C"),
            .init(key: "k", value: "v"),
        ])
        #expect(
            String(decoding: set.bytes, as: UTF8.self)
                == "// head\r\n\"b\"=\"1\";/* c */ \"a\" = \"zwei\" ; \"k\" = \"v\";\r\n\"z\" = \"3\"; // tail\r\n\r\n/* C */\r\n\"new\" = \"neu\";\r\n"
        )
        #expect(try file.setting([]).bytes == file.bytes)
        let braces = try Self.file("{\n\"a\" = \"1\";\n}\n").setting([.init(key: "b", value: "2")])
        #expect(String(decoding: braces.bytes, as: UTF8.self) == "{\n\"a\" = \"1\";\n\n\"b\" = \"2\";\n}\n")
        let empty = try Self.file("").setting([.init(key: "b", value: "2")])
        #expect(String(decoding: empty.bytes, as: UTF8.self) == "\n\"b\" = \"2\";\n")
    }

    @Test("A comment with a former text is updated with a translation of the current text, and only then")
    func comments() throws {
        let old = "/* Class = \"UILabel\"; text = \"Old\"; ObjectID = \"l\"; */\n\"l.text\" = \"Alt\";\n// ours\n\"m.text\" = \"M\";\n"
        let comment = "Class = \"UILabel\"; text = \"New\"; ObjectID = \"l\";"
        let file = try Self.file(old)
        func set(_ value: String, isCurrent: Bool) throws -> String {
            let texts = [StringsFile.Text(key: "l.text", value: value, comment: comment, isCurrent: isCurrent)]
            return String(decoding: try file.setting(texts).bytes, as: UTF8.self)
        }
        #expect(try set("Neu", isCurrent: true) == old.replacing("\"Old\"", with: "\"New\"").replacing("Alt", with: "Neu"))
        #expect(try set("Alt", isCurrent: true) == old.replacing("\"Old\"", with: "\"New\""))
        #expect(try set("Neu", isCurrent: false) == old.replacing("Alt", with: "Neu"))
    }
}
