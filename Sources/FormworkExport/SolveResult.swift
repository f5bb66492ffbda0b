public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkStates

/// What `formwork solve` says of a document: the frames of its views.
public struct SolveResult: Sendable {
    /// The document's path as the caller gave it.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The document as it was laid out, which says what is hidden: itself, or what a state made of it.
    let shown: InterfaceDocument
    /// The entries that are asked for, in the document's order.
    public private(set) var scenes: [DocumentLayout.Root]
    /// What was done before solving, such as `template=A`, by the index of the scene; nothing where a scene was left as it is.
    public let states: [Int: String]
    /// What is to be said about constraints that took no part.
    public private(set) var diagnostics: [Diagnostic]

    /// The result for a document.
    ///
    /// - Parameters:
    ///   - stage: The document in the state in which it is solved, on the screen.
    ///   - file: The document's path as the caller gave it.
    ///   - scene: The id of the only scene that is asked for; nil for all.
    public init(_ stage: StagedDocument, file: String, scene: String? = nil) {
        let layout = stage.layout
        self.file = file
        document = stage.document
        shown = stage.changed.document
        states = stage.texts
        scenes = layout.roots.lazy.filter { scene == nil || $0.scene?.id == scene }.map { root in
            var root = root
            // What is no conflict when the application runs, `validate` does not say either.
            root.conflicts.removeAll { !$0.isAtRunTime }
            return root
        }
        diagnostics = layout.diagnostics(document, file: file)
        if stage.options.measuresContent || stage.changed.isChanged { diagnostics += Self.fontNotes(stage, file: file) }
    }

    /// Notes on the fonts that are not there, so that widths of texts in them are estimated.
    private static func fontNotes(_ stage: StagedDocument, file: String) -> [Diagnostic] {
        let fonts = stage.document.estimatedFonts(besides: stage.options.fonts)
        if fonts.isEmpty { return [] }
        let map = SourceMap(stage.document, file: file)
        return fonts.map { name, element in
            Diagnostic(
                rule: "missing-font", severity: .note, message: "the font '\(name)' is not here: widths of texts in it are estimated",
                location: map.location(of: element), path: element.path)
        }
    }

    /// Adds what comes of the same document on another screen: its entries follow, what is said of it again is said once.
    package mutating func append(_ other: SolveResult) {
        scenes += other.scenes
        diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    }

    /// What was done to the scene before solving.
    func state(of scene: RootLayout) -> String? { scene.scene.flatMap { states[$0.index] } ?? (document.kind == .xib ? states[0] : nil) }
}
