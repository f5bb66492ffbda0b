import FormworkNib
import Testing

@Suite("Keyed archives, read")
struct KeyedArchiveReadingTests {
    private typealias Sketch = KeyedSketch

    @Test("Objects keep their numbers, and the entries of $top are those of the root, which follows them")
    func objects() throws {
        let graph = try Sketch.archive(
            top: Sketch.entry("IB.objectdata", Sketch.uid(1)) + Sketch.entry("flag", "<true/>"), "<string>$null</string>",
            Sketch.object(of: 2, Sketch.entry("a", "<integer>5</integer>")), Sketch.description("NSThing", "NSObject")
        ).graph
        #expect(graph.root == 3 && graph.objects.count == 4)
        #expect(graph.object(3, key: "IB.objectdata") == 1 && graph.value(3, key: "flag") == .bool(true))
        #expect(graph.className(1) == "NSThing" && graph.className(3) == "NSObject")
        #expect(graph.value(1, key: "a") == .integer(5) && graph.value(1, key: "$class") == nil)
        #expect(graph.objects.map(\.classIndex) == [NibObject.plainValue, 0, NibObject.classDescription, 1])
        #expect(graph.classes.map(\.superclasses) == [["NSObject"], []])
    }

    @Test("A class that several objects have is one class")
    func sharedClass() throws {
        let graph = try Sketch.archive(
            top: "", "<string>$null</string>", Sketch.object(of: 2), Sketch.description("A"), Sketch.object(of: 2),
            Sketch.object(of: 5), Sketch.description("B")
        ).graph
        #expect(graph.classes.map(\.name) == ["A", "B", "NSObject"])
        #expect([1, 3, 4].map(graph.className) == ["A", "A", "B"])
    }

    @Test(
        "Each kind of value of a property list is kept",
        arguments: [
            ("<false/>", .bool(false)), ("<integer>-7</integer>", .integer(-7)), ("<real>0.5</real>", .double(0.5)),
            ("<date>2001-01-01T00:01:00Z</date>", .date(60)), ("<dict><key>CF$UID</key><integer>0</integer></dict>", .null),
            ("<dict><key>CF$UID</key><integer>2</integer></dict>", .reference(2)),
        ] as [(String, NibValue)])
    func values(text: String, value: NibValue) throws {
        let graph = try Sketch.archive(
            top: "", "<string>$null</string>", Sketch.object(of: 2, Sketch.entry("k", text)), Sketch.description("A")
        ).graph
        #expect(graph.value(1, key: "k") == value)
    }

    @Test("A reference to the text $null is nil, whatever its number")
    func nullObjects() throws {
        let graph = try Sketch.archive(
            top: Sketch.entry("a", Sketch.uid(2)) + Sketch.entry("b", Sketch.uid(1)), "<string>x</string>", "<string>y</string>",
            "<string>$null</string>"
        ).graph
        #expect(graph.value(graph.root, key: "a") == .null && graph.value(graph.root, key: "b") == .reference(1))
    }

    @Test("Plain texts and data are objects of their own")
    func plainObjects() throws {
        let graph = try Sketch.archive(
            top: Sketch.entry("t", Sketch.uid(1)) + Sketch.entry("d", Sketch.uid(2)), "<string>$null</string>", "<string>é</string>",
            "<data>aGk=</data>"
        ).graph
        #expect(graph.text(object: 1) == "é")
        #expect(graph.value(graph.root, key: "t").flatMap(graph.text) == "é")
        #expect(graph.value(graph.root, key: "d").flatMap(graph.data).map { Array($0) } == Array("hi".utf8))
    }

    @Test("Lists and dictionaries are ranges of values, which may contain others")
    func lists() throws {
        let graph = try Sketch.archive(
            top: Sketch.entry("l", "<array><integer>1</integer><array><true/></array></array>")
                + Sketch.entry("d", "<dict><key>x</key><integer>2</integer></dict>"),
            "<string>$null</string>"
        ).graph
        let list = graph.items(try #require(graph.value(graph.root, key: "l")))
        #expect(list.first == .integer(1) && list.dropFirst().first.map(graph.items) == [.bool(true)])
        let pairs = graph.pairs(try #require(graph.value(graph.root, key: "d")))
        #expect(pairs.map(\.key) == ["x"] && pairs.map(\.value) == [.integer(2)])
    }

    @Test("A UTF-16 text is converted once, however often it is used")
    func wideTexts() throws {
        let bytes = BinaryList.bytes([
            [0xD2, 1, 2, 3, 4], BinaryList.text("$top"), BinaryList.text("$objects"), [0xD2, 5, 6, 7, 7], [0xA1, 8], BinaryList.text("a"),
            BinaryList.text("b"), [0x62, 0, 0xE9, 0x20, 0xAC], BinaryList.text("$null"),
        ])
        let graph = try NibContents(bytes).graph
        let (one, other) = (try #require(graph.value(graph.root, key: "a")), try #require(graph.value(graph.root, key: "b")))
        #expect(one == other && graph.text(one) == "é€")
        #expect(graph.bytes.count == bytes.count + 5)
    }

    @Test(
        "An archive that contradicts itself is an error",
        arguments: [
            ("<dict><key>$class</key><dict><key>CF$UID</key><integer>9</integer></dict></dict>", "an object is of class 9, of 2 objects"),
            (
                "<dict><key>$class</key><dict><key>CF$UID</key><integer>0</integer></dict></dict>",
                "object 0 is used as a class, but has no '$classname'"
            ),
            ("<array><dict><key>CF$UID</key><integer>2</integer></dict></array>", "a reference to object 2 of 2"),
        ])
    func contradictions(object: String, message: String) {
        #expect(throws: NibError(.damaged, message: message, at: 0)) { try Sketch.archive(top: "", "<string>$null</string>", object) }
    }

    @Test("A key of an object must be a text")
    func keysOfObjects() {
        let bytes = BinaryList.bytes([
            [0xD2, 1, 2, 3, 4], BinaryList.text("$top"), BinaryList.text("$objects"), [0xD1, 5, 5], [0xA1, 6], [0x10, 1],
            BinaryList.text("$null"),
        ])
        #expect(throws: NibError(.damaged, message: "a key is not a text", at: 0)) { try NibContents(bytes) }
    }

    @Test("A property list without objects is of another kind", arguments: ["$top", "$objects", "other"])
    func otherLists(key: String) throws {
        let list = try PropertyList(binary: BinaryList.bytes([[0xD1, 1, 2], BinaryList.text(key), [0xD0]]))
        #expect(
            throws: NibError(.unknownFormat, message: "the property list is not a keyed archive: it has no '$objects' and '$top'", at: 0)
        ) {
            try KeyedArchive(list)
        }
    }

    @Test("Lists may be nested 31 deep, but not 32", arguments: [(31, true), (32, false)])
    func depth(levels: Int, isRead: Bool) throws {
        let list = String(repeating: "<array>", count: levels) + "<true/>" + String(repeating: "</array>", count: levels)
        func read() throws -> KeyedArchive { try Sketch.archive(top: Sketch.entry("l", list), "<string>$null</string>") }
        if isRead {
            #expect(try read().graph.elements.count == levels)
        } else {
            #expect(throws: NibError(.limit, message: "lists in the property list are nested too deeply", at: 0)) { try read() }
        }
    }
}
