import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkModel

struct SchemaCommand: ParsableCommand {
    static let configuration = verb(
        "schema", abstract: "Print the JSON Schema of what a verb prints for programs, or list them.",
        discussion: """
            A schema (draft 2020-12) stands by itself. Its version is that of 'schema' in what is printed, and is part of its $id, \
            such as urn:formwork:schema:import:1.

            'interface-builder' prints no schema of JSON but the vocabulary of Interface Builder: for each platform all elements with \
            their attributes, values, defaults, properties and compiled keys.
            """)

    @Argument(
        help: ArgumentHelp(
            "The verb, 'document' for what 'formwork convert --to json' writes, or 'interface-builder'; without it all are listed."))
    var verb: String?

    @Flag(help: "The schema of one line of --format ndjson.")
    var line = false

    func validate() throws {
        if line, verb == nil { throw ValidationError("--line takes a verb") }
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
            throw ValidationError("there is no schema '\(name)'; there are: \(names)")
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
