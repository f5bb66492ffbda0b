// Safe pointers: the bytes are lent by the tree for the time of a call, and ranges are the tree's own.

/// Writes a tree anew with the changes of an editor: the nodes, and the bytes where they are a source.
struct TreeRewriter {
    let tree: ElementTree
    let edits: [NodeIndex: TreeEditor.NodeEdit]
    private let order: TreeEditor.AttributeOrder
    /// The nodes where something changes, in their order.
    private let edited: [NodeIndex]
    /// Whether only those texts beside the source are kept that the new tree has.
    private let isSparing: Bool
    private var names: NameTable
    var nodes: [ElementNode] = []
    var attributes: [ElementAttribute] = []
    /// The new source.
    private(set) var output: [UInt8] = []
    /// How much of the old source stands in the new one, or is passed over.
    private(set) var copied = 0
    /// Texts that are not to be found in the source as they stand; what refers to them carries `decodedMark`.
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

    /// The new tree, of what was written.
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

    /// Writes what is new.
    mutating func emit(_ text: some Sequence<UInt8>) { if tree.isVerbatim { output += text } }

    /// Passes over the old source up to an offset.
    mutating func skip(to offset: Int) { if tree.isVerbatim { copied = max(copied, offset) } }

    /// Where an offset of the old source that is not passed over stands in the new one.
    func moved(_ offset: UInt32) -> UInt32 {
        tree.isVerbatim ? UInt32(Int(offset) + output.count - copied) : offset
    }

    mutating func moved(_ text: TextRange) -> TextRange {
        guard tree.isVerbatim, text.isPresent else { return text }
        if Int(text.offset) < tree.sourceCount { return TextRange(offset: moved(text.offset), length: text.length) }
        if isSparing { return decode(tree.bytes[text.range]) }
        return TextRange(offset: text.offset - UInt32(tree.sourceCount) | decodedMark, length: text.length)
    }

    /// Puts a text beside the source.
    mutating func decode(_ text: some Collection<UInt8>) -> TextRange {
        let offset = UInt32(decoded.count)
        decoded += text
        return TextRange(offset: tree.isVerbatim ? offset | decodedMark : offset, length: UInt32(text.count))
    }

