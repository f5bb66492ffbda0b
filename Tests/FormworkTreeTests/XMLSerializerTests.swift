import FormworkTree
import FormworkXML
import Testing

@Suite struct XMLSerializerTests {
    private let parser = XMLParser(fixedNames: FixedNames(["document"]))

    @Test(arguments: [
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<document a=\"1\" b=\"x &amp; y &lt; &quot;z&quot; &gt;\"/>\n",
        "<?xml version=\"1.0\"?>\n<document>\n    <a>\n        <b c=\"&#10;\"/>\n    </a>\n    <string key=\"text\">two\nlines &amp; more</string>\n</document>\n",
        "<document>\n    <!--a comment-->\n    <string>  </string>\n    <empty></empty>\n</document>",
        "<document>\n    <s><![CDATA[<raw>]]></s>\n</document>\n",
    ])
    func aDocumentInXcodesFormattingIsWrittenAsItWas(_ text: String) throws {
        let tree = try parser.parse(Array(text.utf8))
        #expect(String(decoding: XMLSerializer.text(of: tree), as: UTF8.self) == text)
    }

    @Test func otherLayoutsAreBroughtIntoXcodes() throws {
        let tree = try parser.parse(Array("<document  a='1'\n b=\"2\" ><c ></c><d\n/></document>".utf8))
        let expected = "<document a=\"1\" b=\"2\">\n    <c></c>\n    <d/>\n</document>"
        #expect(String(decoding: XMLSerializer.text(of: tree), as: UTF8.self) == expected)
    }

    @Test func writtenDocumentsReadAsTheSame() throws {
        let text = "<document x=\"ä &#9; &amp;amp;\"><m>text <b/> tail</m><!-- c --><?pi data?><t> </t></document>"
        let tree = try parser.parse(Array(text.utf8))
        let again = try parser.parse(XMLSerializer.text(of: tree))
        #expect(tree.hasSameContent(as: again))
    }

    @Test func whiteSpaceNextToElementsIsKeptByAReference() throws {
        let tree = try parser.parse(Array("<document><m>&#10;<b/> &#32;\n<c/></m><s>&#10;</s></document>".utf8))
        let text = XMLSerializer.text(of: tree)
        #expect(String(decoding: text, as: UTF8.self).contains("<m>&#10;<b/>&#32; \n<c/></m>"))
        #expect(try parser.parse(text).text(of: NodeIndex(1)) == tree.text(of: NodeIndex(1)))
    }
}
