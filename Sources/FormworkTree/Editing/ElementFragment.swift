/// An element to insert into a tree, with its descendants.
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
    /// The attributes, in the order in which they are written.
    package var attributes: [Attribute]
    package var children: [ElementFragment]
    /// The text of an element without children; nil for none.
    package var text: String?

    package init(_ name: String, _ attributes: [Attribute] = [], children: [ElementFragment] = [], text: String? = nil) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
    }

    /// Copies an element of a tree without its comments.
    package init(copying node: NodeIndex, of tree: ElementTree) {
        name = tree.names[tree.nodes[node].name]
        attributes = tree.attributeRange(of: node).map { position in
            let attribute = tree.attributes[position]
            return Attribute(tree.names[attribute.name], tree.string(attribute.value) ?? "")
        }
        children = tree.children(of: node).filter { tree.nodes[$0].kind == .element }.map { ElementFragment(copying: $0, of: tree) }
        text = children.isEmpty ? tree.text(of: node) : nil
    }

    /// The value of an attribute. Setting it keeps the attribute's position, or appends a new attribute.
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
