import ArgumentParser
import FormworkCode
import FormworkDiagnostics
import FormworkImport
import FormworkModel

/// What a document can be converted to.
enum ConversionFormat: String, ExpressibleByArgument, CaseIterable {
    case xib, storyboard
    case uikit, appkit, formation, autolayoutkit
    case autolayoutkitObjC = "autolayoutkit-objc"
}

struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Write a document in another form.",
        discussion: """
            --to xib upgrades a legacy archive to the format of Xcode 5 and later, in Xcode's own formatting. A modern document is \
            written byte for byte as it was read; with --reformat it is laid out anew. \
            A XIB becomes a storyboard, and a storyboard a XIB for each scene that has a view: with several of them OUT is a folder. What \
            does not come along is listed as notes.
            """)

    @Argument(help: "The file to convert; '-' is standard input. For code, files and folders.")
    var files: [String]

    @Option(name: .customLong("stdin-path"), help: "What the document on standard input is called in messages.")
    var standardInputName: String?

    @Option(help: "xib or storyboard.")
    var to: ConversionFormat

    @Option(name: .shortAndLong, help: "The file to write; it is replaced whole or not at all. '-' is standard output.")
    var output: String

    @Option(help: ArgumentHelp("Of a storyboard that becomes XIBs only the scene with this id or label.", valueName: "id|label"))
    var scene: String?

    @Flag(help: "Lay the document out anew in Xcode's formatting.")
    var reformat = false

    @Option(help: ArgumentHelp("Code: a template in Stencil's language, instead of the format's own.", valueName: "file"))
    var codeTemplate: String?

    @Flag(name: .customLong("print-template"), help: "Code: print the format's own template, to begin from.")
    var printsTemplate = false

    @Flag(inversion: .prefixedNo, help: "Code: format it with 'swift format', where that can be run.")
    var format = true

    @Flag(help: "Code: compile it, run it, and compare what it lays out with the document.")
    var verify = false

    @Option(help: ArgumentHelp("Where '--verify' compiles; a folder in the user's cache when left out.", valueName: "folder"))
    var proofFolder: String?

    @Option(help: ArgumentHelp("Formwork's own package, which '--verify' compiles against.", valueName: "folder"))
    var package: String?

    func run() throws {
        if let dialect = CodeDialect(rawValue: to.rawValue) {
            let conversion = CodeConversion(
                dialect: dialect, template: codeTemplate, output: output, formats: format,
                proof: verify ? CodeProof(folder: proofFolder, package: package) : nil)
            return try conversion.run(FileRun(paths: PathList.whole(files), standardInputName: standardInputName))
        }
        let run = FileRun(paths: PathList.whole(files), standardInputName: standardInputName, jobs: 1)
        let (format, output, reformat, scene) = (to, output, reformat, scene)
        let status = run.run { file, read in
            switch read {
            case .failure(let error): return FileOutcome(errors: "\(error.diagnostic)\n", status: .foundErrors)
            case .success(let read):
                let messages = read.diagnostics.map { "\($0)\n" }.joined()
                guard read.document.kind.rawValue == format.rawValue else {
                    var outcome = KindConversionRun.write(read.document, file: file, scene: scene, to: output)
                    outcome.errors = messages + outcome.errors
                    return outcome
                }
                do throws(FileError) {
                    try OutputFile.replace(output, with: read.document.text(reformatted: reformat))
                    return FileOutcome(errors: messages)
                } catch {
                    return FileOutcome(
                        errors: "formwork: error: '\(error.path)' cannot be written: \(error.reason)\n", status: .cannotWrite)
                }
            }
        }
        try status.check()
    }
}
