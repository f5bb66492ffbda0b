import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkLayout
import FormworkModel

struct SolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve", abstract: "Solve Auto Layout: the frame of every view.",
        discussion: """
            Without a device a document is solved as it stands, on the canvas of the Xcode that wrote it; with --device as that device \
            shows it.
            """)

    @OptionGroup var files: FileOptions

    @Flag(help: "Use no recorded frame but those that are given: of roots, cells, and views outside Auto Layout.")
    var blind = false

    @Option(help: "text for people; json or ndjson for programs.")
    var format = OutputFormat.text

    func run() throws {
        let results = ResultFormat(format: format, command: "solve", strict: files.strict)
        var options = LayoutOptions()
        options.isBlind = blind
        let chosen = options
        let status = results.run(files).run { file, read in
            switch read {
            case .failure(let error): return results.refusal(error.diagnostic, file: file)
            case .success(let read):
                let result = SolveResult(file: file, document: read.document, layout: read.document.layout(chosen))
                return results.outcome([], text: { "" }, write: result.write)
            }
        }
        try status.check()
    }
}
