package import FormworkTree

/// What stands in an element: its parts, each where Xcode writes it.
extension DocumentEditor {
    /// Puts a part into an element, such as a colour with its key, where Xcode writes it.
    package mutating func insert(part: ElementFragment, into element: Element) {
        let children = element.children
        let labels = children.map { Self.label($0.name, $0[.key]) }
        guard
            let place = WritingOrder.place(
                in: element.name, amongParts: labels, of: Self.label(part.name, part["key"]), on: document.platform)
        else { return append(part, to: element) }
        editor.insert(part, into: element.node, before: place < children.count ? children[place].node : nil)
    }

    /// Puts a part in the place of another one, or where Xcode writes it where there is none; one that says the same stays.
    package mutating func replacePart(_ old: Element?, with part: ElementFragment, of element: Element) {
        guard let old else { return insert(part: part, into: element) }
        if ElementFragment(copying: old.node, of: document.tree) == part { return }
        guard Self.label(old.name, old[.key]) == Self.label(part.name, part["key"]) else {
            editor.remove(old.node)
            return insert(part: part, into: element)
        }
        replace(old, with: part)
    }

    /// Puts an element into another one before one of its children; nil for the end.
    package mutating func insert(_ fragment: ElementFragment, into element: Element, before sibling: Element?) {
        editor.insert(fragment, into: element.node, before: sibling?.node)
    }

    /// Puts elements into a list of another one, such as `subviews`, which is made where there is none.
    ///
    /// - Parameter sibling: the child of the list before which they stand; nil for the end.
    package mutating func insert(_ fragments: [ElementFragment], intoList name: String, of element: Element, before sibling: Element?) {
        // In a list that is made anew there is nothing that they could stand before.
        guard let list = element.children.first(where: { $0.name == name }) else { return append(fragments, toList: name, of: element) }
        for fragment in fragments { insert(fragment, into: list, before: sibling) }
    }

    /// Whether an element is to go.
    package func isRemoved(_ element: Element) -> Bool { editor.isRemoved(element.node) }

    /// The comment that stands before an element, such as the one that names a scene; nil where there is none.
    private func comment(before element: Element) -> NodeIndex? {
        guard let parent = element.parent, element.node.place > 0 else { return nil }
        let nodes = document.tree.nodes
        // The node before it is the last one in its elder sibling, which is found from there.
        var node = NodeIndex(element.node.place - 1)
        while node > parent.node, nodes[node].parent != parent.node { node = nodes[node].parent }
        return node > parent.node && nodes[node].kind == .comment ? node : nil
    }

    /// Takes an element away with the comment that names it.
    package mutating func removeWithComment(_ element: Element) {
        if let comment = comment(before: element) { editor.remove(comment) }
        editor.remove(element.node)
    }

    private static func label(_ name: String, _ key: String?) -> String { name + (key.map { "@" + $0 } ?? "") }
}
