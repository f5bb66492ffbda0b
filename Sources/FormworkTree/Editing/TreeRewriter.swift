// Safe pointers: the tree keeps the bytes alive during a call, and the ranges are the tree's own.

/// Writes a tree with the changes of an editor: the nodes, and for a verbatim tree the source.
struct TreeRewriter {
    let tree: ElementTree
    let edits: [NodeIndex: TreeEditor.NodeEdit]
    private let order: TreeEditor.AttributeOrder
    /// The nodes with changes, in document order.
    private let edited: [NodeIndex]
    /// Whether to keep only those decoded texts that the new tree uses.
    private let isSparing: Bool
    private var names: NameTable
    var nodes: [ElementNode] = []
    var attributes: [ElementAttribute] = []
    /// The new source.
    private(set) var output: [UInt8] = []
    /// The offset in the old source up to which it is copied or skipped.
    private(set) var copied = 0
    /// Texts that are not in the source verbatim. Ranges in it are marked with `decodedMark`.
    private var decoded: [UInt8]
    private let decodedMark: UInt32 = 1 << 31
    private let newLine: [UInt8]
    private let unit: [UInt8] = [0x20, 0x20, 0x20, 0x20]

    init(_ editor: borrowing TreeEditor) {
        tree = editor.tree
        edits = editor.edits
        edited = editor.edits.keys.sorted()
        order = editor.order
        names = tree.names
        isSparing = tree.isVerbatim && editor.edits.values.contains { $0.replacement != nil }
        if isSparing {
            decoded = []
        } else if tree.isVerbatim {
            decoded = Array(tree.bytes[tree.sourceCount...])
            output.reserveCapacity(tree.bytes.count + 16_384)
        } else {
            decoded = tree.bytes
        }
        nodes.reserveCapacity(tree.nodes.count + 64)
        attributes.reserveCapacity(tree.attributes.count + 512)
        let first = tree.source.firstIndex(of: UInt8(ascii: "\n")) ?? 0
        newLine = first > 0 && tree.bytes[first - 1] == UInt8(ascii: "\r") ? [0x0D, 0x0A] : [0x0A]
    }

    mutating func run() -> ElementTree {
        var node = tree.nodeIndices.lowerBound
        while node < tree.nodeIndices.upperBound {
            write(node, parent: nil)
            node = tree.nodes[node].subtreeEnd
        }
        emit(to: tree.sourceCount)
        return finish()
    }

    /// Returns the new tree.
    mutating func finish() -> ElementTree {
        let bytes: [UInt8]
        if tree.isVerbatim {
            bytes = output + decoded
            let base = UInt32(output.count)
            for position in attributes.indices where attributes[position].value.offset & decodedMark != 0 {
                attributes[position].value.offset = attributes[position].value.offset & ~decodedMark + base
            }
        } else {
            bytes = decoded
        }
        return ElementTree(
            bytes: bytes, sourceCount: tree.isVerbatim ? output.count : tree.sourceCount, nodes: nodes, attributes: attributes,
            names: names,
            isVerbatim: tree.isVerbatim)
    }

    // MARK: The source

    /// Copies the old source up to an offset.
    mutating func emit(to offset: Int) {
        guard tree.isVerbatim, offset > copied else { return }
        output += tree.bytes[copied..<offset]
        copied = offset
    }

    /// Writes new text.
    mutating func emit(_ text: some Sequence<UInt8>) { if tree.isVerbatim { output += text } }

    /// Skips the old source up to an offset.
    mutating func skip(to offset: Int) { if tree.isVerbatim { copied = max(copied, offset) } }

    /// Returns the position in the new source of an offset of the old one that is not skipped.
    func moved(_ offset: UInt32) -> UInt32 {
        tree.isVerbatim ? UInt32(Int(offset) + output.count - copied) : offset
    }

    mutating func moved(_ text: TextRange) -> TextRange {
        guard tree.isVerbatim, text.isPresent else { return text }
        if Int(text.offset) < tree.sourceCount { return TextRange(offset: moved(text.offset), length: text.length) }
        if isSparing { return decode(tree.bytes[text.range]) }
        return TextRange(offset: text.offset - UInt32(tree.sourceCount) | decodedMark, length: text.length)
    }

