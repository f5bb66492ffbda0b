import FormworkTree
import FormworkXML
import Testing

/// Invalid documents are refused with a location.
@Suite struct XMLRefusalTests {
    private let parser = XMLParser(fixedNames: FixedNames(["document"]))

    private func refusal(_ bytes: [UInt8]) -> XMLSyntaxError? {
        do throws(XMLSyntaxError) {
            _ = try parser.parse(bytes)
            return nil
        } catch {
            return error
        }
    }

    private func refusal(_ text: String) -> XMLSyntaxError? { refusal(Array(text.utf8)) }

    @Test(arguments: ["", " \n\t ", "\u{FEFF}"])
    func anEmptyFileIsNamedSo(_ text: String) throws {
        let error = try #require(refusal(text))
        #expect(error.kind == .empty)
        #expect((error.line, error.column) == (1, 1))
    }

    @Test func aTruncatedFileSaysThatItEndsTooEarly() throws {
        let error = try #require(refusal("<document>\n  <view id=\"1\">\n"))
        #expect(error.kind == .malformed)
        #expect(error.message.contains("ends too early"))
        #expect(error.line == 3)
    }

    @Test func aMergeConflictIsFoundAtItsMarker() throws {
        let error = try #require(refusal("<document>\n  <a/>\n<<<<<<< HEAD\n  <b/>\n=======\n  <c/>\n>>>>>>> other\n</document>\n"))
        #expect(error.message.contains("merge conflict"))
        #expect((error.line, error.column) == (3, 1))
    }

    @Test(arguments: [
        "<!DOCTYPE document><document/>", "<!DOCTYPE document [<!ENTITY a \"b\">]>\n<document>&a;</document>",
        "<!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document/>",
    ])
    func aDocumentTypeIsRefusedByName(_ text: String) throws {
        let error = try #require(refusal(text))
        #expect(error.kind == .documentType)
        #expect(error.message.contains("DOCTYPE"))
    }

    @Test func entitiesThatNobodyDeclaredAreErrors() {
        #expect(refusal("<document a=\"&nope;\"/>")?.kind == .malformed)
        #expect(refusal("<document>&nope;</document>")?.kind == .malformed)
    }

    @Test func elementsNestTo256() {
        func nested(_ depth: Int) -> String {
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        }
        #expect(refusal(nested(256)) == nil)
        #expect(refusal(nested(257))?.kind == .limit)
        #expect(refusal(nested(10_000))?.kind == .limit)
    }

    @Test func otherEncodingsAreRefusedByName() throws {
        let utf16 = Array("<document/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        #expect(refusal(utf16)?.kind == .encoding)
        #expect(refusal([0xFF, 0xFE] + utf16)?.message.contains("UTF-16") == true)
        let latin = try #require(refusal("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>"))
        #expect(latin.kind == .encoding)
        #expect(latin.message.contains("ISO-8859-1"))
        #expect((latin.line, latin.column) == (1, 31))
        #expect(refusal("<?xml version=\"1.0\" encoding=\"utf-8\"?><document/>") == nil)
        let spaced = try #require(refusal("<?xml version=\"1.0\" encoding = 'ISO-8859-1'?><document/>"))
        #expect(spaced.message.contains("ISO-8859-1") && spaced.column == 33)
    }

    @Test func invalidBytesAreErrorsAtTheirPlace() throws {
        let error = try #require(refusal(Array("<document>\n<a b=\"".utf8) + [0xC3, 0x28] + Array("\"/></document>".utf8)))
        #expect(error.line == 2)
        let zero = try #require(refusal(Array("<document>\n\0</document>".utf8)))
        #expect(zero.line == 2)
    }

    @Test func repeatedAttributesAreErrors() {
        #expect(refusal("<document a=\"1\" a=\"2\"/>")?.kind == .malformed)
    }

    @Test func whateverIsCutOffIsRefusedWithoutTrap() {
        let text = Array("<?xml version=\"1.0\"?><document a=\"ä&amp;\"><!-- c --><b>t<![CDATA[x]]></b><?pi d?></document>".utf8)
        for end in 0..<text.count - 1 {
            guard let error = refusal(Array(text[..<end])) else {
                Issue.record("\(end) bytes are no document")
                continue
            }
            #expect(error.line >= 1 && error.column >= 1)
        }
    }
}
