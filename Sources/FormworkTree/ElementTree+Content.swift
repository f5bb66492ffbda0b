extension ElementTree {
    /// Whether the trees have the same elements, attributes, texts and comments in the same order, independent of their positions in the sources.
    ///
    /// - Complexity: O(n) in the size of the trees.
    package func hasSameContent(as other: ElementTree) -> Bool {
        guard nodes.count == other.nodes.count, attributes.count == other.attributes.count else { return false }
        for (mine, theirs) in zip(nodes, other.nodes)
        where mine.kind != theirs.kind || mine.subtreeEnd != theirs.subtreeEnd || mine.firstAttribute != theirs.firstAttribute
            || names[mine.name] != other.names[theirs.name]
        {
            return false
        }
        for (mine, theirs) in zip(attributes, other.attributes)
        where names[mine.name] != other.names[theirs.name] || bytes[mine.value.range] != other.bytes[theirs.value.range] {
            return false
        }
        return nodeIndices.allSatisfy { index in
            switch (blankText(of: index), other.blankText(of: index)) {
            case (nil, nil): true
            case (let mine?, let theirs?): bytes[mine.range] == other.bytes[theirs.range]
            default: false
            }
        }
    }
}
