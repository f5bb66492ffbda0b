import FormworkDiagnostics
import FormworkResults
import FormworkImport
import FormworkModel

/// Documents for tests, as XML and as data.
enum Writing {
    /// Returns a XIB with `content` in its root element, as XML.
    static func xib(_ content: String = "", declaration: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", attributes: String = "")
        -> String
    {
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        let end = content.isEmpty ? "/>\n" : ">\n\(content)\n</document>\n"
        return "\(declaration)<document type=\"\(type)\"\(attributes)\(end)"
    }

    /// Returns a XIB as data with `members` in its root element.
    static func jsonXIB(_ members: String = "", outside: String = "") -> String {
        "{\"formwork\":1,\(outside)\"document\":{\"element\":\"document\","
            + "\"attributes\":{\"type\":\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"}\(members)}}"
    }

    /// Returns a document's text as data.
    static func data(_ text: String, _ format: InterfaceDocument.DataFormat = .json) throws -> String {
        String(decoding: try DocumentReader().read(Array(text.utf8), file: "a.xib").document.data(as: format), as: UTF8.self)
    }

    /// Returns the document of data, as XML.
    static func document(_ data: String, _ format: InterfaceDocument.DataFormat = .json) throws -> String {
        String(decoding: try DocumentReader().read(Array(data.utf8), as: format, file: "a.json").document.text(), as: UTF8.self)
    }

    /// Returns the error for refused data.
    static func refusal(_ data: String, _ format: InterfaceDocument.DataFormat = .json) -> String? {
        do throws(DocumentError) {
            _ = try DocumentReader().read(Array(data.utf8), as: format, file: "a.json")
            return nil
        } catch {
            return "\(error.diagnostic.location.line):\(error.diagnostic.location.column): \(error.diagnostic.message)"
        }
    }
}
