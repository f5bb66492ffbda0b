@_exported public import FormworkTree

extension ElementFragment {
    /// Whether both have the same element name and `key`, so that one replaces the other.
    func isSamePart(as other: ElementFragment) -> Bool { name == other.name && self["key"] == other["key"] }
}

extension LayoutView {
    /// The child elements that code set, other than the frame, subviews and constraints.
    public var contents: [ElementFragment] { document.views[index].contents }

    /// Adds a child element, or replaces the one with the same name and `key` that code set.
    public func setContent(_ content: ElementFragment) {
        if let place = document.views[index].contents.firstIndex(where: { $0.isSamePart(as: content) }) {
            document.views[index].contents[place] = content
        } else {
            document.views[index].contents.append(content)
        }
    }

    /// Replaces a child of an element that code set, by the child's index. Does nothing if there is no such child.
    package func setContent(_ content: ElementFragment, at number: Int, in name: String) {
        guard let place = document.views[index].contents.firstIndex(where: { $0.name == name }),
            document.views[index].contents[place].children.indices.contains(number)
        else { return }
        document.views[index].contents[place].children[number] = content
    }

    /// Returns the child element that code set with a name and `key`; nil if there is none.
    public func content(_ name: String, key: String? = nil) -> ElementFragment? {
        document.views[index].contents.first { $0.name == name && $0["key"] == key }
    }

    /// Removes the child element that code set with a name and `key`.
    public func removeContent(_ name: String, key: String? = nil) {
        document.views[index].contents.removeAll { $0.name == name && $0["key"] == key }
    }
}
