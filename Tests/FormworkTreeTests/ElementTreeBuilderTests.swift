import FormworkTree
import Testing

@Suite struct ElementTreeBuilderTests {
    private let fixedNames = FixedNames(["a", "b", "x"])

    @Test func elementsNestAndKeepTheirAttributesInOrder() throws {
        var builder = ElementTreeBuilder(fixedNames: fixedNames)
        let (a, b, x) = (builder.name("a"), builder.name("b"), builder.name("x"))
        let foreign = builder.name("zz")
        builder.begin(a, from: 3)
        builder.attribute(x, value: "1")
        builder.attribute(foreign, value: "2")
        builder.begin(b, from: 9)
        builder.end()
        builder.begin(b, from: 12)
        builder.content(builder.text("hello"), from: 13)
        builder.end()
        builder.end()
        let tree = builder.finish()
        #expect(Array(tree.children(of: NodeIndex(0))) == [1, 2].map { NodeIndex($0) })
        #expect(tree.attributeRange(of: NodeIndex(0)).map { tree.names[tree.attributes[$0].name] } == ["x", "zz"])
        #expect(tree.string(tree.value(of: foreign, at: NodeIndex(0))) == "2")
        #expect(tree.string(tree.value(of: x, at: NodeIndex(1))) == nil)
        #expect(tree.nodes[1].isSelfClosing)
        #expect(tree.text(of: NodeIndex(2)) == "hello")
        #expect(tree.nodes.map(\.start) == [3, 9, 12, 13])
        #expect(!tree.names.isKnown(foreign))
    }

    @Test func namesBeyondTheVocabularyAreNumberedOnce() {
        var names = NameTable(fixedNames: fixedNames)
        let first = names.intern("new")
        #expect(first == 3)
        #expect(names.intern("new") == first)
        #expect(names.intern("b") == 1)
        #expect(names[3] == "new")
    }

    @Test func treesAreTheSameWhereverTheirTextsLie() {
        func tree(_ padding: String) -> ElementTree {
            var builder = ElementTreeBuilder(fixedNames: fixedNames, source: Array(padding.utf8))
            builder.begin(0, from: 0)
            builder.attribute(2, value: "v")
            builder.end()
            return builder.finish()
        }
        #expect(tree("").hasSameContent(as: tree("padding")))
        var builder = ElementTreeBuilder(fixedNames: fixedNames)
        builder.begin(0, from: 0)
        builder.attribute(2, value: "w")
        builder.end()
        #expect(!tree("").hasSameContent(as: builder.finish()))
    }

    @Test func whiteSpaceAloneInAnElementIsNotANode() {
        var builder = ElementTreeBuilder(fixedNames: fixedNames)
        builder.begin(0, from: 0)
        builder.blank(" \n")
        builder.end(isSelfClosing: false)
        let tree = builder.finish()
        #expect(tree.nodes.count == 1)
        #expect(tree.text(of: NodeIndex(0)) == " \n")
        #expect(String(decoding: XMLSerializer.text(of: tree, declaration: nil, endsLine: false), as: UTF8.self) == "<a> \n</a>")
    }
}
