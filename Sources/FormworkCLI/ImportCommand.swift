import ArgumentParser
import FormworkCommand
import FormworkResults

struct ImportCommand: RequestCommand {
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
        transform: ImportRequest.fields)
    var fields: ObjectFields = .usual

    @Flag(help: "Print compiled files as stored, object by object, as JSON.")
    var raw = false

    var request: ImportRequest {
        var request = ImportRequest(files: files.selection)
        request.format = format
        request.fields = fields
        request.raw = raw
        return request
    }
}
