import FormworkModel
import FormworkTree
import Testing

@testable import FormworkChanges

@Suite("Differences of trees")
struct TreeDifferenceTests {
    private typealias R = Revisions

    /// Returns the differences between two lists of objects, in short form.
    private static func differences(_ old: String, _ new: String) throws -> [String] {
        func document(_ objects: String) throws -> InterfaceDocument {
            try R.read(
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>"
            )
        }
        let (before, after) = (try document(old), try document(new))
        let (left, right) = (ComparedTree(before), ComparedTree(after))
        func name(_ node: NodeIndex, _ tree: ComparedTree) -> String {
            guard tree.isElement(node) else { return "\"\(tree.tree.text(of: node) ?? "")\"" }
            return tree.element(node).id ?? tree.name(of: node)
        }
        return R.changes(before, after).differences.map { difference in
            switch difference {
            case .attribute(let attribute, let from, let to, _, let node):
                "\(name(node, right)).\(attribute) \(from ?? "nil") \(to ?? "nil")"
            case .attributeOrder(_, let node): "order \(name(node, right))"
            case .name(let from, let to, _, let node): "name \(name(node, right)) \(from) \(to)"
            case .text(let from, let to, let node, _): "text \(name(node, left)) \(from ?? "nil") \(to ?? "nil")"
            case .removed(let node): "removed \(name(node, left))"
            case .added(let node): "added \(name(node, right))"
            case .moved(_, let node): "moved \(name(node, right))"
            case .reordered(_, let node): "reordered \(name(node, right))"
            }
        }
    }

    static let differenceCases: [(String, String, [String])] = [
        ("<view id=\"a\"/>", "<view id=\"a\"/>", []),
        ("<view id=\"a\"/>", "<view id=\"a\" tag=\"1\"/>", ["a.tag nil 1"]),
        ("<view id=\"a\" tag=\"1\" alpha=\"0.5\"/>", "<view id=\"a\" alpha=\"0.25\"/>", ["a.tag 1 nil", "a.alpha 0.5 0.25"]),
        ("<view id=\"a\" tag=\"1\"/>", "<view tag=\"1\" id=\"a\"/>", ["order a"]),
        ("<view id=\"a\"/>", "<scrollView id=\"a\"/>", ["name a view scrollView"]),
        // An added or removed object counts with its content, but the entries of a list count one by one.
        ("", "<view id=\"a\"><rect key=\"frame\" x=\"1\"/></view>", ["added a"]),
        (
            "<view id=\"a\"/>", "<view id=\"a\"><subviews><view id=\"b\"/><view id=\"c\"/></subviews></view>",
            ["added subviews", "added b", "added c"]
        ),
        (
            "<view id=\"a\"><subviews><view id=\"b\"/></subviews></view><view id=\"d\"/>", "<view id=\"a\"/><view id=\"d\"/>",
            ["removed subviews", "removed b"]
        ),
        // A removal is at its former position, before what follows it.
        (
            "<view id=\"a\"/><view id=\"b\"/><view id=\"c\"/>", "<view id=\"a\" tag=\"1\"/><view id=\"c\" tag=\"2\"/>",
            ["a.tag nil 1", "removed b", "c.tag nil 2"]
        ),
        ("<view id=\"a\"/><view id=\"b\"/>", "<label id=\"x\"/><view id=\"b\"/>", ["removed a", "added x"]),
        // As few objects as possible are reordered.
        ("<view id=\"a\"/><view id=\"b\"/><view id=\"c\"/>", "<view id=\"c\"/><view id=\"a\"/><view id=\"b\"/>", ["reordered c"]),
        (
            "<view id=\"a\"/><view id=\"b\"/><view id=\"c\"/><view id=\"d\"/>",
            "<view id=\"b\"/><view id=\"a\"/><view id=\"d\"/><view id=\"c\"/>", ["reordered b", "reordered d"]
        ),
        (
            "<view id=\"a\"><subviews><view id=\"c\"/></subviews></view><view id=\"b\"/>",
            "<view id=\"a\"/><view id=\"b\"><subviews><view id=\"c\"/></subviews></view>",
            ["removed subviews", "added subviews", "moved c"]
        ),
        ("<string id=\"a\">one</string>", "<string id=\"a\">two</string>", ["text \"one\" one two"]),
        ("<string id=\"a\">one</string>", "<string id=\"a\"/>", ["removed \"one\""]),
        ("<string id=\"a\"> </string>", "<string id=\"a\">\n</string>", ["text a   \n"]),
    ]

    @Test("Each difference is found once, in the order of the new document", arguments: differenceCases)
    func cases(old: String, new: String, differences: [String]) throws { #expect(try Self.differences(old, new) == differences) }

    @Test("A difference has the nodes of the documents that have it")
    func nodes() {
        let (one, other) = (NodeIndex(1), NodeIndex(2))
        let both: [TreeDifference] = [
            .attribute(name: "a", from: nil, to: "b", old: one, new: other), .attributeOrder(old: one, new: other),
            .name(from: "a", to: "b", old: one, new: other), .text(from: nil, to: "a", old: one, new: other), .moved(old: one, new: other),
            .reordered(old: one, new: other),
        ]
        for difference in both { #expect(difference.oldNode == one && difference.newNode == other) }
        #expect(TreeDifference.removed(old: one).oldNode == one && TreeDifference.removed(old: one).newNode == nil)
        #expect(TreeDifference.added(new: one).oldNode == nil && TreeDifference.added(new: one).newNode == one)
    }

    @Test("Comments outside of the document are compared as well")
    func outside() throws {
        let text =
            "<?xml version=\"1.0\"?>\n<!--one-->\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>\n<!--end-->"
        let old = try R.read(text), new = try R.read(text.replacing("one", with: "two").replacing("<!--end-->", with: ""))
        let differences = R.changes(old, new).differences
        #expect(differences.count == 2)
        guard case .text("one", "two", _, _) = differences[0], case .removed = differences[1] else {
            Issue.record("\(differences)")
            return
        }
    }
}
