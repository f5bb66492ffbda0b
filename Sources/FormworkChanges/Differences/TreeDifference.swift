package import FormworkTree

/// One thing in which two documents differ. All of them together say how to make the one of the other.
///
/// Nodes are those of the old document, or of the new one, as their labels say.
package enum TreeDifference: Hashable, Sendable {
    /// An attribute has another value, has come (`from` is nil) or is gone (`to` is nil).
    case attribute(name: String, from: String?, to: String?, old: NodeIndex, new: NodeIndex)
    /// Attributes that both have stand in another order.
    case attributeOrder(old: NodeIndex, new: NodeIndex)
    /// An element has another name, and with it another class.
    case name(from: String, to: String, old: NodeIndex, new: NodeIndex)
    /// A text, a comment or an instruction has other words; or there is other white space in an element without content.
    case text(from: String?, to: String?, old: NodeIndex, new: NodeIndex)
    /// An element, a text or a comment is gone, with all of it that does not stand elsewhere now.
    case removed(old: NodeIndex)
    /// An element, a text or a comment has come, with all of it that did not stand elsewhere before.
    case added(new: NodeIndex)
    /// An element stands in another one now.
    case moved(old: NodeIndex, new: NodeIndex)
    /// An element stands at another place among its siblings.
    case reordered(old: NodeIndex, new: NodeIndex)

    /// The node of the old document that it concerns; nil for what has come.
    package var oldNode: NodeIndex? {
        switch self {
        case .attribute(_, _, _, let old, _), .attributeOrder(let old, _), .name(_, _, let old, _), .text(_, _, let old, _),
            .removed(let old), .moved(let old, _), .reordered(let old, _):
            old
        case .added: nil
        }
    }

    /// The node of the new document that it concerns; nil for what is gone.
    package var newNode: NodeIndex? {
        switch self {
        case .attribute(_, _, _, _, let new), .attributeOrder(_, let new), .name(_, _, _, let new), .text(_, _, _, let new),
            .added(let new), .moved(_, let new), .reordered(_, let new):
            new
        case .removed: nil
        }
    }
}
