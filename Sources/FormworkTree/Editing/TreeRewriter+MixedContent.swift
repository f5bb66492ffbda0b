/// Mixed content: the texts around a removed element are joined, and no line breaks are added, because they would be part of the text.
extension TreeRewriter {
    /// A text as an XML parser reports it: all characters between two tags.
    private struct OpenText {
        var value: [UInt8] = []
        /// The offset in the new source.
        var start: Int
        /// Whether there is text: white space alone is none, unless it is written as a reference.
        var hasText = false
        /// The offset of the old node that it comes from, for a tree that is not verbatim.
        var origin: UInt32
    }

    mutating func writeMixedContent(of node: NodeIndex, _ number: NodeIndex, insertions: [TreeEditor.Insertion]) {
        let old = tree.nodes[node]
        let bySibling = Dictionary(grouping: insertions, by: \.sibling)
        var position = Int(old.startTagEnd)
        emit(to: position)
        var text = OpenText(start: output.count, origin: old.start)
        var child = node + 1
        while child < old.subtreeEnd {
            let entry = tree.nodes[child]
            addBlank(position..<Int(entry.start), to: &text)
            for insertion in bySibling[child] ?? [] {
                end(&text, parent: number)
                write(insertion.fragment, indentation: nil, parent: number)
                text = OpenText(start: output.count, origin: entry.start)
            }
            if edits[child]?.isRemoved == true {
                skip(to: Int(entry.end))
            } else if entry.kind == .text {
                let value = tree.attributes[Int(entry.firstAttribute)].value
                if !text.hasText { text.origin = entry.start }
                text.value += tree.bytes[value.range]
                text.hasText = true
                emit(to: Int(entry.end))
            } else {
                end(&text, parent: number)
                write(child, parent: number)
                emit(to: Int(entry.end))
                text = OpenText(start: output.count, origin: entry.end)
            }
            position = Int(entry.end)
            child = entry.subtreeEnd
        }
        for insertion in bySibling[nil] ?? [] {
            end(&text, parent: number)
            write(insertion.fragment, indentation: nil, parent: number)
            text = OpenText(start: output.count, origin: old.start)
        }
        guard tree.isVerbatim else { return end(&text, parent: number) }
        // The white space before the end tag.
        let close = tree.bytes[position..<Int(old.end)].lastIndex(of: UInt8(ascii: "<")) ?? Int(old.end)
        addBlank(position..<close, to: &text)
        end(&text, parent: number)
    }

    /// Copies white space of the old source, with line ends normalized as by an XML parser.
    private mutating func addBlank(_ range: Range<Int>, to text: inout OpenText) {
        guard tree.isVerbatim, !range.isEmpty else { return }
        emit(to: range.upperBound)
        var hasReturn = false
        for byte in tree.bytes[range] {
            if byte == 0x0D || byte != 0x0A || !hasReturn { text.value.append(byte == 0x0D ? 0x0A : byte) }
            hasReturn = byte == 0x0D
        }
    }

    private mutating func end(_ text: inout OpenText, parent: NodeIndex) {
        guard text.hasText else { return }
        appendText(decode(text.value), start: tree.isVerbatim ? text.start : Int(text.origin), parent: parent)
    }
}
