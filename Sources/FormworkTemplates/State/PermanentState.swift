public import FormworkModel

/// A document that says what a layout state was, so that it is loaded in that state.
public struct PermanentState: Sendable {
    /// The document.
    public let document: InterfaceDocument

    /// The document that the state was of.
    public let original: InterfaceDocument

    /// For each node of the original its number in the document, or -1 where it went; nil where nothing changed.
    let nodes: [Int32]?

    /// The constraints of the original that new ones are copies of, by the new ones' ids.
    public let origins: [String: Constraint]

    /// The connections of the original that went with the constraints that they led to or came from (seeds X-2).
    public let lostConnections: [Connection]

    /// The views whose content another one's values changed, so that a size recorded for it says nothing. Views keep
    /// their places: those of the original are found in the document by ``view(_:)``.
    public let changedContent: [View]

    /// The view of the document that a view of the original has become.
    public func view(_ view: View) -> View { View(document: document, index: view.index) }

    /// The element of the original that an element of the document was, or that it is a copy of; nil for what is new.
    public func origin(of element: Element) -> Element? {
        if let id = element.id, let origin = origins[id] { return origin.element }
        guard let nodes else { return Element(document: original, node: element.node) }
        return nodes.firstIndex(of: Int32(element.node)).map { Element(document: original, node: $0) }
    }
}
