import FormworkModel
import FormworkTree

/// Gives outlets or actions of one name another one: `rename outlet titleLabel to headline in LoginController`.
public struct RenameConnectionOperation: Hashable, Sendable {
    /// What is renamed.
    public enum Kind: String, Hashable, Sendable {
        /// Properties: outlets and collections of them.
        case outlet
        /// Methods that are called.
        case action
    }

    /// What is renamed.
    public var kind: Kind
    /// The name that there is.
    public var old: String
    /// The name that it becomes.
    public var new: String
    /// The object whose property or method it is: of others the name stays. Nil for all.
    public var owner: EditTarget?
    /// Where the old name stands in its command.
    var place = CommandPlace()

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
            // Of two outlets of one name one is lost when the document is loaded.
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
                if Self.keepsPlace(connection, attribute, new) {
                    editor.setAttribute(attribute, to: new, of: connection.element)
                } else {
                    // Xcode sorts them by their names.
                    editor.remove(connection.element)
                    editor.insert(connection: fragment, of: connection.source)
                }
            }
        }
        session.last = found.count == 1 ? found[0].id : nil
        session.note("\(found.count) \(found.count == 1 ? "connection is" : "connections are") called '\(new)' now")
    }

    /// Whether a connection stands in order among its kind with its new name.
    private static func keepsPlace(_ connection: Connection, _ attribute: String, _ new: String) -> Bool {
        let siblings = connection.source.connections.filter { $0.name == connection.element.name }
        guard let place = siblings.firstIndex(of: connection.element) else { return true }
        func isSorted(_ left: String, _ right: String) -> Bool { !right.utf8.lexicographicallyPrecedes(left.utf8) }
        let before = place > 0 ? isSorted(siblings[place - 1][attribute] ?? "", new) : true
        let after = place + 1 < siblings.count ? isSorted(new, siblings[place + 1][attribute] ?? "") : true
        return before && after
    }
}
