import FormworkModel
import FormworkTree

/// Renames outlets or actions: `rename outlet titleLabel to headline in LoginController`.
public struct RenameConnectionOperation: Hashable, Sendable {
    /// A kind of member.
    public enum Kind: String, Hashable, Sendable {
        /// Properties: outlets and outlet collections.
        case outlet
        /// Methods that actions call.
        case action
    }

    /// The kind of member.
    public var kind: Kind
    /// The present name.
    public var old: String
    /// The new name.
    public var new: String
    /// The object that has the property or the method; other objects are not affected. Nil for all objects.
    public var owner: EditTarget?
    /// The position of the old name in its command.
    var place = CommandPosition()

    /// An operation that renames connections.
    public init(_ kind: Kind, _ old: String, to new: String, in owner: EditTarget? = nil) {
        (self.kind, self.old, self.new, self.owner) = (kind, old, new, owner)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let document = session.document
        let isName = new.allSatisfy { !$0.isWhitespace } && !new.isEmpty && new.unicodeScalars.allSatisfy(AttributeWriter.isAllowed)
        guard isName else { throw EditError(.unusableValue(new, of: kind.rawValue, expected: "a name"), column: place.column) }
        var object: Element?
        if let owner { object = try session.one(owner) }
        let owner = object?.asScene?.controller ?? object
        let all = document.connections.filter { connection in
            switch kind {
            // An outlet is its source's property; an action is its destination's method.
            case .outlet:
                (connection.kind == .outlet || connection.kind == .outletCollection) && (owner == nil || connection.source == owner)
            case .action: connection.kind == .action && (owner == nil || connection.destination == owner)
            }
        }
        let found = all.filter { $0.name == old }
        guard !found.isEmpty else {
            let names = Set(all.compactMap(\.name)).sorted()
            throw EditError(
                .missing(
                    "there is no \(kind.rawValue) '\(old)'\(owner.map { " of \($0.quoted)" } ?? "")", near: NearNames.of(old, among: names)),
                column: place.column)
        }
        if kind == .outlet {
            // If an object has two outlets of one name, one is lost when the document is loaded.
            let taken = Set(document.connections.filter { $0.kind == .outlet && $0.name == new }.map(\.source.node))
            if let other = found.first(where: { $0.kind == .outlet && taken.contains($0.source.node) }) {
                throw EditError(
                    .unusableValue(new, of: kind.rawValue, expected: "a name that no outlet of \(other.source.quoted) has"),
                    column: place.column)
            }
        }
        let attribute = kind == .outlet ? "property" : "selector"
        try session.edit { editor throws(EditError) in
            for connection in found {
                var fragment = ElementFragment(copying: connection.element.node, of: document.tree)
                fragment[attribute] = new
                if Self.keepsPlace(connection, attribute: attribute, new: new) {
                    editor.setAttribute(attribute, to: new, of: connection.element)
                } else {
                    // Xcode sorts connections by their names.
                    editor.remove(connection.element)
                    editor.insert(connection: fragment, of: connection.source)
                }
            }
        }
        session.last = found.count == 1 ? found[0].id : nil
        session.note("\(found.count) \(found.count == 1 ? "connection is" : "connections are") now called '\(new)'")
    }

    /// Whether a connection keeps its place in the sort order with its new name.
    private static func keepsPlace(_ connection: Connection, attribute: String, new: String) -> Bool {
        let siblings = connection.source.connections.filter { $0.name == connection.element.name }
        guard let place = siblings.firstIndex(of: connection.element) else { return true }
        func isSorted(_ left: String, _ right: String) -> Bool { !right.utf8.lexicographicallyPrecedes(left.utf8) }
        let before = place > 0 ? isSorted(siblings[place - 1][attribute] ?? "", new) : true
        let after = place + 1 < siblings.count ? isSorted(new, siblings[place + 1][attribute] ?? "") : true
        return before && after
    }
}
