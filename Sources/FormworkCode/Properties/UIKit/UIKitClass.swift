import FormworkModel

/// A class of UIKit as far as Interface Builder describes it: how it is made, and its properties.
struct UIKitClass: Sendable {
    let name: String
    /// Its superclass; nil for `UIView`.
    let parent: String?
    /// The names of its elements.
    let elements: [String]
    /// What stands between the parentheses of its initialiser.
    var arguments: @Sendable (Element) -> String = { _ in "" }
    /// Whether its superview makes it.
    var exists = false
    var rules: [PropertyRule] = []
    var parts: [PartRule] = []
    /// Where it starts with other values than its superclass, by attribute; nil where that is not known.
    var starts: [String: String?] = [:]

    /// The class of an element's name with all that it inherits; nil for an element that stands for none.
    static func of(_ element: String) -> Resolved? { table[element] }

    /// A class with all that it inherits.
    struct Resolved: Sendable {
        let name: String
        let arguments: @Sendable (Element) -> String
        let exists: Bool
        /// By attribute.
        var rules: [String: PropertyRule] = [:]
        /// Those that are said even where the attribute is left out, in their order.
        var absentRules: [PropertyRule] = []
        /// The class's own first.
        var parts: [PartRule] = []

        func part(_ element: Element) -> PartRule? {
            let key = element["key"]
            return parts.first { $0.names.contains(element.name) && ($0.key == nil || $0.key == key) }
        }
    }

    static let all: [UIKitClass] = views + controls + fields + containers + bars + media

    private static let table: [String: Resolved] = {
        let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        var result: [String: Resolved] = [:]
        for one in all {
            for element in one.elements { result[element] = resolve(one, byName) }
        }
        return result
    }()

    private static func resolve(_ last: UIKitClass, _ byName: [String: UIKitClass]) -> Resolved {
        var chain = [last]
        while let parent = chain[0].parent.flatMap({ byName[$0] }) { chain.insert(parent, at: 0) }
        var result = Resolved(
            name: last.name == "UITableViewCellContentView" ? "UIView" : last.name, arguments: last.arguments, exists: last.exists)
        var order: [String] = []
        for one in chain {
            for rule in one.rules {
                if result.rules.updateValue(rule, forKey: rule.attribute) == nil { order.append(rule.attribute) }
            }
            for (attribute, initial) in one.starts { result.rules[attribute] = result.rules[attribute]?.starting(with: initial) }
            result.parts = one.parts + result.parts
        }
        result.absentRules = order.compactMap { result.rules[$0] }.filter { rule in
            guard let absent = rule.absent else { return false }
            return rule.initial.map { !rule.areSame($0, absent) } ?? true
        }
        return result
    }
}
