package import FormworkTree

/// Elements of Interface Builder that are made anew, with everything where Xcode writes it.
extension ElementFragment {
    /// A frame.
    package init(frame: Rect) {
        let (origin, size) = (frame.origin, frame.size)
        self.init(
            "rect",
            [
                .init("key", "frame"), .init("x", DocumentNumber.text(origin.x)), .init("y", DocumentNumber.text(origin.y)),
                .init("width", DocumentNumber.text(size.width)), .init("height", DocumentNumber.text(size.height)),
            ])
    }

    /// Sets an attribute, in Xcode's place where it is new; nil takes it away.
    package mutating func setAttribute(_ name: String, to value: String?) {
        if value == nil || attributes.contains(where: { $0.name == name }) {
            self[name] = value
        } else if let value {
            attributes.insert(Attribute(name, value), at: WritingOrder.place(in: self.name, among: attributes.map(\.name), of: name))
        }
    }

    /// Puts an element where Xcode writes it among the parts.
    package mutating func appendPart(_ part: ElementFragment) {
        let place = children.firstIndex { WritingOrder.isWritten($0.name, behind: part.name) } ?? children.count
        children.insert(part, at: place)
    }

    /// Sets what stands in a list such as `subviews`; an empty one goes.
    package mutating func setList(_ name: String, _ parts: [ElementFragment]) {
        if let place = children.firstIndex(where: { $0.name == name }) {
            if parts.isEmpty { children.remove(at: place) } else { children[place].children = parts }
        } else if !parts.isEmpty {
            appendPart(ElementFragment(name, children: parts))
        }
    }

    /// Puts constraints into the list of them, sorted by ids.
    package mutating func addConstraints(_ constraints: [ElementFragment]) {
        let existing = children.first { $0.name == "constraints" }?.children ?? []
        setList("constraints", Self.sortedByID(existing + constraints))
    }

    /// In the order of ids, as Xcode writes constraints.
    static func sortedByID(_ fragments: [ElementFragment]) -> [ElementFragment] {
        fragments.sorted { ($0["id"] ?? "").utf8.lexicographicallyPrecedes(($1["id"] ?? "").utf8) }
    }
}
