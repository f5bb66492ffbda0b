import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Read interface files and describe what is in them.",
        discussion: "Prints each document as a tree: scenes, views with their frames, templates and links; or as JSON for programs.")

    @OptionGroup var files: FileOptions

    @Option(help: "text for people; json or ndjson for programs.")
    var format = OutputFormat.text

    func run() throws {
        let results = ResultFormat(format: format, command: "import", strict: files.strict)
        let status = results.run(files).documents { file, read in
            let result = ImportResult(file: file, document: read.document, diagnostics: read.diagnostics)
            return results.outcome(read.diagnostics, text: { result.shownText + read.diagnostics.shown }, write: result.write)
        }
        try status.check()
    }
}
