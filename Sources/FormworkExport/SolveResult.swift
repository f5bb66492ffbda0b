public import FormworkLayout
public import FormworkModel

/// What `formwork solve` says of a document: the frames of its views.
public struct SolveResult: Sendable {
    /// The document's path as the caller gave it.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// Its frames.
    public let layout: DocumentLayout
    /// What was done before solving, such as `template=A`; nil for nothing.
    public let state: String?
    /// Only this scene, by its id; nil for all.
    public let scene: String?

    /// The result for a document.
    public init(file: String, document: InterfaceDocument, layout: DocumentLayout, state: String? = nil, scene: String? = nil) {
        self.file = file
        self.document = document
        self.layout = layout
        self.state = state
        self.scene = scene
    }

    /// The entries that are asked for.
    var scenes: [SceneLayout] { scene == nil ? layout.scenes : layout.scenes.filter { $0.scene?.id == scene } }
}
