import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkModel

struct SchemaCommand: ParsableCommand {
    static let configuration = verb(
        "schema", abstract: "Print the JSON Schema of a command's output, or list all schemas.",
        discussion: """
            Schemas (draft 2020-12) are self-contained. The version is the value of 'schema' in the output and part of the $id, such as \
            urn:formwork:schema:import:1.

            'interface-builder' prints the vocabulary of Interface Builder instead: for each platform, all elements with their attributes, \
            values, defaults, properties and compiled keys.
            """)

    @Argument(
        help: ArgumentHelp(
            "The command, 'document' for the output of 'formwork convert --to json', or 'interface-builder' (default: list all)."))
    var verb: String?

    @Flag(help: "Print the schema of a line of --format ndjson.")
    var line = false

    func validate() throws {
        if line, verb == nil { throw ValidationError("--line needs a command") }
    }

    func run() throws {
        guard let name = verb else {
            let width = OutputSchema.all.map(\.name.count).max() ?? 0
            for schema in OutputSchema.all {
                let lines = schema.lineText == nil ? "" : " (--line)"
                let name = schema.name + String(repeating: " ", count: width - schema.name.count)
                StandardOutput.write("\(name)  \(schema.summary)\(lines)\n")
            }
            return
        }
        if name == "interface-builder", !line { return StandardOutput.write(Self.vocabulary) }
        guard let schema = OutputSchema.named(name) else {
            let names = OutputSchema.all.map(\.name).joined(separator: ", ")
            throw ValidationError("there is no schema '\(name)'; the schemas are: \(names)")
        }
        if !line { return StandardOutput.write(schema.text) }
        guard let text = schema.lineText else { throw ValidationError("'\(name)' has no --format ndjson") }
        StandardOutput.write(text)
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
