import FormworkTree

/// An element in a view's element, such as a font, a colour or the state of a button, as Interface Builder writes it.
public struct LayoutContent: Hashable, Sendable {
    /// An attribute of it.
    public struct Attribute: Hashable, Sendable {
        /// What it is called.
        public var name: String
        /// What it says.
        public var value: String

        /// An attribute and its value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The element's name, such as `fontDescription`.
    public var name: String
    /// Its attributes, in the order in which they are written.
    public var attributes: [Attribute]
    /// The elements in it.
    public var children: [LayoutContent]
    /// The text in an element without children; nil for none.
    public var text: String?

    /// An element.
    ///
    /// - Parameters:
    ///   - name: the element's name.
    ///   - attributes: in the order in which they are written.
    ///   - children: the elements in it.
    ///   - text: the text in an element without children.
    public init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [LayoutContent] = [], text: String? = nil) {
        self.name = name
        self.attributes = attributes.map { Attribute($0, $1) }
        self.children = children
        self.text = text
    }

    /// The value of an attribute; setting it keeps its place, or puts it last.
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

    /// Whether both are the same part of a view: a colour of the same key, the same list.
    func isSamePart(as other: LayoutContent) -> Bool { name == other.name && self["key"] == other["key"] }

    var fragment: ElementFragment {
        ElementFragment(
            name, attributes.map { ElementFragment.Attribute($0.name, $0.value) }, children: children.map(\.fragment), text: text)
    }
}

extension LayoutView {
    /// What stands in its element beside its frame, views and constraints, of what code set.
    public var contents: [LayoutContent] { document.views[index].contents }

    /// Puts an element into its element. It takes the place of one of the same name and `key`.
    public func setContent(_ content: LayoutContent) {
        if let place = document.views[index].contents.firstIndex(where: { $0.isSamePart(as: content) }) {
            document.views[index].contents[place] = content
        } else {
            document.views[index].contents.append(content)
        }
    }

    /// Puts an element into one that code set, in the place of the one with a number there; nothing where there is none.
    package func setContent(_ content: LayoutContent, at number: Int, in name: String) {
        guard let place = document.views[index].contents.firstIndex(where: { $0.name == name }),
            document.views[index].contents[place].children.indices.contains(number)
        else { return }
        document.views[index].contents[place].children[number] = content
    }

    /// The element of a name, and of a `key` where one is given, of what code set; nil where it set none.
    public func content(_ name: String, key: String? = nil) -> LayoutContent? {
        document.views[index].contents.first { $0.name == name && $0["key"] == key }
    }

    /// Takes an element out that code set, the one of a name, and of a `key` where one is given.
    public func removeContent(_ name: String, key: String? = nil) {
        document.views[index].contents.removeAll { $0.name == name && $0["key"] == key }
    }
}
