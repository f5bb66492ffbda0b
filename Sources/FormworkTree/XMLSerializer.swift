// Safe pointers: the tree keeps the bytes alive during a call, and the ranges are the tree's own.

/// Writes a tree as text in Xcode's layout: four spaces per level, attributes in order, texts next to their tags.
package struct XMLSerializer {
    private let tree: ElementTree
    private var output: [UInt8] = []
    private let limit: Int
    /// The byte range of each node in the output; empty unless it was requested.
    private var ranges: [Range<Int>] = []

    private init(_ tree: ElementTree, limit: Int) {
        self.tree = tree
        self.limit = limit
        output.reserveCapacity(max(tree.sourceCount, tree.nodes.count * 64))
    }

    /// Writes a document from its tree. Only the text before the first node is copied from the source.
    ///
    /// - Parameters:
    ///   - tree: the document.
    ///   - declaration: the XML declaration, for a tree that is not verbatim.
    ///   - endsLine: whether the text ends with a newline, for a tree that is not verbatim.
    ///   - limit: the number of bytes at which to stop. The output is incomplete then.
    /// - Complexity: O(n) in the size of the tree.
    package static func text(
        of tree: ElementTree, declaration: XMLDeclaration? = XMLDeclaration(), endsLine: Bool = true, limit: Int = .max
    ) -> [UInt8] {
        var serializer = XMLSerializer(tree, limit: limit)
        serializer.write(declaration, endsLine: endsLine)
        return serializer.output
    }

    /// Writes a document, and returns the byte range of each node.
    ///
    /// - Parameters:
    ///   - tree: the document.
    ///   - declaration: the XML declaration, for a tree that is not verbatim.
    ///   - endsLine: whether the text ends with a newline, for a tree that is not verbatim.
    /// - Complexity: O(n) in the size of the tree.
    package static func textWithRanges(
        of tree: ElementTree, declaration: XMLDeclaration? = XMLDeclaration(), endsLine: Bool = true
    ) -> (text: [UInt8], ranges: [Range<Int>]) {
        var serializer = XMLSerializer(tree, limit: .max)
        serializer.ranges = Array(repeating: 0..<0, count: tree.nodes.count)
        serializer.write(declaration, endsLine: endsLine)
        return (serializer.output, serializer.ranges)
    }

    private mutating func write(_ declaration: XMLDeclaration?, endsLine: Bool) {
        if tree.isVerbatim { output += tree.prolog } else if let declaration { append(declaration.text) }
        let end = tree.nodeIndices.upperBound
        var index = tree.nodeIndices.lowerBound
        while index < end {
            write(index, indent: 0)
            index = tree.nodes[index].subtreeEnd
            if index < end { append("\n") }
        }
        if tree.isVerbatim ? tree.source.last == UInt8(ascii: "\n") : endsLine { append("\n") }
    }

    private mutating func write(_ index: NodeIndex, indent: Int) {
        if output.count > limit { return }
        let start = output.count
        defer { if !ranges.isEmpty { ranges[index.place] = start..<output.count } }
        let node = tree.nodes[index]
        switch node.kind {
        case .element: writeElement(index, indent: indent)
        case .text: writeText(index)
        case .cdata: wrap("<![CDATA[", text: value(node), closing: "]]>")
        case .comment: wrap("<!--", text: value(node), closing: "-->")
        case .processingInstruction: wrap("<?", text: value(node), closing: "?>")
        }
    }

    private mutating func writeElement(_ index: NodeIndex, indent: Int) {
        let node = tree.nodes[index]
        output.append(UInt8(ascii: "<"))
        append(tree.names[node.name])
        for position in tree.attributeRange(of: index) {
            let attribute = tree.attributes[position]
            output.append(UInt8(ascii: " "))
            append(tree.names[attribute.name])
            append("=\"")
            escape(attribute.value, inAttribute: true)
            output.append(UInt8(ascii: "\""))
        }
        let end = node.subtreeEnd
        if end == index + 1 {
            if let blank = tree.blankText(of: index) {
                output.append(UInt8(ascii: ">"))
                escape(blank, inAttribute: false)
                close(node)
            } else if node.isSelfClosing {
                append("/>")
            } else {
                output.append(UInt8(ascii: ">"))
                close(node)
            }
            return
        }
        output.append(UInt8(ascii: ">"))
        let isMixed = tree.children(of: index).contains { tree.nodes[$0].kind == .text || tree.nodes[$0].kind == .cdata }
        for child in tree.children(of: index) {
            if !isMixed { newLine(indent + 1) }
            write(child, indent: indent + 1)
        }
        if !isMixed { newLine(indent) }
        close(node)
    }

    private mutating func writeText(_ index: NodeIndex) {
        var value = value(tree.nodes[index])
        let parent = tree.nodes[index].parent
        let isAlone = tree.nodes[parent].subtreeEnd == parent + 2
        // A parser ignores white space next to elements, unless it contains a reference.
        let bytes = tree.bytes[value.range]
        if !isAlone, let first = bytes.first, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }) {
            append("&#\(first);")
            value = TextRange(offset: value.offset + 1, length: value.length - 1)
        }
        escape(value, inAttribute: false)
    }

    private mutating func close(_ node: ElementNode) {
        append("</")
        append(tree.names[node.name])
        output.append(UInt8(ascii: ">"))
    }

    private func value(_ node: ElementNode) -> TextRange { tree.attributes[Int(node.firstAttribute)].value }

    private mutating func newLine(_ indent: Int) {
        output.append(UInt8(ascii: "\n"))
        for _ in 0..<indent { append("    ") }
    }

    private mutating func wrap(_ opening: String, text: TextRange, closing: String) {
        append(opening)
        output += tree.bytes[text.range]
        append(closing)
    }

    private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func escape(_ text: TextRange, inAttribute: Bool) {
        tree.bytes.withUnsafeBufferPointer { bytes in
            var clean = text.range.lowerBound
            for index in text.range {
                // No escaped character comes after this one.
                guard bytes[index] <= UInt8(ascii: ">"), let entity = XMLEscaping.entity(for: bytes[index], inAttribute: inAttribute)
                else { continue }
                output.append(contentsOf: bytes[clean..<index])
                append(entity)
                clean = index + 1
            }
            output.append(contentsOf: bytes[clean..<text.range.upperBound])
        }
    }
}