    /// Stores a text outside of the source.
    mutating func decode(_ text: some Collection<UInt8>) -> TextRange {
        let offset = UInt32(decoded.count)
        decoded += text
        return TextRange(offset: tree.isVerbatim ? offset | decodedMark : offset, length: UInt32(text.count))
    }

    // MARK: Existing nodes

    mutating func write(_ node: NodeIndex, parent: NodeIndex?) {
        let old = tree.nodes[node]
        if !hasEdits(node..<old.subtreeEnd) { return copy(node, parent: parent) }
        let edit = edits[node]
        let number = begin(node, parent: parent)
        if let edit, !edit.attributes.isEmpty {
            writeAttributes(of: node, edit.attributes)
        } else {
            copyAttributes(of: node)
        }
        writeContent(of: node, number, insertions: edit?.insertions ?? [])
        nodes[number].subtreeEnd = NodeIndex(nodes.count)
        nodes[number].end = moved(old.end)
    }

    private func hasEdits(_ range: Range<NodeIndex>) -> Bool { nextEdited(from: range.lowerBound) < range.upperBound }

    /// Returns the first node with changes from a node on, or the end.
    private func nextEdited(from node: NodeIndex) -> NodeIndex {
        var (low, high) = (0, edited.count)
        while low < high {
            let middle = (low + high) / 2
            if edited[middle] < node { low = middle + 1 } else { high = middle }
        }
        return low < edited.count ? edited[low] : tree.nodeIndices.upperBound
    }

    /// Returns the longest run of unchanged children that starts at a child; nil where the child itself has changes.
    private func unchanged(
        from child: NodeIndex, to end: NodeIndex, _ insertions: [NodeIndex?: [TreeEditor.Insertion]]
    ) -> (nodes: Range<NodeIndex>, last: NodeIndex)? {
        let limit = min(nextEdited(from: child), end)
        var (last, next): (NodeIndex?, NodeIndex) = (nil, child)
        while next < limit, tree.nodes[next].subtreeEnd <= limit, last == nil || insertions.isEmpty || insertions[next] == nil {
            (last, next) = (next, tree.nodes[next].subtreeEnd)
        }
        return last.map { (child..<next, $0) }
    }

    private mutating func writeContent(of node: NodeIndex, _ number: NodeIndex, insertions: [TreeEditor.Insertion]) {
        let old = tree.nodes[node]
        let end = old.subtreeEnd
        guard end > node + 1 else {
            if insertions.isEmpty {
                nodes[number].startTagEnd = moved(old.startTagEnd)
            } else {
                fill(node, number: number, insertions: insertions)
            }
            return
        }
        let keepsAny = !insertions.isEmpty || tree.children(of: node).contains { edits[$0]?.isRemoved != true }
        guard keepsAny else { return empty(node, number: number) }
        nodes[number].startTagEnd = moved(old.startTagEnd)
        if tree.children(of: node).contains(where: { tree.nodes[$0].kind == .text }) {
            return writeMixedContent(of: node, number, insertions: insertions)
        }
        let bySibling = Dictionary(grouping: insertions, by: \.sibling)
        let indentation = insertions.isEmpty ? [] : childIndentation(of: node)
        var previous = Int(old.startTagEnd)
        var child = node + 1
        while child < end {
            for insertion in bySibling[child] ?? [] {
                insert(insertion.fragment, after: previous, indentation: indentation, parent: number)
            }
            if let (nodes, last) = unchanged(from: child, to: end, bySibling) {
                copy(nodes, parent: number)
                (previous, child) = (Int(tree.nodes[last].end), nodes.upperBound)
                continue
            }
            var last = child
            if edits[child]?.isRemoved == true {
                emit(to: previous)
                skip(to: Int(tree.nodes[child].end))
            } else if let replacement = edits[child]?.replacement {
                write(replacement, inPlaceOf: child, parent: number)
                last = replacement.last
            } else {
                write(child, parent: number)
            }
            previous = Int(tree.nodes[last].end)
            child = tree.nodes[last].subtreeEnd
        }
        for insertion in bySibling[nil] ?? [] {
            insert(insertion.fragment, after: previous, indentation: indentation, parent: number)
        }
    }

