/// An element that is put into a tree, with all that is in it.
package struct ElementFragment: Hashable, Sendable {
    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package var name: String
    /// In the order in which they are written.
    package var attributes: [Attribute]
    package var children: [ElementFragment]
    /// What stands in an element without children; nil for nothing.
    package var text: String?

    package init(_ name: String, _ attributes: [Attribute] = [], children: [ElementFragment] = [], text: String? = nil) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// A copy of an element of a tree; comments do not come along.
    package init(copying node: NodeIndex, of tree: ElementTree) {
        name = tree.names[tree.nodes[node].name]
        attributes = tree.attributeRange(of: node).map { position in
            let attribute = tree.attributes[position]
            return Attribute(tree.names[attribute.name], tree.string(attribute.value) ?? "")
        }
        children = tree.children(of: node).filter { tree.nodes[$0].kind == .element }.map { ElementFragment(copying: $0, of: tree) }
        text = children.isEmpty ? tree.text(of: node) : nil
    }

    /// The value of an attribute; setting it keeps its place, or puts it last.
    package subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let place = attributes.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): attributes[place].value = value
            case (let place?, nil): attributes.remove(at: place)
            case (nil, let value?): attributes.append(Attribute(name, value))
            case (nil, nil): break
            }
        }
    }
}
