import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport

struct ImportCommand: ParsableCommand {
    static let configuration = verb(
        "import", abstract: "Read interface files and describe their contents.",
        discussion: """
            Prints each document as a tree: scenes, views with their frames, templates and links; or as JSON for programs.

            A compiled file (a .nib file or folder, or a .storyboardc) is read as the document that it was compiled from, here and in every \
            other command. --raw prints its stored objects instead, with their classes, keys and values.
            """)

    @OptionGroup var files: FileOptions

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    @Option(
        help: ArgumentHelp(
            """
            The details of objects in JSON: attributes, values, connections, runtimeAttributes, variations, constraints, guides, objects or \
            all (default: all but attributes and values).
            """, valueName: "a,b"),
        transform: Self.fields)
    var fields: ObjectFields = .usual

    @Flag(help: "Print compiled files as stored, object by object, as JSON.")
    var raw = false

    private static func fields(_ text: String) throws -> ObjectFields {
        try text.split(separator: ",").reduce(into: []) { fields, name in
            guard let found = ObjectFields.named.first(where: { $0.name == name }) else {
                throw ValidationError(
                    "there is no field '\(name)'; the fields are: \(ObjectFields.named.map(\.name).joined(separator: ", "))")
            }
            fields.formUnion(found.field)
        }
    }

    func run() throws {
        if raw { return try RawImport(paths: files.allPaths, limits: files.limitOptions.limits).run().check() }
        let fields = fields
        let results = ResultFormat(format: format, command: "import", strict: files.strict)
        let status = results.run(files).documents { file, read in
            var result = ImportResult(file: file, document: read.document, diagnostics: read.diagnostics)
            result.fields = fields
            return results.outcome(read.diagnostics, text: { result.shownText + read.diagnostics.shown }, write: result.write)
        }
        try status.check()
    }
}
