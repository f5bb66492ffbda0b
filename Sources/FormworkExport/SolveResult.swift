public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel

/// What `formwork solve` says of a document: the frames of its views.
public struct SolveResult: Sendable {
    /// The document's path as the caller gave it.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The document as it was laid out, which says what is hidden: itself, or what a state made of it.
    let shown: InterfaceDocument
    /// The entries that are asked for, in the document's order.
    public let scenes: [SceneLayout]
    /// What was done before solving, such as `template=A`, by the index of the scene; nothing where a scene was left as it is.
    public let states: [Int: String]
    /// What is to be said about constraints that took no part.
    public let diagnostics: [Diagnostic]

    /// The result for a document.
    ///
    /// - Parameters:
    ///   - file: The document's path as the caller gave it.
    ///   - document: The document.
    ///   - layout: Its frames.
    ///   - states: What was done before solving, by the index of the scene.
    ///   - changed: What was laid out in the document's place; nil for itself.
    ///   - scene: The id of the only scene that is asked for; nil for all.
    public init(
        file: String, document: InterfaceDocument, layout: DocumentLayout, states: [Int: String] = [:], changed: ChangedDocument? = nil,
        scene: String? = nil
    ) {
        shown = changed?.document ?? document
        self.file = file
        self.document = document
        self.states = states
        scenes = scene == nil ? layout.scenes : layout.scenes.filter { $0.scene?.id == scene }
        diagnostics = layout.diagnostics(document, file: file)
    }

    /// What was done to the scene before solving.
    func state(of scene: SceneLayout) -> String? { scene.scene.flatMap { states[$0.index] } ?? (document.kind == .xib ? states[0] : nil) }
}
