import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRules
import FormworkTemplates

struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates", abstract: "List what each layout template would change.",
        discussion: """
            For every layout template: which views have which targets, which constraints come, go and stay, which attributes change, \
            and what is ignored because a view has no targetView.
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup var screen: ScreenOptions

    @Option(help: ArgumentHelp("Only the template with this id or label.", valueName: "name"))
    var template: String?

    @Option(help: "text for people; json or ndjson for programs.")
    var format = OutputFormat.text

    func run() throws {
        let format = format
        let results = ResultFormat(format: format, command: "templates", strict: files.strict)
        let choice = TemplateChoice(template.map { [$0] } ?? [])
        let screen = screen.layoutOptions
        let status = results.run(files).run { file, read in
            switch read {
            case .failure(let error): return results.refusal(error.diagnostic, file: file)
            case .success(let read):
                let result = Self.result(read.document, file: file, choice, screen)
                if !choice.names.isEmpty, result.entries.isEmpty, format == .text { return FileOutcome() }
                return results.outcome(result.diagnostics, text: { result.text }, write: result.write)
            }
        }
        if let message = choice.failure {
            StandardOutput.writeError("formwork: error: \(message)\n")
            try max(status, .wrongUsage).check()
        }
        try status.check()
    }

    private static func result(
        _ document: InterfaceDocument, file: String, _ choice: TemplateChoice, _ screen: LayoutOptions
    ) -> TemplatesResult {
        let reports = document.templateReports
        let wanted = choice.names.isEmpty ? reports : choice.reports(of: document)
        if wanted.isEmpty { return TemplatesResult(file: file, document: document, entries: []) }
        let diagnostics = zip(reports, Validator().validateTemplates(document, file: file)).filter { wanted.contains($0.0) }
        let before = document.layout(screen)
        let entries = diagnostics.map { report, diagnostics in
            var options = screen
            options.replacement = ConstraintReplacement(applying: [report])
            return TemplatesResult.Entry(
                report: report, frames: FrameChange.changes(from: before, to: document.layout(options)), diagnostics: diagnostics)
        }
        return TemplatesResult(file: file, document: document, entries: entries)
    }
}
