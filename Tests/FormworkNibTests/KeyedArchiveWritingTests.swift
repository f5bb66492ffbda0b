import FormworkNib
import Testing

@Suite("Keyed archives, written from a graph")
struct KeyedArchiveWritingTests {
    /// Returns the archive of the root's values.
    private static func archive(limit: Int = 1_000, _ fill: (inout NibGraphBuilder, _ root: Int) -> Void) throws -> KeyedArchive {
        var builder = NibGraphBuilder()
        let root = builder.make("NSObject")
        fill(&builder, root)
        return try KeyedArchive(encoding: builder.graph(root: root), limit: limit)
    }

    @Test("The values of the root are the entries of $top, next to the version and the archiver")
    func top() throws {
        let list = try Self.archive { builder, root in
            builder.set(root, key: "a", value: .int8(7))
            builder.set(root, key: "b", value: .bool(true))
        }.propertyList
        #expect(list.pairs(list.top).map { list.text($0.key) } == ["$version", "$objects", "$archiver", "$top"])
        #expect(list.value(list.top, key: "$version").map { list.nodes[$0] } == .integer(100_000, width: 4))
        #expect(list.value(list.top, key: "$archiver").flatMap(list.text) == "NSKeyedArchiver")
        let top = try #require(list.value(list.top, key: "$top"))
        #expect(list.pairs(top).map { list.nodes[$0.value] } == [.integer(7, width: 1), .bool(true)])
        let objects = try #require(list.value(list.top, key: "$objects"))
        #expect(list.items(objects).map(list.text) == ["$null"])
    }

    @Test("Texts, numbers and data become plain values")
    func plainValues() throws {
        let graph = try Self.archive { builder, root in
            for (key, value) in [
                ("text", builder.string("é")), ("whole", builder.number(.int16(300))), ("real", builder.number(.double(0.5))),
            ] {
                builder.set(root, key: key, value: value)
            }
            let data = builder.make("NSData")
            let bytes = builder.data([1, 2])
            builder.set(data, key: "NS.bytes", value: bytes)
            builder.set(root, key: "data", value: NibGraphBuilder.reference(data))
        }.graph
        let objects = ["text", "whole", "real", "data"].compactMap { graph.object(graph.root, key: $0) }
        #expect(objects.map { graph.objects[$0].classIndex } == [Int32](repeating: NibObject.plainValue, count: 4))
        #expect(graph.text(object: objects[0]) == "é")
        #expect(graph.scalar(.reference(Int32(objects[1]))) == .integer(300))
        #expect(graph.scalar(.reference(Int32(objects[2]))) == .double(0.5))
        #expect(graph.data(.reference(Int32(objects[3]))).map { Array($0) } == [1, 2])
    }

    @Test(
        "Each number keeps its kind, with as few bytes as possible",
        arguments: [
            (.int8(-1), .integer(-1, width: 8)), (.int16(255), .integer(255, width: 1)), (.int32(256), .integer(256, width: 2)),
            (.int64(65_536), .integer(65_536, width: 4)), (.integer(4_294_967_296), .integer(4_294_967_296, width: 8)),
            (.float(0.5), .float(0.5)), (.double(0.1), .double(0.1)), (.date(3), .date(3)), (.bool(false), .bool(false)),
            (.null, .uid(0, width: 1)),
        ] as [(NibValue, PropertyList.Node)])
    func numbers(value: NibValue, node: PropertyList.Node) throws {
        let list = try Self.archive { builder, root in builder.set(root, key: "n", value: value) }.propertyList
        let top = try #require(list.value(list.top, key: "$top"))
        #expect(list.value(top, key: "n").map { list.nodes[$0] } == node)
    }

    @Test("Lists have their items under one key, dictionaries under two; plain items become objects")
    func collections() throws {
        let graph = try Self.archive { builder, root in
            let text = builder.string("k")
            builder.set(root, key: "list", value: builder.collection([text, .int8(4), .null]))
            builder.set(root, key: "map", value: builder.collection([text, .bool(true)], of: "NSMutableDictionary"))
            builder.set(root, key: "set", value: builder.collection([text], of: "NSMutableSet"))
        }.graph
        let list = try #require(graph.object(graph.root, key: "list"))
        #expect(graph.className(list) == "NSArray")
        #expect(graph.fields(of: list).map { graph.keys[Int($0.key)] } == ["NS.objects"])
        let items = graph.items(of: list)
        #expect(items.map { graph.text($0) } == ["k", nil, nil])
        #expect(graph.scalar(items[1]) == .integer(4) && items[2] == .null)
        let map = try #require(graph.object(graph.root, key: "map"))
        #expect(graph.fields(of: map).map { graph.keys[Int($0.key)] } == ["NS.keys", "NS.objects"])
        #expect(graph.pairs(.reference(Int32(map))).map(\.key) == ["k"])
        #expect(graph.value(graph.root, key: "set").map { graph.items($0).map { graph.text($0) } } == ["k"])
    }

