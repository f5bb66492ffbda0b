/// Parts of a tree that are changed by themselves: what is written in one of them is what would be written in the whole tree.
extension ElementTree {
    /// A tree of one element with all that is in it, in the start tags that it stands in.
    ///
    /// - Parameters:
    ///   - node: the element. In the new tree its place is how many elements it stands in.
    ///   - other: an element directly in the root, behind it, that comes along; nil for none.
    /// - Returns: nil where the part would not be written as in the whole: in a tree that is no source, or where its lines are not known to end
    ///   alike.
    /// - Complexity: O(n) in the size of the part, and in how much stands before the root.
    package func cutOut(_ node: NodeIndex, with other: NodeIndex?) -> ElementTree? {
        guard isVerbatim, nodes[node].kind == .element, nodes[node].parent != node else { return nil }
        if let other, nodes[other].start < nodes[node].end { return nil }
        var chain = [nodes[node].parent]
        while let last = chain.last, nodes[last].parent != last { chain.append(nodes[last].parent) }
        // The end of the first line is that of all lines that come.
        guard let root = chain.last, bytes[..<Int(nodes[root].startTagEnd)].contains(UInt8(ascii: "\n")) else { return nil }
        var rewriter = TreeRewriter(TreeEditor(self), isCutOut: true)
        return rewriter.cutOut(node, in: chain.reversed(), with: other)
    }
}

extension TreeRewriter {
    /// - Parameter chain: the elements that it stands in, the root first.
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

    /// Where the white space begins that stands before an element on its line, with the end of the line before.
    private func lineStart(of node: NodeIndex) -> Int {
        var start = Int(tree.nodes[node].start)
        while start > 0, tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 0x09 { start -= 1 }
        return start > 0 && tree.bytes[start - 1] == UInt8(ascii: "\n") ? start - 1 : start
    }
}
