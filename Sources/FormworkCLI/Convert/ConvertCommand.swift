import ArgumentParser
import FormworkExport
import FormworkImport

struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Write a document in another form.",
        discussion: """
            --to xib and --to storyboard write a document: a legacy archive as the modern document that it becomes, in Xcode's own \
            formatting; a modern document byte for byte as it was read; with --reformat it is laid out anew.

            --to json and --to yaml write the whole document as data, for scripts to query and change. Data is read like any other \
            file, so that --to storyboard makes the document of it again; what was not changed is there again as it was. --schema \
            prints the JSON Schema of the data.
            """)

    @Argument(
        help: "The file to convert: .xib or .storyboard, .json or .yaml; '-' is standard input, which is known by its first character.")
    var file: String?

    @Option(name: .customLong("stdin-path"), help: "What the document on standard input is called in messages.")
    var standardInputName: String?

    @Option(help: ArgumentHelp(ConversionFormat.help, valueName: "format"))
    var to: ConversionFormat?

    @Option(name: .shortAndLong, help: "The file to write; it is replaced whole or not at all. '-' is standard output.")
    var output: String?

    @Flag(help: "Lay the document out anew in Xcode's formatting.")
    var reformat = false

    @Flag(help: "Print the JSON Schema of what --to json writes.")
    var schema = false

    func validate() throws {
        if schema { return }
        if file == nil { throw ValidationError("name the file to convert") }
        if to == nil { throw ValidationError("say what to convert it to: --to \(ConversionFormat.help)") }
        if output == nil { throw ValidationError("say where to write: -o FILE, or -o - for standard output") }
    }

    func run() throws {
        if schema { return StandardOutput.write(DocumentSchema.text) }
        guard let file, let to, let output else { return }
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.readsData = true
        let conversion = to.conversion(reformatted: reformat)
        let status = run.run { file, read in
            switch read {
            case .failure(let error): FileOutcome(errors: "\(error.diagnostic)\n", status: .foundErrors)
            case .success(let read): conversion.outcome(for: read, of: file, output: output)
            }
        }
        try status.check()
    }
}
