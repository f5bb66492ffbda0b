import ArgumentParser
import FormworkLayout

struct EditCommand: ParsableCommand {
    static let configuration = verb(
        "edit", abstract: "Change documents by commands: set, add, remove, move, connect and more.",
        discussion: """
            Each --do is a command; a script has one a line, and lines that begin with '#' say nothing, or it is an array of them in JSON. All of them are \
            made in a file, or none; \
            all that no command speaks of stays as it is, byte for byte. An object is named by its id, label, text, path, class, or by a \
            selector; 'it' is what the command before has made. The article EditingDocuments has the commands one by one:

              set Title text="Sign in" textColor=labelColor
              add label "Name" to Form at 16,100
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

            The documents are held against the rules before and after: what is new is said on standard error. A file in which a command finds \
            nothing is left as it is, where other files are given, too.

            Exit status: as for every verb; 1 where --strict refuses.
            """)

    @Argument(help: ArgumentHelp("Files or folders; '-' is standard input, which is written to standard output.", valueName: "path"))
    var paths: [String]

    @Option(name: .customLong("do"), help: ArgumentHelp("A command; may be repeated.", valueName: "command"))
    var commands: [String] = []

    @Option(help: ArgumentHelp("A file of commands, or of JSON; '-' is standard input.", valueName: "file"))
    var script: String?

    @Option(name: .customLong("stdin-path"), help: "What the document on standard input is called in messages.")
    var standardInputName: String?

    @Option(name: .shortAndLong, help: "The file to write instead of the one that is read; '-' is standard output.")
    var output: String?

    @Flag(help: "Change the files themselves, as happens anyway without -o.")
    var inPlace = false

    @Flag(help: "Write nothing; print what would change.")
    var dryRun = false

    @Flag(help: "Solve the layout before and after, and say what has become ambiguous or conflicting.")
    var solve = false

    @Flag(help: "Write nothing to a file in which something is found that was not before.")
    var strict = false

    @Option(help: "How results are written: text, json or ndjson.")
    var format = OutputFormat.text

    @Option(help: "How many files are treated at once (default: one per core).")
    var jobs: Int?

    @Option(help: ScreenArgument.solverLimitHelp, transform: ScreenArgument.solverLimit)
    var solverLimit: Int = LayoutOptions.defaultSolverLimit

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    func validate() throws {
        if commands.isEmpty, script == nil { throw ValidationError("nothing to do: give a command with --do, or commands with --script") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
        if script == "-", paths.contains("-") { throw ValidationError("standard input is either the document or the script") }
        if paths.filter({ $0 == "-" }).count > 1 { throw ValidationError("'-' can be named once") }
        if let output {
            if inPlace { throw ValidationError("--in-place and -o exclude each other") }
            if dryRun { throw ValidationError("--dry-run writes nothing: leave -o out") }
            if paths.count != 1 { throw ValidationError("-o is for one document") }
            if let refusal = InputFiles.refusal(ofSingle: paths[0]) { throw ValidationError(refusal) }
            if output == "-", format != .text { throw ValidationError("the document is written to standard output: leave --format out") }
        }
    }

    func run() throws { try EditRun(self).run().check() }
}