    // MARK: Nodes that stay

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
        writeContent(of: node, number, edit?.insertions ?? [])
        nodes[number].subtreeEnd = NodeIndex(nodes.count)
        nodes[number].end = moved(old.end)
    }

    private func hasEdits(_ range: Range<NodeIndex>) -> Bool { nextEdited(from: range.lowerBound) < range.upperBound }

    /// The first node from one on where something changes; one behind the last where nothing does.
    private func nextEdited(from node: NodeIndex) -> NodeIndex {
        var (low, high) = (0, edited.count)
        while low < high {
            let middle = (low + high) / 2
            if edited[middle] < node { low = middle + 1 } else { high = middle }
        }
        return low < edited.count ? edited[low] : tree.nodeIndices.upperBound
    }

    /// The children of an element from one on that are taken over together as they are; nil where something changes in the first.
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

    private mutating func writeContent(of node: NodeIndex, _ number: NodeIndex, _ insertions: [TreeEditor.Insertion]) {
        let old = tree.nodes[node]
        let end = old.subtreeEnd
        guard end > node + 1 else {
            if insertions.isEmpty {
                nodes[number].startTagEnd = moved(old.startTagEnd)
            } else {
                fill(node, number, insertions)
            }
            return
        }
        let keepsAny = !insertions.isEmpty || tree.children(of: node).contains { edits[$0]?.isRemoved != true }
        guard keepsAny else { return empty(node, number) }
        nodes[number].startTagEnd = moved(old.startTagEnd)
        if tree.children(of: node).contains(where: { tree.nodes[$0].kind == .text }) {
            return writeMixedContent(of: node, number, insertions)
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

    /// Writes an element all of whose children go.
    private mutating func empty(_ node: NodeIndex, _ number: NodeIndex) {
        let old = tree.nodes[node]
        emit(to: Int(old.startTagEnd) - 1)
        emit([UInt8(ascii: "/"), UInt8(ascii: ">")])
        skip(to: Int(old.end))
        nodes[number].isSelfClosing = true
        nodes[number].startTagEnd = moved(old.end)
    }

    /// Writes an element that had no children and comes to have some.
    private mutating func fill(_ node: NodeIndex, _ number: NodeIndex, _ insertions: [TreeEditor.Insertion]) {
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
        // Of each attribute in its new place: the old one's position, or none.
        var sources: [Int?] = existing.indices.map { first + $0 }
        for change in edits where change.value != nil && !known.contains(change.name) {
            let place = min(max(order(tree.names[tree.nodes[node].name], existing, change.name), 0), existing.count)
            existing.insert(change.name, at: place)
            sources.insert(nil, at: place)
        }
        let range = Int(tree.nodes[node].start)..<Int(tree.nodes[node].startTagEnd)
        let tag = tree.isVerbatim ? tree.bytes.withUnsafeBufferPointer { StartTag($0, range) } : nil
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
        // Safe: a document has at most 4,096 names of its own, an editor adds as many of a person's, and the program's are a few hundred.
        guard let id = names.intern(name) else { preconditionFailure("a document of 65,535 different names") }
        return id
    }

    /// Writes an attribute's value, and says where it stands.
    private mutating func emitValue(_ value: String, quote: UInt8? = nil) -> TextRange {
        let start = output.count
        let isPlain = escape(value, inAttribute: true, quote: quote)
        if tree.isVerbatim, isPlain { return TextRange(offset: UInt32(start), length: UInt32(value.utf8.count)) }
        return decode(value.utf8)
    }

    /// Writes a text with what XML asks for.
    ///
    /// - Returns: whether it stands there as it is.
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

    // MARK: Nodes that come

    private mutating func insert(_ fragment: ElementFragment, after offset: Int, indentation: [UInt8], parent: NodeIndex) {
        emit(to: offset)
        emit(newLine)
        emit(indentation)
        write(fragment, indentation: indentation, parent: parent)
    }

    /// - Parameter indentation: what stands before it on its line; nil where lines are not broken.
    mutating func write(_ fragment: ElementFragment, indentation: [UInt8]?, parent: NodeIndex) {
        let number = NodeIndex(nodes.count)
        let name = id(of: fragment.name)
        let isEmpty = fragment.children.isEmpty && fragment.text == nil
        // In a tree that is no source it comes from where its parent does.
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
        // The reader makes no nodes of white space, but where a reference stands for it.
        if text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }), tree.isVerbatim { return }
        let value =
            tree.isVerbatim && isPlain ? TextRange(offset: UInt32(start), length: UInt32(text.utf8.count)) : decode(text.utf8)
        appendText(value, start: tree.isVerbatim ? start : Int(nodes[parent].start), parent: parent)
    }

    /// Adds the node of a text that ends where the new source does.
    mutating func appendText(_ value: TextRange, start: Int, parent: NodeIndex) {
        nodes.append(
            ElementNode(
                name: 0, kind: .text, parent: parent, subtreeEnd: NodeIndex(nodes.count + 1), firstAttribute: UInt32(attributes.count),
                start: UInt32(start), startTagEnd: UInt32(start), end: UInt32(tree.isVerbatim ? output.count : start)))
        attributes.append(ElementAttribute(name: 0, value: value))
    }

    // MARK: Lines

    /// The white space before an element on its line; none where something else stands there.
    private func indentation(of node: NodeIndex) -> [UInt8] {
        guard tree.isVerbatim else { return [] }
        let end = Int(tree.nodes[node].start)
        var start = end
        while start > 0, tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 0x09 { start -= 1 }
        return start == 0 || tree.bytes[start - 1] == UInt8(ascii: "\n") ? Array(tree.bytes[start..<end]) : []
    }

    /// The white space before children of an element: that of its first child, or one step more than its own.
    private func childIndentation(of node: NodeIndex) -> [UInt8] {
        guard tree.isVerbatim else { return [] }
        for child in tree.children(of: node) where tree.nodes[child].kind == .element {
            let found = indentation(of: child)
            if !found.isEmpty { return found }
        }
        return indentation(of: node) + unit
    }
}
