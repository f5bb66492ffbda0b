import FormworkTestSupport
import FormworkTree
import FormworkXML
import Testing

/// A reader of the written text gets the same document that the editor reports.
@Suite("An edited tree")
struct TreeEditorTests {
    private let parser = XMLParser(fixedNames: FixedNames(["document", "view", "id"]))

    /// Returns the edited source, and checks that it reads back as the tree in memory.
    private func edited(_ text: String, _ body: (inout TreeEditor) -> Void) throws -> String {
        var editor = TreeEditor(try parser.parse(Array(text.utf8)))
        body(&editor)
        let tree = editor.finish()
        let result = String(decoding: tree.source, as: UTF8.self)
        let isAsRead = (try? parser.parse(Array(tree.source)))?.hasSameContent(as: tree) ?? false
        #expect(isAsRead, "\(text.debugDescription) becomes \(result.debugDescription)")
        return result
    }

    @Test("Lines that end with carriage returns alone are white space, too")
    func carriageReturns() throws {
        let text = "<document>\r  <view id=\"1\">\r  </view>\r</document>\r"
        #expect(try parser.parse(Array(text.utf8)).nodes.count == 2)
        let result = try edited(text) { $0.insert(ElementFragment("rect", attributes: [.init("key", "frame")]), into: NodeIndex(1)) }
        #expect(result == "<document>\r  <view id=\"1\">\n    <rect key=\"frame\"/>\n</view>\r</document>\r")
    }

    @Test("A reference to white space is a text, with the white space around it")
    func references() throws {
        let tree = try parser.parse(Array("<document>\r\n&#10;\r</document>".utf8))
        #expect(tree.text(of: NodeIndex(0)) == "\n\n\n")
        #expect(tree.nodes.count == 2)
    }

    @Test("Namespaces stay where they are written")
    func namespaces() throws {
        let result = try edited("<document><view id=\"1\" a:b=\"2\" xmlns:a=\"urn:a\"/></document>") {
            $0.set("id", to: "3", at: NodeIndex(1))
            $0.set("xmlns", to: "urn:b", at: NodeIndex(1))
        }
        #expect(result == "<document><view id=\"3\" a:b=\"2\" xmlns:a=\"urn:a\" xmlns=\"urn:b\"/></document>")
    }

    @Test("Texts around a removed element become one text")
    func joinedTexts() throws {
        #expect(try edited("<document>a <view/> b<view/>\n</document>") { $0.remove(NodeIndex(2)) } == "<document>a  b<view/>\n</document>")
        #expect(try edited("<document>a<view/>  </document>") { $0.remove(NodeIndex(2)) } == "<document>a  </document>")
    }

