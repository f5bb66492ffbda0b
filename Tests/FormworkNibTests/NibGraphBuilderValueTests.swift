import FormworkNib
import FormworkTree
import Testing

@Suite("Values of a graph under construction")
struct NibGraphBuilderValueTests {
    @Test("Equal texts and equal numbers share an object, and numbers of other kinds don't")
    func sharedValues() {
        var builder = NibGraphBuilder()
        let texts = ["a", "b", "a"].map { builder.string($0).object }
        #expect(texts == [0, 1, 0])
        let numbers = [.int8(1), .bool(true), .double(1), .int16(1), .int8(1), .float(1)].map { (value: NibValue) in
            builder.number(value).object
        }
        #expect(numbers == [2, 3, 4, 5, 2, 6])
        let graph = builder.graph(root: 0)
        #expect(
            (2...6).map { graph.keys[Int(graph.fields(of: $0)[graph.objects[$0].fields.lowerBound].key)] }
                == ["NS.intval", "NS.boolval", "NS.dblval", "NS.intval", "NS.dblval"])
    }

    @Test("Collections are objects of their own, even if they are equal")
    func collections() {
        var builder = NibGraphBuilder()
        let (one, other) = (builder.collection([.int8(1)]), builder.collection([.int8(1)], of: "NSMutableSet"))
        #expect(one.object == 0 && other.object == 1)
        let graph = builder.graph(root: 0)
        #expect(graph.className(0) == "NSArray" && graph.className(1) == "NSMutableSet")
        #expect(graph.items(of: 1) == [.int8(1)] && graph.value(1, key: "NSInlinedValue") == .bool(true))
    }

    @Test("Packed numbers are doubles behind a byte for their type, the lowest byte first")
    func packedNumbers() {
        var builder = NibGraphBuilder()
        let value = builder.packed([1, -0.5])
        #expect(
            builder.graph(root: 0).data(value).map { Array($0) } == [
                7, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0xE0, 0xBF,
            ])
    }

    @Test("Data is appended to that of other values")
    func data() {
        var builder = NibGraphBuilder()
        #expect(builder.data([1, 2]) == .data(TextRange(offset: 0, length: 2)))
        #expect(builder.data([]) == .data(TextRange(offset: 2, length: 0)))
        #expect(builder.data([3]) == .data(TextRange(offset: 2, length: 1)))
        #expect(builder.graph(root: 0).bytes == [1, 2, 3])
    }

    @Test("A copy has the values of the object, with copies of objects of the given classes only")
    func copies() {
        var builder = NibGraphBuilder()
        let (view, layer, color) = (builder.make("View"), builder.make("Layer"), builder.make("Color"))
        builder.set(view, key: "layer", value: NibGraphBuilder.reference(layer))
        builder.set(view, key: "color", value: NibGraphBuilder.reference(color))
        builder.set(layer, key: "color", value: NibGraphBuilder.reference(color))
        let copy = builder.copy(view, with: ["Layer"])
        builder.set(copy, key: "tag", value: .int8(1))
        let graph = builder.graph(root: view)
        let copiedLayer = graph.object(copy, key: "layer")
        #expect(copy == 4 && copiedLayer == 3)
        #expect(graph.object(copy, key: "color") == color && graph.object(3, key: "color") == color)
        #expect(graph.value(view, key: "tag") == nil && graph.object(view, key: "layer") == layer)
    }

    @Test("A copy of objects that refer to each other ends")
    func circularCopies() {
        var builder = NibGraphBuilder()
        let node = builder.make("Node")
        builder.set(node, key: "next", value: NibGraphBuilder.reference(node))
        // Sixteen levels are copied, and the last copy refers to the original.
        let copy = builder.copy(node, with: ["Node"])
        let graph = builder.graph(root: node)
        #expect(graph.objects.count == 18 && copy == 17)
        #expect(graph.object(1, key: "next") == node && graph.object(copy, key: "next") == 16)
    }

    @Test("The fallbacks of a class are those of the first object that has any")
    func fallbacks() {
        var builder = NibGraphBuilder()
        _ = builder.make("A")
        _ = builder.make("A", fallbacks: ["B"])
        _ = builder.make("A", fallbacks: ["C"])
        let graph = builder.graph(root: 0)
        #expect(graph.classes == [NibClass(name: "A", fallbacks: [1]), NibClass(name: "B")])
        #expect(builder.className(2) == "A")
    }

    @Test("Values are counted with those of repeated keys, and a value without a key is none")
    func counts() {
        var builder = NibGraphBuilder()
        let object = builder.make("A")
        builder.append(object, key: "k", value: .int8(1))
        builder.append(object, key: "k", value: .int8(2))
        builder.set(object, key: "k", value: .int8(3))
        #expect(builder.fieldCount(object) == 2)
        #expect(builder.value(object, key: "k") == .int8(3) && builder.value(object, key: "other") == nil)
        #expect(builder.graph(root: object).fields.map(\.value) == [.int8(3), .int8(2)])
    }
}
