/// An element that isn't part of a tree yet, with its descendants.
public struct ElementFragment: Hashable, Sendable {
    /// An attribute of an element.
    public struct Attribute: Hashable, Sendable {
        /// The attribute's name.
        public var name: String
        /// The attribute's value.
        public var value: String

        /// Creates an attribute.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The element's name, such as `fontDescription`.
    public var name: String
    /// The element's attributes, in the order of writing.
    public var attributes: [Attribute]
    /// The child elements.
    public var children: [ElementFragment]
    /// The text of an element without children; nil for none.
    public var text: String?

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - name: the element's name.
    ///   - attributes: its attributes, in the order of writing.
    ///   - children: the child elements.
    ///   - text: the text of an element without children.
    public init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [ElementFragment] = [], text: String? = nil) {
        self.init(name, attributes: attributes.map { Attribute($0, $1) }, children: children, text: text)
    }

    package init(_ name: String, attributes: [Attribute], children: [ElementFragment] = [], text: String? = nil) {
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

    /// The value of an attribute. Setting it keeps the attribute's position; a new attribute is added at the end.
    public subscript(name: String) -> String? {
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
