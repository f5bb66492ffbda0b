import FormworkTree
import FormworkXML
import Testing

@Suite struct XMLParserTests {
    private let parser = XMLParser(fixedNames: FixedNames(["document", "view", "id"]))

    private func parse(_ text: String) throws -> ElementTree { try parser.parse(Array(text.utf8)) }

    @Test func theTreeHasElementsAttributesTextsAndCommentsInOrder() throws {
        let tree = try parse("<document id=\"1\"><!-- one --><view a='x' id=\"2\">text</view><other/></document>")
        #expect(tree.nodes.map(\.kind) == [.element, .comment, .element, .text, .element])
        #expect(tree.nodes.filter { $0.kind == .element }.map { tree.names[$0.name] } == ["document", "view", "other"])
        #expect(tree.attributeRange(of: NodeIndex(2)).map { tree.names[tree.attributes[$0].name] } == ["a", "id"])
        #expect(tree.text(of: NodeIndex(2)) == "text")
        #expect(tree.text(of: NodeIndex(1)) == " one ")
        #expect(Array(tree.children(of: NodeIndex(0))) == [1, 2, 4].map { NodeIndex($0) })
        #expect(tree.nodes[4].isSelfClosing)
    }

    @Test func nodesKnowWhereTheyStand() throws {
        let text = "<?xml version=\"1.0\"?>\n<document>\n  <view id=\"1\">x</view>\n  <view id=\"2\"/>\n</document>\n"
        let tree = try parse(text)
        func slice(_ index: Int) -> String {
            String(decoding: tree.bytes[Int(tree.nodes[index].start)..<Int(tree.nodes[index].end)], as: UTF8.self)
        }
        #expect(slice(1) == "<view id=\"1\">x</view>")
        #expect(slice(2) == "x")
        #expect(slice(3) == "<view id=\"2\"/>")
        #expect(slice(0).hasPrefix("<document>") && slice(0).hasSuffix("</document>"))
        let tagEnd = Int(tree.nodes[1].startTagEnd)
        #expect(tree.bytes[tagEnd] == UInt8(ascii: "x"))
    }

    @Test(arguments: ["ASCII", "us-ascii", "uTf-8", "UTF8"])
    func placesAreRightWhateverEncodingIsDeclared(_ encoding: String) throws {
        let tree = try parse("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<document a=\"é\"><view id=\"1\"/></document>")
        let view = tree.nodes[1]
        #expect(String(decoding: tree.bytes[Int(view.start)..<Int(view.end)], as: UTF8.self) == "<view id=\"1\"/>")
        #expect(tree.string(tree.attributes[0].value) == "é")
    }

    @Test func placesAreRightBehindByteOrderMarksAndOtherScripts() throws {
        let tree = try parse("\u{FEFF}<document a=\"äöü\"><view id=\"1\"/></document>")
        let view = tree.nodes[1]
        #expect(String(decoding: tree.bytes[Int(view.start)..<Int(view.end)], as: UTF8.self) == "<view id=\"1\"/>")
        #expect(tree.string(tree.attributes[0].value) == "äöü")
    }

    @Test(arguments: [
        ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#10;x&#9;", "\nx\t"), ("&amp;amp;", "&amp;"),
        ("&amp;#38;", "&#38;"), ("&#xE4;", "ä"), ("", ""),
    ])
    func entitiesInAttributesAreDecoded(_ written: String, _ expected: String) throws {
        let tree = try parse("<document id=\"\(written)\"/>")
        #expect(tree.string(tree.attributes[0].value) == expected)
    }

    @Test(arguments: [
        ("a &amp; b", "a & b"), ("x\r\ny", "x\ny"), ("  \r\n  x", "  \n  x"), ("<![CDATA[<&>]]>", "<&>"), ("a<![CDATA[b]]>c", "abc"),
        ("&#32;", " "), (" ", " "), ("\n\t", "\n\t"), ("ä &lt; ö", "ä < ö"),
    ])
    func textIsWholeAndDecoded(_ written: String, _ expected: String) throws {
        let tree = try parse("<document>\(written)</document>")
        #expect(tree.text(of: NodeIndex(0)) == expected)
    }

    @Test func longTextsArriveWhole() throws {
        let text = String(repeating: "ä line\n", count: 5_000)
        let tree = try parse("<document>\(text)</document>")
        #expect(tree.text(of: NodeIndex(0)) == text)
        #expect(tree.nodes.count == 2)
    }

    @Test func whiteSpaceBetweenElementsMakesNoNodes() throws {
        #expect(try parse("<document>\n  <view/>\n  <view/>\n</document>").nodes.count == 3)
        #expect(try parse("<document/>").text(of: NodeIndex(0)) == nil)
        #expect(try parse("<document></document>").text(of: NodeIndex(0)) == nil)
    }

    @Test func namespacesAndPrefixesAreKept() throws {
        let tree = try parse("<document xmlns=\"u\" xmlns:p=\"v\" p:a=\"1\"><p:view/></document>")
        #expect(tree.attributeRange(of: NodeIndex(0)).map { tree.names[tree.attributes[$0].name] } == ["xmlns", "xmlns:p", "p:a"])
        #expect(tree.names[tree.nodes[1].name] == "p:view")
    }

    @Test func aParserServesManyDocuments() throws {
        for round in 0..<50 {
            let tree = try parse("<document><foreign\(round) new\(round)=\"1\"/></document>")
            #expect(tree.names.extras == ["foreign\(round)", "new\(round)"])
            #expect(throws: XMLSyntaxError.self) { try parse("<document><a></document>") }
        }
    }

    @Test func aParserOutlivesItsDictionary() throws {
        for round in 0..<30 {
            let attributes = (0..<1_000).map { "n\(round)x\($0)=\"\"" }.joined(separator: " ")
            let tree = try parse("<document \(attributes)><view id=\"1\"/></document>")
            #expect(tree.attributes.count == 1_001)
            #expect(tree.nodes[1].name == 1)
        }
    }
}
