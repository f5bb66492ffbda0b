import FormworkResults
import FormworkImport
import FormworkModel
import Testing

@Suite struct DocumentDataTests {
    @Test func anElementIsALine() throws {
        let text = Writing.xib(
            "    <objects>\n        <rect key=\"frame\" x=\"0.0\" y=\"-1.5\" width=\"10\" height=\"0.10000000000000001\"/>\n    </objects>")
        let expected = """
            {
              "formwork": 1,
              "kind": "xib",
              "platform": "iOS",
              "format": "modern",
              "xml": {"version": "1.0", "encoding": "UTF-8"},
              "document": {"element": "document", "attributes": {"type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB"}, "children": [
                {"element": "objects", "children": [
                  {"element": "rect", "attributes": {"key": "frame", "x": 0, "y": -1.5, "width": 10, "height": 0.1}}
                ]}
              ]}
            }

            """
        #expect(try Writing.data(text) == expected)
        #expect(try Writing.document(expected) == text)
    }

    @Test func yamlIsInBlockStyle() throws {
        let text = Writing.xib("    <objects>\n        <label text=\"NO\" opaque=\"NO\" id=\"1e3\"/>\n        <!--a: b-->\n    </objects>")
        let expected = """
            formwork: 1
            kind: xib
            platform: iOS
            format: modern
            xml:
              version: "1.0"
              encoding: UTF-8
            document:
              element: document
              attributes:
                type: com.apple.InterfaceBuilder3.CocoaTouch.XIB
              children:
                - element: objects
                  children:
                    - element: label
                      attributes:
                        text: "NO"
                        opaque: false
                        id: "1e3"
                    - comment: "a: b"

            """
        #expect(try Writing.data(text, .yaml) == expected)
        #expect(try Writing.document(expected, .yaml) == text)
    }

    /// Only values that come back as the same text are numbers or booleans, and only where no text or id can be.
    @Test(arguments: [
        ("label", "text", "5", "\"5\""), ("label", "text", "YES", "\"YES\""), ("view", "id", "12", "\"12\""),
        ("label", "numberOfLines", "0", "0"), ("label", "numberOfLines", "0.0", "\"0.0\""), ("label", "alpha", "0.0", "0"),
        ("label", "alpha", "0", "\"0\""), ("label", "alpha", "1.0", "\"1.0\""), ("label", "alpha", "0.5", "0.5"),
        ("label", "alpha", "0.50", "\"0.50\""), ("label", "alpha", "-0.0", "\"-0.0\""), ("label", "alpha", "1e3", "\"1e3\""),
        ("label", "alpha", "", "\"\""), ("label", "alpha", "-", "\"-\""), ("label", "alpha", "007", "\"007\""),
        ("label", "alpha", " 1", "\" 1\""), ("label", "tag", "123456789012345", "123456789012345"),
        ("label", "tag", "1234567890123456", "\"1234567890123456\""), ("label", "tag", "-7", "-7"),
        ("color", "red", "0.93725490199999995", "0.937254902"), ("color", "red", "1.0000000000000001e-05", "1e-05"),
        ("tableColumn", "maxWidth", "3.4028234663852886e+38", "3.4028234663852886e+38"),
        ("constraint", "multiplier", "16:9", "\"16:9\""), ("constraint", "placeholder", "YES", "true"),
        ("textField", "placeholder", "YES", "\"YES\""), ("integer", "value", "0", "0"), ("real", "value", "0.0", "0"),
        ("userDefinedRuntimeAttribute", "value", "3", "\"3\""), ("label", "opaque", "YES", "true"), ("label", "opaque", "yes", "\"yes\""),
        ("view", "placeholderIntrinsicWidth", "infinite", "\"infinite\""), ("whoKnows", "whatever", "12", "\"12\""),
        ("plugIn", "version", "12089", "\"12089\""),
    ])
    func valuesHaveTypesWhereTheyAreCertain(_ element: String, _ attribute: String, _ value: String, _ expected: String) throws {
        let text = Writing.xib("    <\(element) \(attribute)=\"\(value)\"/>")
        let json = try Writing.data(text)
        #expect(json.contains("\"\(attribute)\": \(expected)}"))
        #expect(try Writing.document(json) == text)
        #expect(try Writing.document(Writing.data(text, .yaml), .yaml) == text)
    }

    @Test func anArchiveKeepsTheDeclarationOfItsTime() throws {
        // A XIB made in code has the current version.
        let made = InterfaceDocument(newXIBFor: .iOS)
        #expect(String(decoding: made.text().prefix(38), as: UTF8.self) == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        #expect(try Writing.document(String(decoding: made.data(as: .json), as: UTF8.self)) == String(decoding: made.text(), as: UTF8.self))
    }
}
