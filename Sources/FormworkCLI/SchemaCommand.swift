import ArgumentParser
import FormworkCommand

struct SchemaCommand: RequestCommand {
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

    var request: SchemaRequest {
        var request = SchemaRequest()
        request.verb = verb
        request.line = line
        return request
    }
}
