import ArgumentParser

struct StringsImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Put translations beside the documents that they are of, or into a document.",
        discussion: """
            --from is a .strings, .xliff or .xcstrings file that came back. What is of a document goes where Xcode keeps it: into \
            de.lproj/Main.strings beside Base.lproj/Main.storyboard, in which all that does not change stays as it is, byte for byte; or into \
            the catalog, where the document has one. XLIFF says which document each text is of; other files are searched for the \
            documents' keys. With --into-document a document is written with the texts set, for pictures; without --from in the \
            translations that lie beside it.
            """)

    @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
    var paths: [String]

    @Option(name: .customLong("stdin-path"), help: "What the document on standard input is called.")
    var standardInputName: String?

    @Option(help: ArgumentHelp("A file of translations; may be repeated.", valueName: "file"))
    var from: [String] = []

    @Option(
        help: ArgumentHelp("The language (default: that which the file, or the folder that it is in, says).", valueName: "language"),
        transform: StringsArgument.language)
    var language: String?

    @Flag(help: "Write documents with the texts set instead.")
    var intoDocument = false

    @Option(name: .shortAndLong, help: "With --into-document: the file to write, or the folder for several; '-' is standard output.")
    var output: String?

    @Flag(help: "With -o: the output is a folder, which is made where there is none.")
    var outputFolder = false

    @Flag(help: "Write nothing; say what would be written.")
    var dryRun = false

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    func validate() throws {
        if from.isEmpty, !intoDocument { throw ValidationError("name the translations that came back: --from FILE") }
        if intoDocument {
            if output == nil { throw ValidationError("say where the document goes: -o FILE, or -o - for standard output") }
            if dryRun { throw ValidationError("--dry-run says what would be written beside documents: leave --into-document out") }
            if from.isEmpty, language == nil { throw ValidationError("say which language: --language") }
        } else {
            if output != nil || outputFolder { throw ValidationError("translations go beside their documents: -o is for --into-document") }
            if paths.contains("-") { throw ValidationError("there is nothing beside standard input: name a file") }
        }
    }

    func run() throws { try StringsImportRun(self).run().check() }
}
