public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkTemplates

/// The result of `formwork solve` for a document: the frames of its views.
public struct SolveResult: Sendable {
    /// The document's path as given by the caller.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The document that was laid out, either `document` or a changed version; it determines the visibility of views.
    let shown: InterfaceDocument
    /// The requested layouts, in document order.
    public private(set) var scenes: [DocumentLayout.Root]
    /// The changes made before solving, such as `template=A`, by the index of the scene. Unchanged scenes have no entry.
    public let states: [Int: String]
    /// The diagnostics about constraints that took no part.
    public private(set) var diagnostics: [Diagnostic]

    /// Creates the result for a document.
    ///
    /// - Parameters:
    ///   - stage: The document in the state to solve, on the screen.
    ///   - file: The document's path as given by the caller.
    ///   - scene: The id of the only scene to include; nil for all.
    public init(_ stage: StagedDocument, file: String, scene: String? = nil) {
        let layout = stage.layout
        self.file = file
        document = stage.document
        shown = stage.changed.document
        states = stage.texts
        scenes = layout.roots.lazy.filter { scene == nil || $0.scene?.id == scene }.map { root in
            var root = root
            // Like `validate`, this only reports conflicts that occur at run time.
            root.conflicts.removeAll { !$0.isAtRunTime }
            return root
        }
        diagnostics = layout.diagnostics(document, file: file)
        if stage.options.measuresContent || stage.changed.isChanged { diagnostics += Self.fontNotes(stage, file: file) }
    }

    /// Returns notes about missing fonts, for which text widths are estimated.
    private static func fontNotes(_ stage: StagedDocument, file: String) -> [Diagnostic] {
        let fonts = stage.document.estimatedFonts(besides: stage.options.fonts)
        if fonts.isEmpty { return [] }
        let map = InterfaceDocument.SourceMap(stage.document, file: file)
        return fonts.map { name, element in
            Diagnostic(
                rule: "missing-font", severity: .note, message: "the font '\(name)' isn't available: the widths of its texts are estimated",
                location: map.location(of: element), path: element.path)
        }
    }

    /// Appends the result for the same document on another screen. Duplicate diagnostics are dropped.
    package mutating func append(_ other: SolveResult) {
        scenes += other.scenes
        diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    }

    /// Returns the changes made to the scene before solving.
    func state(of scene: DocumentLayout.Root) -> String? {
        scene.scene.flatMap { states[$0.index] } ?? (document.kind == .xib ? states[0] : nil)
    }
}
