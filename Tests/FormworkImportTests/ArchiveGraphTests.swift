import FormworkModel
import FormworkTree
import FormworkXML
import Testing

@testable import FormworkImport

@Suite("Graphs of legacy archives")
struct ArchiveGraphTests {
    /// Returns the graph of an object with these contents; the object is node 1.
    private static func graph(_ content: String) throws -> ArchiveGraph {
        let text = "<data><object class=\"NSView\" id=\"1\">\(content)</object></data>"
        return ArchiveGraph(try XMLParser(fixedNames: Name.fixedNames).parse(Array(text.utf8)))
    }

    private static let object = 1

    // MARK: Values

    @Test(
        "Numbers may be in the text or the value of an element",
        arguments: [
            ("<int key=\"k\">-5</int>", -5, -5), ("<integer key=\"k\" value=\"7\"/>", 7, 7), ("<double key=\"k\">2.9</double>", 2.9, 2),
            ("<float key=\"k\">-2.9</float>", -2.9, -2), ("<real key=\"k\" value=\"1e3\"/>", 1_000, 1_000),
            ("<string key=\"k\">12</string>", 12, 12),
            ("<int key=\"k\">x</int>", nil, nil), ("<int key=\"k\"/>", nil, nil), ("<double key=\"k\">1e16</double>", 1e16, nil),
            ("<double key=\"k\">inf</double>", nil, nil), ("<double key=\"k\">1e999</double>", nil, nil),
            ("<int key=\"k\">123456789012345</int>", 123_456_789_012_345, 123_456_789_012_345), ("<nil key=\"k\"/>", nil, nil),
            ("<bool key=\"k\">1</bool>", nil, 1), ("", nil, nil),
        ] as [(String, Double?, Int?)])
    func numbers(content: String, double: Double?, int: Int?) throws {
        let graph = try Self.graph(content)
        #expect(graph.double(Self.object, key: "k") == double)
        #expect(graph.int(Self.object, key: "k") == int)
    }

    @Test(
        "Truths are told by their first letter, or by a number",
        arguments: [
            ("<bool key=\"k\">YES</bool>", true), ("<bool key=\"k\">true</bool>", true), ("<bool key=\"k\">NO</bool>", false),
            ("<boolean key=\"k\" value=\"false\"/>", false), ("<int key=\"k\">2</int>", true), ("<int key=\"k\">0</int>", false),
            ("<string key=\"k\">maybe</string>", nil), ("<bool key=\"k\"/>", nil),
        ] as [(String, Bool?)])
    func truths(content: String, truth: Bool?) throws { #expect(try Self.graph(content).bool(Self.object, key: "k") == truth) }

    @Test("Flags are the bits of a signed number")
    func flags() throws {
        let graph = try Self.graph("<int key=\"k\">-2147483648</int>")
        #expect(graph.flags(Self.object, key: "k") == 0x8000_0000)
        #expect(
            graph.flag(Self.object, key: "k", bit: 31) && !graph.flag(Self.object, key: "k", bit: 30)
                && !graph.flag(Self.object, key: "none", bit: 0))
    }

    @Test(
        "The numbers of a text are those in it, if there are as many as expected",
        arguments: [
            ("{{0, 20}, {320, 460}}", 4, [0, 20, 320, 460]), ("{-1.5, 2e1}", 2, [-1.5, 20]), ("{1, 2}", 4, nil), ("{1, -}", 2, nil),
            ("", 0, []),
        ] as [(String, Int, [Double]?)])
    func numbersOfTexts(text: String, count: Int, numbers: [Double]?) throws {
        let graph = try Self.graph("<string key=\"k\">\(text)</string>")
        #expect(graph.value(Self.object, key: "k").flatMap { graph.numbers($0, count: count) } == numbers)
    }

    @Test(
        "A view is taller than wide by its frame or its size",
        arguments: [
            ("<string key=\"NSFrame\">{{0, 0}, {1, 2}}</string>", true), ("<string key=\"NSFrameSize\">{1, 2}</string>", true),
            ("<string key=\"NSFrameSize\">{2, 2}</string>", false), ("", false),
        ])
    func tallViews(content: String, isTall: Bool) throws { #expect(try Self.graph(content).isTaller(Self.object) == isTall) }

    @Test("Texts are plain or in base64, in strings and in objects")
    func texts() throws {
        for content in [
            "<string key=\"k\">hi</string>", "<string key=\"k\" type=\"base64-UTF8\">aGk</string>", "<bytes key=\"k\">aGk</bytes>",
            "<object class=\"NSMutableString\" key=\"k\"><characters key=\"NS.bytes\">hi</characters></object>",
            "<string key=\"k\">hi<!-- c --></string>",
        ] {
            let graph = try Self.graph(content)
            #expect(graph.string(Self.object, key: "k") == "hi", "\(content)")
        }
        let graph = try Self.graph("<object class=\"NSURL\" key=\"k\"/><string key=\"e\"/>")
        #expect(graph.string(Self.object, key: "k") == nil && graph.string(Self.object, key: "e") == "")
        #expect(try Self.graph("<string key=\"k\" type=\"base64-UTF8\">aGk</string>").isText(Self.object, key: "k", other: "hi"))
        #expect(try !Self.graph("<string key=\"k\">ho</string>").isText(Self.object, key: "k", other: "hi"))
    }

    // MARK: References

    @Test("A chain of references leads to its end, unless it is too long or leads back")
    func references() throws {
        func chain(_ count: Int) -> String {
            (0..<count).map { "<reference id=\"r\($0)\" key=\"k\($0)\" ref=\"r\($0 + 1)\"/>" }.joined()
                + "<string id=\"r\(count)\">end</string>"
        }
        #expect(try Self.graph(chain(8)).string(Self.object, key: "k0") == "end")
        #expect(try Self.graph(chain(12)).string(Self.object, key: "k0") == nil)
        #expect(
            try Self.graph("<reference id=\"a\" key=\"k\" ref=\"b\"/><reference id=\"b\" ref=\"a\"/>").value(Self.object, key: "k") == nil)
        let graph = try Self.graph("<reference key=\"k\" ref=\"77\"/><reference key=\"l\"/>")
        #expect(graph.value(Self.object, key: "k") == nil && graph.dangling.compactMap(graph.keyName) == ["k"])
    }

