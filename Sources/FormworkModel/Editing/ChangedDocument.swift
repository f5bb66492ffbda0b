/// A document made from another one by changing constraints and properties of views.
///
/// Views, scenes and everything else except constraints keep their indices.
public struct ChangedDocument: Sendable {
    /// The changed document.
    public let document: InterfaceDocument
    /// The original document.
    public let original: InterfaceDocument
    /// The original constraints of copies, by the copies' ids.
    public let origins: [String: InterfaceDocument.Constraint]
    /// The connections of the original that were removed along with a constraint at either end.
    public let lostConnections: [InterfaceDocument.Connection]
    /// The views of the original whose content changed, so that a recorded content size no longer applies.
    public let changedContent: Set<InterfaceDocument.View>

    /// - Parameters:
    ///   - document: the changed document, in which views and scenes have the same indices.
    ///   - original: the original document.
    package init(
        _ document: InterfaceDocument, original: InterfaceDocument, origins: [String: Constraint] = [:], lostConnections: [Connection] = [],
        changedContent: Set<View> = []
    ) {
        self.document = document
        self.original = original
        self.origins = origins
        self.lostConnections = lostConnections
        self.changedContent = changedContent
    }

    /// Creates the change from an earlier document with the same views, which includes the edits made in between.
    package init(edited changed: ChangedDocument, of original: InterfaceDocument) {
        self.init(
            changed.document, original: original, origins: changed.origins, lostConnections: changed.lostConnections,
            changedContent: Set(changed.changedContent.map { View(document: original, index: $0.index) }))
    }

    /// Whether the document differs from the original.
    public var isChanged: Bool { document.storage !== original.storage }

    /// Returns the changed document's counterpart of a view of the original.
    public func changed(_ view: InterfaceDocument.View) -> InterfaceDocument.View { View(document: document, index: view.index) }

    /// Returns the original's counterpart of a view of the changed document.
    public func original(of view: InterfaceDocument.View) -> InterfaceDocument.View { View(document: original, index: view.index) }

    /// Returns the original's constraint that a constraint of the changed document is or was copied from; the constraint itself if it is new.
    public func original(of constraint: InterfaceDocument.Constraint) -> InterfaceDocument.Constraint {
        guard let id = constraint.id else { return constraint }
        return origins[id] ?? original.constraint(id: id) ?? constraint
    }
}
