import FormworkNib
import FormworkTree
import Testing

@Suite("Graphs of compiled files")
struct NibGraphTests {
    /// Returns a graph with an object of a class at 0, which is the root.
    private static func graph(_ className: String, _ fill: (inout NibGraphBuilder, _ object: Int) -> Void) -> NibGraph {
        var builder = NibGraphBuilder()
        let object = builder.make(className)
        fill(&builder, object)
        return builder.graph(root: object)
    }

    private static let empty = graph("NSObject") { _, _ in }

    @Test("An object outside the graph has no class, no values and no text")
    func outside() {
        for object in [-1, 1, .max] {
            #expect(Self.empty.className(object) == "")
            #expect(Self.empty.fields(of: object).isEmpty)
            #expect(Self.empty.value(object, key: "a") == nil)
            #expect(Self.empty.text(object: object) == nil)
            #expect(Self.empty.items(of: object).isEmpty)
        }
        #expect(Self.empty.bytes(TextRange(offset: 0, length: 1)).isEmpty)
        #expect(Self.empty.items(.list(TextRange(offset: 0, length: 1))).isEmpty)
    }

    @Test("The first of several values for a key counts")
    func repeatedKeys() {
        let graph = Self.graph("NSArray") { builder, object in
            for value in [1, 2] { builder.append(object, key: "k", value: NibGraphBuilder.integer(value)) }
        }
        #expect(graph.value(0, key: "k") == .int8(1))
        #expect(graph.fields(of: 0).map(\.value) == [.int8(1), .int8(2)])
    }

    // MARK: Texts

    @Test(
        "Only texts are texts",
        arguments: [
            ("NSString", "NS.bytes", "hi"), ("NSMutableString", "NS.bytes", "hi"), ("NSLocalizableString", "NS.bytes", "hi"),
            ("NSString", "NS.other", nil), ("NSData", "NS.bytes", nil), ("NSURL", "NS.bytes", nil),
        ])
    func textsOfClasses(className: String, key: String, text: String?) {
        let graph = Self.graph(className) { builder, object in
            let data = builder.data(Array("hi".utf8))
            builder.set(object, key: key, value: data)
        }
        #expect(graph.text(object: 0) == text)
        #expect(graph.text(.reference(0)) == text)
    }

    @Test("A localizable text is that of the development language, one reference away")
    func localizableTexts() {
        let graph = Self.graph("NSLocalizableString") { builder, object in
            let (key, text) = (builder.string("a.title"), builder.string("Title"))
            builder.set(object, key: "NSKey", value: key)
            builder.set(object, key: "NSDev", value: text)
        }
        #expect(graph.text(object: 0) == "Title")
    }

    @Test("A text that refers to itself is none")
    func circularTexts() {
        let graph = Self.graph("NSString") { builder, object in
            builder.set(object, key: "NS.string", value: NibGraphBuilder.reference(object))
            builder.set(object, key: "NSDev", value: NibGraphBuilder.reference(object))
        }
        #expect(graph.text(object: 0) == nil)
    }

    @Test("A text of invalid UTF-8 is repaired")
    func invalidTexts() {
        let graph = Self.graph("NSString") { builder, object in
            let data = builder.data([0x61, 0xFF, 0x62])
            builder.set(object, key: "NS.bytes", value: data)
        }
        #expect(graph.text(object: 0) == "a\u{FFFD}b")
        #expect(graph.text(.text(TextRange(offset: 0, length: 1))) == "a" && graph.text(.int8(1)) == nil)
    }

    // MARK: Numbers and data

    @Test(
        "A number object is its value",
        arguments: [("NS.intval", .int8(3)), ("NS.dblval", .double(0.5)), ("NS.boolval", .bool(true))] as [(String, NibValue)])
    func numberObjects(key: String, value: NibValue) {
        let graph = Self.graph("NSNumber") { builder, object in builder.set(object, key: key, value: value) }
        #expect(graph.scalar(.reference(0)) == value)
        #expect(graph.number(.reference(0)) == value.number)
    }