    @Test("Of equal ids, the last one is found, and the others are duplicates")
    func duplicates() throws {
        let graph = try Self.graph("<string id=\"a\">one</string><string id=\"a\">two</string><reference key=\"k\" ref=\"a\"/>")
        #expect(graph.string(Self.object, key: "k") == "two")
        #expect(graph.duplicates.map(graph.id) == ["a"])
    }

    // MARK: Collections

    @Test(
        "Lists have their items in any form, without nil",
        arguments: [
            "<array key=\"k\"><string>a</string><nil/><string>b</string></array>",
            "<set key=\"k\"><string>a</string><string>b</string></set>",
            "<object class=\"NSArray\" key=\"k\"><bool key=\"EncodedWithXMLCoder\">YES</bool><string>a</string><string>b</string></object>",
            "<object class=\"NSSet\" key=\"k\"><array key=\"set.sortedObjects\"><string>a</string><string>b</string></array></object>",
            "<object class=\"IBMutableOrderedSet\" key=\"k\"><array key=\"orderedObjects\"><string>a</string><string>b</string></array></object>",
        ])
    func lists(content: String) throws {
        let graph = try Self.graph(content)
        #expect(graph.items(Self.object, key: "k").compactMap(graph.bytes).map { String(decoding: $0, as: UTF8.self) } == ["a", "b"])
    }

    @Test("Other values have no items")
    func otherLists() throws {
        let graph = try Self.graph("<string key=\"k\">a</string>")
        #expect(graph.items(Self.object, key: "k").isEmpty && graph.items(Self.object, key: "none").isEmpty && graph.items(nil).isEmpty)
        #expect(graph.entries(graph.value(Self.object, key: "k")).isEmpty && graph.entries(nil).isEmpty)
    }

    @Test(
        "Dictionaries have their entries in any form",
        arguments: [
            "<dictionary key=\"k\"><string key=\"a\">1</string><string key=\"b\">2</string></dictionary>",
            """
            <object class="NSMutableDictionary" key="k"><array key="dict.sortedKeys"><string>a</string><string>b</string></array>
            <array key="dict.values"><string>1</string><string>2</string></array></object>
            """, "<object class=\"NSDictionary\" key=\"k\"><string key=\"a\">1</string><string key=\"b\">2</string></object>",
        ])
    func dictionaries(content: String) throws {
        let graph = try Self.graph(content)
        let dictionary = graph.value(Self.object, key: "k")
        #expect(graph.entries(dictionary).map { graph.tree.string($0.key) } == ["a", "b"])
        #expect(graph.entry(dictionary, key: "b").flatMap(graph.bytes).map { String(decoding: $0, as: UTF8.self) } == "2")
        #expect(graph.entry(dictionary, key: "c") == nil)
    }

    @Test("A dictionary of one entry may have numbered keys")
    func numberedEntries() throws {
        let graph = try Self.graph(
            "<object class=\"NSDictionary\" key=\"k\"><string key=\"NS.key.0\">a</string><string key=\"NS.object.0\">1</string></object>")
        #expect(graph.entries(graph.value(Self.object, key: "k")).map { graph.tree.string($0.key) } == ["a"])
    }

    // MARK: Tables

    @Test("Ids are found in a table that has grown, and the last of equal ones wins")
    func identifierTables() {
        var table = IdentifierTable()
        func key(_ text: String) -> UInt64 {
            let bytes = Array(text.utf8)
            return bytes.withUnsafeBufferPointer { IdentifierTable.key(start: 0, count: bytes.count, in: $0) }
        }
        for number in 0..<1_000 { #expect(table.insert(key("\(number)"), value: number) == nil) }
        #expect((0..<1_000).allSatisfy { (number: Int) in table.find(key("\(number)")) == number })
        #expect(table.insert(key("7"), value: 70) == 7 && table.find(key("7")) == 70)
        #expect(table.find(key("1000")) == nil && table.find(key("x")) == nil)
        // Numbers in another form are other ids.
        #expect(Set(["7", "07", "-7", "7 ", "", "123456789012345678", "abc-de-fgh"].map(key)).count == 7)
    }

    @Test("Equal findings are counted, and different ones are limited")
    func findings() {
        var findings = ArchiveFindings()
        for index in 0..<2_100 { findings.note(.unknownKey, message: "key \(index)", offset: index) }
        findings.note(.unknownKey, message: "key 3", offset: 99)
        findings.note(.unknownKey, message: "key 2050", offset: 99)
        #expect(findings.all.count == 2_000)
        #expect(findings.all[3] == ArchiveFinding(kind: .unknownKey, message: "key 3", offset: 3, count: 2))
    }
}
