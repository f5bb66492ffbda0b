import FormworkModel

/// What code makes of an element in a view's element.
struct PartCode {
    var statements: [String] = []
    var notConverted: [NotConverted] = []

    init(_ statements: [String] = []) { self.statements = statements }

    /// An element, or an attribute of it, that is left out.
    mutating func leaveOut(_ element: Element, attribute: String? = nil, _ why: String, affectsLayout: Bool = false) {
        notConverted.append(
            NotConverted(
                element, attribute.map { "attribute '\($0)' of \(Self.name(element))" } ?? Self.name(element), why,
                affectsLayout: affectsLayout))
    }

    /// `color 'tintColor'`: an element by its name, and its key where it has one.
    static func name(_ element: Element) -> String { element["key"].map { "\(element.name) '\($0)'" } ?? element.name }

    /// Turns attributes into statements, by rules; those that no rule knows are left out by name.
    mutating func add(_ element: Element, to target: String, rules: [PropertyRule], affectsLayout: Bool = false) {
        let rules = Dictionary(rules.map { ($0.attribute, $0) }, uniquingKeysWith: { first, _ in first })
        for (name, value) in element.attributes where name != "key" && name != "id" {
            guard let rule = rules[name] else {
                leaveOut(element, attribute: name, "no counterpart in UIKit is known", affectsLayout: affectsLayout)
                continue
            }
            switch rule.kind {
            case .structural: continue
            case .none(let why): leaveOut(element, attribute: name, why, affectsLayout: rule.affectsLayout)
            default:
                if let initial = rule.initial, rule.areSame(initial, value) { continue }
                if let expression = rule.expression(value) {
                    statements.append(rule.statement(target, expression))
                } else {
                    leaveOut(element, attribute: name, "the value '\(value)' is not known", affectsLayout: rule.affectsLayout)
                }
            }
        }
        for rule in rules.values.sorted(by: { $0.attribute < $1.attribute }) {
            guard element[rule.attribute] == nil, let absent = rule.absent, let initial = rule.initial, !rule.areSame(absent, initial),
                let expression = rule.expression(absent)
            else { continue }
            statements.append(rule.statement(target, expression))
        }
    }
}
