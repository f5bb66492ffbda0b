// Safe pointers: the tree keeps the bytes alive during a call, and the ranges are the tree's own.

/// A range of text in a tree's bytes.
package struct TextRange: Hashable, Sendable, BitwiseCopyable {
    package var offset: UInt32
    package var length: UInt32

    package init(offset: UInt32, length: UInt32) {
        self.offset = offset
        self.length = length
    }

    /// The absence of a text, which differs from an empty text.
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

/// A kind of node.
package enum NodeKind: UInt8, Sendable, BitwiseCopyable {
    case element, text, cdata, comment, processingInstruction
}

/// A node of a tree. The nodes are in document order, and the attributes of a node are those from `firstAttribute` to the next node's. A node other
/// than an element has one attribute, without a name, which contains its text.
@usableFromInline
package struct ElementNode: Sendable, BitwiseCopyable {
    package var name: NameID
    package var kind: NodeKind
    /// Whether the element is written as `<name/>`.
    package var isSelfClosing: Bool
    /// The parent. The root is its own parent.
    package var parent: NodeIndex
    /// The index after the last descendant, which is the index of the next sibling if there is one.
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

/// A document as elements with their attributes, texts and comments, in a few flat arrays.
///
/// `bytes` contains the source, followed by all texts that are not in the source verbatim (values with entities, values made by a conversion). Nodes
/// are in document order. Their meaning is not interpreted at this level.
package struct ElementTree: Sendable {
    /// The source, followed by the decoded texts.
    package var bytes: [UInt8]
    /// The number of bytes that are the source.
    package var sourceCount: Int
    package var nodes: [ElementNode]
    package var attributes: [ElementAttribute]
    package var names: NameTable
    /// Whether the offsets of the nodes delimit them in the source. In a tree that was made by a conversion they don't: there `start` only indicates
    /// the part of the source that a node was made from.
    package var isVerbatim: Bool
    /// The end of the XML declaration in the source that a serializer copies for a tree that is not verbatim; 0 to write a new one.
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

    /// Returns the attributes of a node, as indices in `attributes`.
    package func attributeRange(of node: NodeIndex) -> Range<Int> {
        let next = node.place + 1
        let end = next < nodes.count ? Int(nodes[next].firstAttribute) : attributes.count
        return Int(nodes[node].firstAttribute)..<end
    }

    /// Returns the value of an attribute; absent where the node does not have it.
    package func value(of name: NameID, at node: NodeIndex) -> TextRange {
        for position in attributeRange(of: node) where attributes[position].name == name { return attributes[position].value }
        return .absent
    }

    /// Returns a text as a new string; nil where it is absent.
    package func string(_ text: TextRange) -> String? {
        text.isAbsent ? nil : String(decoding: bytes[text.range], as: UTF8.self)
    }

    /// Whether a text equals `other`, byte for byte.
    package func equals(_ text: TextRange, other: StaticString) -> Bool {
        guard text.isPresent, Int(text.length) == other.utf8CodeUnitCount else { return false }
        return bytes.withUnsafeBufferPointer { buffer in
            for position in 0..<other.utf8CodeUnitCount where buffer[Int(text.offset) + position] != other.utf8Start[position] {
                return false
            }
            return true
        }
    }

    /// Returns a node's children, in order.
    package func children(of node: NodeIndex) -> ChildSequence {
        ChildSequence(tree: self, next: node + 1, end: nodes[node].subtreeEnd)
    }

    /// Returns the text of a node: that of a text or a comment, or the text inside of an element; nil for an element without text, such as
    /// `<string/>`.
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

    /// Returns the white space of an element that contains nothing else. The parser creates no nodes for white space.
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
