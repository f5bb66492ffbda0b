package import FormworkTree

/// Editing of child elements, each in Xcode's order.
extension DocumentEditor {
    /// Inserts a child element, such as a keyed colour, in Xcode's order.
    package mutating func insert(part: ElementFragment, into element: Element) {
        let children = element.children
        let labels = children.map { Self.label($0.name, key: $0[.key]) }
        guard
            let place = WritingOrder.place(
                in: element.name, amongParts: labels, of: Self.label(part.name, key: part["key"]), on: document.platform)
        else { return append(part, to: element) }
        editor.insert(part, into: element.node, before: place < children.count ? children[place].node : nil)
    }

    /// Replaces a child element, or inserts one in Xcode's order if there is none. An equal element stays.
    package mutating func replacePart(_ old: Element?, with part: ElementFragment, of element: Element) {
        guard let old else { return insert(part: part, into: element) }
        if ElementFragment(copying: old.node, of: document.tree) == part { return }
        guard Self.label(old.name, key: old[.key]) == Self.label(part.name, key: part["key"]) else {
            editor.remove(old.node)
            return insert(part: part, into: element)
        }
        replace(old, with: part)
    }

    /// Inserts an element before a child of another one; nil for the end.
    package mutating func insert(_ fragment: ElementFragment, into element: Element, before sibling: Element?) {
        editor.insert(fragment, into: element.node, before: sibling?.node)
    }

    /// Inserts elements into a list of another one, such as `subviews`, which is created if missing.
    ///
    /// - Parameter sibling: the child of the list to insert them before; nil for the end.
    package mutating func insert(_ fragments: [ElementFragment], intoList name: String, of element: Element, before sibling: Element?) {
        // A new list has no sibling to insert them before.
        guard let list = element.children.first(where: { $0.name == name }) else { return append(fragments, toList: name, of: element) }
        for fragment in fragments { insert(fragment, into: list, before: sibling) }
    }

    /// Whether an element is removed.
    package func isRemoved(_ element: Element) -> Bool { editor.isRemoved(element.node) }

    /// Returns the comment before an element, such as the one that names a scene; nil if there is none.
    private func comment(before element: Element) -> NodeIndex? {
        guard let parent = element.parent, element.node.place > 0 else { return nil }
        let nodes = document.tree.nodes
        // The preceding node is the last descendant of the previous sibling, which is found by going up.
        var node = NodeIndex(element.node.place - 1)
        while node > parent.node, nodes[node].parent != parent.node { node = nodes[node].parent }
        return node > parent.node && nodes[node].kind == .comment ? node : nil
    }

    /// Removes an element and the comment before it.
    package mutating func removeWithComment(_ element: Element) {
        if let comment = comment(before: element) { editor.remove(comment) }
        editor.remove(element.node)
    }

    private static func label(_ name: String, key: String?) -> String { name + (key.map { "@" + $0 } ?? "") }
}
