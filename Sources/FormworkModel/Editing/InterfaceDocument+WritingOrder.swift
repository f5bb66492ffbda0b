import FormworkTree

extension InterfaceDocument {
    /// The document with the attributes and the parts of all elements in Xcode's order; itself where they are.
    ///
    /// Lists keep their order, which says something: views, items, scenes, constraints. What Xcode's order does not know stays behind
    /// what it stood behind.
    ///
    /// - Complexity: O(n log n) in the size of the document.
    package func inWritingOrder() -> InterfaceDocument {
        var writer = OrderedWriter(self)
        writer.write(rootNode)
        return writer.finish(self)
    }
}

/// Writes a tree anew in Xcode's order.
private struct OrderedWriter {
    private let document: InterfaceDocument
    private let attributes: NameOrder
    private let parts: NameOrder
    private var builder: ElementTreeBuilder
    private var isChanged = false

    init(_ document: InterfaceDocument) {
        self.document = document
        attributes = WritingOrder.attributes(on: document.platform)
        parts = WritingOrder.parts(on: document.platform)
        builder = ElementTreeBuilder(converting: document.tree, keepsDeclaration: true)
        builder.reserve(elements: document.tree.nodes.count)
    }

    /// Writes a node; documents are no deeper than the reader allows.
    mutating func write(_ node: NodeIndex) {
        let tree = document.tree
        let record = tree.nodes[node]
        guard record.kind == .element else {
            if let text = tree.text(of: node) { builder.content(builder.text(text), kind: record.kind, from: 0) }
            return
        }
        let name = tree.names[record.name]
        builder.begin(builder.name(name), from: 0)
        let all = Element(document: document, node: node).attributes
        for place in ordered(attributes.sorted(all.map(\.name), in: name)) {
            builder.attribute(builder.name(all[place].name), all[place].value)
        }
        let children = Array(tree.children(of: node))
        for place in order(children, in: name) { write(children[place]) }
        if children.isEmpty, let blank = tree.blankText(of: node).flatMap(tree.string) { builder.content(builder.text(blank), from: 0) }
        builder.end(isSelfClosing: record.isSelfClosing || record.subtreeEnd > node + 1)
    }

    /// The order of children: Xcode's where they are parts that it knows, each there once, and else their own.
    private mutating func order(_ children: [NodeIndex], in name: String) -> [Int] {
        var labels: [String] = []
        var known: Set<String> = []
        for child in children {
            // White space alone, and what a person noted, stays behind what it stood behind.
            guard document.tree.nodes[child].kind == .element else {
                if document.tree.nodes[child].kind == .text { return Array(children.indices) }
                labels.append("")
                continue
            }
            let label = document.tree.names[document.tree.nodes[child].name] + (document.attribute(.key, of: child).map { "@" + $0 } ?? "")
            if !known.insert(label).inserted { return Array(children.indices) }
            labels.append(label)
        }
        return labels.contains(where: parts.contains) ? ordered(parts.sorted(labels, in: name)) : Array(children.indices)
    }

    private mutating func ordered(_ places: [Int]) -> [Int] {
        if !places.elementsEqual(places.indices) { isChanged = true }
        return places
    }

    consuming func finish(_ document: InterfaceDocument) -> InterfaceDocument {
        if !isChanged { return document }
        return InterfaceDocument(
            tree: builder.finish(), kind: document.kind, platform: document.platform, format: document.format)
    }
}
