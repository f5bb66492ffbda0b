import FormworkData
import FormworkModel
import FormworkNib
import FormworkTree
import FormworkXML
import Testing

@Suite("Property lists in XML")
struct XMLPropertyListTests {
    private typealias Node = PropertyList.Node

    /// Reads a property list of these elements, which begin at byte 21.
    private static func list(_ elements: String) throws -> PropertyList {
        try PropertyList(XMLParser(fixedNames: Name.fixedNames).parse(Array("<plist version=\"1.0\">\(elements)</plist>".utf8)))
    }

    private static func range(_ offset: UInt32, _ length: UInt32) -> TextRange { TextRange(offset: offset, length: length) }

    @Test(
        "Each kind of value becomes a node",
        arguments: [
            ("<true/>", .bool(true)), ("<false/>", .bool(false)), ("<integer>-1</integer>", .integer(-1, width: 8)),
            ("<integer>255</integer>", .integer(255, width: 1)), ("<integer>256</integer>", .integer(256, width: 2)),
            ("<integer>65536</integer>", .integer(65_536, width: 4)), ("<integer>4294967296</integer>", .integer(4_294_967_296, width: 8)),
            ("<integer>0x1F</integer>", .integer(31, width: 1)), ("<real>-1.5e2</real>", .double(-150)),
            ("<string>a&amp;b</string>", .utf8(range(0, 3))), ("<string/>", .utf8(range(0, 0))), ("<string> </string>", .utf8(range(0, 1))),
            ("<string><![CDATA[<]]></string>", .utf8(range(0, 1))), ("<data>aGk=</data>", .data(range(0, 2))),
            ("<data/>", .data(range(0, 0))), ("<date>2001-01-01T00:00:01Z</date>", .date(1)), ("<array/>", .array(first: 0, count: 0)),
            ("<dict/>", .dictionary(first: 0, count: 0)),
        ] as [(String, Node)])
    private func values(text: String, node: Node) throws {
        let list = try Self.list(text)
        #expect(list.nodes == [node])
        #expect(list.encoding == .xml && list.top == 0)
    }

    @Test("Items are in order, and dictionaries have all keys before the values")
    func containers() throws {
        let list = try Self.list("<!-- c --><dict><key>a</key><array><true/><false/></array><key>b</key><string>x</string></dict>")
        let pairs = list.pairs(list.top)
        #expect(pairs.map { list.text($0.key) } == ["a", "b"])
        #expect(list.items(pairs[0].value).map { list.nodes[$0] } == [.bool(true), .bool(false)])
        #expect(list.text(pairs[1].value) == "x")
        #expect(list.value(list.top, key: "b") == pairs[1].value)
    }

    @Test("A dictionary with only a number for CF$UID is a reference; any other is a dictionary")
    func references() throws {
        func node(_ text: String) throws -> Node { try Self.list("<dict>\(text)</dict>").nodes[0] }
        #expect(try node("<key>CF$UID</key><integer>300</integer>") == .uid(300, width: 2))
        #expect(try node("<key>CF$UID</key><integer>-1</integer>") == .dictionary(first: 0, count: 1))
        #expect(try node("<key>CF$UID</key><string>1</string>") == .dictionary(first: 0, count: 1))
        #expect(
            try node("<key>CF$UID</key><integer>1</integer><key>a</key><true/>") == .dictionary(first: 0, count: 2))
    }

    @Test(
        "Base64 may have white space and no padding",
        arguments: [
            ("", []), ("AA==", [0]), ("AA", [0]), ("AAEC", [0, 1, 2]), ("A A\n\tE=", [0, 1]), ("+/+/", [0xFB, 0xFF, 0xBF]),
            ("/////w==", [0xFF, 0xFF, 0xFF, 0xFF]),
        ] as [(String, [UInt8])])
    func base64(text: String, bytes: [UInt8]) throws {
        let list = try Self.list("<data>\(text)</data>")
        #expect(list.nodes == [.data(Self.range(0, UInt32(bytes.count)))])
        #expect(list.bytes == bytes)
    }

    @Test(
        "An unreadable value is an error with the offset of its element",
        arguments: [
            ("<integer>x</integer>", "'x' is not a whole number", 21), ("<integer/>", "'' is not a whole number", 21),
            ("<integer>9223372036854775808</integer>", "'9223372036854775808' is not a whole number", 21),
            ("<integer>0xG</integer>", "'0xG' is not a whole number", 21), ("<real>1,5</real>", "'1,5' is not a number", 21),
            ("<date>today</date>", "'today' is not a date", 21), ("<data>a*b=</data>", "data that is not base64", 21),
            ("<fish/>", "unknown element 'fish' in a property list", 21), ("<array><real>x</real></array>", "'x' is not a number", 28),
            ("<dict><key>a</key></dict>", "a dictionary without pairs of keys and values", 21),
            ("<dict><integer>1</integer><true/></dict>", "a dictionary without pairs of keys and values", 21),
        ])
    func unreadableValues(text: String, message: String, offset: Int) {
        #expect(throws: NibError(.damaged, message: message, at: offset)) { try Self.list(text) }
    }

    @Test(
        "A document of another kind, or a list without a value, is refused",
        arguments: ["<html><a/></html>", "<plist/>", "<plist>x</plist>"])
    func otherDocuments(text: String) throws {
        let tree = try XMLParser(fixedNames: Name.fixedNames).parse(Array(text.utf8))
        #expect(throws: NibError(.unknownFormat, message: "the root element 'plist' contains no value", at: 0)) { try PropertyList(tree) }
    }

    @Test("A list in XML is the same after it was written in binary form")
    func roundTrip() throws {
        let list = try Self.list(
            """
            <dict><key>n</key><integer>-70000</integer><key>r</key><real>0.1</real><key>é</key><string>ü</string>
            <key>l</key><array><true/><data>AAE=</data><date>2024-02-29T12:30:45Z</date></array>
            <key>u</key><dict><key>CF$UID</key><integer>7</integer></dict></dict>
            """)
        let again = try PropertyList(binary: try list.writtenBinary())
        #expect(PropertyList.shape.bytes(again) == PropertyList.shape.bytes(list))
        #expect(again.nodes.count == list.nodes.count)
    }
}
