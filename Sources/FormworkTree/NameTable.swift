/// The number that stands for an element's or attribute's name within one tree.
///
/// Numbers below the vocabulary's size mean the same name in every tree; those above it are the tree's own.
package typealias NameID = UInt16

/// The names that a format's readers and writers speak of, each with a fixed number.
package struct Vocabulary: Sendable {
    package let names: [String]
    private let ids: [String: NameID]

    package init(_ names: [String]) {
        // Safe: a vocabulary is the program's own.
        precondition(names.count < Int(NameID.max), "a vocabulary has fewer than 65,535 names")
        self.names = names
        ids = Dictionary(names.enumerated().map { ($1, NameID($0)) }, uniquingKeysWith: { first, _ in first })
    }

    package func id(of name: String) -> NameID? { ids[name] }
}

/// The names of one tree: the shared vocabulary, then names of its own in the order of their first appearance.
package struct NameTable: Sendable {
    /// How many names of its own a document may have that is read.
    package static let extraLimit = 4_096

    package let vocabulary: Vocabulary
    package private(set) var extras: [String] = []
    private var extraIDs: [String: NameID] = [:]

    package init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    package subscript(id: NameID) -> String {
        let index = Int(id)
        return index < vocabulary.names.count ? vocabulary.names[index] : extras[index - vocabulary.names.count]
    }

    /// The number of `name`, where the tree knows it.
    package func id(of name: String) -> NameID? {
        vocabulary.id(of: name) ?? extraIDs[name]
    }

    /// Whether the vocabulary holds the name.
    package func isKnown(_ id: NameID) -> Bool { Int(id) < vocabulary.names.count }

    /// Adds a name that is known to be neither in the vocabulary nor among the extras.
    package mutating func append(foreign name: String) {
        extraIDs[name] = NameID(vocabulary.names.count + extras.count)
        extras.append(name)
    }

    /// The number of `name`, given out anew where needed; nil when the tree has 65,535 names already.
    package mutating func intern(_ name: String) -> NameID? {
        if let id = id(of: name) { return id }
        let next = vocabulary.names.count + extras.count
        guard next < Int(NameID.max) else { return nil }
        append(foreign: name)
        return NameID(next)
    }
}
