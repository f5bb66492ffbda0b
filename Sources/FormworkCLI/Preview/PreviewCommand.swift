import ArgumentParser

struct PreviewCommand: ParsableCommand {
    static let configuration = verb(
        "preview", abstract: "Look around in documents in the browser, while they are edited.",
        discussion: """
            The page is served on this machine alone, at an address that is printed and holds a secret. It shows what the files hold whenever \
            they are saved, says what is wrong with them, and lays the screens out in any size as their corner is dragged. With --edit what is changed \
            on the page is written to the file, as by apply --set. Ctrl-C ends it.
            """)

    @Argument(help: ArgumentHelp("Files or folders.", valueName: "file"))
    var files: [String]

    @Option(help: ArgumentHelp("The port of 127.0.0.1 (default: one that is free).", valueName: "n"))
    var port: UInt16 = 0

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    @Flag(help: "Write what is changed on the page to the file: constants that are dragged, texts and values in the inspector.")
    var edit = false

    @Option(help: ArgumentHelp("Show each file beside its state in this revision of git, too.", valueName: "revision"))
    var against: String?

    @Flag(help: "Do not open the browser.")
    var noOpen = false

    func validate() throws {
        if files.isEmpty { throw ValidationError("name at least one file") }
        if files.contains("-") { throw ValidationError("'-' cannot be previewed: standard input is read once, and never saved") }
    }

    func run() throws {
        try PreviewRun(
            paths: PathList.whole(files), port: port, opensBrowser: !noOpen && StandardOutput.isTerminal, limits: limitOptions.limits,
            isEditing: edit, revision: against
        ).run().check()
    }
}
