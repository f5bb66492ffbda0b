import FormworkModel
import FormworkQuery

/// Removes connections: `disconnect outlet delegate from Table`, `disconnect #a1B-c2-D3e`.
public struct DisconnectOperation: Hashable, Sendable {
    /// `outlet`, `collection`, `action` or `segue`; nil where the target is the connection.
    public var kind: String?
    /// The property, the selector or the identifier; nil for all connections of the kind.
    public var name: String?
    /// The source of the connections, or the connection itself.
    public var target: EditTarget

    /// An operation that removes connections.
    public init(_ kind: String? = nil, _ name: String? = nil, from target: EditTarget) {
        (self.kind, self.name, self.target) = (kind, name, target)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let element = try session.one(target, preferring: .controller)
        let found: [Element]
        if kind == nil {
            guard element.asConnection != nil else {
                throw EditError(.unusableObject("\(element.quoted) is \(element.kindText), not a connection"), column: target.column)
            }
            found = [element]
        } else {
            let tag = kind == "collection" ? "outletCollection" : kind
            let source = element.asScene?.controller ?? element
            let all = source.connections.filter { $0.name == tag }
            found = all.filter { name == nil || ($0["property"] ?? $0["selector"] ?? $0["identifier"] ?? $0.id) == name }
            if found.isEmpty {
                let names = all.compactMap { $0["property"] ?? $0["selector"] ?? $0["identifier"] ?? $0.id }
                throw EditError(
                    .missing("\(source.quoted) has no \(kind ?? "connection")\(name.map { " '\($0)'" } ?? "")", near: names),
                    column: target.column)
            }
        }
        try session.edit { editor throws(EditError) in
            for element in found { editor.remove(element) }
            ReferenceSearch(found, in: element.document).remove(with: &editor)
        }
    }
}
