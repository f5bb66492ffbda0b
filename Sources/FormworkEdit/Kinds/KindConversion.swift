public import FormworkDiagnostics
public import FormworkModel

/// A document converted from another kind, with notes on the parts that were left out or changed.
public struct KindConversion: Sendable {
    /// The document that was converted.
    public let original: InterfaceDocument
    /// The scene that was converted to a XIB; nil if a whole document was converted.
    public let scene: InterfaceDocument.Scene?
    /// The converted document. Its elements have their source locations in the original file.
    public let document: InterfaceDocument
    /// The notes, in the order of the original document.
    public let notes: [ConversionNote]

    package init(original: InterfaceDocument, scene: Scene? = nil, document: InterfaceDocument, notes: [ConversionNote]) {
        self.original = original
        self.scene = scene
        self.document = document
        self.notes = notes
    }

    /// Returns the notes as diagnostics with locations in the original.
    ///
    /// - Parameter file: the original's path.
    /// - Complexity: O(n) in the size of the original.
    public func diagnostics(file: String) -> [Diagnostic] { notes.diagnostics(of: original, file: file) }
}

extension [ConversionNote] {
    /// Returns the notes as diagnostics.
    ///
    /// - Parameters:
    ///   - original: the document that the notes refer to.
    ///   - file: its path.
    /// - Complexity: O(n) in the size of the document.
    public func diagnostics(of original: InterfaceDocument, file: String) -> [Diagnostic] {
        if isEmpty { return [] }
        let places = InterfaceDocument.SourceMap(original, file: file)
        return map { note in
            Diagnostic(
                rule: note.reason.rawValue, severity: .note, message: note.message, location: places.location(of: note.element),
                path: note.element.path)
        }
    }
}