    @Test("Mutable texts and data are objects with keys of their own")
    func mutableValues() throws {
        let graph = try Self.archive { builder, root in
            for (key, name) in [("text", "NSMutableString"), ("data", "NSMutableData")] {
                let object = builder.make(name)
                let bytes = builder.data(Array("hi".utf8))
                builder.set(object, key: "NS.bytes", value: bytes)
                builder.set(root, key: key, value: NibGraphBuilder.reference(object))
            }
        }.graph
        let (text, data) = (try #require(graph.object(graph.root, key: "text")), try #require(graph.object(graph.root, key: "data")))
        #expect(graph.className(text) == "NSMutableString" && graph.text(object: text) == "hi")
        #expect(graph.value(text, key: "NS.string") != nil && graph.value(text, key: "NS.bytes") == nil)
        #expect(graph.className(data) == "NSMutableData")
        #expect(graph.value(data, key: "NS.data").flatMap(graph.data).map { Array($0) } == Array("hi".utf8))
    }

    @Test("A class is described once, with AppKit's superclasses")
    func classes() throws {
        let archive = try Self.archive { builder, root in
            for key in ["a", "b"] { builder.set(root, key: key, value: NibGraphBuilder.reference(builder.make("NSButton"))) }
        }
        let graph = archive.graph
        #expect(graph.classes.map(\.name) == ["NSButton", "NSObject"])
        #expect(graph.classes[0].superclasses == ["NSControl", "NSView", "NSResponder", "NSObject"])
        #expect(graph.objects.filter { $0.classIndex == NibObject.classDescription }.count == 1)
    }

    @Test("Objects that refer to each other are written once each")
    func circles() throws {
        let graph = try Self.archive { builder, root in
            let (one, other) = (builder.make("NSView"), builder.make("NSView"))
            builder.set(one, key: "next", value: NibGraphBuilder.reference(other))
            builder.set(other, key: "next", value: NibGraphBuilder.reference(one))
            builder.set(root, key: "first", value: NibGraphBuilder.reference(one))
        }.graph
        let one = try #require(graph.object(graph.root, key: "first"))
        let other = try #require(graph.object(one, key: "next"))
        #expect(graph.object(other, key: "next") == one && one != other)
        #expect(graph.objects.indices.filter { graph.className($0) == "NSView" } == [one, other])
    }

    @Test("One object alone is under the key root")
    func oneObject() throws {
        var builder = NibGraphBuilder()
        let (root, view) = (builder.make("NSObject"), builder.make("NSView"))
        builder.set(root, key: "view", value: NibGraphBuilder.reference(view))
        builder.set(view, key: "tag", value: .int8(3))
        let graph = try KeyedArchive(encoding: builder.graph(root: root), root: view).graph
        let written = try #require(graph.object(graph.root, key: "root"))
        #expect(graph.className(written) == "NSView" && graph.value(written, key: "tag") == .integer(3))
        #expect(graph.fields(of: graph.root).count == 1)
    }

    @Test("Lists and dictionaries of a keyed archive are kept when it is written again")
    func again() throws {
        let archive = try KeyedSketch.archive(
            top: KeyedSketch.entry("l", "<array><integer>1</integer><string>x</string></array>")
                + KeyedSketch.entry("d", "<dict><key>a</key><true/><key>b</key><real>0.5</real></dict>"),
            "<string>$null</string>")
        let graph = try KeyedArchive(encoding: archive.graph).graph
        let list = graph.items(try #require(graph.value(graph.root, key: "l")))
        #expect(list.first == .integer(1) && list.last.flatMap(graph.text) == "x")
        let pairs = graph.pairs(try #require(graph.value(graph.root, key: "d")))
        #expect(pairs.map(\.key) == ["a", "b"] && pairs.map(\.value) == [.bool(true), .double(0.5)])
    }

    @Test("Texts and data may have as many bytes as the limit; bytes used twice count once", arguments: [(4, true), (3, false)])
    func limit(limit: Int, isWritten: Bool) throws {
        func write() throws -> KeyedArchive {
            try Self.archive(limit: limit) { builder, root in
                let data = builder.data([1, 2, 3, 4])
                builder.set(root, key: "a", value: data)
                builder.set(root, key: "b", value: data)
            }
        }
        if isWritten {
            #expect(try write().graph.fields.count == 3)
        } else {
            #expect(throws: NibError(.limit, message: "texts and data have more than 3 bytes", at: 0)) { try write() }
        }
    }
}
