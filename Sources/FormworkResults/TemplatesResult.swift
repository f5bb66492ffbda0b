public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkTemplates

/// The result of `formwork templates` for a document: the changes of each layout template.
public struct TemplatesResult: Sendable {
    /// A layout template.
    public struct Entry: Sendable {
        /// The constraints that the template copies to its targets, replaces and ignores.
        public let report: TemplateReport
        /// The changes made by applying the template.
        public let diff: TemplateDiff
        /// The frames that change, solved with the controller's constraints and with the template's.
        public let frames: [DocumentLayout.FrameChange]
        /// The diagnostics about the template.
        public let diagnostics: [Diagnostic]

        /// Creates the entry of a report.
        ///
        /// - Parameters:
        ///   - report: The constraints that the template copies to its targets, replaces and ignores.
        ///   - frames: The frames that change.
        ///   - diagnostics: The diagnostics about the template.
        public init(report: TemplateReport, frames: [DocumentLayout.FrameChange] = [], diagnostics: [Diagnostic]) {
            self.report = report
            self.frames = frames
            self.diagnostics = diagnostics
            diff = report.diff
        }
    }

    /// The document's path as given by the caller.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The templates in document order.
    public let entries: [Entry]

    /// Creates the result for a document.
    public init(file: String, document: InterfaceDocument, entries: [Entry]) {
        self.file = file
        self.document = document
        self.entries = entries
    }

    /// The diagnostics about all templates.
    ///
    /// - Complexity: O(n) in the number of diagnostics.
    public var diagnostics: [Diagnostic] { entries.flatMap(\.diagnostics) }
}
