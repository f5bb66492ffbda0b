/// A document that was made of another one by changes of its constraints and of what its views say.
///
/// Views, scenes and what else is not a constraint keep their places.
public struct ChangedDocument: Sendable {
    /// The document as it is now.
    public let document: InterfaceDocument
    /// The document that it was made of.
    public let original: InterfaceDocument
    /// The constraints of the original that new ones are copies of, by the new ones' ids.
    public let origins: [String: InterfaceDocument.Constraint]
    /// The connections of the original that went with the constraints that they led to or came from.
    public let lostConnections: [InterfaceDocument.Connection]
    /// The views of the original whose content changed, so that a size recorded for it says nothing.
    public let changedContent: Set<InterfaceDocument.View>

    /// - Parameters:
    ///   - document: what was made of the original; views and scenes have the same places in both.
    ///   - original: what was changed.
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

    /// The same change, and what was edited before it, as a change of an earlier document with the same views.
    package init(edited changed: ChangedDocument, of original: InterfaceDocument) {
        self.init(
            changed.document, original: original, origins: changed.origins, lostConnections: changed.lostConnections,
            changedContent: Set(changed.changedContent.map { View(document: original, index: $0.index) }))
    }

    /// Whether the document is another one than the original.
    public var isChanged: Bool { document.storage !== original.storage }

    /// The view of the document that a view of the original has become.
    public func changed(_ view: InterfaceDocument.View) -> InterfaceDocument.View { View(document: document, index: view.index) }

    /// The view of the original that a view of the document was.
    public func original(of view: InterfaceDocument.View) -> InterfaceDocument.View { View(document: original, index: view.index) }

    /// The constraint of the original that a constraint of the document was, or that it is a copy of; itself where it is new.
    public func original(of constraint: InterfaceDocument.Constraint) -> InterfaceDocument.Constraint {
        guard let id = constraint.id else { return constraint }
        return origins[id] ?? original.constraint(id: id) ?? constraint
    }
}
