/// A property of a class, as its source declares it.
package struct PropertyFacts: Hashable, Sendable {
    /// The ways in which a document can reach the property.
    package enum Exposure: UInt8, Sendable, CaseIterable {
        /// Swift only: documents can't reach it.
        case swift
        /// By key, like any Objective-C property.
        case key
        /// By key, and as an attribute in Interface Builder (`@IBInspectable`).
        case inspectable
        /// As an outlet for one object.
        case outlet
        /// As an outlet for several objects.
        case outletCollection
    }

    package var name: String
    /// The class of its value, or of the wrapped or collected values; nil if the type is inferred.
    package var type: String?
    package var exposure: Exposure
    /// Whether it is an optional (`UILabel?`). An implicitly unwrapped one isn't.
    package var isOptional: Bool
    package var isWeak: Bool
    package var position: SourcePosition
    /// The instance variable of an Objective-C property; for an instance variable without a property, its own name.
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

    /// Whether it is an outlet for one or several objects.
    package var isOutlet: Bool { exposure == .outlet || exposure == .outletCollection }

    /// The lookup words of its name and of all keys by which key-value coding finds it.
    package var words: Set<String> {
        guard let variable else { return [Self.word(forKey: name)] }
        let plain = variable.hasPrefix("_") ? variable.dropFirst() : variable[...]
        let words: Set = [Self.word(forKey: name), Self.word(forKey: variable), Self.word(forKey: String(plain))]
        return plain.hasPrefix("is") ? words.union([String(plain.dropFirst(2))]) : words
    }

    /// Returns the lookup word for a key: `Label` for `label` and for `Label`.
    package static func word(forKey key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }

    /// Whether key-value coding finds it by a key, through its setter `set<Key>:` or a variable `_key`, `_isKey`, `key` or `isKey`.
    package func isReached(by key: String) -> Bool {
        if name == key { return true }
        // The setter has the same name for `Label` and `label`.
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
