import ArgumentParser
import FormworkChanges
import FormworkDiagnostics
import FormworkImport

struct TextConvCommand: ParsableCommand {
    static let configuration = verb(
        "textconv", abstract: "Print a document so that git's line differences say what changed.",
        discussion: """
            A line for each object, below it one for each of its facts, in an order of their own. What Interface Builder writes by itself is left \
            out, and everything else is there. 'formwork git install' has git call this.
            """)

    @Argument(help: "The file to read; '-' is standard input.")
    var file: String

    @Option(help: ArgumentHelp("What git keeps of this is of this form.", visibility: .hidden))
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
                throw RunFailure("'\(file)' cannot be read: there is no such file", .cannotRead)
            }
            let document = try source.read(limitOptions.limits).document
            StandardOutput.write(DocumentOutline(document).text)
            return .fine
        }.check()
    }
}
