// Safe pointers: the bytes are lent by the tree for the time of a call, and ranges are the tree's own.

/// Where a piece of text lies in a tree's bytes.
package struct TextRange: Hashable, Sendable, BitwiseCopyable {
    package var offset: UInt32
    package var length: UInt32

    package init(offset: UInt32, length: UInt32) {
        self.offset = offset
        self.length = length
    }

    /// Stands for "there is no text", which is not the same as an empty one.
    package static let absent = TextRange(offset: .max, length: 0)

    package var isAbsent: Bool { offset == .max }
    package var isPresent: Bool { offset != .max }
    package var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

/// An attribute: its name and its decoded value.
package struct ElementAttribute: Sendable, BitwiseCopyable {
    package var name: NameID
    package var value: TextRange

    package init(name: NameID, value: TextRange) {
        self.name = name
        self.value = value
    }
}

/// What a node of a tree is.
package enum NodeKind: UInt8, Sendable, BitwiseCopyable {
    case element, text, cdata, comment, processingInstruction
}

/// A node of a tree, in document order. Its attributes are those from `firstAttribute` to the next node's; a node
/// that is no element has one attribute, without a name, that holds its text.
@usableFromInline
package struct ElementNode: Sendable, BitwiseCopyable {
    package var name: NameID
    package var kind: NodeKind
    /// Written as `<name/>`.
    package var isSelfClosing: Bool
    /// The parent; the root is its own.
    package var parent: NodeIndex
    /// The index after the last descendant, that is the next sibling's where there is one.
    package var subtreeEnd: NodeIndex
    package var firstAttribute: UInt32
    /// The byte offset of the node in the source.
    package var start: UInt32
    /// The byte offset after the start tag.
    package var startTagEnd: UInt32
    /// The byte offset after the node.
    package var end: UInt32

    package init(
        name: NameID, kind: NodeKind, isSelfClosing: Bool = false, parent: NodeIndex, subtreeEnd: NodeIndex, firstAttribute: UInt32,
        start: UInt32,
        startTagEnd: UInt32, end: UInt32
    ) {
        self.name = name
        self.kind = kind
        self.isSelfClosing = isSelfClosing
        self.parent = parent
        self.subtreeEnd = subtreeEnd
        self.firstAttribute = firstAttribute
        self.start = start
        self.startTagEnd = startTagEnd
        self.end = end
    }
}

/// A document as ordered elements with their attributes, texts and comments, in a few flat arrays.
///
/// `bytes` holds the source first, then every text that is not to be found in the source as it stands (values with
/// entities, values made by a conversion). Nodes stand in document order. Nothing is interpreted here.
package struct ElementTree: Sendable {
    /// The source, then the decoded texts.
    package var bytes: [UInt8]
    /// How many of the bytes are the source.
    package var sourceCount: Int
    package var nodes: [ElementNode]
    package var attributes: [ElementAttribute]
    package var names: NameTable
    /// Whether the offsets of the nodes delimit them in the source. They do not in a tree that a conversion made:
    /// there `start` only says which part of the source a node comes from.
    package var isVerbatim: Bool
    /// How much of the source a writer takes over before the root of a tree that is not verbatim: the XML declaration; 0 for its own.
    package var declarationEnd = 0

    package init(
        bytes: [UInt8], sourceCount: Int, nodes: [ElementNode], attributes: [ElementAttribute], names: NameTable, isVerbatim: Bool
    ) {
        self.bytes = bytes
        self.sourceCount = sourceCount
        self.nodes = nodes
        self.attributes = attributes
        self.names = names
        self.isVerbatim = isVerbatim
    }

    /// The source as it was read.
    package var source: ArraySlice<UInt8> { bytes[..<sourceCount] }

    /// The indices of all nodes, in document order.
    package var nodeIndices: Range<NodeIndex> { NodeIndex(0)..<NodeIndex(nodes.count) }

    /// The attributes of a node, as positions in `attributes`.
    package func attributeRange(of node: NodeIndex) -> Range<Int> {
        let next = node.place + 1
        let end = next < nodes.count ? Int(nodes[next].firstAttribute) : attributes.count
        return Int(nodes[node].firstAttribute)..<end
    }

    /// The value of an attribute; absent where the node has none of that name.
    package func value(of name: NameID, at node: NodeIndex) -> TextRange {
        for position in attributeRange(of: node) where attributes[position].name == name { return attributes[position].value }
        return .absent
    }

    /// A text as a string, made anew each time; nil where it is absent.
    package func string(_ text: TextRange) -> String? {
        text.isAbsent ? nil : String(decoding: bytes[text.range], as: UTF8.self)
    }

    /// Whether a text is `other`, byte for byte.
    package func equals(_ text: TextRange, _ other: StaticString) -> Bool {
        guard text.isPresent, Int(text.length) == other.utf8CodeUnitCount else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            for position in 0..<other.utf8CodeUnitCount where buffer[Int(text.offset) + position] != other.utf8Start[position] {
                return false
            }
            return true
        }
    }

    /// A node's children, in order.
    package func children(of node: NodeIndex) -> ChildSequence {
        ChildSequence(tree: self, next: node + 1, end: nodes[node].subtreeEnd)
    }

    /// The text inside an element without child elements: `` for `<string></string>`, nil for `<string/>` in which nothing stands.
    package func text(of index: NodeIndex) -> String? {
        let node = nodes[index]
        guard node.kind == .element else { return string(attributes[Int(node.firstAttribute)].value) }
        var result: String?
        for child in children(of: index) where nodes[child].kind == .text || nodes[child].kind == .cdata {
            result = (result ?? "") + (string(attributes[Int(nodes[child].firstAttribute)].value) ?? "")
        }
        if result == nil, let blank = blankText(of: index) { result = string(blank) }
        return result
    }

    /// The white space that is all that an element holds: the reader makes no nodes for white space.
    package func blankText(of index: NodeIndex) -> TextRange? {
        let node = nodes[index]
        guard node.kind == .element, !node.isSelfClosing, node.subtreeEnd == index + 1 else { return nil }
        var end = Int(node.end)
        while end > Int(node.startTagEnd), bytes[end - 1] != UInt8(ascii: "<") { end -= 1 }
        let length = end - 1 - Int(node.startTagEnd)
        return length > 0 ? TextRange(offset: node.startTagEnd, length: UInt32(length)) : nil
    }
}

/// The children of a node.
package struct ChildSequence: Sequence, IteratorProtocol {
    let tree: ElementTree
    var upcoming: NodeIndex
    let end: NodeIndex

    init(tree: ElementTree, next: NodeIndex, end: NodeIndex) {
        self.tree = tree
        upcoming = next
        self.end = end
    }

    package mutating func next() -> NodeIndex? {
        guard upcoming < end else { return nil }
        defer { upcoming = tree.nodes[upcoming].subtreeEnd }
        return upcoming
    }
}
