public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkTemplates

/// What `formwork templates` says of a document: what each of its layout templates would change.
public struct TemplatesResult: Sendable {
    /// One layout template.
    public struct Entry: Sendable {
        /// What it takes from its views, and what it ignores.
        public let report: TemplateReport
        /// What applying it changes.
        public let diff: TemplateDiff
        /// The frames that change, solved with the controller's constraints and with the template's.
        public let frames: [DocumentLayout.FrameChange]
        /// What is to be said about it.
        public let diagnostics: [Diagnostic]

        /// The entry of a report.
        ///
        /// - Parameters:
        ///   - report: What the template takes from its views, and what it ignores.
        ///   - frames: The frames that change.
        ///   - diagnostics: What is to be said about it.
        public init(report: TemplateReport, frames: [DocumentLayout.FrameChange] = [], diagnostics: [Diagnostic]) {
            self.report = report
            self.frames = frames
            self.diagnostics = diagnostics
            diff = report.diff
        }
    }

    /// The document's path as the caller gave it.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// Its templates, in the document's order.
    public let entries: [Entry]

    /// The result for a document.
    public init(file: String, document: InterfaceDocument, entries: [Entry]) {
        self.file = file
        self.document = document
        self.entries = entries
    }

    /// What there is to say about all the templates.
    ///
    /// - Complexity: O(n) in the number of diagnostics.
    public var diagnostics: [Diagnostic] { entries.flatMap(\.diagnostics) }
}
