import ArgumentParser
import FormworkCommand

struct PreviewCommand: RequestCommand {
    static let configuration = verb(
        "preview", abstract: "Show documents in the browser while they are edited.",
        discussion: """
            The page is only available on this machine, at the printed address, which contains a secret. It updates whenever the files are \
            saved, shows their problems, and lays out screens in any size as you drag their corner. With --edit, changes on the page are \
            written to the file, as by apply --set. Ctrl-C ends the preview.
            """)

    @Argument(help: ArgumentHelp("Files or folders.", valueName: "file"))
    var files: [String]

    @Option(help: ArgumentHelp("The port on 127.0.0.1 (default: any free port).", valueName: "n"))
    var port: UInt16 = 0

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    @Flag(help: "Write changes on the page to the file: dragged constants, and texts and values in the inspector.")
    var edit = false

    @Option(help: ArgumentHelp("Also show each file next to its state in this git revision.", valueName: "revision"))
    var against: String?

    @Flag(help: "Do not open the browser.")
    var noOpen = false

    var request: PreviewRequest {
        var request = PreviewRequest(files: PathList.whole(files))
        request.port = port
        request.limits = limitOptions.limits
        request.edit = edit
        request.against = against
        request.noOpen = noOpen
        return request
    }
}
