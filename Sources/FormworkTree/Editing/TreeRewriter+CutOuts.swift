/// Cuts parts out of a tree, so that a change of the part writes the same bytes as a change of the whole tree.
extension ElementTree {
    /// Returns a tree with one element and its content, inside the start tags of its ancestors.
    ///
    /// - Parameters:
    ///   - node: the element. Its place in the new tree is the number of its ancestors.
    ///   - other: a later child of the root to include; nil for none.
    /// - Returns: nil where the part might be written in another way: in a tree without source, or with unknown line endings.
    /// - Complexity: O(n) in the size of the part and of the text in front of the root.
    package func cutOut(_ node: NodeIndex, with other: NodeIndex?) -> ElementTree? {
        guard isVerbatim, nodes[node].kind == .element, nodes[node].parent != node else { return nil }
        if let other, nodes[other].start < nodes[node].end { return nil }
        var chain = [nodes[node].parent]
        while let last = chain.last, nodes[last].parent != last { chain.append(nodes[last].parent) }
        // New lines end as the first line does.
        guard let root = chain.last, bytes[..<Int(nodes[root].startTagEnd)].contains(UInt8(ascii: "\n")) else { return nil }
        var rewriter = TreeRewriter(TreeEditor(self), isCutOut: true)
        return rewriter.cutOut(node, in: chain.reversed(), with: other)
    }
}

extension TreeRewriter {
    /// - Parameter chain: the ancestors of the element, the root first.
    fileprivate mutating func cutOut(_ node: NodeIndex, in chain: [NodeIndex], with other: NodeIndex?) -> ElementTree {
        var parent: NodeIndex?
        for element in chain {
            if parent != nil { skip(to: Int(tree.nodes[element].start)) }
            let number = begin(element, parent: parent)
            copyAttributes(of: element)
            emit(to: Int(tree.nodes[element].startTagEnd))
            nodes[number].startTagEnd = UInt32(output.count)
            parent = number
        }
        skip(to: lineStart(of: node))
        copyWhole(node, parent: parent)
        for (place, element) in chain.enumerated().reversed() {
            if place == 0, let other {
                skip(to: Int(tree.nodes[other].start))
                copyWhole(other, parent: NodeIndex(0))
            }
            emit("</\(tree.names[tree.nodes[element].name])>".utf8)
            nodes[place].subtreeEnd = NodeIndex(nodes.count)
            nodes[place].end = UInt32(output.count)
        }
        return finish()
    }

    private mutating func copyWhole(_ node: NodeIndex, parent: NodeIndex?) {
        copy(node, parent: parent)
        emit(to: Int(tree.nodes[node].end))
    }

    /// Returns the start of the white space in front of an element on its line, including the preceding line end.
    private func lineStart(of node: NodeIndex) -> Int {
        var start = Int(tree.nodes[node].start)
        while start > 0, tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 0x09 { start -= 1 }
        return start > 0 && tree.bytes[start - 1] == UInt8(ascii: "\n") ? start - 1 : start
    }
}
