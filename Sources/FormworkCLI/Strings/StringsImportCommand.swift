import ArgumentParser
import FormworkCommand

struct StringsImportCommand: RequestCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import translations into files next to documents, or into a document.",
        discussion: """
            --from is a translated .strings, .xliff or .xcstrings file. Its texts go where Xcode keeps them: into de.lproj/Main.strings for \
            Base.lproj/Main.storyboard, where everything else stays the same, byte for byte, or into the document's catalog if there is one. \
            XLIFF names the document of each text; other files are searched for the documents' keys. With --into-document, a document is \
            written with the translated texts, for pictures; without --from, its existing translations are used.
            """)

    @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
    var paths: [String]

    @Option(name: .customLong("stdin-path"), help: "The path to use for standard input.")
    var standardInputName: String?

    @Option(help: ArgumentHelp("A file of translations; may be repeated.", valueName: "file"))
    var from: [String] = []

    @Option(
        help: ArgumentHelp("The language (default: that of the file or its folder).", valueName: "language"),
        transform: StringsArgument.language)
    var language: String?

    @Flag(help: "Write documents with the translated texts instead.")
    var intoDocument = false

    @Option(name: .shortAndLong, help: "With --into-document: the output file, or a folder for several; '-' is standard output.")
    var output: String?

    @Flag(help: "With -o: treat the output as a folder, created if needed.")
    var outputFolder = false

    @Flag(help: "Write nothing; print what would be written.")
    var dryRun = false

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    var request: StringsImportRequest {
        var request = StringsImportRequest(paths: PathList.whole(paths))
        request.standardInputName = standardInputName
        request.from = from
        request.language = language
        request.intoDocument = intoDocument
        request.output = output
        request.outputFolder = outputFolder
        request.dryRun = dryRun
        request.limits = limitOptions.limits
        return request
    }
}
