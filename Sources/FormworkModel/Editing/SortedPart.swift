import FormworkTree

/// The sort key of a constraint or connection in Xcode's lists: constraints are sorted by id; connections by kind, then outlets by
/// property and actions by selector.
package struct SortedPart {
    private let tag: String
    private let name: String?

    /// Creates the sort key of an element.
    package init(_ element: Element) {
        tag = element.name
        name = element.asConstraint == nil ? element[.property] ?? element[.selector] : element.id ?? ""
    }

    /// Creates the sort key of a connection's fragment.
    init(connection: ElementFragment) {
        tag = connection.name
        name = connection["property"] ?? connection["selector"]
    }

    /// Whether it is inserted before an existing one.
    package func precedes(_ other: SortedPart) -> Bool {
        if tag != other.tag { return tag.utf8.lexicographicallyPrecedes(other.tag.utf8) }
        return name.map { $0.utf8.lexicographicallyPrecedes((other.name ?? "").utf8) } ?? false
    }

    /// Whether a sorted list can have it after another one.
    package func canFollow(_ other: SortedPart) -> Bool {
        if tag != other.tag { return other.tag.utf8.lexicographicallyPrecedes(tag.utf8) }
        return !(name ?? "").utf8.lexicographicallyPrecedes((other.name ?? "").utf8)
    }
}
