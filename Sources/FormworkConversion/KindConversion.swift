public import FormworkDiagnostics
public import FormworkModel

/// A document that was made of one of another kind, and the list of what did not come along.
public struct KindConversion: Sendable {
    /// What was converted.
    public let original: InterfaceDocument
    /// The scene that a XIB was made of; nil where a whole document was converted.
    public let scene: InterfaceDocument.Scene?
    /// What came of it. It knows where its elements come from in the original's file.
    public let document: InterfaceDocument
    /// What was left out or is said otherwise, in the order of the original.
    public let notes: [ConversionNote]

    package init(original: InterfaceDocument, scene: Scene? = nil, document: InterfaceDocument, notes: [ConversionNote]) {
        self.original = original
        self.scene = scene
        self.document = document
        self.notes = notes
    }

    /// The list as diagnostics, with places in the original.
    ///
    /// - Parameter file: the original's path.
    /// - Complexity: O(n) in the size of the original.
    public func diagnostics(file: String) -> [Diagnostic] { notes.diagnostics(of: original, file: file) }
}

extension [ConversionNote] {
    /// The notes as diagnostics.
    ///
    /// - Parameters:
    ///   - original: the document that they are about.
    ///   - file: its path.
    /// - Complexity: O(n) in the size of the document.
    public func diagnostics(of original: InterfaceDocument, file: String) -> [Diagnostic] {
        if isEmpty { return [] }
        let places = SourceMap(original, file: file)
        return map { note in
            Diagnostic(
                rule: note.reason.rawValue, severity: .note, message: note.message, location: places.location(of: note.element),
                path: note.element.path)
        }
    }
}
