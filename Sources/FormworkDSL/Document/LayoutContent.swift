import FormworkTree

/// An element in a view's element, such as a font, a colour or the state of a button, as Interface Builder writes it.
public struct LayoutContent: Hashable, Sendable {
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
    public var children: [LayoutContent]
    /// The text of an element without children; nil for none.
    public var text: String?

    /// Creates an element.
    ///
    /// - Parameters:
    ///   - name: the element's name.
    ///   - attributes: its attributes, in the order of writing.
    ///   - children: the child elements.
    ///   - text: the text of an element without children.
    public init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [LayoutContent] = [], text: String? = nil) {
        self.name = name
        self.attributes = attributes.map { Attribute($0, $1) }
        self.children = children
        self.text = text
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

    /// Whether both have the same element name and `key`, so that one replaces the other.
    func isSamePart(as other: LayoutContent) -> Bool { name == other.name && self["key"] == other["key"] }

    var fragment: ElementFragment {
        ElementFragment(
            name, attributes.map { ElementFragment.Attribute($0.name, $0.value) }, children: children.map(\.fragment), text: text)
    }
}

extension LayoutView {
    /// The child elements that code set, other than the frame, subviews and constraints.
    public var contents: [LayoutContent] { document.views[index].contents }

    /// Adds a child element, or replaces the one with the same name and `key` that code set.
    public func setContent(_ content: LayoutContent) {
        if let place = document.views[index].contents.firstIndex(where: { $0.isSamePart(as: content) }) {
            document.views[index].contents[place] = content
        } else {
            document.views[index].contents.append(content)
        }
    }

    /// Replaces a child of an element that code set, by the child's index. Does nothing if there is no such child.
    package func setContent(_ content: LayoutContent, at number: Int, in name: String) {
        guard let place = document.views[index].contents.firstIndex(where: { $0.name == name }),
            document.views[index].contents[place].children.indices.contains(number)
        else { return }
        document.views[index].contents[place].children[number] = content
    }

    /// Returns the child element that code set with a name and `key`; nil if there is none.
    public func content(_ name: String, key: String? = nil) -> LayoutContent? {
        document.views[index].contents.first { $0.name == name && $0["key"] == key }
    }

    /// Removes the child element that code set with a name and `key`.
    public func removeContent(_ name: String, key: String? = nil) {
        document.views[index].contents.removeAll { $0.name == name && $0["key"] == key }
    }
}
