import FormworkModel
import FormworkTree

/// Sets the hiding master of views or constraints: `hide-master Heading for "Street Label"`, `hide-master none for Footer`.
public struct HideMasterOperation: Hashable, Sendable {
    /// The view whose hiding the others follow; nil for none.
    public var master: EditTarget?
    /// The views and constraints that follow it: all matches of a selector, or the one with a name.
    public var followers: EditTarget

    /// An operation that sets a hiding master.
    public init(_ master: EditTarget?, for followers: EditTarget) { (self.master, self.followers) = (master, followers) }

    func apply(to session: inout EditSession) throws(EditError) {
        let view: View? = if let master { try session.view(master) } else { nil }
        if let view, view.id == nil {
            throw EditError(.unusableObject("\(view.element.quoted) has no id and cannot be a hiding master"), column: master?.column)
        }
        let elements = try session.all(followers)
        let masters: Set<NodeIndex> = view.map { Self.masters(of: $0.element) } ?? []
        for element in elements {
            if let view, element.node == view.element.node {
                throw EditError(.unusableObject("\(element.quoted) cannot follow itself"), column: followers.column)
            }
            if let view, masters.contains(element.node) {
                throw EditError(
                    .unusableObject("\(view.element.quoted) already follows \(element.quoted): they cannot follow each other"),
                    column: followers.column)
            }
            guard element.asView != nil || element.asConstraint != nil, element.id != nil else {
                throw EditError(
                    .unusableObject("\(element.quoted) is \(element.kindText): only views and constraints can follow a master"),
                    column: followers.column)
            }
        }
        try session.edit { editor throws(EditError) in
            for element in elements { editor.setHidingMaster(view, of: element) }
        }
        if elements.count == 1 { session.last = elements[0].id }
    }

    /// Returns the direct and indirect masters of an object.
    private static func masters(of follower: Element) -> Set<NodeIndex> {
        let links = follower.document.connections.filter { $0.name == InterfaceDocument.HidingLinks.outletName }
        let next = Dictionary(links.map { ($0.source.node, $0.destination?.node) }, uniquingKeysWith: { _, last in last })
        var masters: Set<NodeIndex> = []
        var current = follower.node
        while let master = next[current] ?? nil, masters.insert(master).inserted { current = master }
        return masters
    }
}
