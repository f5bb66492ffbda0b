import FormworkModel
import Testing

@testable import FormworkLayout

@Suite("A view tree before it is laid out")
struct LayoutTreeTests {
    private static func tree() throws -> LayoutTree {
        let inner = Sketch.box(
            "A", "view", "", Sketch.subviews(Sketch.box("B", "view", "", Sketch.subviews(Sketch.box("C"))), Sketch.box("D")))
        return try #require(LayoutEngine(try Sketch.plain(inner + Sketch.box("E"), where: []), options: LayoutOptions()).unsolved().first)
    }

    @Test("The nearest common ancestor of two views contains both, and may be one of them")
    func ancestor() throws {
        let tree = try Self.tree()
        let document = tree.context.values.document
        func item(_ id: String) throws -> ItemIndex {
            try #require(tree.items.indices.first { View(document, index: tree.items[$0].view).id == id })
        }
        let (a, b, c, d, e) = (try item("A"), try item("B"), try item("C"), try item("D"), try item("E"))
        #expect(tree.nearestCommonAncestor(c, d) == a)
        #expect(tree.nearestCommonAncestor(d, c) == a)
        #expect(tree.nearestCommonAncestor(c, b) == b)
        #expect(tree.nearestCommonAncestor(c, c) == c)
        #expect(tree.nearestCommonAncestor(c, e) == .root)
    }

    @Test("The root has no superview, and every view knows its item")
    func places() throws {
        let tree = try Self.tree()
        #expect(tree.items[.root].parent == nil)
        for item in tree.items.indices {
            #expect(tree.item(of: tree.items[item].view) == item)
            if let parent = tree.items[item].parent { #expect(tree.items[parent].children.contains(item)) }
        }
    }
}