    @Test("No line is broken next to a text")
    func insertedNextToTexts() throws {
        let fragment = ElementFragment("rect", children: [ElementFragment("x")])
        #expect(
            try edited("<document>a<view/></document>") { $0.insert(fragment, into: NodeIndex(0)) }
                == "<document>a<view/><rect><x/></rect></document>"
        )
    }

    @Test("After any edit, the text reads as the tree", arguments: 1...400)
    func random(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let line = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
        func element(_ depth: Int) -> String {
            let attributes = [
                " id=\"1\"", " a='x \"y\" &lt; &#9;z'", " xmlns:p=\"urn:p\"", " b = \"\"", "\(line)   c=\"é\(line)x\"", " p:d=\"5\"",
            ]
            .filter { _ in Bool.random(using: &random) }.shuffled(using: &random).joined()
            let name = ["view", "label", "p:q"].randomElement(using: &random) ?? "view"
            var content = ""
            for _ in 0..<(depth > 3 ? 0 : Int.random(in: 0...5, using: &random)) {
                switch Int.random(in: 0...9, using: &random) {
                case 0: content += ["t", "é", "&amp;", "&#10;", "x\(line)y", "&#13;"].randomElement(using: &random) ?? ""
                case 1: content += "<!-- c\(line) -->"
                case 2: content += "<![CDATA[ <d>\(line) ]]>"
                case 3: content += "<?pi x\(line)?>"
                case 4, 5: content += line + "    "
                default: content += element(depth + 1)
                }
            }
            return content.isEmpty && Bool.random(using: &random) ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(content)</\(name)>"
        }
        let text = "<?xml version=\"1.0\"?>\(line)<!-- first -->\(line)<document>\(element(0))\(line)</document>\(line)"
        let tree = try parser.parse(Array(text.utf8))
        let elements = tree.nodeIndices.filter { tree.nodes[$0].kind == .element }
        // Siblings replaced by a mark, and restored after a change, equal those of the changed tree.
        let lists = elements.filter { list in
            tree.nodes[list].subtreeEnd > list + 1 && tree.children(of: list).allSatisfy { ![.text, .cdata].contains(tree.nodes[$0].kind) }
        }
        if let list = lists.randomElement(using: &random) {
            let children = Array(tree.children(of: list))
            let places = [children, children].map { Int.random(in: $0.indices, using: &random) }.sorted()
            let (first, last) = (children[places[0]], children[places[1]])
            let mark = ElementTree(
                bytes: Array("<?mark?>".utf8), sourceCount: 8,
                nodes: [
                    ElementNode(
                        name: 0, kind: .processingInstruction, parent: NodeIndex(0), subtreeEnd: NodeIndex(1), firstAttribute: 0, start: 0,
                        startTagEnd: 8, end: 8)
                ],
                attributes: [ElementAttribute(name: 0, value: TextRange(offset: 2, length: 4))],
                names: NameTable(fixedNames: tree.names.fixedNames), isVerbatim: true)
            var (marking, inWhole) = (TreeEditor(tree), TreeEditor(tree))
            marking.replace(first...last, with: NodeIndex(0)..<NodeIndex(1), of: mark)
            let part = marking.finish()
            var putBack = TreeEditor(part)
            putBack.set("new", to: "a & \n", at: list)
            inWhole.set("new", to: "a & \n", at: list)
            putBack.insert(ElementFragment("n", children: [ElementFragment("m")], text: "t"), into: list)
            inWhole.insert(ElementFragment("n", children: [ElementFragment("m")], text: "t"), into: list)
            putBack.replace(first...first, with: first..<tree.nodes[last].subtreeEnd, of: tree)
            let (one, other) = (putBack.finish(), inWhole.finish())
            #expect(part.text(of: first) == "mark", "\(text.debugDescription)")
            // The first child determines the line position of new ones.
            if places[0] > 0 { #expect(one.source == other.source, "\(text.debugDescription)") }
            let isAsRead = (try? parser.parse(Array(one.source)))?.hasSameContent(as: one) ?? false
            #expect(isAsRead && one.hasSameContent(as: other), "\(text.debugDescription)")
        }
        let values = ["", "v", "a & <b> \"c\" 'd'", "\n\t\r", " é "]
        _ = try edited(text) { editor in
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                guard let node = elements.randomElement(using: &random) else { return }
                switch Int.random(in: 0...5, using: &random) {
                case 0 where node != elements[0]: editor.remove(node)
                case 1, 2:
                    let child = tree.children(of: node).filter { tree.nodes[$0].kind != .text }.randomElement(using: &random)
                    editor.insert(
                        ElementFragment(
                            "n", attributes: [.init("k", values.randomElement(using: &random) ?? "")],
                            children: Bool.random(using: &random) ? [ElementFragment("m")] : [],
                            text: values.randomElement(using: &random)), into: node, before: Bool.random(using: &random) ? child : nil)
                default:
                    let name = ["id", "a", "b", "c", "new"].randomElement(using: &random) ?? "id"
                    editor.set(name, to: Bool.random(using: &random) ? nil : values.randomElement(using: &random), at: node)
                }
            }
        }
    }
}
