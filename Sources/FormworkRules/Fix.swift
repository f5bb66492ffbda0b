public import FormworkModel

/// A change to a document that resolves a finding and has no other effect on the document's meaning.
public struct Fix: Hashable, Sendable {
    /// One edit.
    public enum Edit: Hashable, Sendable {
        /// Removes an element and its contents.
        case remove(InterfaceDocument.Element)
        /// Sets the recorded frame of a view, in points, in the document's coordinates.
        case setFrame(InterfaceDocument.View, Rect)
    }

    /// The edits, each at a different place.
    public var edits: [Edit]

    /// Creates a fix.
    public init(_ edits: [Edit]) { self.edits = edits }
}

extension DocumentEditor {
    /// Makes the edits of a fix.
    mutating func apply(_ fix: Fix) {
        for edit in fix.edits {
            switch edit {
            case .remove(let element): remove(element)
            case .setFrame(let view, let frame): setFrame(frame, of: view)
            }
        }
    }
}
