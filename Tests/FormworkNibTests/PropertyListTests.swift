import FormworkData
import FormworkDiagnostics
import FormworkModel
import FormworkNib
import FormworkTree
import Testing

@Suite struct PropertyListTests {
    /// A keyed archive of one object of the class `Thing`, whose `name` is `naïve`, `size` 5, and `list` holds 1.5 and nil.
    private static let archive: [UInt8] = BinaryList.bytes([
        [0xD3, 1, 2, 3, 4, 5, 6],  // the whole
        BinaryList.text("$top"), BinaryList.text("$objects"), BinaryList.text("$version"),
        [0xD1, 7, 8], [0xA4, 9, 10, 11, 12], [0x12, 0, 1, 0x86, 0xA0],
        BinaryList.text("IB.objectdata"), [0x80, 1],
        BinaryList.text("$null"),
        [0xD4, 13, 14, 15, 16, 17, 18, 19, 20],  // the object
        [0xD2, 21, 22, 23, 24],  // its class
        [0x65, 0, 0x6E, 0, 0x61, 0, 0xEF, 0, 0x76, 0, 0x65],  // naïve
        BinaryList.text("$class"), BinaryList.text("name"), BinaryList.text("size"), BinaryList.text("list"),
        [0x80, 2], [0x80, 3], [0x10, 5], [0xA2, 25, 26],
        BinaryList.text("$classname"), BinaryList.text("$classes"), BinaryList.text("Thing"), [0xA2, 23, 27],
        [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], [0x80, 0], BinaryList.text("NSObject"),
    ])

    @Test func aKeyedArchiveIsReadAsAGraph() throws {
        let contents = try NibContents(Self.archive)
        let graph = contents.graph
        let object = try #require(graph.object(graph.root, key: "IB.objectdata"))
        #expect(contents.format == "binary keyed archive")
        #expect(graph.className(object) == "Thing")
        #expect(graph.classes.first?.superclasses == ["NSObject"])
        #expect(graph.value(object, key: "name").flatMap(graph.text) == "naïve")
        #expect(graph.value(object, key: "size") == .integer(5))
        #expect(graph.value(object, key: "list").map { graph.items($0) } == [.double(1.5), .null])
    }

    @Test func writingGivesTheBytesThatWereRead() throws { #expect(try NibContents(Self.archive).written() == Self.archive) }

    @Test func textsThatLieUponEachOtherAreRefused() throws {
        // A hundred objects at the same offset: each would be a copy of the text.
        let text = BinaryList.text("a text that stands once")
        let first = UInt8(8)
        let table = 8 + text.count
        let trailer = [UInt8](repeating: 0, count: 6) + [1, 1] + Self.wide(100) + Self.wide(0) + Self.wide(UInt64(table))
        let bytes = Array("bplist00".utf8) + text + [UInt8](repeating: first, count: 100) + trailer
        let error = #expect(throws: NibError.self) { try PropertyList(binary: bytes) }
        #expect(error?.kind == .limit)
    }

    private static func wide(_ value: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }

    @Test func widthsOfNumbersAreKept() throws {
        let bytes = BinaryList.bytes([
            [0xA3, 1, 2, 3], [0x11, 0, 5], [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x83, 0, 0, 0, 9],
        ])
        #expect(try PropertyList(binary: bytes).writtenBinary() == bytes)
    }

    @Test func aListThatContainsItselfIsPrintedOnce() throws {
        let list = try PropertyList(binary: BinaryList.bytes([[0xA2, 0, 0]]))
        let json = PropertyList.shape.bytes(list)
        #expect(json.count < 10_000)
        #expect(json.last == UInt8(ascii: "]"))
    }

    @Test func aKeyedArchiveWithAListThatContainsItselfIsAnError() {
        let bytes = BinaryList.bytes([
            [0xD2, 1, 2, 3, 4], BinaryList.text("$top"), BinaryList.text("$objects"), [0xD1, 5, 6], [0xA1, 6], BinaryList.text("k"),
            [0xA2, 6, 6],
        ])
        let error = #expect(throws: NibError.self) { try NibContents(bytes) }
        #expect(error?.kind == .limit)
    }

    @Test(arguments: [
        ([0xA1, 7] as [UInt8], NibError.Kind.damaged), ([0xAF, 0x13, 0xFF, 0, 0, 0, 0, 0, 0, 0], .truncated), ([0x5F, 0x50], .damaged),
        ([0x6F, 0x10, 0xFF], .truncated), ([0xDF, 0x10, 200], .truncated), ([0x77], .damaged), ([0x13, 1], .truncated),
    ])
    func damagedFilesAreErrorsWithTheirOffset(object: [UInt8], kind: NibError.Kind) {
        let error = #expect(throws: NibError.self) { try PropertyList(binary: BinaryList.bytes([object])) }
        #expect(error?.kind == kind)
        #expect((8...18).contains(error?.offset ?? 0))
    }

    @Test func anObjectOfNoClassIsAnError() {
        var bytes = Self.archive
        // The object's class is the number behind 0x80; the first is the root's.
        let places = bytes.indices.filter { bytes[$0] == 0x80 }
        bytes[places[1] + 1] = 99
        let error = #expect(throws: NibError.self) { try NibContents(bytes) }
        #expect(error?.message == "an object is of class 99, of 4 objects")
    }

    @Test func aListThatIsCutOffAnywhereIsAnError() {
        for count in 0..<Self.archive.count {
            #expect(throws: NibError.self, "cut at \(count)") { try NibContents(Array(Self.archive[..<count])) }
        }
    }

    @Test func aTypedStreamIsRefusedByName() {
        let error = #expect(throws: NibError.self) { try NibContents([4, 11] + Array("streamtyped".utf8)) }
        #expect(error?.message.contains("typed stream") == true)
    }

    /// Parses an XML property list of one value.
    private static func xml(_ name: String, _ text: String) throws -> PropertyList {
        var builder = ElementTreeBuilder(fixedNames: Name.fixedNames)
        builder.begin(builder.name("plist"), from: 0)
        builder.begin(builder.name(name), from: 0)
        builder.content(builder.text(text), from: 0)
        builder.end()
        builder.end()
        return try PropertyList(builder.finish())
    }

    @Test(arguments: [
        ("2001-01-01T00:00:00Z", 0.0), ("2000-12-31T23:59:59Z", -1), ("2001-03-01T00:00:00Z", 5_097_600),
        ("2024-02-29T12:30:45Z", 730_902_645), ("1970-01-01T00:00:00Z", -978_307_200), ("0001-01-01T00:00:00Z", -63_113_904_000),
    ])
    func datesInXMLAreSecondsFrom2001(text: String, seconds: Double) throws {
        let list = try Self.xml("date", text)
        #expect(list.nodes[list.top] == .date(seconds))
    }

    @Test(arguments: ["", "2001-01-01", "2001-13-01T00:00:00Z", "2001-01-01T24:00:00Z", "2001-01-01T00:00:00+", "20x1-01-01T00:00:00Z"])
    func invalidDatesAreRefused(text: String) {
        #expect(throws: NibError.self) { try Self.xml("date", text) }
    }
}
