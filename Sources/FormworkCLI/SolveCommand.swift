import ArgumentParser
import FormworkCommand

struct SolveCommand: RequestCommand {
    static let configuration = verb(
        "solve", abstract: "Solve Auto Layout: the frame of every view.",
        discussion: """
            The layout is solved for the canvas of the Xcode version that wrote the document, or for a --device. Frames use the document's \
            coordinates, like recorded ones; 'misplaced' lists the views whose recorded frame differs. --explain prints where each number of a \
            view's frame comes from, and how certain it is.
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @OptionGroup(title: "State") var state: StateOptions

    @Flag(help: "Ignore recorded frames, except those of roots, cells and views outside Auto Layout.")
    var blind = false

    @Option(
        help: ArgumentHelp(
            "Only explain the frame of this view, named by id, label or selector.", valueName: "name"))
    var explain: String?

    @Option(help: ArgumentHelp(StringsArgument.layoutHelp, valueName: "language"), transform: StringsArgument.language)
    var language: String?

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    var request: SolveRequest {
        var request = SolveRequest(files: files.selection)
        request.screen = screen.selection
        request.scene = scene
        request.state = state.selection
        request.blind = blind
        request.explain = explain
        request.language = language
        request.format = format
        return request
    }
}
