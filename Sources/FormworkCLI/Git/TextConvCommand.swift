import ArgumentParser
import FormworkCommand
import FormworkChanges

struct TextConvCommand: RequestCommand {
    static let configuration = verb(
        "textconv", abstract: "Print a document as readable lines for git diff.",
        discussion: """
            Prints a line for each object, followed by a line for each of its properties, in a fixed order. Only values that Interface Builder \
            changes on its own are left out. 'formwork git install' sets up git to use this command.
            """, isListed: false)

    @Argument(help: "The file to read; '-' is standard input.")
    var file: String

    @Option(help: ArgumentHelp("The version of the outlines that git caches.", visibility: .hidden))
    var outlineVersion = DocumentOutline.version

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: TextConvRequest {
        var request = TextConvRequest(file: file)
        request.outlineVersion = outlineVersion
        request.limits = limitOptions.limits
        return request
    }
}
