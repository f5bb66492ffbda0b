/// The rules of an object's attributes, each attribute once.
struct PropertyTable: Sendable {
    /// In the order in which their attributes are first named.
    private(set) var rules: [PropertyRule] = []
    /// Those that are said where their attributes are left out, as the initializer gives something else.
    private(set) var absentRules: [PropertyRule] = []
    private var places: [String: Int] = [:]

    /// - Parameter rules: a later one takes the place of an earlier one for the same attribute.
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

    /// Says what the initializer gives for attributes; nil where that is not known.
    mutating func start(_ starts: [String: String?]) {
        for (attribute, initial) in starts {
            if let place = places[attribute] { rules[place] = rules[place].starting(with: initial) }
        }
        compareStarts()
    }

    /// The same for an object of which nobody knows what it starts with: everything is said.
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
