import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkTestSupport
import Testing

/// Data written by a person or a script.
@Suite struct DataReadingTests {
    @Test func omittedMembersHaveXcodesDefaults() throws {
        #expect(try Writing.document(Writing.jsonXIB()) == Writing.xib())
        #expect(
            try Writing.document(Writing.jsonXIB(outside: "\"xml\":null,\"finalNewline\":false,"))
                == String(Writing.xib(declaration: "").dropLast()))
        #expect(
            try Writing.document(Writing.jsonXIB(outside: "\"$schema\":\"x\",\"xml\":{\"standalone\":\"no\"},"))
                == Writing.xib(declaration: "<?xml version=\"1.0\" standalone=\"no\"?>\n"))
    }

    @Test func membersMayHaveAnyOrder() throws {
        let data =
            "{\"document\":{\"children\":[{\"attributes\":{\"b\":\"c\"},\"element\":\"a\"},{\"text\":\"x\",\"element\":\"d\"}],"
            + "\"attributes\":{\"type\":\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"},\"element\":\"document\"},\"formwork\":1}"
        #expect(try Writing.document(data) == Writing.xib("    <a b=\"c\"/>\n    <d>x</d>"))
    }

    @Test(arguments: [
        ("label", "x", "0", "0.0"), ("label", "x", "0.0", "0.0"), ("label", "x", "-0", "0.0"), ("label", "x", "12.0", "12"),
        ("label", "x", "1e3", "1000"), ("label", "x", "0.1", "0.10000000000000001"), ("label", "tag", "0", "0"),
        ("label", "tag", "0.0", "0"), ("label", "tag", "-3", "-3"), ("label", "unheardOf", "0", "0"), ("label", "unheardOf", "0.0", "0.0"),
        ("label", "text", "5", "5"), ("label", "text", "true", "YES"), ("label", "opaque", "false", "NO"),
        ("label", "tag", "123456789012345678901234567890", "123456789012345678901234567890"),
    ])
    func numbersAreWrittenAsXcodeDoesIt(_ element: String, _ attribute: String, _ number: String, _ expected: String) throws {
        let json = Writing.jsonXIB(",\"children\":[{\"element\":\"\(element)\",\"attributes\":{\"\(attribute)\":\(number)}}]")
        #expect(try Writing.document(json) == Writing.xib("    <\(element) \(attribute)=\"\(expected)\"/>"))
    }

    @Test func yamlByHandIsRead() throws {
        let text = """
            # a comment
            formwork: 1
            document:
              element: document
              attributes: {type: com.apple.InterfaceBuilder3.CocoaTouch.XIB}
              children:
                - &frame {element: rect, attributes: {key: frame, x: 0, y: 20.5, hidden: NO, country: NO, code: 0x1F, day: 2024-01-01}}
                - *frame
                - element: string
                  text: |
                    two
                    lines
            """
        let rect = "    <rect key=\"frame\" x=\"0.0\" y=\"20.5\" hidden=\"NO\" country=\"NO\" code=\"0x1F\" day=\"2024-01-01\"/>"
        #expect(try Writing.document(text, .yaml) == Writing.xib("\(rect)\n\(rect)\n    <string>two\nlines</string>"))
    }

    @Test(arguments: [
        ("[]", "1:1: found an array, expected an object, a Formwork document"),
        ("{}", "1:1: the member 'formwork' is missing; expected 1"),
        ("{\"formwork\":2,\"document\":{}}", "1:13: 'formwork' is not 1, the supported version of the format"),
        ("{\"formwork\":1}", "1:1: the member 'document', the root element, is missing"),
        ("{\"formwork\":1,\"document\":{}}", "1:26: the member 'element', the element's name, is missing"),
        ("{\"formwork\":1,\"document\":{\"element\":\"archive\"}}", "1:26: the root element is 'archive', expected 'document'"),
        (
            "{\"formwork\":1,\"document\":{\"element\":\"document\"}}",
            "1:26: the root element 'document' has no type; expected one that begins with 'com.apple.InterfaceBuilder'"
        ),
        (
            "{\"formwork\":1,\n\"documents\":{}}",
            "2:1: unknown member 'documents' of the document; expected 'formwork', 'kind', 'platform', 'format', 'xml', 'finalNewline', 'before', 'document' and 'after'"
        ),
        (Writing.jsonXIB(outside: "\"kind\":\"nib\","), "1:22: found 'nib', expected one of 'storyboard', 'xib'"),
        (Writing.jsonXIB(outside: "\"kind\":\"storyboard\","), "1:22: the kind is 'storyboard', but the document's type is for 'xib'"),
        (Writing.jsonXIB(outside: "\"platform\":\"tvOS\","), "1:26: the platform is 'tvOS', but the document's type is for 'iOS'"),
        (
            Writing.jsonXIB(outside: "\"xml\":{\"encoding\":\"latin1\"},"),
            "1:33: found 'latin1', expected one of 'UTF-8', 'UTF8', 'US-ASCII', 'ASCII'"
        ),
        (Writing.jsonXIB(outside: "\"xml\":{\"version\":\"1.x\"},"), "1:32: found '1.x', expected an XML version such as '1.0'"),
        (Writing.jsonXIB(outside: "\"xml\":{\"version\":\"2.0\"},"), "1:32: found '2.0', expected an XML version such as '1.0'"),
        (Writing.jsonXIB(outside: "\"before\":[{\"text\":\"x\"}],"), "1:25: only comments and instructions are allowed outside the root"),
    ])
    func otherContentIsRefusedWithItsPlace(_ json: String, _ expected: String) { #expect(Writing.refusal(json) == expected) }

    @Test(arguments: [
        ("{\"elemen\":\"a\"}", "3", "found an object with 'elemen', expected an element, or 'text', 'cdata', 'comment' or 'instruction'"),
        ("{\"elemen\":\"a\",\"text\":\"b\"}", "2", "the object is not an element: it has no member 'element'"),
        ("{}", "2", "found an empty object, expected an element, or 'text', 'cdata', 'comment' or 'instruction'"),
        ("\"text\"", "2", "found a string, expected an object, an element, or 'text', 'cdata', 'comment' or 'instruction'"),
        ("{\"element\":1}", "13", "found a number, expected a string, an element's name"),
        ("{\"element\":\"a b\"}", "13", "'a b' cannot be a name in XML"),
        (
            "{\"element\":\"a\",\"id\":\"x\"}", "17",
            "unknown member 'id' of an element; expected 'element', 'attributes', and 'text' or 'children'"
        ),
        ("{\"element\":\"a\",\"text\":\"x\",\"children\":[]}", "17", "an element has 'text' or 'children', not both"),
        (
            "{\"element\":\"a\",\"attributes\":{\"b\":null}}", "35",
            "found null, expected an attribute's value: a string, a number, true or false"
        ),
        ("{\"element\":\"a\",\"attributes\":{\"b\":1e999}}", "35", "the number is too large"),
        ("{\"element\":\"a\",\"attributes\":{\"b\":\"\\u0001\"}}", "35", "the text has the character U+0001, which XML cannot contain"),
        ("{\"element\":\"a\",\"attributes\":{\"<\":\"\"}}", "31", "'<' cannot be a name in XML"),
        ("{\"comment\":\"a--b\"}", "13", "an XML comment cannot contain '--' or end with '-'"),
        ("{\"cdata\":\"]]>\"}", "11", "XML character data cannot contain ']]>'"),
        ("{\"instruction\":\"xml x\"}", "17", "an XML instruction begins with a name other than 'xml' and cannot contain '?>'"),
        ("{\"comment\":\"a\\rb\"}", "13", "a carriage return is not allowed here in XML"),
    ])
    func valuesThatAreNotElementsAreRefusedWithTheirPlace(_ child: String, _ column: String, _ expected: String) {
        #expect(Writing.refusal(Writing.jsonXIB(",\"children\":[\n \(child)]")) == "2:\(column): \(expected)")
    }

    @Test func depthIsBounded() {
        let (begin, end) = (String(repeating: "{\"element\":\"a\",\"children\":[", count: 300), String(repeating: "]}", count: 300))
        #expect(
            Writing.refusal(Writing.jsonXIB(",\"children\":[\(begin)\(end)]"))?.hasSuffix(
                "elements are nested too deeply: found 257 or more, the limit is 256") == true)
    }

    /// Damaged data is read, or refused with a location; nothing else happens.
    @Test(arguments: InterfaceDocument.DataFormat.allCases) func damagedDataEndsNothing(_ format: InterfaceDocument.DataFormat) throws {
        var random = SeededGenerator(seed: 20_231)
        let text = Writing.xib("    <objects>\n        <a b=\"é &amp;\" x=\"0.5\">t<c/><!--d--><![CDATA[e]]></a>\n    </objects>")
        let sound = Array(try Writing.data(text, format).utf8)
        let pieces: [[UInt8]] = [
            "{", "}", "[", "]", ":", ",", "\"", "\\u", "&a ", "*a", "null", "1e9", "\n", "  ", "- ", "\u{0}", "?", "#",
        ].map { Array($0.utf8) }
        for _ in 0..<1_500 {
            var bytes = sound
            for _ in 0...Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...40, using: &random), bytes.count))
                case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                default: bytes.insert(contentsOf: bytes[place..<min(place + 60, bytes.count)], at: place)
                }
                if bytes.isEmpty { break }
            }
            do throws(DocumentError) {
                let read = try DocumentReader().read(bytes, as: format, file: "a").document
                // The document read is like any other.
                let again = try DocumentReader().read(read.text(), file: "a").document
                #expect(again == read, "\(String(decoding: bytes, as: UTF8.self))")
            } catch {
                #expect(error.diagnostic.location.line >= 1 && !error.diagnostic.message.isEmpty)
            }
        }
    }

    @Test func oddValuesAreReportedWithTheirPlaceInTheData() throws {
        let json = Writing.jsonXIB(
            ",\"children\":[{\"element\":\"objects\",\"children\":[\n{\"element\":\"view\",\"attributes\":{\"id\":\"v\",\"key\":\"k\"},\"children\":["
                + "\n  {\"element\":\"rect\",\"attributes\":{\"key\":\"frame\",\"x\":\"wide\",\"y\":0,\"width\":1,\"height\":1}}]}]}]")
        let read = try DocumentReader().read(Array(json.utf8), as: .json, file: "a.json")
        #expect(read.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.rule)" } == ["3:3 invalid-value"])
    }
}