    /// Writes an element whose children are all removed.
    private mutating func empty(_ node: NodeIndex, number: NodeIndex) {
        let old = tree.nodes[node]
        emit(to: Int(old.startTagEnd) - 1)
        emit([UInt8(ascii: "/"), UInt8(ascii: ">")])
        skip(to: Int(old.end))
        nodes[number].isSelfClosing = true
        nodes[number].startTagEnd = moved(old.end)
    }

    /// Writes an element that had no children and gets some.
    private mutating func fill(_ node: NodeIndex, number: NodeIndex, insertions: [TreeEditor.Insertion]) {
        let old = tree.nodes[node]
        nodes[number].isSelfClosing = false
        if old.isSelfClosing {
            emit(to: Int(old.startTagEnd) - 2)
            emit([UInt8(ascii: ">")])
        } else {
            emit(to: Int(old.startTagEnd))
        }
        skip(to: Int(old.end))
        nodes[number].startTagEnd = moved(old.end)
        for insertion in insertions {
            insert(insertion.fragment, after: Int(old.end), indentation: childIndentation(of: node), parent: number)
        }
        emit(newLine + indentation(of: node))
        emit("</\(tree.names[old.name])>".utf8)
    }

    // MARK: Attributes

    private mutating func writeAttributes(of node: NodeIndex, _ edits: [TreeEditor.AttributeEdit]) {
        let changes = Dictionary(edits.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var existing = tree.attributeRange(of: node).map { tree.names[tree.attributes[$0].name] }
        let known = Set(existing)
        let first = Int(tree.nodes[node].firstAttribute)
        // For each attribute at its new index: its position in the old tree, or nil for a new one.
        var sources: [Int?] = existing.indices.map { first + $0 }
        for change in edits where change.value != nil && !known.contains(change.name) {
            let place = min(max(order(tree.names[tree.nodes[node].name], existing, change.name), 0), existing.count)
            existing.insert(change.name, at: place)
            sources.insert(nil, at: place)
        }
        let range = Int(tree.nodes[node].start)..<Int(tree.nodes[node].startTagEnd)
        let tag = tree.isVerbatim ? tree.bytes.withUnsafeBufferPointer { StartTag($0, range: range) } : nil
        let written = Dictionary((tag?.attributes ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var end = tag?.nameEnd ?? 0
        for (name, source) in zip(existing, sources) {
            let change = changes[name]
            let written = source == nil ? nil : written[name]
            if let source, change == nil {
                attributes.append(ElementAttribute(name: tree.attributes[source].name, value: moved(tree.attributes[source].value)))
            } else if let value = change?.value {
                emit(to: written?.value.lowerBound ?? end)
                if source == nil { emit(" \(name)=\"".utf8) }
                attributes.append(
                    ElementAttribute(name: id(of: name), value: emitValue(value, quote: written.map { tree.bytes[$0.value.upperBound] })))
                if source == nil { emit([UInt8(ascii: "\"")]) }
                if let written { skip(to: written.value.upperBound) }
            } else if let written {
                emit(to: written.whole.lowerBound)
                skip(to: written.whole.upperBound)
            }
            if let written { end = written.whole.upperBound }
        }
    }

    mutating func id(of name: String) -> NameID {
        // Safe: a document has at most 4,096 foreign names, an editor adds at most as many, and the program itself has a few hundred.
        guard let id = names.intern(name) else { preconditionFailure("a document of 65,535 different names") }
        return id
    }

    /// Writes an attribute's value, and returns its range.
    private mutating func emitValue(_ value: String, quote: UInt8? = nil) -> TextRange {
        let start = output.count
        let isPlain = escape(value, inAttribute: true, quote: quote)
        if tree.isVerbatim, isPlain { return TextRange(offset: UInt32(start), length: UInt32(value.utf8.count)) }
        return decode(value.utf8)
    }

    /// Writes a text with XML escapes.
    ///
    /// - Returns: whether nothing had to be escaped.
    private mutating func escape(_ text: String, inAttribute: Bool, quote: UInt8? = nil) -> Bool {
        var isPlain = true
        for byte in text.utf8 {
            if let entity = XMLEscaping.entity(for: byte, inAttribute: inAttribute, quote: quote ?? UInt8(ascii: "\"")) {
                emit(entity.utf8)
                isPlain = false
            } else if tree.isVerbatim {
                output.append(byte)
            }
        }
        return isPlain
    }

    // MARK: New nodes

    private mutating func insert(_ fragment: ElementFragment, after offset: Int, indentation: [UInt8], parent: NodeIndex) {
        emit(to: offset)
        emit(newLine)
        emit(indentation)
        write(fragment, indentation: indentation, parent: parent)
    }

    /// - Parameter indentation: the white space before it on its line; nil to write no line breaks.
    mutating func write(_ fragment: ElementFragment, indentation: [UInt8]?, parent: NodeIndex) {
        let number = NodeIndex(nodes.count)
        let name = id(of: fragment.name)
        let isEmpty = fragment.children.isEmpty && fragment.text == nil
        // In a tree that is not verbatim, it has its parent's origin.
        let origin = tree.isVerbatim ? UInt32(output.count) : nodes[parent].start
        nodes.append(
            ElementNode(
                name: name, kind: .element, isSelfClosing: isEmpty, parent: parent, subtreeEnd: number,
                firstAttribute: UInt32(attributes.count), start: origin, startTagEnd: origin, end: origin))
        emit("<\(fragment.name)".utf8)
        for attribute in fragment.attributes {
            emit(" \(attribute.name)=\"".utf8)
            attributes.append(ElementAttribute(name: id(of: attribute.name), value: emitValue(attribute.value)))
            emit([UInt8(ascii: "\"")])
        }
        emit((isEmpty ? "/>" : ">").utf8)
        if tree.isVerbatim { nodes[number].startTagEnd = UInt32(output.count) }
        for child in fragment.children {
            if let indentation { emit(newLine + indentation + unit) }
            write(child, indentation: indentation.map { $0 + unit }, parent: number)
        }
        if fragment.children.isEmpty, let text = fragment.text { write(text: text, parent: number) }
        if !fragment.children.isEmpty, let indentation { emit(newLine + indentation) }
        if !isEmpty { emit("</\(fragment.name)>".utf8) }
        if tree.isVerbatim { nodes[number].end = UInt32(output.count) }
        nodes[number].subtreeEnd = NodeIndex(nodes.count)
    }

    private mutating func write(text: String, parent: NodeIndex) {
        let start = output.count
        let isPlain = escape(text, inAttribute: false)
        // The parser creates no nodes for white space, unless it is written as a reference.
        if text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }), tree.isVerbatim { return }
        let value =
            tree.isVerbatim && isPlain ? TextRange(offset: UInt32(start), length: UInt32(text.utf8.count)) : decode(text.utf8)
        appendText(value, start: tree.isVerbatim ? start : Int(nodes[parent].start), parent: parent)
    }

    /// Appends a text node that ends at the current end of the new source.
    mutating func appendText(_ value: TextRange, start: Int, parent: NodeIndex) {
        nodes.append(
            ElementNode(
                name: 0, kind: .text, parent: parent, subtreeEnd: NodeIndex(nodes.count + 1), firstAttribute: UInt32(attributes.count),
                start: UInt32(start), startTagEnd: UInt32(start), end: UInt32(tree.isVerbatim ? output.count : start)))
        attributes.append(ElementAttribute(name: 0, value: value))
    }

    // MARK: Lines

    /// Returns the white space before an element on its line; empty where something else precedes it on the line.
    private func indentation(of node: NodeIndex) -> [UInt8] {
        guard tree.isVerbatim else { return [] }
        let end = Int(tree.nodes[node].start)
        var start = end
        while start > 0, tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 0x09 { start -= 1 }
        return start == 0 || tree.bytes[start - 1] == UInt8(ascii: "\n") ? Array(tree.bytes[start..<end]) : []
    }

    /// Returns the white space before the children of an element: that of its first child, or the element's own plus one level.
    private func childIndentation(of node: NodeIndex) -> [UInt8] {
        guard tree.isVerbatim else { return [] }
        for child in tree.children(of: node) where tree.nodes[child].kind == .element {
            let found = indentation(of: child)
            if !found.isEmpty { return found }
        }
        return indentation(of: node) + unit
    }
}
