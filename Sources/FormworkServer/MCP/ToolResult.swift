import FormworkDiagnostics
import FormworkModel

/// What a call gave.
package struct ToolResult: Sendable {
    /// A part of it, for models and people.
    package enum Content: Sendable {
        case text(String)
        /// The bytes of a picture, and what they are, such as `image/png`.
        case image([UInt8], type: String)
    }

    package var content: [Content]
    /// The same for programs: an object in JSON.
    package var structured: [UInt8]?
    /// Whether what was asked for was not done.
    package var isError: Bool

    package init(_ content: [Content], structured: [UInt8]? = nil, isError: Bool = false) {
        self.content = content
        self.structured = structured
        self.isError = isError
    }

    /// What was not done, and why.
    package static func failure(_ message: String) -> ToolResult { ToolResult([.text(message)], isError: true) }

    /// As `tools/call` answers it.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("content")
            json.array { json in
                for part in content {
                    json.object { json in
                        json.key("type")
                        switch part {
                        case .text(let text):
                            json.string("text")
                            json.key("text")
                            json.string(text)
                        case .image(let bytes, let type):
                            json.string("image")
                            json.key("data")
                            json.string(Base64Text.padded(bytes))
                            json.key("mimeType")
                            json.string(type)
                        }
                    }
                }
            }
            if let structured {
                json.key("structuredContent")
                // Between values lines may end; in a text they are escaped. A message has one line.
                json.written(structured.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 })
            }
            json.key("isError")
            json.boolean(isError)
        }
    }
}
