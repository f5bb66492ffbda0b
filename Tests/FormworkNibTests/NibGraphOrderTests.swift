import FormworkNib
import Testing

@Suite("The order of objects in a graph")
struct NibGraphOrderTests {
    private static func reference(_ object: Int) -> NibValue { NibGraphBuilder.reference(object) }

    private static func names(_ graph: NibGraph) -> [String] { graph.objects.indices.map(graph.className) }

    @Test("Objects follow the first that refers to them, depth first, with the root in front")
    func depthFirst() {
        var builder = NibGraphBuilder()
        let (leaf, other, branch, root) = (builder.make("Leaf"), builder.make("Other"), builder.make("Branch"), builder.make("Root"))
        builder.set(root, key: "branch", value: Self.reference(branch))
        builder.set(root, key: "other", value: Self.reference(other))
        builder.set(branch, key: "leaf", value: Self.reference(leaf))
        let graph = builder.graph(root: root).reordered()
        #expect(Self.names(graph) == ["Root", "Branch", "Leaf", "Other"])
        #expect(graph.root == 0)
        #expect(graph.object(0, key: "branch") == 1 && graph.object(1, key: "leaf") == 2 && graph.object(0, key: "other") == 3)
    }

    @Test("Objects without a reference are removed, with the keys and classes that only they use")
    func unreferenced() {
        var builder = NibGraphBuilder()
        let (lost, root) = (builder.make("Lost"), builder.make("Root"))
        builder.set(lost, key: "lostKey", value: Self.reference(root))
        builder.set(root, key: "key", value: .int8(1))
        let graph = builder.graph(root: root).reordered()
        #expect(Self.names(graph) == ["Root"])
        #expect(graph.keys == ["key"] && graph.classes.map(\.name) == ["Root"])
        #expect(graph.fields == [NibField(key: 0, value: .int8(1))])
    }

    @Test("A weak reference doesn't place its object, which otherwise comes last")
    func weakReferences() {
        var builder = NibGraphBuilder()
        let (root, owner, target, last) = (builder.make("Root"), builder.make("Owner"), builder.make("Target"), builder.make("Last"))
        builder.set(root, key: "delegate", value: Self.reference(target))
        builder.set(root, key: "owner", value: Self.reference(owner))
        builder.set(root, key: "delegate2", value: Self.reference(last))
        builder.set(owner, key: "target", value: Self.reference(target))
        let graph = builder.graph(root: root).reordered { name, key in name == "Root" && key.hasPrefix("delegate") }
        #expect(Self.names(graph) == ["Root", "Owner", "Target", "Last"])
        #expect(graph.object(0, key: "delegate") == 2 && graph.object(0, key: "delegate2") == 3)
    }

    @Test("Objects that refer to each other are placed once")
    func circles() {
        var builder = NibGraphBuilder()
        let (one, other) = (builder.make("One"), builder.make("Other"))
        builder.set(one, key: "next", value: Self.reference(other))
        builder.set(other, key: "next", value: Self.reference(one))
        builder.set(other, key: "self", value: Self.reference(other))
        let graph = builder.graph(root: other).reordered()
        #expect(Self.names(graph) == ["Other", "One"])
        #expect(graph.object(0, key: "next") == 1 && graph.object(1, key: "next") == 0 && graph.object(0, key: "self") == 0)
    }

    @Test("Classes are in the order of their objects, fallbacks behind them")
    func fallbacks() {
        var builder = NibGraphBuilder()
        let root = builder.make("Root", fallbacks: ["Base", "Root2"])
        let child = builder.make("Child", fallbacks: ["Root"])
        builder.set(root, key: "child", value: Self.reference(child))
        let graph = builder.graph(root: root).reordered()
        #expect(graph.classes.map(\.name) == ["Root", "Child", "Base", "Root2"])
        #expect(graph.classes.map(\.fallbacks) == [[2, 3], [0], [], []])
    }

    @Test("The result is the same when it is ordered again")
    func again() {
        var builder = NibGraphBuilder()
        let objects = (0..<5).map { builder.make("C\($0)") }
        for (from, to) in [(4, 1), (1, 3), (3, 0), (4, 2), (2, 1)] {
            builder.append(objects[from], key: "next", value: Self.reference(objects[to]))
        }
        let once = builder.graph(root: 4).reordered()
        let twice = once.reordered()
        #expect(Self.names(once) == ["C4", "C1", "C3", "C0", "C2"])
        #expect(twice.objects == once.objects && twice.fields == once.fields && twice.keys == once.keys)
    }
}
