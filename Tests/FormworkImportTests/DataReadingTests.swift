import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkTree
import Testing

@Suite("Documents in data")
struct DataReadingTests {
    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

    /// Reads a document in JSON.
    private static func read(_ json: String) throws -> ReadDocument {
        try DocumentReader().read(Array(json.utf8), as: .json, file: "A.json")
    }

    /// Reads a document whose root has these further members.
    private static func document(_ members: String, attributes: String = "") throws -> ReadDocument {
        try read(#"{"formwork":1,"document":{"element":"document","attributes":{"type":"\#(type)"\#(attributes)}\#(members)}}"#)
    }

    private static func text(_ read: ReadDocument) -> String { String(decoding: read.document.text(), as: UTF8.self) }

    /// Returns the place and the message of the error for data: `2:3 message`.
    private static func error(_ text: String, as format: InterfaceDocument.DataFormat = .json) -> String? {
        do throws(DocumentError) {
            _ = try DocumentReader().read(Array(text.utf8), as: format, file: "A.json")
            return nil
        } catch {
            let location = error.diagnostic.location
            #expect(error.diagnostic.rule == "unreadable-document" && location.file == "A.json")
            return "\(location.line):\(location.column) \(error.diagnostic.message)"
        }
    }

    // MARK: Documents

    @Test("Elements, texts and comments become those of a document")
    func elements() throws {
        let read = try Self.document(
            #","children":[{"comment":" c "},{"element":"objects","children":[{"element":"view","attributes":{"id":"v","opaque":false}}]},"#
                + #"{"element":"string","text":"a<b"},{"element":"p","children":[{"text":"x"},{"cdata":"&"},{"instruction":"go now"}]}]"#)
        #expect(
            Self.text(read) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="\(Self.type)">
                    <!-- c -->
                    <objects>
                        <view id="v" opaque="NO"/>
                    </objects>
                    <string>a&lt;b</string>
                    <p>x<![CDATA[&]]><?go now?></p>
                </document>

                """)
        #expect(read.document.kind == .xib && read.document.platform == .iOS && read.diagnostics.isEmpty)
    }

    @Test(
        "The values of attributes may be texts, numbers and truths",
        arguments: [
            ("\"a\"", "a"), ("true", "YES"), ("false", "NO"), ("7", "7"), ("0.1", "0.10000000000000001"), ("1e2", "100"), ("-0.5", "-0.5"),
            ("\"\\u00e9\"", "é"),
        ])
    func attributeValues(value: String, text: String) throws {
        let read = try Self.document("", attributes: #","x":\#(value)"#)
        #expect(read.document.root["x"] == text)
    }

    @Test("Surroundings, the declaration and the last newline are members of the document")
    func surroundings() throws {
        let read = try Self.read(
            """
            {"$schema":"x","formwork":1,"kind":"xib","platform":"iOS","format":"modern",
             "xml":{"version":"1.1","encoding":"utf-8","standalone":"no"},"finalNewline":false,
             "before":[{"comment":"b"},{"instruction":"p"}],"document":{"element":"document","attributes":{"type":"\(Self.type)"}},
             "after":[{"comment":"a"}]}
            """)
        #expect(
            Self.text(read)
                == #"<?xml version="1.1" encoding="utf-8" standalone="no"?>"#
                + "\n<!--b-->\n<?p?>\n<document type=\"\(Self.type)\"/>\n<!--a-->")
    }

    @Test("A document may have no declaration")
    func noDeclaration() throws {
        let read = try Self.read(#"{"formwork":1,"xml":null,"document":{"element":"document","attributes":{"type":"\#(Self.type)"}}}"#)
        #expect(Self.text(read) == "<document type=\"\(Self.type)\"/>\n")
    }

    @Test("YAML has the same members")
    func yaml() throws {
        let text = "formwork: 1\ndocument:\n  element: document\n  attributes:\n    type: \(Self.type)\n    useAutolayout: true\n"
        let read = try DocumentReader().read(Array(text.utf8), as: .yaml, file: "A.yaml")
        #expect(read.document.root["useAutolayout"] == "YES")
        #expect(
            Self.error("formwork: 1\ndocument:\n  element: document\n  odd: 1\n", as: .yaml)?.hasPrefix("4:3 unknown member 'odd'") == true)
    }

    @Test("An invalid value of the document is reported at its place in the data")
    func invalidValues() throws {
        let read = try Self.read(
            """
            {"formwork":1,"document":{"element":"document","attributes":{"type":"\(Self.type)"},"children":[
             {"element":"objects","children":[
               {"element":"view","attributes":{"id":"v"},"children":[{"element":"rect","attributes":{"key":"frame","x":"left"}}]}]}]}}
            """)
        let diagnostic = try #require(read.diagnostics.first)
        #expect(diagnostic.rule == "invalid-value" && diagnostic.message == "'x' is 'left', which is not a number")
        #expect(diagnostic.location.line == 3 && diagnostic.location.column == 58)
    }

    // MARK: Errors

    @Test(
        "A member of the document that is missing, unknown or of another type is an error at its place",
        arguments: [
            ("[]", "1:1 found an array, expected an object, a Formwork document"),
            ("{}", "1:1 the member 'formwork' is missing; expected 1"),
            (#"{"formwork":2,"document":{}}"#, "1:13 'formwork' is not 1, the supported version of the format"),
            (#"{"formwork":"1","document":{}}"#, "1:13 'formwork' is not 1, the supported version of the format"),
            (#"{"formwork":1}"#, "1:1 the member 'document', the root element, is missing"),
            ("{\"formwork\":1,\n \"odd\":1}", "2:2 unknown member 'odd' of the document; expected \(members)"),
            (#"{"kind":"nib"}"#, "1:9 found 'nib', expected one of 'storyboard', 'xib'"),
            (#"{"kind":1}"#, "1:9 found a number, expected a string, one of 'storyboard', 'xib'"),
            (#"{"finalNewline":"no"}"#, "1:17 found a string, expected true or false"),
            (#"{"xml":[]}"#, "1:8 found an array, expected an object, the XML declaration"),
            (#"{"xml":{"odd":1}}"#, "1:9 unknown member 'odd' of a declaration; expected 'version', 'encoding' and 'standalone'"),
            (#"{"xml":{"version":"2.0"}}"#, "1:19 found '2.0', expected an XML version such as '1.0'"),
            (#"{"xml":{"version":"1.x"}}"#, "1:19 found '1.x', expected an XML version such as '1.0'"),
            (#"{"xml":{"version":null}}"#, "1:19 found null, expected a string, a version of XML"),
            (
                #"{"xml":{"encoding":"latin1"}}"#, "1:20 found 'latin1', expected one of 'UTF-8', 'UTF8', 'US-ASCII', 'ASCII'"
            ),
            (#"{"xml":{"standalone":"maybe"}}"#, "1:22 found 'maybe', expected one of 'no', 'yes'"),
            (#"{"formwork":1,"document":{"element":"view"}}"#, "1:26 the root element is 'view', expected 'document'"),
            (
                #"{"formwork":1,"document":{"element":"document"},"before":1}"#,
                "1:58 found a number, expected an array, comments and instructions"
            ),
            (
                #"{"formwork":1,"document":{"element":"document"},"after":[{"text":"x"}]}"#,
                "1:58 only comments and instructions are allowed outside the root"
            ),
            (
                #"{"formwork":1,"document":{"element":"document"},"after":[true]}"#,
                "1:58 found a boolean, expected an object, a comment or an instruction"
            ),
        ])
    func membersOfDocument(json: String, message: String) { #expect(Self.error(json) == message) }

    private static let members = "'formwork', 'kind', 'platform', 'format', 'xml', 'finalNewline', 'before', 'document' and 'after'"

    /// The value of `document` begins in column 26.
    @Test(
        "An element that is incomplete or contradicts itself is an error at its place",
        arguments: [
            ("[]", "1:26 found an array, expected an object, an element"),
            ("{}", "1:26 the member 'element', the element's name, is missing"),
            (#"{"element":1}"#, "1:37 found a number, expected a string, an element's name"),
            (#"{"element":"a b"}"#, "1:37 'a b' cannot be a name in XML"), (#"{"element":""}"#, "1:37 '' cannot be a name in XML"),
            (
                #"{"element":"a","odd":1}"#,
                "1:41 unknown member 'odd' of an element; expected 'element', 'attributes', and 'text' or 'children'"
            ),
            (#"{"element":"a","text":"x","children":[]}"#, "1:41 an element has 'text' or 'children', not both"),
            (#"{"element":"a","attributes":[]}"#, "1:54 found an array, expected an object, attributes"),
            (
                #"{"element":"a","attributes":{"b":null}}"#,
                "1:59 found null, expected an attribute's value: a string, a number, true or false"
            ),
            (#"{"element":"a","attributes":{"1":""}}"#, "1:55 '1' cannot be a name in XML"),
            (#"{"element":"a","attributes":{"b":1e999}}"#, "1:59 the number is too large"),
            (#"{"element":"a","attributes":{"b":"\u0001"}}"#, "1:59 the text has the character U+0001, which XML cannot contain"),
            (#"{"element":"a","text":1}"#, "1:48 found a number, expected a string, a text"),
            (#"{"element":"a","text":"\uFFFE"}"#, "1:48 the text has the character U+FFFE, which XML cannot contain"),
            (#"{"element":"a","children":{}}"#, "1:52 found an object, expected an array, children"),
            (
                #"{"element":"a","children":["x"]}"#,
                "1:53 found a string, expected an object, an element, or 'text', 'cdata', 'comment' or 'instruction'"
            ),
            (
                #"{"element":"a","children":[{}]}"#,
                "1:53 found an empty object, expected an element, or 'text', 'cdata', 'comment' or 'instruction'"
            ),
            (
                #"{"element":"a","children":[{"odd":1}]}"#,
                "1:54 found an object with 'odd', expected an element, or 'text', 'cdata', 'comment' or 'instruction'"
            ),
            (
                #"{"element":"a","children":[{"text":"x","comment":"y"}]}"#,
                "1:53 the object is not an element: it has no member 'element'"
            ),
            (#"{"element":"a","children":[{"comment":"a--b"}]}"#, "1:64 an XML comment cannot contain '--' or end with '-'"),
            (#"{"element":"a","children":[{"comment":"a-"}]}"#, "1:64 an XML comment cannot contain '--' or end with '-'"),
            (#"{"element":"a","children":[{"cdata":"]]>"}]}"#, "1:62 XML character data cannot contain ']]>'"),
            (#"{"element":"a","children":[{"comment":"a\rb"}]}"#, "1:64 a carriage return is not allowed here in XML"),
            (
                #"{"element":"a","children":[{"instruction":"XML x"}]}"#,
                "1:68 an XML instruction begins with a name other than 'xml' and cannot contain '?>'"
            ),
            (
                #"{"element":"a","children":[{"instruction":"a ?>"}]}"#,
                "1:68 an XML instruction begins with a name other than 'xml' and cannot contain '?>'"
            ),
        ])
    func elementErrors(json: String, message: String) { #expect(Self.error(#"{"formwork":1,"document":\#(json)}"#) == message) }

    @Test("A kind or platform that contradicts the document's type is an error")
    func contradictions() {
        let document = #""document":{"element":"document","attributes":{"type":"\#(Self.type)"}}"#
        #expect(
            Self.error(#"{"formwork":1,"kind":"storyboard",\#(document)}"#)
                == "1:22 the kind is 'storyboard', but the document's type is for 'xib'")
        #expect(
            Self.error(#"{"formwork":1,"platform":"macOS",\#(document)}"#)
                == "1:26 the platform is 'macOS', but the document's type is for 'iOS'")
    }

    @Test("A document without a known type is refused at its element")
    func unknownTypes() {
        #expect(
            Self.error("{\"formwork\":1,\n\"document\":{\"element\":\"document\"}}")
                == "2:12 the root element 'document' has no type; expected one that begins with 'com.apple.InterfaceBuilder'")
    }

    @Test("Data that isn't well-formed is refused at its place")
    func syntax() {
        #expect(Self.error("{\"formwork\":1,\n  x}")?.hasPrefix("2:3 ") == true)
        #expect(Self.error("")?.hasPrefix("1:1 ") == true)
    }

    @Test("Elements may be nested as deep as the limit")
    func depth() throws {
        func read(_ levels: Int) throws -> ReadDocument {
            let inner = (0..<levels).reduce(#"{"element":"a"}"#) { text, _ in #"{"element":"a","children":[\#(text)]}"# }
            let json = #"{"formwork":1,"document":{"element":"document","attributes":{"type":"\#(Self.type)"},"children":[\#(inner)]}}"#
            return try DocumentReader(limits: DocumentLimits(depth: 5)).read(Array(json.utf8), as: .json, file: "A.json")
        }
        #expect(try read(3).document.root.children.count == 1)
        let error = #expect(throws: DocumentError.self) { try read(4) }
        #expect(error?.diagnostic.rule == "limit-exceeded")
        #expect(error?.diagnostic.message.hasPrefix("elements are nested too deeply") == true)
    }
}
