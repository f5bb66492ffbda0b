import ArgumentParser
import FormworkCommand
import FormworkLayout

struct EditCommand: RequestCommand {
    static let configuration = verb(
        "edit", abstract: "Change documents with commands such as set, add, remove, move and connect.",
        discussion: """
            Each --do is a command. A script has one command per line and '#' comments, or is a JSON array of commands. Either all commands are \
            applied to a file or none. Everything else stays the same, byte for byte, except the recorded frames of views that the commands \
            move; --keep-frames keeps these as well. Name an object by its id, label, text, path, class or a \
            selector; 'it' is the object that the previous command created. The article EditingDocuments explains the commands:

              set Title text="Sign in" textColor=labelColor
              add label "Name" to Form at 16,100
              add scene Reader class=ReaderViewController
              add template Landscape to Reader
              add constraint "Title.leading = Form.leading + 16 @750"
              pin Map to safeArea on top leading trailing inset 8
              size Logo width=120 ratio=16:9
              variation Buttons axis=vertical for compact width
              remove Hint with references
              move Hint into Card before Title
              wrap Title, Hint in stack vertical spacing=8
              connect action "send:" from Send to Login on touchUpInside
              rename class OldCell to NewCell
              rename outlet titleLabel to headline in Login
              replace color "Old Brand" "Brand"
              replace constraint #a1B-c2-D3e with "Title.top = safeArea.top + 20"
              extract scene Details to Details.storyboard
              localize de, fr

            Documents are validated before and after, and new findings are printed to standard error. With several files, a file in which a \
            command finds nothing is left unchanged.

            Exit status: as for every command; 1 if --strict refuses a change.
            """)

    @Argument(help: ArgumentHelp("Files or folders; '-' reads standard input and writes standard output.", valueName: "path"))
    var paths: [String]

    @Option(name: .customLong("do"), help: ArgumentHelp("A command; may be repeated.", valueName: "command"))
    var commands: [String] = []

    @Option(help: ArgumentHelp("A file of commands, as lines or JSON; '-' is standard input.", valueName: "file"))
    var script: String?

    @Option(name: .customLong("stdin-path"), help: "The path to show in messages for standard input.")
    var standardInputName: String?

    @Option(name: .shortAndLong, help: "The file to write instead of the input; '-' is standard output.")
    var output: String?

    @Flag(help: "Change the files in place (the default without -o).")
    var inPlace = false

    @Flag(help: "Write nothing; print what would change.")
    var dryRun = false

    @Flag(help: "Solve the layout before and after, and report new ambiguities and conflicts.")
    var solve = false

    @Flag(help: "Keep the recorded frames of views that the commands move through constraints.")
    var keepFrames = false

    @Flag(help: "Record the solved frames of all views, also without commands.")
    var updateFrames = false

    @Flag(help: "Don't write files that have new findings.")
    var strict = false

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    @Option(help: "The number of files to process at once (default: one per core).")
    var jobs: Int?

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: EditRequest {
        var request = EditRequest(paths: PathList.whole(paths))
        request.commands = commands
        request.script = script
        request.standardInputName = standardInputName
        request.output = output
        request.inPlace = inPlace
        request.dryRun = dryRun
        request.solve = solve
        request.keepFrames = keepFrames
        request.updateFrames = updateFrames
        request.strict = strict
        request.format = format
        request.jobs = jobs
        request.solverLimit = solverLimit
        request.limits = limitOptions.limits
        return request
    }
}
