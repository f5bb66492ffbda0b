public import FormworkDiagnostics
public import FormworkModel
public import FormworkTemplates

/// What `formwork templates` says of a document: what each of its layout templates would change.
public struct TemplatesResult: Sendable {
    /// One layout template.
    public struct Entry: Sendable {
        public let report: TemplateReport
        public let diff: TemplateDiff
        public let diagnostics: [Diagnostic]

        public init(report: TemplateReport, diagnostics: [Diagnostic]) {
            self.report = report
            self.diagnostics = diagnostics
            diff = report.diff
        }
    }

    public let file: String
    public let document: InterfaceDocument
    public let entries: [Entry]

    public init(file: String, document: InterfaceDocument, entries: [Entry]) {
        self.file = file
        self.document = document
        self.entries = entries
    }

    /// What there is to say about all the templates.
    public var diagnostics: [Diagnostic] { entries.flatMap(\.diagnostics) }
}
