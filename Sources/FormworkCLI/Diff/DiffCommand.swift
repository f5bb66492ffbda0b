import ArgumentParser
import FormworkCommand
import FormworkLayout

struct DiffCommand: RequestCommand {
    static let configuration = verb(
        "diff", abstract: "Show what changed between documents or git revisions, in terms of objects.",
        discussion: """
            formwork diff OLD NEW          two files, two folders, '-', or REV:PATH
            formwork diff [-- PATH…]       the working tree against HEAD
            formwork diff --staged         the index against HEAD
            formwork diff REV [REV]        as in git diff; also REV..REV and REV...REV

            Objects are matched by id or similarity. Changes that Interface Builder makes on its own are hidden and counted: versions, canvas \
            positions, frames that follow from constraints, order, rounding. Exit status: 0 if nothing changed, 1 if something did, 66 if \
            something could not be read.
            """)

    @Argument(help: ArgumentHelp("The earlier file, folder or revision.", valueName: "old"))
    var old: String?

    @Argument(help: ArgumentHelp("The later file, folder or revision.", valueName: "new"))
    var new: String?

    @Argument(parsing: .postTerminator, help: ArgumentHelp("With git: only these files and folders.", valueName: "-- path"))
    var paths: [String] = []

    @Flag(name: [.long, .customLong("cached")], help: "Compare the index instead of the working tree.")
    var staged = false

    @Option(help: "The output format: text, json, ndjson, markdown (for pull requests) or html (with screens).")
    var format = DiffFormat.text

    @Flag(help: "Print only the number of changes in each file.")
    var stat = false

    @Flag(help: "Also list the hidden changes.")
    var unfold = false

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Flag(
        help: "Also compare layouts: views that move and findings that come or go, with each template and each hidden master.")
    var solve = false

    @Option(
        help: ArgumentHelp("A device for --solve and html; may be repeated.", valueName: "id|name"),
        transform: ScreenArgument.device)
    var device: [Device] = []

    @Option(
        help: ArgumentHelp("The version of iOS or macOS whose controls --solve and html use, such as 26.", valueName: "version"),
        transform: ScreenArgument.system)
    var system: Int?

    @OptionGroup(title: "State") var state: StateOptions

    @Option(help: ArgumentHelp("Write before and after pictures of each changed screen to this folder.", valueName: "folder"))
    var pictures: String?

    @Option(help: ArgumentHelp("The picture format: svg or png.", valueName: "format"))
    var pictureFormat = DiffPictureFormat.svg

    @Option(name: .shortAndLong, help: "The output file, replaced atomically (default: '-', standard output).")
    var output = "-"

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: DiffRequest {
        var request = DiffRequest()
        request.old = old
        request.new = new
        request.paths = PathList.whole(paths)
        request.staged = staged
        request.format = format
        request.stat = stat
        request.unfold = unfold
        request.scene = scene
        request.solve = solve
        request.device = device
        request.system = system
        request.state = state.selection
        request.pictures = pictures
        request.pictureFormat = pictureFormat
        request.output = output
        request.solverLimit = solverLimit
        request.limits = limitOptions.limits
        return request
    }
}
