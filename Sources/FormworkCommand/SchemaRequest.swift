import FormworkDiagnostics
import FormworkResults
import FormworkModel

/// The request of `formwork schema`: print the JSON Schema of a command's output, or list all schemas.
public struct SchemaRequest: CommandRequest {
    /// The command, 'document' for the output of 'formwork convert --to json', or 'interface-builder' (default: list all).
    public var verb: String?
    /// Whether to write the schema of a line in the format `ndjson`.
    public var line = false

    /// Creates a request with the defaults.
    public init() {}

    public func check() throws(UsageError) {
        if line, verb == nil { throw UsageError("--line needs a command") }
    }

    public func perform() throws -> ExitStatus {
        guard let name = verb else {
            let width = OutputSchema.all.map(\.name.count).max() ?? 0
            for schema in OutputSchema.all {
                let lines = schema.lineText == nil ? "" : " (--line)"
                let name = schema.name + String(repeating: " ", count: width - schema.name.count)
                StandardOutput.write("\(name)  \(schema.summary)\(lines)\n")
            }
            return .fine
        }
        if name == "interface-builder", !line { return StandardOutput.finish(Self.vocabulary) }
        guard let schema = OutputSchema.named(name) else {
            let names = OutputSchema.all.map(\.name).joined(separator: ", ")
            throw UsageError("there is no schema '\(name)'; the schemas are: \(names)")
        }
        if !line { return StandardOutput.finish(schema.text) }
        guard let text = schema.lineText else { throw UsageError("'\(name)' has no --format ndjson") }
        return StandardOutput.finish(text)
    }

    /// The vocabularies of all platforms, as JSON.
    private static var vocabulary: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            for (name, platform) in [("iOS", Platform.iOS), ("macOS", .macOS), ("watchOS", .watchOS)] {
                json.string(name)
                json.colon()
                json.vocabulary(platform.vocabulary)
            }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }
}
