import ArgumentParser
import FormworkLayout

struct MergeCommand: ParsableCommand {
    static let configuration = verb(
        "merge", abstract: "Bring two people's work on one document together.",
        discussion: """
            Objects are merged by what they are, attributes one by one. What only one side changed is taken over; what both changed alike is \
            there once. What collides is listed with both values, and stands between git's conflict markers, ours first: exit status 1. \
            git calls this by itself once 'formwork git install' was run.
            """)

    @Argument(help: ArgumentHelp("The document that both sides come from.", valueName: "base"))
    var base: String

    @Argument(help: ArgumentHelp("One side; its formatting and its order stand.", valueName: "ours"))
    var ours: String

    @Argument(help: ArgumentHelp("The other side.", valueName: "theirs"))
    var theirs: String

    @Option(
        name: .shortAndLong,
        help: "The file to write, which may be one of the three; it is replaced whole or not at all. '-' is standard output.")
    var output: String

    @Flag(name: .customLong("ours"), help: "Where both sides changed one fact, take ours.")
    var takesOurs = false

    @Flag(name: .customLong("theirs"), help: "Where both sides changed one fact, take theirs.")
    var takesTheirs = false

    @Option(help: ArgumentHelp("Write the conflicts as JSON into a file; the output has our values and no markers.", valueName: "file"))
    var report: String?

    @Flag(help: "Ask on the terminal for each conflict which side's value is to stand.")
    var resolve = false

    @Option(help: ArgumentHelp("How many signs a conflict marker has (git's %L).", valueName: "n"))
    var markerSize = 7

    @Option(help: ArgumentHelp("What the document is called in messages (git's %P).", valueName: "path"))
    var path: String?

    @Flag(help: ArgumentHelp("Merge as text what cannot be read as a document: for git's merge driver.", visibility: .hidden))
    var driver = false

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    func validate() throws {
        if [takesOurs, takesTheirs, resolve, report != nil].count(where: { $0 }) > 1 {
            throw ValidationError("--ours, --theirs, --report and --resolve exclude each other")
        }
        if !(1...1000).contains(markerSize) { throw ValidationError("--marker-size is a number from 1 to 1000") }
        if [base, ours, theirs].filter({ $0 == "-" }).count > 1 { throw ValidationError("'-' can be named once") }
    }

    func run() throws { try MergeRun(self).run().check() }
}
