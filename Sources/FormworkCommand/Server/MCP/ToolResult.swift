import FormworkDiagnostics
import FormworkTree

/// The result of a call.
package struct ToolResult: Sendable {
    /// A part of the result, for models and people.
    package enum Content: Sendable {
        case text(String)
        /// The bytes of a picture and their media type, such as `image/png`.
        case image([UInt8], type: String)
    }

    package var content: [Content]
    /// The structured result, a JSON object for programs.
    package var structured: [UInt8]?
    /// Whether the call has failed.
    package var isError: Bool

    package init(_ content: [Content], structured: [UInt8]? = nil, isError: Bool = false) {
        self.content = content
        self.structured = structured
        self.isError = isError
    }

    /// Returns the result of a failed call.
    package static func failure(_ message: String) -> ToolResult { ToolResult([.text(message)], isError: true) }

    /// Writes the result of `tools/call`.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.array(key: "content") { json in
                for part in content {
                    json.object { json in
                        json.key("type")
                        switch part {
                        case .text(let text):
                            json.string("text")
                            json.string(text, key: "text")
                        case .image(let bytes, let type):
                            json.string("image")
                            json.string(Base64Text.padded(bytes), key: "data")
                            json.string(type, key: "mimeType")
                        }
                    }
                }
            }
            if let structured {
                json.key("structuredContent")
                // A message must be on one line. Line breaks between values become spaces; those in strings are already escaped.
                json.written(structured.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 })
            }
            json.boolean(isError, key: "isError")
        }
    }
}
