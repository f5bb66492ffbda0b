/// The rules of an object's attributes, with one rule for each attribute.
struct PropertyTable: Sendable {
    /// The rules, in the order in which their attributes were first added.
    private(set) var rules: [PropertyRule] = []
    /// The rules that apply to missing attributes, because the initializer sets another value.
    private(set) var absentRules: [PropertyRule] = []
    private var places: [String: Int] = [:]

    /// - Parameter rules: a later rule replaces an earlier one for the same attribute.
    init(_ rules: [PropertyRule] = []) { add(rules) }

    subscript(_ attribute: String) -> PropertyRule? { places[attribute].map { rules[$0] } }

    mutating func add(_ others: [PropertyRule]) {
        for rule in others {
            if let place = places[rule.attribute] {
                rules[place] = rule
            } else {
                places[rule.attribute] = rules.count
                rules.append(rule)
            }
        }
        compareStarts()
    }

    /// Sets the initial values of attributes; nil for unknown ones.
    mutating func start(_ starts: [String: String?]) {
        for (attribute, initial) in starts {
            if let place = places[attribute] { rules[place] = rules[place].starting(with: initial) }
        }
        compareStarts()
    }

    /// The table for an object whose initial values are unknown, so that every attribute is set.
    var withUnknownStarts: PropertyTable {
        var result = self
        result.start(Dictionary(uniqueKeysWithValues: rules.map { ($0.attribute, nil as String?) }))
        return result
    }

    private mutating func compareStarts() {
        absentRules = rules.filter { rule in
            guard let absent = rule.absent else { return false }
            return rule.initial.map { !rule.areSame($0, absent) } ?? true
        }
    }
}
