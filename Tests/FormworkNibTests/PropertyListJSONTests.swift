import FormworkData
import FormworkNib
import Testing

@Suite("Property lists as JSON")
struct PropertyListJSONTests {
    private static func json(_ list: PropertyList) -> String { String(decoding: PropertyList.shape.bytes(list), as: UTF8.self) }

    private static func json(_ objects: [UInt8]...) throws -> String { try json(PropertyList(binary: BinaryList.bytes(objects))) }

    @Test(
        "Each kind of value has its form",
        arguments: [
            ([0x00], "null"), ([0x08], "false"), ([0x09], "true"), ([0x10, 7], "7"),
            ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "-1"),
            ([0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9], "9"), ([0x22, 0x3F, 0xC0, 0, 0], "1.5"),
            ([0x23, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0], "0.5"), ([0x33, 0x40, 0x10, 0, 0, 0, 0, 0, 0], "4"),
            ([0x42, 0x68, 0x69], #"{"base64":"aGk="}"#), ([0x53, 0x61, 0x22, 0x0A], #""a\"\n""#), ([0x61, 0, 0xE9], #""é""#),
            ([0x81, 1, 0], #"{"uid":256}"#), ([0xA0], "[]"), ([0xD0], "{}"),
        ] as [([UInt8], String)])
    func values(object: [UInt8], text: String) throws { #expect(try Self.json(object) == text) }

    @Test("Sets are arrays, and dictionaries objects")
    func containers() throws {
        #expect(try Self.json([0xC2, 1, 2], [0x08], [0x09]) == "[false,true]")
        #expect(try Self.json([0xD2, 1, 2, 3, 4], [0x51, 0x62], [0x51, 0x61], [0x10, 1], [0x10, 2]) == #"{"b":1,"a":2}"#)
    }

    @Test("A key other than a text is empty")
    func keys() throws { #expect(try Self.json([0xD1, 1, 1], [0x10, 1]) == #"{"":1}"#) }

    @Test("Lists nested 64 deep end in null")
    func depth() throws {
        var list = PropertyList(encoding: .binary, bytes: [])
        list.nodes = (0..<70).map { .array(first: UInt32($0), count: 1) } + [.bool(true)]
        list.references = (1...70).map { UInt32($0) }
        let text = Self.json(list)
        #expect(text == String(repeating: "[", count: 64) + "null" + String(repeating: "]", count: 64))
    }

    @Test("A number larger than an integer of JSON is clamped")
    func largeReferences() throws {
        var list = PropertyList(encoding: .binary, bytes: [])
        list.nodes = [.uid(.max, width: 8)]
        #expect(Self.json(list) == #"{"uid":9223372036854775807}"#)
    }
}
