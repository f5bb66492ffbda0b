import FormworkNib
import FormworkTree
import Testing

@Suite("Damaged NIBArchives")
struct NibArchiveErrorTests {
    /// Returns an archive of these sections, in their order: objects, keys, values and classes. They begin at byte 50.
    private static func archive(
        objects: [UInt8] = [0x80, 0x80, 0x80], keys: [UInt8] = [], values: [UInt8] = [], classes: [UInt8] = [0x82, 0x80, 0x41, 0],
        counts: [Int] = [1, 0, 0, 1]
    ) -> [UInt8] {
        var bytes = Array("NIBArchive".utf8)
        var offset = 50
        var words = [1, 9]
        for (count, section) in zip(counts, [objects, keys, values, classes]) {
            words += [count, offset]
            offset += section.count
        }
        for word in words { bytes += (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        return bytes + objects + keys + values + classes
    }

    /// Returns an archive of an object with one value under the key `k`, which begins at byte 55.
    private static func archive(value: [UInt8]) -> [UInt8] {
        archive(objects: [0x80, 0x80, 0x81], keys: [0x81, 0x6B], values: [0x80] + value, counts: [1, 1, 1, 1])
    }

    @Test("The smallest archive has an object of a class without values")
    func smallest() throws {
        let bytes = Self.archive()
        let archive = try NibArchive(bytes)
        #expect(archive.graph.className(0) == "A" && archive.graph.fields.isEmpty)
        #expect(try archive.written() == bytes)
    }

    @Test(
        "A value of an unknown type, or one that is cut off, is an error at its byte",
        arguments: [
            ([11], .damaged, "a value of the unknown type 11", 56), ([10, 1, 0, 0, 0], .damaged, "a reference to object 1 of 1", 57),
            ([8, 0x90, 1], .truncated, "the file ends inside data", 58),
        ] as [([UInt8], NibError.Kind, String, Int)])
    func values(value: [UInt8], kind: NibError.Kind, message: String, offset: Int) {
        #expect(throws: NibError(kind, message: message, at: offset)) { try NibArchive(Self.archive(value: value)) }
    }

    @Test(
        "Objects must have a class and values of the archive",
        arguments: [
            ([0x81, 0x80, 0x80], "an object has class 1 of 1"), ([0x80, 0x80, 0x81], "an object has the 1 values from 0 on, of 0"),
            ([0x80, 0x81, 0x80], "an object has the 0 values from 1 on, of 0"),
        ] as [([UInt8], String)])
    func objects(object: [UInt8], message: String) {
        #expect(throws: NibError(.damaged, message: message, at: 50)) { try NibArchive(Self.archive(objects: object)) }
    }

    @Test(
        "Classes must have a name that ends with a zero, and fallbacks in the archive",
        arguments: [
            ([0x82, 0x80, 0x41, 0x42], .damaged, "a class name is not a text that ends with a zero", 53),
            ([0x80, 0x80], .damaged, "a class name is not a text that ends with a zero", 53),
            ([0x82, 0x80, 0xFF, 0], .damaged, "a class name is not a text that ends with a zero", 53),
            ([0x82, 0x81, 1, 0, 0, 0, 0x41, 0], .damaged, "a class falls back to class 1 of 1", 55),
            ([0x82, 0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0x41, 0], .damaged, "a class falls back to class -1 of 1", 55),
            ([0x82, 0x90, 0, 0], .limit, "a class declares 16 fallback classes", 53),
            ([0x89, 0x80, 0x41, 0], .truncated, "the file ends inside a class name", 55),
        ] as [([UInt8], NibError.Kind, String, Int)])
    func classes(section: [UInt8], kind: NibError.Kind, message: String, offset: Int) {
        #expect(throws: NibError(kind, message: message, at: offset)) { try NibArchive(Self.archive(classes: section)) }
    }

    @Test("Keys must be texts, and values must have one of them")
    func keys() {
        #expect(throws: NibError(.damaged, message: "a key is not a text", at: 53)) {
            try NibArchive(Self.archive(keys: [0x81, 0xFF], counts: [1, 1, 0, 1]))
        }
        #expect(throws: NibError(.damaged, message: "a value has key 0 of 0", at: 53)) {
            try NibArchive(Self.archive(values: [0x80, 9], counts: [1, 0, 1, 1]))
        }
    }

    @Test(
        "A section outside the file, or with more entries than it has bytes, is an error in the header",
        arguments: [
            (22, 49, .damaged, "the section of objects begins at byte 49, outside the file", 22),
            (30, 200, .damaged, "the section of keys begins at byte 200, outside the file", 30),
            (18, 3, .limit, "the file declares 3 objects, more than it can contain", 18),
            (26, 5, .limit, "the file declares 5 keys, more than it can contain", 26),
            (34, 3, .limit, "the file declares 3 values, more than it can contain", 34),
            (42, 3, .limit, "the file declares 3 class names, more than it can contain", 42),
            (18, 0, .damaged, "the archive contains no objects", 18),
            (10, 2, .unknownFormat, "NIBArchive version 2 is not supported; expected 1", 10),
        ] as [(Int, UInt8, NibError.Kind, String, Int)])
    func headers(place: Int, value: UInt8, kind: NibError.Kind, message: String, offset: Int) {
        var bytes = Self.archive()
        bytes[place] = value
        #expect(throws: NibError(kind, message: message, at: offset)) { try NibArchive(bytes) }
    }

    @Test("A file of another kind is refused")
    func otherFiles() {
        #expect(throws: NibError(.unknownFormat, message: "the file does not begin as a NIBArchive", at: 0)) {
            try NibArchive(Array("NIBArch".utf8))
        }
        #expect(throws: NibError(.truncated, message: "the file ends inside a number", at: 10)) { try NibArchive(Array("NIBArchive".utf8)) }
    }

    @Test(
        "A graph with values of keyed archives cannot be written",
        arguments: [
            .integer(1), .date(1), .text(TextRange(offset: 0, length: 0)), .list(TextRange(offset: 0, length: 0)),
            .dictionary(TextRange(offset: 0, length: 0)),
        ] as [NibValue])
    func unwritableValues(value: NibValue) {
        var builder = NibGraphBuilder()
        let root = builder.make("A")
        builder.set(root, key: "k", value: value)
        #expect(throws: NibError(.unwritable, message: "a value of a keyed archive that a NIBArchive cannot contain", at: 0)) {
            try NibArchive(graph: builder.graph(root: root)).written()
        }
    }

    @Test("A graph with an object without a class cannot be written")
    func objectsWithoutClass() throws {
        let graph = try KeyedSketch.archive(top: "", "<string>$null</string>").graph
        #expect(throws: NibError(.unwritable, message: "an object without a class", at: 0)) { try NibArchive(graph: graph).written() }
    }

    @Test("The minor version is kept")
    func minorVersion() throws {
        var bytes = Self.archive()
        bytes[14] = 10
        let archive = try NibArchive(bytes)
        #expect(archive.minorVersion == 10)
        #expect(try archive.written() == bytes)
    }
}
