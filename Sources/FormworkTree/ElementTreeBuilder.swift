// Safe pointers: the bytes are lent by the tree for the time of a call, and ranges are the tree's own.

/// Builds a tree element by element, in document order: `begin`, its attributes, its children, `end`.
///
/// For conversions: the tree made is not verbatim, and a serializer lays it out.
package struct ElementTreeBuilder {
    private var tree: ElementTree
    private var open: [NodeIndex] = []

    /// A builder whose nodes point into `source`, the bytes of the document that is converted.
    package init(vocabulary: Vocabulary, source: [UInt8] = []) {
        tree = ElementTree(
            bytes: source, sourceCount: source.count, nodes: [], attributes: [], names: NameTable(vocabulary: vocabulary), isVerbatim: false
        )
    }

    /// A builder of what a document becomes: its nodes point into the document's source, and all the document's texts,
    /// the decoded ones too, may be used as they are.
    ///
    /// - Parameters:
    ///   - document: what is converted.
    ///   - keepsDeclaration: whether what comes of it begins with the document's own XML declaration.
    package init(converting document: ElementTree, keepsDeclaration: Bool = false) {
        tree = ElementTree(
            bytes: document.bytes, sourceCount: document.sourceCount, nodes: [], attributes: [],
            names: NameTable(vocabulary: document.names.vocabulary), isVerbatim: false)
        if keepsDeclaration { tree.declarationEnd = document.isVerbatim ? document.writtenDeclarationEnd : document.declarationEnd }
    }

    /// Makes room for about as much as a document of that many elements needs.
    package mutating func reserve(elements: Int) {
        tree.nodes.reserveCapacity(elements)
        tree.attributes.reserveCapacity(elements * 4)
        tree.bytes.reserveCapacity(tree.bytes.count + elements * 24)
    }

    /// A builder of a tree whose texts may be any of `texts`, of which the first `sourceCount` bytes are the source.
    package init(vocabulary: Vocabulary, texts: [UInt8], sourceCount: Int) {
        tree = ElementTree(
            bytes: texts, sourceCount: sourceCount, nodes: [], attributes: [], names: NameTable(vocabulary: vocabulary), isVerbatim: false)
    }

    /// The number of a name; nil where the tree has no room for another.
    package mutating func nameIfRoom(_ name: String) -> NameID? { tree.names.intern(name) }

    /// The number of a name.
    package mutating func name(_ name: String) -> NameID {
        // Safe: names of a document have room (`NameTable.extraLimit`), and the program's own are a few hundred.
        guard let id = tree.names.intern(name) else { preconditionFailure("a document of 65,535 different names") }
        return id
    }

    /// Begins an element that comes from the source at the offset `origin`.
    package mutating func begin(_ name: NameID, from origin: Int) {
        append(name, .element, origin)
        open.append(NodeIndex(tree.nodes.count - 1))
    }

    /// Adds an attribute to the element just begun; attributes come before children.
    package mutating func attribute(_ name: NameID, _ value: TextRange) {
        // Safe: the order of the caller's calls, whatever the document says.
        precondition(open.last?.place == tree.nodes.count - 1, "attributes come before children")
        tree.attributes.append(ElementAttribute(name: name, value: value))
    }

    /// Adds an attribute with a text that is put into the tree's bytes.
    package mutating func attribute(_ name: NameID, _ value: some StringProtocol) { attribute(name, text(value)) }

    /// Adds a text, or a comment, to the element that is open.
    package mutating func content(_ value: TextRange, kind: NodeKind = .text, from origin: Int) {
        append(0, kind, origin)
        tree.attributes.append(ElementAttribute(name: 0, value: value))
    }

    /// Gives the element that is open white space as all that it holds, which is no node.
    package mutating func blank(_ value: String) {
        guard let index = open.last else { return }
        let range = text(value)
        // As where it is found in a source: between the tags.
        tree.bytes.append(UInt8(ascii: "<"))
        tree.nodes[index].startTagEnd = range.offset
        tree.nodes[index].end = range.offset + range.length + 1
    }

    /// Ends the element that was begun last.
    ///
    /// - Parameter isSelfClosing: whether it is written as `<name/>` if nothing is in it.
    package mutating func end(isSelfClosing: Bool = true) {
        let index = open.removeLast()
        tree.nodes[index].subtreeEnd = tree.nodeIndices.upperBound
        tree.nodes[index].isSelfClosing = isSelfClosing && tree.nodeIndices.upperBound == index + 1
    }

    /// Puts a text into the tree's bytes.
    package mutating func text(_ value: some StringProtocol) -> TextRange {
        let offset = tree.bytes.count
        tree.bytes.append(contentsOf: value.utf8)
        return TextRange(offset: UInt32(offset), length: UInt32(tree.bytes.count - offset))
    }

    /// Puts a text into the tree's bytes.
    package mutating func text(_ value: String) -> TextRange {
        let offset = tree.bytes.count
        tree.bytes.append(contentsOf: value.utf8)
        return TextRange(offset: UInt32(offset), length: UInt32(tree.bytes.count - offset))
    }

    /// Puts a text, as bytes of UTF-8, into the tree's bytes.
    package mutating func text(_ utf8: [UInt8]) -> TextRange {
        let offset = tree.bytes.count
        tree.bytes.append(contentsOf: utf8)
        return TextRange(offset: UInt32(offset), length: UInt32(utf8.count))
    }

    /// A text that was put in, or that is of the source; nothing where there is no text.
    package func bytes(_ text: TextRange) -> [UInt8] { text.isPresent ? Array(tree.bytes[text.range]) : [] }

    /// Whether every byte of a text is as asked.
    package func allSatisfy(_ text: TextRange, _ predicate: (UInt8) -> Bool) -> Bool {
        tree.bytes.withUnsafeBufferPointer { bytes in
            for index in text.range where !predicate(bytes[index]) { return false }
            return true
        }
    }

    /// How many characters (scalars) a text has.
    package func characterCount(_ text: TextRange) -> Int {
        tree.bytes.withUnsafeBufferPointer { bytes in
            var count = 0
            for index in text.range where bytes[index] & 0xc0 != 0x80 { count += 1 }
            return count
        }
    }

    /// How many elements are open.
    package var depth: Int { open.count }

    /// The finished tree.
    package consuming func finish() -> ElementTree {
        // Safe: the same.
        precondition(open.isEmpty, "every element begun is ended")
        return tree
    }

    private mutating func append(_ name: NameID, _ kind: NodeKind, _ origin: Int) {
        let index = tree.nodeIndices.upperBound
        let offset = UInt32(origin)
        tree.nodes.append(
            ElementNode(
                name: name, kind: kind, parent: open.last ?? index, subtreeEnd: index + 1,
                firstAttribute: UInt32(tree.attributes.count), start: offset, startTagEnd: offset, end: offset))
    }
}

extension ElementTree {
    /// Where the XML declaration of the source ends; 0 without one.
    fileprivate var writtenDeclarationEnd: Int {
        let end = min(nodes.first.map { Int($0.start) } ?? 0, 256)
        guard bytes.starts(with: "<?xml".utf8), let mark = bytes[..<end].firstIndex(of: UInt8(ascii: ">")) else { return 0 }
        return mark + 1
    }
}
