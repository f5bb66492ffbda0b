import FormworkData
import FormworkNib
import FormworkTree
import Testing

@Suite("Binary property lists")
struct BinaryPropertyListTests {
    private typealias Node = PropertyList.Node

    private static func range(_ offset: UInt32, _ length: UInt32) -> TextRange { TextRange(offset: offset, length: length) }

    @Test(
        "Each kind of value is read and written with its width",
        arguments: [
            ([0x00], .null), ([0x08], .bool(false)), ([0x09], .bool(true)), ([0x10, 0xFF], .integer(255, width: 1)),
            ([0x11, 1, 0], .integer(256, width: 2)), ([0x12, 0, 1, 0, 0], .integer(65_536, width: 4)),
            ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], .integer(-2, width: 8)),
            ([0x14, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2], .wide(high: 1, low: 2)),
            ([0x22, 0x3F, 0xC0, 0, 0], .float(1.5)), ([0x23, 0xBF, 0xF8, 0, 0, 0, 0, 0, 0], .double(-1.5)),
            ([0x33, 0x40, 0x10, 0, 0, 0, 0, 0, 0], .date(4)), ([0x42, 7, 8], .data(range(9, 2))), ([0x50], .ascii(range(9, 0))),
            ([0x51, 0x41], .ascii(range(9, 1))), ([0x61, 0x20, 0xAC], .utf16(range(9, 2))), ([0x80, 3], .uid(3, width: 1)),
            ([0x82, 1, 0, 0], .uid(65_536, width: 3)), ([0x87, 0, 0, 0, 0, 0, 0, 0, 1], .uid(1, width: 8)),
        ] as [([UInt8], Node)])
    private func values(object: [UInt8], node: Node) throws {
        let bytes = BinaryList.bytes([object])
        let list = try PropertyList(binary: bytes)
        #expect(list.nodes == [node])
        #expect(list.encoding == .binary)
        #expect(try list.writtenBinary() == bytes)
    }

    @Test(
        "JSON has integers of more than 64 bits as text",
        arguments: [
            (0, 5, "5"), (.max, .max, "-1"), (0, .max, "\"18446744073709551615\""), (1, 2, "\"18446744073709551618\""),
        ] as [(UInt64, UInt64, String)])
    func wideIntegersInJSON(high: UInt64, low: UInt64, text: String) {
        var list = PropertyList(encoding: .binary, bytes: [])
        list.nodes = [.wide(high: high, low: low)]
        #expect(String(decoding: PropertyList.shape.bytes(list), as: UTF8.self) == text)
    }

    @Test("Containers refer to their items, dictionaries to all keys before the values")
    func containers() throws {
        let bytes = BinaryList.bytes([[0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0xA2, 1, 1], [0xC1, 2]])
        let list = try PropertyList(binary: bytes)
        #expect(list.pairs(0).map { [$0.key, $0.value] } == [[1, 3], [2, 4]])
        #expect(list.items(3) == [1, 1] && list.items(4) == [2])
        #expect(list.nodes[0] == .dictionary(first: 0, count: 2))
        #expect(list.nodes[3] == .array(first: 4, count: 2) && list.nodes[4] == .set(first: 6, count: 1))
        #expect(try list.writtenBinary() == bytes)
    }

    @Test("A length from 15 on follows the mark", arguments: [(14, 1), (15, 3), (255, 3), (256, 4), (65_536, 6)])
    func lengths(count: Int, header: Int) throws {
        var list = PropertyList(encoding: .binary, bytes: [UInt8](repeating: 0x61, count: count))
        list.nodes = [.ascii(TextRange(offset: 0, length: UInt32(count)))]
        let bytes = try list.writtenBinary()
        let again = try PropertyList(binary: bytes)
        #expect(again.nodes == [.ascii(TextRange(offset: UInt32(8 + header), length: UInt32(count)))])
        #expect(again.text(0)?.utf8.count == count)
    }

    @Test("More than 255 objects have references of two bytes")
    func manyObjects() throws {
        var list = PropertyList(encoding: .binary, bytes: [])
        list.nodes = (0..<300).map { .integer(Int64($0), width: 2) } + [.array(first: 0, count: 300)]
        list.references = (0..<300).map { UInt32(299 - $0) }
        list.top = 300
        let bytes = try list.writtenBinary()
        // The widths of offsets and of references are in the trailer.
        #expect(bytes.suffix(26).prefix(2) == [2, 2])
        let again = try PropertyList(binary: bytes)
        #expect(again.top == 300 && again.nodes == list.nodes && again.references == list.references)
    }

    @Test("A UTF-8 text is written as ASCII if it can be, otherwise as UTF-16")
    func textsOfXML() throws {
        var list = PropertyList(encoding: .xml, bytes: Array("ab\u{1F600}".utf8))
        list.nodes = [.utf8(Self.range(0, 2)), .utf8(Self.range(2, 4)), .array(first: 0, count: 2)]
        list.references = [0, 1]
        list.top = 2
        let again = try PropertyList(binary: try list.writtenBinary())
        #expect(again.nodes[0] == .ascii(Self.range(9, 2)))
        #expect(again.nodes[1] == .utf16(Self.range(12, 4)))
        #expect(again.text(1) == "\u{1F600}")
    }

    @Test("A list without its top object cannot be written")
    func noTop() {
        var list = PropertyList(encoding: .binary, bytes: [])
        #expect(throws: NibError(.unwritable, message: "a property list without an object", at: 0)) { try list.writtenBinary() }
        list.nodes = [.null]
        list.top = 1
        #expect(throws: NibError(.unwritable, message: "a property list without an object", at: 0)) { try list.writtenBinary() }
    }

    // MARK: Errors

    @Test(
        "A damaged object is an error with its offset",
        arguments: [
            ([0xA1, 7], .damaged, "a reference to object 7 of 1", 9), ([0x77], .damaged, "an object of the unknown type 119", 8),
            ([0x01], .damaged, "an object of the unknown type 1", 8), ([0x15], .damaged, "an object of the unknown type 21", 8),
            ([0x24], .damaged, "an object of the unknown type 36", 8), ([0x30], .damaged, "an object of the unknown type 48", 8),
            ([0x88], .damaged, "an object of the unknown type 136", 8), ([0xFF], .damaged, "an object of the unknown type 255", 8),
            ([0x5F, 0x50], .damaged, "a length that is not a whole number", 9),
            ([0x4F, 0x14], .damaged, "a length that is not a whole number", 9),
            ([0x5F, 0x10, 200], .truncated, "a length of 200 that the file does not have", 9),
            ([0x52, 0x61], .truncated, "the file ends inside a text", 9), ([0x41], .truncated, "the file ends inside data", 9),
            ([0x63, 0, 0x61], .truncated, "a text is longer than the file", 8),
            ([0xA3, 0], .truncated, "a container is longer than the file", 9),
            ([0xC2, 0], .truncated, "a container is longer than the file", 9),
            ([0xD2, 0, 0, 0], .truncated, "a dictionary is longer than the file", 8),
            ([0x13, 1], .truncated, "the file ends inside a number", 9), ([0x5F], .truncated, "the file ends inside a value", 9),
        ] as [([UInt8], NibError.Kind, String, Int)])
    func damagedObjects(object: [UInt8], kind: NibError.Kind, message: String, offset: Int) {
        #expect(throws: NibError(kind, message: message, at: offset)) { try PropertyList(binary: BinaryList.bytes([object])) }
    }

    /// The list of one object has 42 bytes: the object at 8, its offset at 9, and the trailer from 10 on.
    @Test(
        "A damaged trailer is an error with the offset of its field",
        arguments: [
            (9, 3, .damaged, "an object at byte 3, outside the objects", 9),
            (9, 9, .damaged, "an object at byte 9, outside the objects", 9),
            (16, 0, .damaged, "offsets of 0 and references of 1 bytes", 16),
            (17, 9, .damaged, "offsets of 1 and references of 9 bytes", 16),
            (25, 0, .limit, "the file declares 0 objects, more than its table of offsets can contain", 18),
            (25, 2, .limit, "the file declares 2 objects, more than its table of offsets can contain", 18),
            (33, 1, .damaged, "the top object is 1 of 1", 26),
            (41, 7, .damaged, "the table of offsets begins at byte 7, outside the file", 34),
            (41, 10, .damaged, "the table of offsets begins at byte 10, outside the file", 34),
        ] as [(Int, UInt8, NibError.Kind, String, Int)])
    func damagedTrailers(place: Int, value: UInt8, kind: NibError.Kind, message: String, offset: Int) {
        var bytes = BinaryList.bytes([[0x09]])
        bytes[place] = value
        #expect(throws: NibError(kind, message: message, at: offset)) { try PropertyList(binary: bytes) }
    }

    @Test("A file of another kind or version, or without room for an object, is refused")
    func otherFiles() {
        let version = "the file does not begin as a binary property list of version 00"
        #expect(throws: NibError(.unknownFormat, message: version, at: 0)) { try PropertyList(binary: []) }
        #expect(throws: NibError(.unknownFormat, message: version, at: 0)) { try PropertyList(binary: Array("bplist01".utf8)) }
        let short = Array("bplist00".utf8) + [UInt8](repeating: 0, count: 33)
        #expect(throws: NibError(.truncated, message: "the property list has no room for an object and its trailer", at: 41)) {
            try PropertyList(binary: short)
        }
        #expect(PropertyList.isBinary(Array("bplist01".utf8)) && !PropertyList.isBinary(Array("bplis".utf8)))
    }

    @Test("Containers at the same offset are refused before they fill the memory")
    func overlappingContainers() {
        let items = [UInt8](repeating: 0, count: 100)
        var bytes = Array("bplist00".utf8) + [0xAF, 0x10, 100] + items
        let table = UInt64(bytes.count)
        bytes += [UInt8](repeating: 8, count: 100) + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [100, 0, table] { bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
        #expect(throws: NibError(.limit, message: "containers overlap too much", at: 11)) { try PropertyList(binary: bytes) }
    }

    // MARK: Queries

    @Test("Texts are compared with ASCII texts, in either encoding")
    func texts() throws {
        let list = try PropertyList(binary: BinaryList.bytes([[0xA3, 1, 2, 3], [0x51, 0x61], [0x61, 0, 0x61], [0x61, 0, 0xE9]]))
        #expect(list.isText(1, text: "a") && list.isText(2, text: "a") && !list.isText(1, text: "b") && !list.isText(1, text: "ab"))
        #expect(!list.isText(3, text: "é") && !list.isText(0, text: "a") && !list.isText(9, text: "a"))
        #expect(list.text(3) == "é" && list.text(0) == nil && list.text(-1) == nil)
    }

    @Test("Values of a dictionary are found by their keys, and other nodes have none")
    func dictionaries() throws {
        let list = try PropertyList(binary: BinaryList.bytes([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x08], [0x09]]))
        // The first of equal keys counts.
        #expect(list.value(0, key: "a") == 2 && list.value(0, key: "b") == nil && list.value(2, key: "a") == nil)
        #expect(list.items(0).isEmpty && list.items(9).isEmpty && list.pairs(1).isEmpty && list.pairs(9).isEmpty)
    }
}
