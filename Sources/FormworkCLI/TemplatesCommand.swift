import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
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

    @Option(help: ArgumentHelp("Only the template with this id or label.", valueName: "name"))
    var template: String?

    @Option(help: "text for people; json or ndjson for programs.")
    var format = OutputFormat.text

    func run() throws {
        let results = ResultFormat(format: format, command: "templates", strict: files.strict)
        let name = template
        let status = results.run(files).run { file, read in
            switch read {
            case .failure(let error): return results.refusal(error.diagnostic, file: file)
            case .success(let read):
                let result = Self.result(read.document, file: file, named: name)
                if let name, result.entries.isEmpty { return Self.unknown(name, read.document, file) }
                return results.outcome(result.diagnostics, text: { result.text }, write: result.write)
            }
        }
        try status.check()
    }

    private static func result(_ document: InterfaceDocument, file: String, named name: String?) -> TemplatesResult {
        let reports = document.templateReports
        let diagnostics = reports.isEmpty ? [] : Validator().validateTemplates(document, file: file)
        let entries = zip(reports, diagnostics).map { TemplatesResult.Entry(report: $0, diagnostics: $1) }
        return TemplatesResult(
            file: file, document: document,
            entries: entries.filter { name == nil || $0.report.template.id == name || $0.report.template.label == name })
    }

    private static func unknown(_ name: String, _ document: InterfaceDocument, _ file: String) -> FileOutcome {
        let known = document.layoutTemplates.map { [$0.label, $0.id].compactMap(\.self).joined(separator: " ") }
        let hint = known.isEmpty ? "it has none" : "it has: " + known.joined(separator: ", ")
        return FileOutcome(errors: "\(file): error: the document has no layout template '\(name)'; \(hint)\n", status: .wrongUsage)
    }
}
