/// A property of a class, as its source declares it.
package struct PropertyFacts: Hashable, Sendable {
    /// How a document can reach it.
    package enum Exposure: UInt8, Sendable, CaseIterable {
        /// As Swift alone knows it: documents cannot.
        case swift
        /// By key, as any property of Objective-C.
        case key
        /// By key, and Interface Builder shows it as an attribute (`@IBInspectable`).
        case inspectable
        /// As an outlet of one object.
        case outlet
        /// As an outlet of several.
        case outletCollection
    }

    package var name: String
    /// The class that it refers to, without what makes it optional or an array; nil where the source leaves it to the compiler.
    package var type: String?
    package var exposure: Exposure
    /// Whether it may stay without a value (`UILabel?`); one that is unwrapped implicitly may not.
    package var isOptional: Bool
    package var isWeak: Bool
    package var position: SourcePosition
    /// The instance variable behind it, where Objective-C has one; the name itself for a variable without property.
    package var variable: String?

    package init(
        name: String, type: String?, exposure: Exposure, isOptional: Bool = false, isWeak: Bool = false, position: SourcePosition,
        variable: String? = nil
    ) {
        self.name = name
        self.type = type
        self.exposure = exposure
        self.isOptional = isOptional
        self.isWeak = isWeak
        self.position = position
        self.variable = variable
    }

    /// Whether it is an outlet of one object or several.
    package var isOutlet: Bool { exposure == .outlet || exposure == .outletCollection }

    /// The words that it is searched by, those of all keys that reach it among them.
    package var words: Set<String> {
        guard let variable else { return [Self.word(forKey: name)] }
        let plain = variable.hasPrefix("_") ? variable.dropFirst() : variable[...]
        let words: Set = [Self.word(forKey: name), Self.word(forKey: variable), Self.word(forKey: String(plain))]
        return plain.hasPrefix("is") ? words.union([String(plain.dropFirst(2))]) : words
    }

    /// The word that properties are searched by for a key: `Label` for `label` and for `Label`.
    package static func word(forKey key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }

    /// Whether key-value coding finds it by a key: through its setter `set<Key>:`, or a variable `_key`, `_isKey`, `key` or `isKey`.
    package func isReached(by key: String) -> Bool {
        if name == key { return true }
        // The setter's name is the same for `Label` and `label`.
        if name.utf8.count == key.utf8.count, name.dropFirst() == key.dropFirst(), name.prefix(1).uppercased() == key.prefix(1) {
            return true
        }
        guard let variable else { return false }
        let plain = variable.hasPrefix("_") ? variable.dropFirst() : variable[...]
        return variable == key || plain == key
            || plain.hasPrefix("is") && plain.dropFirst(2) == key.prefix(1).uppercased() + key.dropFirst()
    }
}

extension PropertyFacts: MemberFacts {
    func isSame(as other: PropertyFacts) -> Bool {
        (name, type, variable) == (other.name, other.type, other.variable) && exposure == other.exposure
    }
}
