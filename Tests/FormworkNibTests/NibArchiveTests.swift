import FormworkData
import FormworkDiagnostics
import FormworkImport
import FormworkNib
import FormworkTestSupport
import FormworkTree
import Testing

@Suite struct NibArchiveTests {
    /// An archive of one object, byte by byte as the format has it: `answer` is 200, `name` the data `hi`, `next` the object itself.
    private static let small: [UInt8] = {
        let objects: [UInt8] = [0x80, 0x80, 0x84]
        let keys: [UInt8] = [0x86] + Array("answer".utf8) + [0x84] + Array("name".utf8) + [0x84] + Array("next".utf8) + [0x81, 0x66]
        let values: [UInt8] =
            [0x80, 1, 0xC8, 0, 0x81, 8, 0x82] + Array("hi".utf8) + [0x82, 10, 0, 0, 0, 0, 0x83, 7, 0, 0, 0, 0, 0, 0, 0xF8, 0x3F]
        let classes: [UInt8] = [0x89, 0x81, 0, 0, 0, 0] + Array("NSObject".utf8) + [0]
        var bytes = Array("NIBArchive".utf8)
        var offset = 50
        var words = [1, 9]
        for (count, section) in [(1, objects), (4, keys), (4, values), (1, classes)] {
            words += [count, offset]
            offset += section.count
        }
        for word in words { bytes += (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        return bytes + objects + keys + values + classes
    }()

    @Test func anArchiveIsReadWithTheTypesThatItStores() throws {
        let archive = try NibArchive(Self.small)
        #expect(archive.minorVersion == 9)
        #expect(archive.graph.className(0) == "NSObject")
        #expect(archive.graph.classes.first?.fallbacks == [0])
        #expect(archive.graph.value(0, key: "answer") == .int16(200))
        #expect(archive.graph.value(0, key: "name").flatMap(archive.graph.data).map(Array.init) == Array("hi".utf8))
        #expect(archive.graph.object(0, key: "next") == 0)
        #expect(archive.graph.value(0, key: "f") == .double(1.5))
        #expect(archive.graph.value(0, key: "missing") == nil)
    }

    @Test func writingGivesTheBytesThatWereRead() throws {
        #expect(try NibArchive(Self.small).written() == Self.small)
        let view = try NibSketch.view()
        #expect(try NibArchive(view).written() == view)
    }

    @Test func everyKindOfNumberIsKeptWithItsWidth() throws {
        var sketch = NibSketch()
        let values: [NibValue] = [
            .int8(-1), .int16(.min), .int32(.max), .int64(.min), .bool(false), .bool(true), .float(.pi), .double(-.infinity), .null,
        ]
        let index = sketch.reserve(1)[0]
        sketch.define(
            index, "NSObject",
            [
                "a": .stored(values[0]), "b": .stored(values[1]), "c": .stored(values[2]), "d": .stored(values[3]), "e": .stored(values[4]),
                "f": .stored(values[5]), "g": .stored(values[6]), "h": .stored(values[7]), "i": .stored(values[8]),
            ])
        let bytes = try sketch.bytes()
        let again = try NibArchive(bytes)
        #expect(again.graph.fields.map(\.value) == values)
        #expect(try again.written() == bytes)
    }

    @Test func anArchiveThatIsCutOffAnywhereIsAnError() throws {
        for count in 0..<Self.small.count {
            #expect(throws: NibError.self, "cut at \(count)") { try NibArchive(Array(Self.small[..<count])) }
        }
    }

    @Test(arguments: [
        (18, "4294967295", NibError.Kind.limit), (26, "4294967295", .limit), (34, "4294967295", .limit), (42, "4294967295", .limit),
        (22, "4294967295", .damaged), (30, "7", .damaged), (10, "2", .unknownFormat),
    ])
    func countsAndOffsetsAreNotBelieved(place: Int, word: String, kind: NibError.Kind) throws {
        var bytes = Self.small
        let value = try #require(UInt32(word))
        for position in 0..<4 { bytes[place + position] = UInt8(truncatingIfNeeded: value >> UInt32(position * 8)) }
        let error = #expect(throws: NibError.self) { try NibArchive(bytes) }
        #expect(error?.kind == kind)
    }

    @Test func aReferenceToNoObjectIsAnErrorWithItsOffset() throws {
        var bytes = Self.small
        let place = try #require(bytes.lastIndex(of: 10))
        bytes[place + 1] = 9
        let error = #expect(throws: NibError.self) { try NibArchive(bytes) }
        #expect(error?.offset == place + 1)
        #expect(error?.message == "a reference to object 9 of 1")
    }

    @Test func objectsCannotShareTheirValuesWithoutMeasure() throws {
        var graph = try NibArchive(Self.small).graph
        let object = graph.objects[0]
        graph.objects = Array(repeating: object, count: 100_000)
        let bytes = try NibArchive(graph: graph).written()
        let error = #expect(throws: NibError.self) { try NibArchive(bytes) }
        #expect(error?.kind == .limit)
    }

    @Test(arguments: 0..<64)
    func damageNeverDoesMoreThanFail(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let whole = try seed % 2 == 0 ? Self.small : NibSketch.view()
        for _ in 0..<200 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 10..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let archive = try? NibArchive(bytes) else { continue }
            let document = try? CompiledInterface(archive.graph).document()
            #expect(document.map { !$0.tree.nodes.isEmpty } ?? true)
            // An archive that was read completely can be written, and reads back the same.
            let again = try NibArchive(try archive.written())
            #expect(again.graph.objects == archive.graph.objects)
        }
    }

    @Test func theGraphIsPrintedWithTypesAndTexts() throws {
        let json = NibContents.shape.bytes(try NibContents(Self.small))
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"format":"NIBArchive 1.9","root":0,"objects":[{"index":0,"class":"NSObject","fallbacks":["NSObject"],"#
                + #""values":[["answer","i16",200],["name","data",{"text":"hi"}],["next","ref",0],["f","f64",1.5]]}]}"#)
    }

    @Test func aNibInsideANibIsTakenApart() throws {
        var sketch = NibSketch()
        let inner = sketch.data(Self.small)
        sketch.add("NSObject", ["archiveData": .stored(inner)])
        let json = NibContents.shape.bytes(try NibContents(try sketch.bytes()))
        #expect(String(decoding: json, as: UTF8.self).contains(#"["archiveData","data",{"nib":{"format":"NIBArchive 1.9""#))
    }

    /// The compiled files of the pairs; empty without the pairs, which the test reports.
    private static let realFiles: [String] = {
        let root = TestFiles.package + "/../shared/compiled-nibs/"
        guard let list = try? TestFiles.bytes(of: root + "PAIRS.tsv") else { return [] }
        let lines = String(decoding: list, as: UTF8.self).split(separator: "\n").dropFirst()
        let folders = lines.compactMap { $0.split(separator: "\t", omittingEmptySubsequences: false).dropFirst().first }
        return folders.flatMap { folder -> [String] in
            let path = root + "pairs/" + folder
            guard folder.hasSuffix(".nib") else { return [] }
            let inside = ["keyedobjects.nib", "runtime.nib"].map { path + "/" + $0 }.filter { TestFiles.exists($0) }
            return inside.isEmpty ? [path] : inside
        }
    }()

    /// Every file of the pairs, if present, is the same when written again, in any format. An unreadable file is a failure.
    @Test(.enabled(if: !realFiles.isEmpty, "the pairs of documents and compiled files are missing"), arguments: realFiles)
    func realFilesAreTheSameWhenWritten(path: String) throws {
        let bytes = try TestFiles.bytes(of: path)
        #expect(!bytes.isEmpty)
        #expect(try NibContents(bytes).written() == bytes)
    }
}
