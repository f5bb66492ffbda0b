import ArgumentParser
import FormworkCommand

struct TemplatesCommand: RequestCommand {
    static let configuration = verb(
        "templates", abstract: "List what each layout template would change.",
        discussion: """
            Lists the views of every layout template with their targets, the constraints that are added, removed and kept, the attributes that \
            change, and what is ignored because a view has no targetView. --template picks some templates; --hide, --show and --state are \
            applied first.
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions

    @OptionGroup(title: "State") var state: StateOptions

    @Option(help: ArgumentHelp("Only the templates of the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    var request: TemplatesRequest {
        var request = TemplatesRequest(files: files.selection)
        request.screen = screen.selection
        request.state = state.selection
        request.scene = scene
        request.format = format
        return request
    }
}
