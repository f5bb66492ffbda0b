import ArgumentParser
import FormworkCommand
import FormworkTemplates

struct StatesCommand: RequestCommand {
    static let configuration = verb(
        "states", abstract: "Solve every state: each template, on each device, with each hiding master hidden.",
        discussion: """
            Reports for each state whether its constraints determine every frame, leave some ambiguous, or conflict. --template and --hide \
            limit the templates and hidden views that are tried; --show and --state are applied first.
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions
    @OptionGroup(title: "State") var state: StateOptions

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Option(help: ArgumentHelp("The maximum number of states of a document; if there are more, none is solved.", valueName: "number"))
    var maxStates = StagedDocument.StatesResult.usualLimit

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    var request: StatesRequest {
        var request = StatesRequest(files: files.selection)
        request.screen = screen.selection
        request.state = state.selection
        request.scene = scene
        request.maxStates = maxStates
        request.format = format
        return request
    }
}
