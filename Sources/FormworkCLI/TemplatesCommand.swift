import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkModel
import FormworkRules
import FormworkTemplates
import Synchronization

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
        let format = format
        let results = ResultFormat(format: format, command: "templates", strict: files.strict)
        let search = TemplateSearch(name: template)
        let status = results.run(files).run { file, read in
            switch read {
            case .failure(let error): return results.refusal(error.diagnostic, file: file)
            case .success(let read):
                let result = search.result(read.document, file: file)
                if search.name != nil, result.entries.isEmpty, format == .text { return FileOutcome() }
                return results.outcome(result.diagnostics, text: { result.text }, write: result.write)
            }
        }
        if let message = search.failure {
            StandardOutput.writeError("formwork: error: \(message)\n")
            try max(status, .wrongUsage).check()
        }
        try status.check()
    }
}

/// Picks the templates that are asked for, and remembers whether any document has one.
private final class TemplateSearch: Sendable {
    /// The id or the label that is asked for; nil for all templates.
    let name: String?
    private let isFound = Mutex(false)
    private let known = Mutex<Set<String>>([])

    init(name: String?) { self.name = name }

    func result(_ document: InterfaceDocument, file: String) -> TemplatesResult {
        let reports = document.templateReports
        let diagnostics = reports.isEmpty ? [] : Validator().validateTemplates(document, file: file)
        let entries = zip(reports, diagnostics).map { TemplatesResult.Entry(report: $0, diagnostics: $1) }
        guard let name else { return TemplatesResult(file: file, document: document, entries: entries) }
        let chosen = entries.filter { $0.report.template.id == name || $0.report.template.label == name }
        if !chosen.isEmpty { isFound.withLock { $0 = true } }
        known.withLock { $0.formUnion(reports.compactMap { $0.template.label ?? $0.template.id }) }
        return TemplatesResult(file: file, document: document, entries: chosen)
    }

    /// What there is to say when no document has the template.
    var failure: String? {
        guard let name, !isFound.withLock(\.self) else { return nil }
        let names = known.withLock { $0.sorted() }
        let hint = names.isEmpty ? "there are none" : "there are: " + names.joined(separator: ", ")
        return "there is no layout template '\(name)'; \(hint)"
    }
}
