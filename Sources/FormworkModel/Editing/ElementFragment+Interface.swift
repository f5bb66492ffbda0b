package import FormworkTree

/// New Interface Builder elements, with attributes and children in Xcode's order.
extension ElementFragment {
    /// Creates a frame's element.
    package init(frame: Rect) {
        let (origin, size) = (frame.origin, frame.size)
        self.init(
            "rect",
            attributes: [
                .init("key", "frame"), .init("x", DocumentNumber.text(origin.x)), .init("y", DocumentNumber.text(origin.y)),
                .init("width", DocumentNumber.text(size.width)), .init("height", DocumentNumber.text(size.height)),
            ])
    }

    /// Sets an attribute; a new one is inserted in Xcode's order. Nil removes it.
    package mutating func setAttribute(_ name: String, to value: String?) {
        if value == nil || attributes.contains(where: { $0.name == name }) {
            self[name] = value
        } else if let value {
            attributes.insert(Attribute(name, value), at: WritingOrder.place(in: self.name, among: attributes.map(\.name), of: name))
        }
    }

    /// Adds a child element in Xcode's order.
    package mutating func appendPart(_ part: ElementFragment) {
        let place = children.firstIndex { WritingOrder.isWritten($0.name, behind: part.name) } ?? children.count
        children.insert(part, at: place)
    }

    /// Sets the contents of a list such as `subviews`. An empty list is removed.
    package mutating func setList(_ name: String, parts: [ElementFragment]) {
        if let place = children.firstIndex(where: { $0.name == name }) {
            if parts.isEmpty { children.remove(at: place) } else { children[place].children = parts }
        } else if !parts.isEmpty {
            appendPart(ElementFragment(name, children: parts))
        }
    }

    /// Adds constraints to the list of constraints, sorted by id.
    package mutating func addConstraints(_ constraints: [ElementFragment]) {
        let existing = children.first { $0.name == "constraints" }?.children ?? []
        setList("constraints", parts: Self.sortedByID(existing + constraints))
    }

    /// Returns elements sorted by id, as Xcode does for constraints.
    static func sortedByID(_ fragments: [ElementFragment]) -> [ElementFragment] {
        fragments.sorted { ($0["id"] ?? "").utf8.lexicographicallyPrecedes(($1["id"] ?? "").utf8) }
    }
}
