import ArgumentParser
import FormworkCommand
import FormworkEdit
import FormworkModel

struct ApplyCommand: RequestCommand {
    static let configuration = verb(
        "apply", abstract: "Make a state permanent: write a document with templates applied or views hidden.",
        discussion: """
            The state becomes permanent: copies of a template's constraints replace the previous ones, and hidden views are hidden. Only \
            affected lines change. New constraints get the same ids for the same input. A legacy archive is written as a modern document. If \
            anything fails, nothing is written.
            """)

    @Argument(help: "The file to read; '-' is standard input.")
    var file: String

    @Option(name: .customLong("stdin-path"), help: "The path to show in messages for standard input.")
    var standardInputName: String?

    @OptionGroup(title: "State") var state: StateOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions
    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    @Option(help: ArgumentHelp("Only the templates and views of the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    // The former spelling of 'set' in 'formwork edit'.
    @Option(help: ArgumentHelp(visibility: .hidden), transform: ApplyRequest.assignment)
    var set: [DocumentEditor.Assignment] = []

    @Flag(
        help: ArgumentHelp(
            "Keep constraints that equal the template's, with their ids, outlets and hiding links; the library would replace them."
        ))
    var keepEqual = false

    @Flag(help: "Also record the solved frames.")
    var updateFrames = false

    @Option(name: .shortAndLong, help: "The output file, replaced atomically; '-' is standard output.")
    var output: String?

    @Flag(help: "Change the file in place.")
    var inPlace = false

    var request: ApplyRequest {
        var request = ApplyRequest(file: file)
        request.standardInputName = standardInputName
        request.state = state.selection
        request.screen = screen.selection
        request.limits = limitOptions.limits
        request.scene = scene
        request.set = set
        request.keepEqual = keepEqual
        request.updateFrames = updateFrames
        request.output = output
        request.inPlace = inPlace
        return request
    }
}
