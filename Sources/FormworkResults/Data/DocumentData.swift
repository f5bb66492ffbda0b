import FormworkModel
import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and ranges are the tree's own.

/// Writes a whole document as data: its elements with all their content, in document order.
struct DocumentData<Writer: DataWriting> {
    private let document: InterfaceDocument
    private let tree: TreeReader
    private var writer: Writer
    private let names: [String]

    /// Returns the document in the writer's format.
    static func text(of document: InterfaceDocument, _ writer: Writer) -> [UInt8] {
        document.tree.withReader { tree in
            var data = DocumentData(document: document, tree: tree, writer: writer)
            data.write()
            return data.writer.bytes
        }
    }

    private init(document: InterfaceDocument, tree: TreeReader, writer: Writer) {
        self.document = document
        self.tree = tree
        self.writer = writer
        names = document.tree.names.fixedNames.names + document.tree.names.extras
    }

    private mutating func write() {
        writer.beginObject()
        writer.key("formwork")
        writer.digits("1")
        writer.key("kind")
        writer.string(document.kind.rawValue)
        writer.key("platform")
        writer.string(document.platform.rawValue)
        writer.key("format")
        writer.string(document.format.rawValue)
        writeDeclaration()
        let root = document.rootNode
        let rootEnd = tree.nodes[root].subtreeEnd
        let all = document.tree.nodeIndices
        if root > all.lowerBound { writeLeaves("before", range: all.lowerBound..<root) }
        writer.key("document")
        writeElement(root)
        if rootEnd < all.upperBound { writeLeaves("after", range: rootEnd..<all.upperBound) }
        writer.endObject()
        writer.end()
    }

    private mutating func writeDeclaration() {
        writer.key("xml")
        if let declaration = document.declaration {
            writer.beginObject()
            writer.key("version")
            writer.string(declaration.version)
            if let encoding = declaration.encoding {
                writer.key("encoding")
                writer.string(encoding)
            }
            if let standalone = declaration.standalone {
                writer.key("standalone")
                writer.string(standalone)
            }
            writer.endObject()
        } else {
            writer.null()
        }
        if document.tree.isVerbatim, document.tree.source.last != UInt8(ascii: "\n") {
            writer.key("finalNewline")
            writer.boolean(false)
        }
    }

    /// Writes the comments and processing instructions outside the root element.
    private mutating func writeLeaves(_ name: String, range: Range<NodeIndex>) {
        writer.key(name)
        writer.beginArray()
        for index in range {
            writer.element()
            writer.beginObject()
            writeLeaf(index)
            writer.endObject()
        }
        writer.endArray()
    }

    private mutating func writeElement(_ index: NodeIndex) {
        let node = tree.nodes[index]
        writer.beginObject()
        writer.key("element")
        writer.string(names[Int(node.name)])
        let attributes = tree.attributeRange(of: index)
        if !attributes.isEmpty {
            writer.key("attributes")
            writer.beginObject()
            for position in attributes {
                let attribute = tree.attributes[position]
                writer.key(names[Int(attribute.name)])
                let text = tree.bytes(attribute.value)
                if ValueAttributes.contains(attribute.name, of: node.name) {
                    writeValue(text, zero: ValueAttributes.zero(of: attribute.name, of: node.name))
                } else {
                    writer.string(text)
                }
            }
            writer.endObject()
        }
        writeContent(index, node: node)
        writer.endObject()
    }

    /// Writes a number or a boolean if the text is unambiguously one, otherwise a string.
    private mutating func writeValue(_ text: UnsafeBufferPointer<UInt8>, zero: StaticString) {
        if text.elementsEqual("YES".utf8) { return writer.boolean(true) }
        if text.elementsEqual("NO".utf8) { return writer.boolean(false) }
        switch DocumentNumber.literal(of: text, zero: zero) {
        case .verbatim: writer.digits(text)
        case .zero: writer.digits("0")
        case .number(let value): writer.digits(value.description)
        case nil: writer.string(text)
        }
    }

    private mutating func writeContent(_ index: NodeIndex, node: ElementNode) {
        let end = node.subtreeEnd
        if end == index + 1 {
            if node.isSelfClosing { return }
            writer.key("text")
            writer.string(document.tree.blankText(of: index).map { tree.bytes($0) } ?? UnsafeBufferPointer(start: nil, count: 0))
            return
        }
        if end == index + 2, tree.nodes[index + 1].kind == .text { return writeLeaf(index + 1) }
        writer.key("children")
        writer.beginArray()
        var child = index + 1
        while child < end {
            writer.element()
            if tree.nodes[child].kind == .element {
                writeElement(child)
            } else {
                writer.beginObject()
                writeLeaf(child)
                writer.endObject()
            }
            child = tree.nodes[child].subtreeEnd
        }
        writer.endArray()
    }

    /// Writes the text of a node that isn't an element.
    private mutating func writeLeaf(_ index: NodeIndex) {
        switch tree.nodes[index].kind {
        case .text, .element: writer.key("text")
        case .cdata: writer.key("cdata")
        case .comment: writer.key("comment")
        case .processingInstruction: writer.key("instruction")
        }
        writer.string(tree.bytes(tree.attributes[Int(tree.nodes[index].firstAttribute)].value))
    }
}
