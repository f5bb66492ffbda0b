public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkStates

/// What `formwork solve --explain` says of a document: where the frame of a view comes from.
public struct ExplanationResult: Sendable {
    /// The document's path as the caller gave it.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The view that was asked for.
    public let view: InterfaceDocument.View
    /// Where its frame comes from; nil where it has none, because it is not installed.
    public let explanation: DocumentLayout.FrameExplanation?

    /// The result for a view of a document.
    ///
    /// - Parameters:
    ///   - stage: The document in the state in which it is solved, on the screen.
    ///   - file: The document's path as the caller gave it.
    ///   - view: The view that is asked for, of the document as it was read.
    /// - Complexity: that of laying out the view trees that the view stands in.
    public init(_ stage: StagedDocument, file: String, view: InterfaceDocument.View) {
        self.file = file
        document = stage.document
        self.view = view
        explanation = stage.explainFrame(of: view)
    }

    /// What is to be said where the view has no frame.
    public var diagnostics: [Diagnostic] {
        if explanation != nil { return [] }
        let reason =
            document.platform == .watchOS
            ? "watchOS lays out interfaces by groups, not by constraints: nothing is solved"
            : "'\(view.element.shortName)' is not part of the layout: it, or a view above it, is not installed"
        let location = SourceMap(document, file: file).location(of: view.element)
        return [Diagnostic(rule: "no-frame", severity: .note, message: reason, location: location, path: view.element.path)]
    }
}
