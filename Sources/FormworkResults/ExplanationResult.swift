public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkTemplates

/// The result of `formwork solve --explain` for a document: the origin of a view's frame.
public struct ExplanationResult: Sendable {
    /// The document's path as given by the caller.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The view to explain.
    public let view: InterfaceDocument.View
    /// The explanation of the frame; nil if the view has none because it is not installed.
    public let explanation: DocumentLayout.FrameExplanation?

    /// Explains the frame of a view.
    ///
    /// - Parameters:
    ///   - stage: The document in the state to solve, on the screen.
    ///   - file: The document's path as given by the caller.
    ///   - view: The view to explain, in the document as it was read.
    /// - Complexity: That of laying out the view trees that contain the view.
    public init(_ stage: StagedDocument, file: String, view: InterfaceDocument.View) {
        self.file = file
        document = stage.document
        self.view = view
        explanation = stage.explainFrame(of: view)
    }

    /// The diagnostics if the view has no frame.
    public var diagnostics: [Diagnostic] {
        if explanation != nil { return [] }
        let reason =
            document.platform == .watchOS
            ? "watchOS uses groups instead of constraints: there is nothing to solve"
            : "'\(view.element.shortName)' is not part of the layout: it or one of its superviews is not installed"
        let location = InterfaceDocument.SourceMap(document, file: file).location(of: view.element)
        return [Diagnostic(rule: "no-frame", severity: .note, message: reason, location: location, path: view.element.path)]
    }
}
