import FormworkTree

extension InterfaceDocument {
    /// Returns the document with all attributes and child elements in Xcode's order; itself if they already are.
    ///
    /// Lists whose order matters keep it: views, items, scenes, constraints. Names that are missing from Xcode's order stay after their
    /// predecessors.
    ///
    /// - Complexity: O(n log n) in the size of the document.
    package func inWritingOrder() -> InterfaceDocument {
        var writer = OrderedWriter(self)
        writer.write(rootNode)
        return writer.finish(self)
    }
}

/// Rewrites a tree in Xcode's order.
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

    /// Writes a node recursively. The reader limits the depth of documents.
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
            builder.attribute(builder.name(all[place].name), value: all[place].value)
        }
        let children = Array(tree.children(of: node))
        for place in order(children, in: name) { write(children[place]) }
        if children.isEmpty, let blank = tree.blankText(of: node).flatMap(tree.string) { builder.content(builder.text(blank), from: 0) }
        builder.end(isSelfClosing: record.isSelfClosing || record.subtreeEnd > node + 1)
    }

    /// Returns the order of children: Xcode's if they are distinct known parts, else their own.
    private mutating func order(_ children: [NodeIndex], in name: String) -> [Int] {
        var labels: [String] = []
        var known: Set<String> = []
        for child in children {
            // Comments stay after their predecessors. With text among the children, all of them keep their own order.
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
