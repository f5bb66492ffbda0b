extension PropertyRule {
    /// - Parameters:
    ///   - absent: the meaning of a missing attribute.
    ///   - initial: the value that the initializer sets.
    static func bool(_ attribute: String, property: String, absent: Bool?, initial: Bool?, layout: Bool = false) -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: property, kind: .bool, absent: absent.map { $0 ? "YES" : "NO" },
            initial: initial.map { $0 ? "YES" : "NO" }, affectsLayout: layout)
    }

    /// Creates a rule for a property whose value is the same in a document without the attribute and after initialization.
    static func bool(_ attribute: String, property: String, start: Bool, layout: Bool = false) -> PropertyRule {
        bool(attribute, property: property, absent: start, initial: start, layout: layout)
    }

    static func number(
        _ attribute: String, _ property: String, _ start: Double? = nil, layout: Bool = false, rank: Int = 0
    ) -> PropertyRule {
        let start = start.map { CodeLiteral.number($0) }
        return PropertyRule(
            attribute: attribute, property: property, kind: .number, absent: start, initial: start, affectsLayout: layout, rank: rank)
    }

    static func integer(
        _ attribute: String, _ property: String, _ start: Int? = nil, layout: Bool = false, late: Bool = false, rank: Int = 0
    ) -> PropertyRule {
        let start = start.map(String.init)
        return PropertyRule(
            attribute: attribute, property: property, kind: .integer, absent: start, initial: start, affectsLayout: layout, isLate: late,
            rank: rank)
    }

    static func string(
        _ attribute: String, property: String, absent: String? = nil, initial: String? = nil, layout: Bool = false
    ) -> PropertyRule {
        PropertyRule(attribute: attribute, property: property, kind: .string, absent: absent, initial: initial, affectsLayout: layout)
    }

    static func image(_ attribute: String, property: String, layout: Bool = true) -> PropertyRule {
        PropertyRule(attribute: attribute, property: property, kind: .image, affectsLayout: layout)
    }

    /// - Parameters:
    ///   - words: the words of Interface Builder, separated by spaces. A word is followed by a colon and the member's name if that differs: `left
    ///     right tailTruncation:byTruncatingTail`.
    ///   - absent: the meaning of a missing attribute.
    ///   - initial: the value that the initializer sets.
    static func word(
        _ attribute: String, _ property: String, _ words: String, _ absent: String? = nil, initial: String?, layout: Bool = false
    ) -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: property, kind: .word(Self.words(words)), absent: absent, initial: initial,
            affectsLayout: layout)
    }

    /// Creates a rule for a property whose value is the same in a document without the attribute and after initialization.
    static func word(
        _ attribute: String, _ property: String, _ words: String, _ start: String? = nil, layout: Bool = false
    ) -> PropertyRule {
        word(attribute, property, words, start, initial: start, layout: layout)
    }

    /// - Parameters:
    ///   - absent: the meaning of a missing attribute.
    ///   - initial: the value that the initializer sets.
    ///   - statements: the statements for each word.
    static func say(
        _ attribute: String, absent: String? = nil, initial: String? = nil, layout: Bool = false, statements: [String: [String]]
    ) -> PropertyRule {
        PropertyRule(attribute: attribute, property: "", kind: .say(statements), absent: absent, initial: initial, affectsLayout: layout)
    }

    /// Creates a rule for a content priority along an axis.
    static func priority(
        _ attribute: String, name: String, axis: String, absent: String, initial: String?
    ) -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: "setContent\(name)Priority(%, for: .\(axis))", kind: .priority, absent: absent,
            initial: initial, affectsLayout: true)
    }

    /// - Parameter attributes: the names, separated by spaces.
    static func structural(_ attributes: String) -> [PropertyRule] {
        attributes.split(separator: " ").map { PropertyRule(attribute: String($0), property: "", kind: .structural) }
    }

    /// - Parameter initial: the value that needs no note.
    static func none(_ attribute: String, why: String, initial: String? = nil, layout: Bool = false) -> PropertyRule {
        PropertyRule(attribute: attribute, property: "", kind: .none(why: why), initial: initial, affectsLayout: layout)
    }

    static func words(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for pair in text.split(separator: " ") {
            let sides = pair.split(separator: ":", maxSplits: 1)
            result[String(sides[0])] = String(sides.last ?? sides[0])
        }
        return result
    }
}
