import FormworkTree

/// A constraint or a connection by which Xcode sorts it among others in its list: constraints by their ids, connections by their kinds, then
/// outlets by their properties and actions by their selectors.
package struct SortedPart {
    private let tag: String
    private let name: String?

    /// The part that an element is.
    package init(_ element: Element) {
        tag = element.name
        name = element.asConstraint == nil ? element[.property] ?? element[.selector] : element.id ?? ""
    }

    /// The connection that a fragment is.
    init(connection: ElementFragment) {
        tag = connection.name
        name = connection["property"] ?? connection["selector"]
    }

    /// Whether it is put in front of another one that is there.
    package func precedes(_ other: SortedPart) -> Bool {
        if tag != other.tag { return tag.utf8.lexicographicallyPrecedes(other.tag.utf8) }
        return name.map { $0.utf8.lexicographicallyPrecedes((other.name ?? "").utf8) } ?? false
    }
}
