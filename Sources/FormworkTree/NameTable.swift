/// The id of an element's or an attribute's name within one tree.
///
/// Ids below the number of fixed names mean the same name in every tree. Higher ids are specific to a tree.
package typealias NameID = UInt16

/// The names that the readers and writers of a format use, each with a fixed id.
package struct FixedNames: Sendable {
    package let names: [String]
    /// The ids by the hashes of their names, with gaps (`NameID.max`). A dictionary takes longer to make, in each run of the program: it hashes
    /// for hostile keys, and the runtime searches the program for what its keys can do.
    private var slots: [NameID]

    package init(_ names: [String]) {
        // Safe: the names are part of the program.
        precondition(names.count < Int(NameID.max), "there are fewer than 65,535 names")
        self.names = names
        var size = 16
        while size < names.count * 2 { size *= 2 }
        slots = [NameID](repeating: .max, count: size)
        for (id, name) in names.enumerated() {
            let slot = slot(of: name)
            if slots[slot] == .max { slots[slot] = NameID(id) }
        }
    }

    package func id(of name: String) -> NameID? {
        let id = slots[slot(of: name)]
        return id == .max ? nil : id
    }

    /// Returns the slot of a name, or the gap where it belongs. At most half of the slots are used.
    private func slot(of name: String) -> Int {
        // FNV-1a.
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != .max, names[Int(slots[slot])] != name { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

/// The names of one tree: the fixed names, then the tree's other names in the order of their first occurrence.
package struct NameTable: Sendable {
    /// The maximum number of a document's names that aren't fixed.
    package static let extraLimit = 4_096

    package let fixedNames: FixedNames
    package private(set) var extras: [String] = []
    private var extraIDs: [String: NameID] = [:]

    package init(fixedNames: FixedNames) { self.fixedNames = fixedNames }

    package subscript(id: NameID) -> String {
        let index = Int(id)
        return index < fixedNames.names.count ? fixedNames.names[index] : extras[index - fixedNames.names.count]
    }

    /// Returns the id of a name; nil where the tree does not have it.
    package func id(of name: String) -> NameID? {
        fixedNames.id(of: name) ?? extraIDs[name]
    }

    /// Whether an id is that of a fixed name.
    package func isKnown(_ id: NameID) -> Bool { Int(id) < fixedNames.names.count }

    /// Adds a name that is neither fixed nor in `extras`.
    package mutating func append(foreign name: String) {
        extraIDs[name] = NameID(fixedNames.names.count + extras.count)
        extras.append(name)
    }

    /// Returns the id of a name, and adds the name if necessary; nil when the tree has 65,535 names already.
    package mutating func intern(_ name: String) -> NameID? {
        if let id = id(of: name) { return id }
        let next = fixedNames.names.count + extras.count
        guard next < Int(NameID.max) else { return nil }
        append(foreign: name)
        return NameID(next)
    }
}
