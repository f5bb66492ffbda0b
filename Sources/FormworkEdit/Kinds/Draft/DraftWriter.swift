import FormworkModel
import FormworkTree

/// Writes a draft as a tree of new and copied elements.
struct DraftWriter {
    private let draft: ConversionDraft
    private let tree: ElementTree
    private var builder: ElementTreeBuilder
    private var nameIDs: [NameID: NameID] = [:]

    init(_ draft: ConversionDraft) {
        self.draft = draft
        tree = draft.source.tree
        builder = ElementTreeBuilder(converting: tree, keepsDeclaration: draft.source.format == .modern)
        builder.reserve(elements: tree.nodes.count + 32)
    }

    consuming func finish() -> ElementTree { builder.finish() }

    // MARK: New elements

    /// Writes a new element.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - attributes: The attributes. Those without a value are skipped.
    ///   - node: The node that it originates from.
    ///   - content: A closure that writes its children.
    mutating func element(
        _ name: String, _ attributes: [(String, String?)] = [], from node: NodeIndex, _ content: (inout DraftWriter) -> Void = { _ in }
    ) {
        builder.begin(builder.name(name), from: Int(tree.nodes[node].start))
        for (name, value) in attributes { if let value { builder.attribute(builder.name(name), value: value) } }
        content(&self)
        builder.end()
    }

    mutating func comment(_ text: String, from node: NodeIndex) {
        let bytes = builder.text(text)
        builder.content(bytes, kind: .comment, from: Int(tree.nodes[node].start))
    }

    private mutating func fragment(_ fragment: ElementFragment, from node: NodeIndex) {
        element(fragment.name, fragment.attributes.map { ($0.name, $0.value) }, from: node) { writer in
            for child in fragment.children { writer.fragment(child, from: node) }
        }
    }

    // MARK: Copied elements

    /// Writes an element with its descendants.
    ///
    /// - Parameters:
    ///   - node: The element.
    ///   - first: Attributes to write first, in place of its own attributes with the same names.
    ///   - last: Attributes to write last, in place of its own attributes with the same names.
    mutating func copy(_ node: NodeIndex, first: [(String, String?)] = [], last: [(String, String?)] = []) {
        guard tree.nodes[node].kind == .element else { return content(node) }
        if isEmptied(node) { return }
        let record = tree.nodes[node]
        if let name = draft.names[node] { builder.begin(builder.name(name), from: Int(record.start)) } else { begin(node) }
        attributes(of: node, first: first, last: last)
        children(of: node)
        builder.end(isSelfClosing: record.isSelfClosing || tree.children(of: node).contains { _ in true })
    }

    /// Writes the children of an element.
    mutating func children(of node: NodeIndex) {
        let insertions = draft.insertions[node] ?? []
        for child in tree.children(of: node) {
            for insertion in insertions where insertion.sibling == child { insert(insertion.what, from: node) }
            if !draft.removed.contains(child) { copy(child) }
        }
        for insertion in insertions where insertion.sibling == nil { insert(insertion.what, from: node) }
        if let blank = tree.blankText(of: node) { builder.content(blank, from: Int(tree.nodes[node].startTagEnd)) }
    }

    private mutating func insert(_ what: ConversionDraft.Insertion, from node: NodeIndex) {
        switch what {
        case .node(let moved): copy(moved)
        case .fragment(let fragment): self.fragment(fragment, from: node)
        }
    }

    private mutating func begin(_ node: NodeIndex) {
        let record = tree.nodes[node]
        builder.begin(name(record.name), from: Int(record.start))
    }

    private mutating func attributes(of node: NodeIndex, first: [(String, String?)], last: [(String, String?)]) {
        var changes = draft.attributes[node] ?? [:]
        for (name, value) in first + last where value != nil { changes.updateValue(nil, forKey: name) }
        for (name, value) in first { if let value { builder.attribute(builder.name(name), value: value) } }
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            if changes.isEmpty {
                builder.attribute(name(attribute.name), value: attribute.value)
                continue
            }
            let text = tree.names[attribute.name]
            switch changes.removeValue(forKey: text) {
            case .none: builder.attribute(name(attribute.name), value: attribute.value)
            case .some(.some(let value)): builder.attribute(name(attribute.name), value: value)
            case .some(.none): break
            }
        }
        for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
            if let value { builder.attribute(builder.name(name), value: value) }
        }
        for (name, value) in last { if let value { builder.attribute(builder.name(name), value: value) } }
    }

    private mutating func content(_ node: NodeIndex) {
        let record = tree.nodes[node]
        builder.content(tree.attributes[Int(record.firstAttribute)].value, kind: record.kind, from: Int(record.start))
    }

    private mutating func name(_ id: NameID) -> NameID {
        if tree.names.isKnown(id) { return id }
        if let known = nameIDs[id] { return known }
        let new = builder.name(tree.names[id])
        nameIDs[id] = new
        return new
    }

    /// Whether every item of a list was removed.
    private func isEmptied(_ node: NodeIndex) -> Bool {
        switch draft.source.name(of: node) {
        case .connections, .constraints, .mask: break
        case .variation: if tree.attributeRange(of: node).count > 1 { return false }
        default: return false
        }
        if draft.insertions[node] != nil { return false }
        var hadAny = false
        for child in tree.children(of: node) {
            hadAny = true
            if !draft.removed.contains(child), !isEmptied(child) { return false }
        }
        return hadAny
    }
}
