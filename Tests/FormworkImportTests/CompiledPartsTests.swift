import FormworkNib
import FormworkTree
import Testing

@testable import FormworkImport

@Suite("Parts of the reader of compiled UIKit files")
struct CompiledPartsTests {
    // MARK: Merged files

    private static func graph(_ className: String, refersTo other: String? = nil) -> NibGraph {
        var builder = NibGraphBuilder()
        let root = builder.make(className)
        let name = builder.string(className)
        builder.set(root, key: "name", value: name)
        if let other { builder.set(root, key: "UIProxiedObjectIdentifier", value: builder.string(other)) }
        return builder.graph(root: root)
    }

    @Test("Objects of a further file keep their values and their references")
    func mergedFiles() throws {
        var merged = MergedNib(Self.graph("One"))
        let root = try merged.append(Self.graph("Other", refersTo: "IBFilesOwner"))
        #expect(root == 2 && merged.roots == [0, 2])
        #expect(merged.graph.className(2) == "Other")
        #expect(merged.graph.value(2, key: "name").flatMap(merged.graph.text) == "Other")
        #expect(merged.graph.value(0, key: "name").flatMap(merged.graph.text) == "One")
        #expect(merged.proxyName(2) == "IBFilesOwner" && merged.proxyName(0) == nil)
    }

    @Test("Lists and classes without objects of a keyed archive keep their places")
    func mergedKeyedArchives() throws {
        var graph = NibGraph()
        graph.bytes = Array("ab".utf8)
        graph.keys = ["l"]
        graph.classes = [NibClass(name: "A", fallbacks: [0], superclasses: ["B"])]
        graph.elements = [.text(TextRange(offset: 1, length: 1)), .bool(true)]
        graph.fields = [NibField(key: 0, value: .list(TextRange(offset: 0, length: 2)))]
        graph.objects = [
            NibObject(classIndex: 0, firstField: 0, fieldCount: 1),
            NibObject(classIndex: NibObject.classDescription, firstField: 0, fieldCount: 0),
        ]
        var merged = MergedNib(graph)
        let root = try merged.append(graph)
        #expect(root == 2)
        let items = merged.graph.items(try #require(merged.graph.value(2, key: "l")))
        #expect(items == [.text(TextRange(offset: 3, length: 1)), .bool(true)] && merged.graph.text(items[0]) == "b")
        #expect(merged.graph.objects[3].classIndex == NibObject.classDescription)
        #expect(merged.graph.classes[1] == NibClass(name: "A", fallbacks: [1], superclasses: ["B"]))
    }

    @Test("An alias leads to its last target, and a circle ends")
    func aliases() {
        var merged = MergedNib(NibGraph())
        merged.alias(1, for: 2)
        merged.alias(2, for: 3)
        merged.alias(4, for: 4)
        #expect(merged.resolve(1) == 3 && merged.resolve(3) == 3 && merged.resolve(4) == 4)
        merged.alias(3, for: 1)
        #expect([1, 2, 3].contains(merged.resolve(1)))
    }

    // MARK: Drafts of elements

    @Test("The first value of an attribute counts unless it is replaced")
    func draftAttributes() {
        var draft = ElementDraft()
        let node = draft.add("view", key: "k")
        draft.set(node, name: "x", value: 1.5)
        draft.set(node, name: "x", value: "2")
        #expect(draft.value(node, name: "x") == "1.5" && draft.number(node, name: "x") == 1.5 && draft.number(node, name: "key") == 0)
        draft.replace(node, name: "x", value: "3")
        #expect(draft.value(node, name: "x") == "3" && draft.value(node, name: "y") == nil)
        #expect(draft.says(node, anythingBut: ["key"]) && !draft.says(node, anythingBut: ["key", "x"]))
    }

    @Test("The last child is removed only if it is empty")
    func draftChildren() {
        var draft = ElementDraft()
        let root = draft.add("document")
        let list = draft.add("list", to: root, key: "a")
        _ = draft.add("item", to: list)
        draft.dropLastIfEmpty(root)
        #expect(draft.child(root, name: "list") == list && draft.child(root, key: "a") == list)
        draft.dropLastIfEmpty(list)
        #expect(draft.child(list, name: "item") == nil && draft.isEmpty(list))
        draft.dropLast(of: root, ifOnly: [])
        #expect(draft.child(root, name: "list") == list)
        draft.dropLast(of: root, ifOnly: ["key"])
        #expect(draft.child(root, name: "list") == nil)
    }

    @Test("Elements are written in the order of their children, with repaired texts")
    func draftTree() {
        var draft = ElementDraft()
        let root = draft.add("document")
        let (one, two) = (draft.add("a", to: root), draft.add("b", to: root))
        draft.setText(one, text: "x\u{0}y")
        draft.set(two, name: "v", value: "\u{1}")
        draft.rename(two, name: "c")
        #expect(draft.repairedTexts == 2 && draft.textSize == 4)
        #expect(
            String(decoding: XMLSerializer.text(of: draft.tree()), as: UTF8.self).hasSuffix(
                "<document>\n    <a>x\u{FFFD}y</a>\n    <c v=\"\u{FFFD}\"/>\n</document>\n"))
    }

    @Test(
        "Numbers are the shortest decimals", arguments: [(0, "0"), (1, "1"), (0.1, "0.1"), (-2.5, "-2.5"), (.infinity, "0"), (.nan, "0")])
    func draftNumbers(value: Double, text: String) { #expect(ElementDraft.text(value) == text) }

    // MARK: Tables

    @Test(
        "The options of a transition are told apart, even if they combine bits",
        arguments: [
            (0, []), (1, ["crossfade"]), (320, ["slideForward"]), (384, ["slideBackward"]), (64, ["slideLeft"]), (128, ["slideRight"]),
            (48, ["slideUp", "slideDown"]), (4_097, ["crossfade", "allowUserInteraction"]), (2, []),
        ])
    func transitionOptions(mask: Int, names: [String]) { #expect(TransitionOptions.names(of: mask) == names) }

    @Test("The text styles of AppKit have the names of font descriptors")
    func textStyles() {
        #expect(MacTextStyle.all.count == 11)
        #expect(MacTextStyle.all["headline"].map { ($0.name, $0.size, $0.isBold) } ?? ("", 0, false) == ("Headline", 13, true))
        #expect(Set(MacTextStyle.all.values.map(\.name)).count == 11)
    }

    @Test("A property that is set by its name has the kind of its attribute")
    func namedSettings() throws {
        let settings = NamedPropertySetting.settings(of: "view", isView: true)
        #expect(settings.last?.name == "mirrorLayoutDirectionWhenInternationalizing")
        #expect(settings.last?.property == "userInterfaceLayoutDirection")
        #expect(NamedPropertySetting.settings(of: "unknown", isView: false).isEmpty)
        let names = settings.map(\.name)
        #expect(Set(names).count == names.count)
    }
}
