import ArgumentParser
import FormworkCommand
import FormworkResults
import Synchronization

struct OutlineCommand: RequestCommand {
    static let configuration = verb(
        "outline", abstract: "Print compact outlines of documents, for terminals and language models.",
        discussion: """
            Each object has a line with its type, name, custom class, a short reference (#a1B) that query, edit and other commands accept, its \
            frame, its main properties and its connections, followed by its constraints. With --budget, details are left out to fit: first \
            constraints, then connections, then looks. The object that --at names keeps them longest.
            """)

    @OptionGroup var files: FileOptions

    @Option(
        help: ArgumentHelp(
            "The maximum number of tokens of an outline. Six letters or three digits in a row count as one, other characters as one each.",
            valueName: "tokens"))
    var budget: Int?

    @Option(
        help: ArgumentHelp("The object to show in most detail if --budget is too small: an id, name or selector.", valueName: "name")
    )
    var at: String?

    @Option(
        help: ArgumentHelp("The level of detail: scenes, objects, looks, connections or constraints (default: all).", valueName: "detail"),
        transform: OutlineRequest.detail)
    var detail: OutlineDetail = .constraints

    @Flag(help: "Print only the token counts of the outlines and of the documents.")
    var tokens = false

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    var request: OutlineRequest {
        var request = OutlineRequest(files: files.selection)
        request.budget = budget
        request.at = at
        request.detail = detail
        request.tokens = tokens
        request.format = format
        return request
    }
}
