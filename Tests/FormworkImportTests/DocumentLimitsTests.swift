import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkTree
import Testing

@Suite("Limits of reading")
struct DocumentLimitsTests {
    private static let root = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"

    /// Returns the error of a refused document; nil if it is read.
    private func refusal(_ body: String, _ limits: DocumentLimits) -> String? {
        do throws(DocumentError) {
            _ = try DocumentReader(limits: limits).read(Array("\(Self.root)\(body)</document>".utf8), file: "A.xib")
            return nil
        } catch {
            #expect(error.diagnostic.rule == "limit-exceeded")
            return "\(error.diagnostic.location.line): \(error.diagnostic.message), \(error.diagnostic.notes.joined())"
        }
    }

    @Test("Each is reported with the found value and the option that sets it")
    func messages() {
        #expect(
            refusal("<a/>", DocumentLimits(size: 50))
                == "1: the file has too many bytes: found \(Self.root.utf8.count + 15), the limit is 50, --max-size sets the limit"
        )
        #expect(
            refusal("<a>\n<b><c/></b></a>", DocumentLimits(depth: 3))
                == "2: elements are nested too deeply: found 4 or more, the limit is 3, --max-depth sets the limit")
        #expect(
            refusal("<a/>\n<!-- x -->\n<b/>", DocumentLimits(elements: 3))
                == "3: the document has too many elements, texts and comments: found 4 or more, the limit is 3, --max-elements sets the limit"
        )
        #expect(
            refusal("\n<a b=\"1\" c=\"2\" d=\"3\"/>", DocumentLimits(attributes: 2))
                == "2: an element has too many attributes: found 3, the limit is 2, --max-attributes sets the limit")
        #expect(
            refusal("<a b=\"\(String(repeating: "x", count: 61))\"/>", DocumentLimits(text: 60))
                == "1: a text has too many bytes: found 61, the limit is 60, --max-text sets the limit")
        let (half, returns) = (String(repeating: "x", count: 35), String(repeating: "\r", count: 70))
        for text in ["\(half)\(half)", "\(half)&amp;\(half)", " \(returns)x", "<!--\(half)\(half)-->", "<![CDATA[\(half)\(half)]]>"] {
            #expect(refusal("<a>\(text)</a>", DocumentLimits(text: 60))?.contains("--max-text") == true, "\(text)")
        }
    }

    @Test("Documents within the limits are read")
    func within() {
        let limits = DocumentLimits(size: 200, depth: 3, elements: 4, attributes: 2, text: 50)
        #expect(refusal("<a b='>' c='='><c/></a>  text", limits) == nil)
    }

    @Test("An element with very many attributes is refused before they are compared with one another")
    func crowdedTag() {
        let attributes = (0..<160_000).map { " a\($0)=\"=>'\"" }.joined()
        let found = refusal("\n<a\(attributes)/>", .usual)
        #expect(
            found == "2: an element has too many attributes: found 160000, the limit is 1000, --max-attributes sets the limit")
        // A long text isn't a tag.
        #expect(
            refusal("<a>\(String(repeating: "a=b ", count: 100_000))</a><!-- \(String(repeating: "a=b ", count: 100_000)) -->", .usual)
                == nil)
    }

    @Test("Limits are clamped to readable values")
    func clamping() {
        #expect(DocumentLimits(size: .max, depth: .max, elements: .max, attributes: .max, text: .max) == .largest)
        #expect(DocumentLimits(size: 0, depth: -1).size == 1)
    }

    private func refusal(data: String, _ limits: DocumentLimits = .usual) -> String? {
        do throws(DocumentError) {
            _ = try DocumentReader(limits: limits).read(Array(data.utf8), as: data.hasPrefix("{") ? .json : .yaml, file: "A")
            return nil
        } catch {
            return "\(error.diagnostic.rule) \(error.diagnostic.location.line): \(error.diagnostic.message)"
        }
    }

    @Test("Data has the same limits, and aliases cannot fill memory")
    func data() {
        let document = "{\"formwork\":1,\"document\":{\"element\":\"document\",\"attributes\":{\"a\":\"1\",\"b\":\"123456\"}}}"
        #expect(
            refusal(data: document, DocumentLimits(attributes: 1))?.hasPrefix("limit-exceeded 1: an element has too many attributes")
                == true)
        #expect(refusal(data: document, DocumentLimits(text: 5))?.hasPrefix("limit-exceeded 1: a text has too many bytes") == true)
        #expect(refusal(data: document, DocumentLimits(size: 50))?.hasPrefix("limit-exceeded 1: the file has too many bytes") == true)
        let values = "[" + String(repeating: "1,", count: 50) + "1]"
        #expect(
            refusal(data: "{\"a\":\(values)}", DocumentLimits(elements: 2))?.hasPrefix("limit-exceeded 1: the data has more than 40 values")
                == true)
        let long = String(repeating: "x", count: 1_000_000)
        let bomb = "a: &a \(long)\nb: [" + String(repeating: "*a, ", count: 100) + "*a]\n"
        #expect(refusal(data: bomb)?.hasPrefix("limit-exceeded 2: the texts that aliases expand to exceed the limit") == true)
    }
}
