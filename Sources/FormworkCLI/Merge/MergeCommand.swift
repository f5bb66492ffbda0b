import ArgumentParser
import FormworkCommand
import FormworkLayout

struct MergeCommand: RequestCommand {
    static let configuration = verb(
        "merge", abstract: "Merge two versions of a document.",
        discussion: """
            Merges object by object and attribute by attribute. Changes of one side are applied, and equal changes of both sides are applied \
            once. Conflicts are listed with both values and written between git's conflict markers, ours first; the exit status is then 1. \
            After 'formwork git install', git runs this automatically.
            """)

    @Argument(help: ArgumentHelp("The common ancestor of both sides.", valueName: "base"))
    var base: String

    @Argument(help: ArgumentHelp("Our side, whose formatting and order are kept.", valueName: "ours"))
    var ours: String

    @Argument(help: ArgumentHelp("Their side.", valueName: "theirs"))
    var theirs: String

    @Option(
        name: .shortAndLong,
        help: "The output file, which may be one of the three, replaced atomically; '-' is standard output.")
    var output: String

    @Flag(name: .customLong("ours"), help: "Resolve conflicts with our values.")
    var takesOurs = false

    @Flag(name: .customLong("theirs"), help: "Resolve conflicts with their values.")
    var takesTheirs = false

    @Option(help: ArgumentHelp("Write the conflicts to this file as JSON; the output has our values and no markers.", valueName: "file"))
    var report: String?

    @Flag(help: "Ask on the terminal how to resolve each conflict.")
    var resolve = false

    @Option(help: ArgumentHelp("The length of conflict markers (git's %L).", valueName: "n"))
    var markerSize = 7

    @Option(help: ArgumentHelp("The path to show in messages (git's %P).", valueName: "path"))
    var path: String?

    @Flag(help: ArgumentHelp("Merge as text what cannot be read as a document; for git's merge driver.", visibility: .hidden))
    var driver = false

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: MergeRequest {
        var request = MergeRequest(base: base, ours: ours, theirs: theirs, output: output)
        request.takesOurs = takesOurs
        request.takesTheirs = takesTheirs
        request.report = report
        request.resolve = resolve
        request.markerSize = markerSize
        request.path = path
        request.driver = driver
        request.solverLimit = solverLimit
        request.limits = limitOptions.limits
        return request
    }
}
