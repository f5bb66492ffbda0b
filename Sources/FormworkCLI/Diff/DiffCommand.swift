import ArgumentParser
import FormworkLayout

struct DiffCommand: ParsableCommand {
    static let configuration = verb(
        "diff", abstract: "Say what changed between two documents, or in git, as a person would.",
        discussion: """
            formwork diff OLD NEW          two files, two folders, '-', or REV:PATH
            formwork diff [-- PATH…]       the working tree against HEAD
            formwork diff --staged         the index against HEAD
            formwork diff REV [REV]        as git diff; also REV..REV and REV...REV

            Objects are the same where they have the same id, or are much alike. What Interface Builder writes by itself is folded away and \
            counted: versions, canvas positions, frames that follow from constraints, order, rounding. Exit status: 0 nothing changed, \
            1 something did, 66 something could not be read.
            """)

    @Argument(help: ArgumentHelp("A file, a folder or a revision: what was before.", valueName: "old"))
    var old: String?

    @Argument(help: ArgumentHelp("A file, a folder or a revision: what is now.", valueName: "new"))
    var new: String?

    @Argument(parsing: .postTerminator, help: ArgumentHelp("Of git's states: only these files and folders.", valueName: "-- path"))
    var paths: [String] = []

    @Flag(name: [.long, .customLong("cached")], help: "Compare what is staged, and not the working tree.")
    var staged = false

    @Option(help: "text for people, json or ndjson for programs, markdown for a pull request, html for a page with the screens.")
    var format = DiffFormat.text

    @Flag(help: "Only how much changed in each file.")
    var stat = false

    @Flag(help: "List what is folded away, too.")
    var unfold = false

    @Option(help: ArgumentHelp("Only the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Flag(
        help: "Lay both sides out: say what moves on screen, and which findings come and go, in each template and with each master hidden.")
    var solve = false

    @Option(
        help: ArgumentHelp("With --solve and on pages: a device to look at; may be repeated.", valueName: "id|name"),
        transform: ScreenArgument.device)
    var device: [Device] = []

    @OptionGroup var state: StateOptions

    @Option(help: ArgumentHelp("Write a picture of each screen that changed, before and after, into a folder.", valueName: "folder"))
    var pictures: String?

    @Option(help: ArgumentHelp("What the pictures are: svg or png.", valueName: "format"))
    var pictureFormat = DiffPictureFormat.svg

    @Option(name: .shortAndLong, help: "The file to write; it is replaced whole or not at all. '-', the default, is standard output.")
    var output = "-"

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    /// The arguments before a `--`.
    var words: [String] { [old, new].compactMap(\.self) }

    func validate() throws {
        if stat, format != .text { throw ValidationError("--stat is text: --format json has everything") }
        if !solve, format != .html, !device.isEmpty || !state.steps.isEmpty, pictures == nil {
            throw ValidationError("--device and states are for --solve, --pictures and --format html")
        }
        if words.filter({ $0 == "-" }).count > 1 { throw ValidationError("'-' can be named once") }
    }

    func run() throws { try DiffRun(self).run().check() }
}

/// The output format of a comparison.
enum DiffFormat: String, ChoiceArgument {
    case text, json, ndjson, markdown, html
}

enum DiffPictureFormat: String, ChoiceArgument {
    case svg, png
}
