import ArgumentParser
import FormworkChanges
import FormworkDiagnostics
import FormworkImport

struct TextConvCommand: ParsableCommand {
    static let configuration = verb(
        "textconv", abstract: "Print a document as readable lines for git diff.",
        discussion: """
            Prints a line for each object, followed by a line for each of its properties, in a fixed order. Only values that Interface Builder \
            changes on its own are left out. 'formwork git install' sets up git to use this command.
            """)

    @Argument(help: "The file to read; '-' is standard input.")
    var file: String

    @Option(help: ArgumentHelp("The version of the outlines that git caches.", visibility: .hidden))
    var outlineVersion = DocumentOutline.version

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    func validate() throws {
        if outlineVersion != DocumentOutline.version {
            throw ValidationError("this formwork prints outlines of version \(DocumentOutline.version): run 'formwork git install' again")
        }
    }

    func run() throws {
        try RunFailure.reported { () throws(RunFailure) in
            guard let source = DocumentSource.named(file) else {
                throw RunFailure("'\(file)' cannot be read: no such file", .cannotRead)
            }
            let document = try source.read(limitOptions.limits).document
            StandardOutput.write(DocumentOutline(document).text)
            return .fine
        }.check()
    }
}
