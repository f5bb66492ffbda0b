package import FormworkTree

/// One difference between two documents. All of them together define how to turn the old document into the new one.
///
/// Nodes are those of the old or of the new document, according to their labels.
package enum TreeDifference: Hashable, Sendable {
    /// An attribute with another value, an added one (`from` is nil) or a removed one (`to` is nil).
    case attribute(name: String, from: String?, to: String?, old: NodeIndex, new: NodeIndex)
    /// Another order of the attributes that both elements have.
    case attributeOrder(old: NodeIndex, new: NodeIndex)
    /// Another element name, and with it another class.
    case name(from: String, to: String, old: NodeIndex, new: NodeIndex)
    /// Another text, comment or processing instruction, or other white space in an element without content.
    case text(from: String?, to: String?, old: NodeIndex, new: NodeIndex)
    /// A removed element, text or comment, with those of its descendants that were not moved elsewhere.
    case removed(old: NodeIndex)
    /// An added element, text or comment, with those of its descendants that were not elsewhere before.
    case added(new: NodeIndex)
    /// An element with another parent.
    case moved(old: NodeIndex, new: NodeIndex)
    /// An element with another position among its siblings.
    case reordered(old: NodeIndex, new: NodeIndex)

    /// The node of the old document; nil for an addition.
    package var oldNode: NodeIndex? {
        switch self {
        case .attribute(_, _, _, let old, _), .attributeOrder(let old, _), .name(_, _, let old, _), .text(_, _, let old, _),
            .removed(let old), .moved(let old, _), .reordered(let old, _):
            old
        case .added: nil
        }
    }

    /// The node of the new document; nil for a removal.
    package var newNode: NodeIndex? {
        switch self {
        case .attribute(_, _, _, _, let new), .attributeOrder(_, let new), .name(_, _, _, let new), .text(_, _, _, let new),
            .added(let new), .moved(_, let new), .reordered(_, let new):
            new
        case .removed: nil
        }
    }
}
