// Safe pointers: the tree keeps the bytes alive during a call, and the ranges are the tree's own.

/// A builder for trees, one element at a time in document order: `begin`, its attributes, its children, `end`.
///
/// It serves conversions. The resulting tree is not verbatim, so a serializer lays it out.
package struct ElementTreeBuilder {
    private var tree: ElementTree
    private var open: [NodeIndex] = []

    /// Creates a builder whose nodes refer to offsets in `source`, the bytes of the converted document.
    package init(fixedNames: FixedNames, source: [UInt8] = []) {
        tree = ElementTree(
            bytes: source, sourceCount: source.count, nodes: [], attributes: [], names: NameTable(fixedNames: fixedNames), isVerbatim: false
        )
    }

    /// Creates a builder for the conversion of a document. Its nodes refer to offsets in the document's source, and all texts of the document,
    /// including decoded ones, can be used without copies.
    ///
    /// - Parameters:
    ///   - document: the document to convert.
    ///   - keepsDeclaration: whether the result begins with the document's own XML declaration.
    package init(converting document: ElementTree, keepsDeclaration: Bool = false) {
        tree = ElementTree(
            bytes: document.bytes, sourceCount: document.sourceCount, nodes: [], attributes: [],
            names: NameTable(fixedNames: document.names.fixedNames), isVerbatim: false)
        if keepsDeclaration { tree.declarationEnd = document.isVerbatim ? document.writtenDeclarationEnd : document.declarationEnd }
    }

    /// Reserves memory for about as many elements.
    package mutating func reserve(elements: Int) {
        tree.nodes.reserveCapacity(elements)
        tree.attributes.reserveCapacity(elements * 4)
        tree.bytes.reserveCapacity(tree.bytes.count + elements * 24)
    }

    /// Creates a builder for a tree whose texts are ranges of `texts`. Its first `sourceCount` bytes are the source.
    package init(fixedNames: FixedNames, texts: [UInt8], sourceCount: Int) {
        tree = ElementTree(
            bytes: texts, sourceCount: sourceCount, nodes: [], attributes: [], names: NameTable(fixedNames: fixedNames), isVerbatim: false)
    }

    /// Returns the id of a name; nil where the tree has no room for another name.
    package mutating func nameIfRoom(_ name: String) -> NameID? { tree.names.intern(name) }

    /// Returns the id of a name.
    package mutating func name(_ name: String) -> NameID {
        // Safe: a document's names have room (`NameTable.extraLimit`), and the program itself has a few hundred.
        guard let id = tree.names.intern(name) else { preconditionFailure("a document of 65,535 different names") }
        return id
    }

    /// Begins an element that was made from the source at the offset `origin`.
    package mutating func begin(_ name: NameID, from origin: Int) {
        append(name, kind: .element, origin: origin)
        open.append(NodeIndex(tree.nodes.count - 1))
    }

    /// Adds an attribute to the element that was just begun. Attributes come before children.
    package mutating func attribute(_ name: NameID, value: TextRange) {
        // Safe: depends on the order of the caller's calls, not on the document.
        precondition(open.last?.place == tree.nodes.count - 1, "attributes come before children")
        tree.attributes.append(ElementAttribute(name: name, value: value))
    }

    /// Adds an attribute, and stores its text in the tree's bytes.
    package mutating func attribute(_ name: NameID, value: some StringProtocol) { attribute(name, value: text(value)) }

    /// Adds a text or a comment to the open element.
    package mutating func content(_ value: TextRange, kind: NodeKind = .text, from origin: Int) {
        append(0, kind: kind, origin: origin)
        tree.attributes.append(ElementAttribute(name: 0, value: value))
    }

    /// Sets white space as the only content of the open element. It gets no node.
    package mutating func blank(_ value: String) {
        guard let index = open.last else { return }
        let range = text(value)
        // Stored as in a source, with the end tag's `<` after it.
        tree.bytes.append(UInt8(ascii: "<"))
        tree.nodes[index].startTagEnd = range.offset
        tree.nodes[index].end = range.offset + range.length + 1
    }

    /// Ends the innermost open element.
    ///
    /// - Parameter isSelfClosing: whether the element is written as `<name/>` if it is empty.
    package mutating func end(isSelfClosing: Bool = true) {
        let index = open.removeLast()
        tree.nodes[index].subtreeEnd = tree.nodeIndices.upperBound
        tree.nodes[index].isSelfClosing = isSelfClosing && tree.nodeIndices.upperBound == index + 1
    }

    /// Stores a text in the tree's bytes.
    package mutating func text(_ value: some StringProtocol) -> TextRange {
        let offset = tree.bytes.count
        tree.bytes.append(contentsOf: value.utf8)
        return TextRange(offset: UInt32(offset), length: UInt32(tree.bytes.count - offset))
    }

    /// Stores a text in the tree's bytes.
    package mutating func text(_ value: String) -> TextRange {
        let offset = tree.bytes.count
        tree.bytes.append(contentsOf: value.utf8)
        return TextRange(offset: UInt32(offset), length: UInt32(tree.bytes.count - offset))
    }

    /// Stores a text in UTF-8 in the tree's bytes.
    package mutating func text(_ utf8: [UInt8]) -> TextRange {
        let offset = tree.bytes.count
        tree.bytes.append(contentsOf: utf8)
        return TextRange(offset: UInt32(offset), length: UInt32(utf8.count))
    }

    /// Returns the bytes of a stored text or of a text of the source; empty where there is no text.
    package func bytes(_ text: TextRange) -> [UInt8] { text.isPresent ? Array(tree.bytes[text.range]) : [] }

    /// Whether all bytes of a text satisfy a predicate.
    package func allSatisfy(_ text: TextRange, predicate: (UInt8) -> Bool) -> Bool {
        tree.bytes.withUnsafeBufferPointer { bytes in
            for index in text.range where !predicate(bytes[index]) { return false }
            return true
        }
    }

    /// Returns the number of Unicode scalars in a text.
    package func characterCount(_ text: TextRange) -> Int {
        tree.bytes.withUnsafeBufferPointer { bytes in
            var count = 0
            for index in text.range where bytes[index] & 0xc0 != 0x80 { count += 1 }
            return count
        }
    }

    /// The number of open elements.
    package var depth: Int { open.count }

    /// Returns the finished tree.
    package consuming func finish() -> ElementTree {
        // Safe: depends on the caller's calls, as above.
        precondition(open.isEmpty, "every element begun is ended")
        return tree
    }

    private mutating func append(_ name: NameID, kind: NodeKind, origin: Int) {
        let index = tree.nodeIndices.upperBound
        let offset = UInt32(origin)
        tree.nodes.append(
            ElementNode(
                name: name, kind: kind, parent: open.last ?? index, subtreeEnd: index + 1,
                firstAttribute: UInt32(tree.attributes.count), start: offset, startTagEnd: offset, end: offset))
    }
}

extension ElementTree {
    /// The end of the XML declaration in the source; 0 where there is none.
    fileprivate var writtenDeclarationEnd: Int {
        let end = min(nodes.first.map { Int($0.start) } ?? 0, 256)
        guard bytes.starts(with: "<?xml".utf8), let mark = bytes[..<end].firstIndex(of: UInt8(ascii: ">")) else { return 0 }
        return mark + 1
    }
}
