public import FormworkModel

/// A change of a document that mends a finding, and changes nothing else of what the document says.
public struct Fix: Hashable, Sendable {
    /// One edit.
    public enum Edit: Hashable, Sendable {
        /// The element goes, with all that is in it.
        case remove(InterfaceDocument.Element)
        /// The frame that is recorded for a view, in points, in the document's coordinates.
        case setFrame(InterfaceDocument.View, Rect)
    }

    /// The edits, each at another place.
    public var edits: [Edit]

    /// A fix of some edits.
    public init(_ edits: [Edit]) { self.edits = edits }
}

extension DocumentEditor {
    /// Does what a fix says.
    mutating func apply(_ fix: Fix) {
        for edit in fix.edits {
            switch edit {
            case .remove(let element): remove(element)
            case .setFrame(let view, let frame): setFrame(frame, of: view)
            }
        }
    }
}
