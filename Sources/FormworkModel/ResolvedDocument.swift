package import FormworkTree

/// A document resolved for given traits: its attributes and elements with the replacements of matching variations.
package struct ResolvedDocument: Sendable {
    package let document: InterfaceDocument
    package let storage: InterfaceDocument.Storage
    /// The matching variations, by the node that they vary; the most specific last.
    private var variations: [NodeIndex: [NodeIndex]] = [:]

    /// - Parameters:
    ///   - document: the document.
    ///   - widthClass: the horizontal size class; nil for any, for which only `default` matches.
    ///   - heightClass: the vertical size class; nil as for `widthClass`.
    package init(_ document: InterfaceDocument, widthClass: InterfaceDocument.SizeClass?, heightClass: InterfaceDocument.SizeClass?) {
        self.document = document
        storage = document.storage
        for (position, record) in storage.index.variations.enumerated() {
            let variation = InterfaceDocument.Variation(document: document, index: position)
            if !variation.isDefault {
                guard let widthClass, let heightClass else { continue }
                guard variation.traits.matches(widthClass: widthClass, heightClass: heightClass) else { continue }
            }
            variations[record.owner, default: []].append(record.node)
        }
        func rank(_ node: NodeIndex) -> Int {
            let traits = InterfaceDocument.Traits(key: storage.tree.string(storage.tree.value(of: Name.key.id, at: node)) ?? "")
            return (traits.widthClass == nil ? 0 : 1) + (traits.heightClass == nil ? 0 : 1)
        }
        for (owner, nodes) in variations where nodes.count > 1 {
            variations[owner] = nodes.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
        }
    }

    /// Returns the matching variations of a node, the most specific last.
    package func variations(of node: NodeIndex) -> [NodeIndex] { variations.isEmpty ? [] : variations[node] ?? [] }

    /// Returns the name of an element.
    package func name(_ node: NodeIndex) -> Name { Name.name(storage.tree.nodes[node].name) }

    /// Returns the range of an attribute's value; absent if there is none.
    package func range(_ name: Name, node: NodeIndex) -> TextRange { storage.tree.value(of: name.id, at: source(of: name.id, node)) }

    /// Returns the element that determines an attribute: the most specific variation that has it, else the node itself.
    package func source(of name: NameID, _ node: NodeIndex) -> NodeIndex {
        // A variation's own `key` is its traits and doesn't replace the element's.
        if !variations.isEmpty, name != Name.key.id, let overriding = variations[node] {
            for variation in overriding.reversed() where storage.tree.value(of: name, at: variation).isPresent { return variation }
        }
        return node
    }

    /// Returns an attribute's value.
    package func string(_ name: Name, node: NodeIndex) -> String? { storage.tree.string(range(name, node: node)) }

    /// Returns the value of an attribute with any name.
    package func string(_ name: NameID, node: NodeIndex) -> String? {
        storage.tree.string(storage.tree.value(of: name, at: source(of: name, node)))
    }

    /// Returns an attribute's value as a number; nil if it isn't a finite number.
    package func number(_ name: Name, node: NodeIndex) -> Double? {
        let text = range(name, node: node)
        guard text.isPresent else { return nil }
        guard let value = storage.tree.number(text), value.isFinite else { return nil }
        return value
    }

    /// Returns an attribute's Boolean value; nil if it is neither `YES` nor `NO`.
    package func flag(_ name: Name, node: NodeIndex) -> Bool? {
        let text = range(name, node: node)
        if storage.tree.equals(text, other: "YES") { return true }
        return storage.tree.equals(text, other: "NO") ? false : nil
    }

    /// Whether an attribute has a given value.
    package func isWord(_ name: Name, node: NodeIndex, word: StaticString) -> Bool {
        storage.tree.equals(range(name, node: node), other: word)
    }

    /// Returns the first child with a `key`. A variation's child precedes the element's own.
    package func child(_ node: NodeIndex, key: StaticString) -> NodeIndex? {
        if !variations.isEmpty, let overriding = variations[node] {
            for variation in overriding.reversed() {
                if let child = ownChild(variation, key: key) { return child }
            }
        }
        return ownChild(node, key: key)
    }

    /// Returns the first child with a `key` that isn't a constant.
    package func child(_ node: NodeIndex, key: String) -> NodeIndex? {
        (variations(of: node).reversed() + [node]).lazy.compactMap { holder in
            firstChild(of: holder) { child in
                storage.tree.nodes[child].kind == .element
                    && storage.tree.string(storage.tree.value(of: Name.key.id, at: child)) == key
            }
        }.first
    }

    private func ownChild(_ node: NodeIndex, key: StaticString) -> NodeIndex? {
        firstChild(of: node) { child in
            storage.tree.nodes[child].kind == .element && storage.tree.equals(storage.tree.value(of: Name.key.id, at: child), other: key)
        }
    }

    /// Returns the first child element with a name.
    package func child(_ node: NodeIndex, name: Name) -> NodeIndex? {
        firstChild(of: node) { storage.tree.nodes[$0].name == name.id }
    }

    /// Returns the first child that fulfils a condition. The tree's own sequence of children would retain the tree.
    @inline(__always)
    private func firstChild(of node: NodeIndex, where isWanted: (NodeIndex) -> Bool) -> NodeIndex? {
        let end = storage.tree.nodes[node].subtreeEnd
        var child = node + 1
        while child < end {
            if isWanted(child) { return child }
            child = storage.tree.nodes[child].subtreeEnd
        }
        return nil
    }

    /// Returns the child elements, in document order.
    package func children(_ node: NodeIndex) -> [NodeIndex] {
        storage.tree.children(of: node).filter { storage.tree.nodes[$0].kind == .element }
    }
}