    @Test("Another object has no number, and a plain value is itself")
    func otherNumbers() {
        let graph = Self.graph("NSNumber") { builder, object in builder.set(object, key: "NS.other", value: .int8(3)) }
        #expect(graph.scalar(.reference(0)) == .reference(0) && graph.number(.reference(0)) == nil)
        #expect(graph.scalar(.reference(7)) == .reference(7))
        #expect(graph.scalar(.double(2)) == .double(2) && graph.number(.float(2)) == 2)
    }

    @Test("Data is in the value, or in the object that it refers to", arguments: [("NS.bytes", true), ("NS.data", true), ("other", false)])
    func data(key: String, isData: Bool) {
        let graph = Self.graph("NSData") { builder, object in
            let data = builder.data([1, 2])
            builder.set(object, key: key, value: data)
        }
        #expect(graph.data(.reference(0)).map { Array($0) } == (isData ? [1, 2] : nil))
        #expect(graph.data(.data(TextRange(offset: 1, length: 1))).map { Array($0) } == [2])
        #expect(graph.data(.bool(true)) == nil)
    }

    // MARK: Collections

    @Test(
        "Collections are told by their classes",
        arguments: [
            ("NSArray", true), ("NSMutableArray", true), ("NSSet", true), ("NSMutableSet", true), ("NSOrderedSet", true),
            ("NSMutableOrderedSet", true), ("NSCountedSet", true), ("NSDictionary", true), ("NSMutableDictionary", true),
            ("NSHashTable", false), ("UIView", false),
        ])
    func classesOfCollections(className: String, isCollection: Bool) {
        let graph = Self.graph(className) { builder, object in builder.append(object, key: NibGraph.itemKey, value: .int8(1)) }
        #expect(graph.isCollection(0) == isCollection)
        #expect(graph.items(of: 0) == (isCollection ? [.int8(1)] : []))
    }

    @Test("Items with numbered keys are in order")
    func numberedItems() {
        let graph = Self.graph("NSArray") { builder, object in
            builder.set(object, key: "NS.object.0", value: .int8(1))
            builder.set(object, key: "NS.object.1", value: .int8(2))
            builder.set(object, key: "NS.count", value: .int8(2))
        }
        #expect(graph.items(of: 0) == [.int8(1), .int8(2)])
        #expect(graph.objects(in: .reference(0)).isEmpty && graph.objects(in: nil).isEmpty)
    }

    @Test("The keys of pairs are texts or numbers, and a key without a value is left out")
    func pairs() {
        let graph = Self.graph("NSDictionary") { builder, object in
            let (text, number) = (builder.string("a"), builder.number(.int8(4)))
            for value in [text, .int8(1), number, .int8(2), .bool(true), .int8(3), .null, .int8(4), text] {
                builder.append(object, key: NibGraph.itemKey, value: value)
            }
        }
        let pairs = graph.pairs(.reference(0))
        #expect(pairs.map(\.key) == ["a", "4", "1", ""])
        #expect(pairs.map(\.value) == [.int8(1), .int8(2), .int8(3), .int8(4)])
    }

    @Test("Lists of keys and objects are paired, up to the shorter one")
    func pairedLists() throws {
        let graph = try KeyedSketch.archive(
            top: KeyedSketch.entry("d", KeyedSketch.uid(1)), "<string>$null</string>",
            KeyedSketch.object(
                of: 2, KeyedSketch.entry("NS.keys", "<array><string>a</string><string>b</string></array>"),
                KeyedSketch.entry("NS.objects", "<array><integer>1</integer></array>")), KeyedSketch.description("NSDictionary")
        ).graph
        let pairs = graph.pairs(try #require(graph.value(graph.root, key: "d")))
        #expect(pairs.map(\.key) == ["a"] && pairs.map(\.value) == [.integer(1)])
    }
}
