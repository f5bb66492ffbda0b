import FormworkModel

/// What code makes of an element: statements, and what is left out.
struct AppKitCode {
    var statements: [String] = []
    var notConverted: [NotConverted] = []

    /// An element, or an attribute of it, that is left out.
    mutating func leaveOut(_ element: Element, attribute: String? = nil, _ why: String, affectsLayout: Bool = false) {
        let name = element["key"].map { "\(element.name) '\($0)'" } ?? element.name
        let what = attribute.map { "attribute '\($0)' of \(name)" } ?? name
        notConverted.append(NotConverted(element, what, why, affectsLayout: affectsLayout))
    }

    /// Turns the attributes of an element into statements; those that no rule knows are left out by name.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - target: What the statements begin with.
    ///   - rules: By attribute, later ones before earlier ones.
    mutating func add(_ element: Element, to target: String, _ rules: [AppKitRule]) {
        let table = Dictionary(rules.map { ($0.attribute, $0) }) { $1 }
        var said: Set<String> = ["id", "key", "userLabel", "base64-UTF8", "catalog", "userComments"]
        func set(_ rule: AppKitRule, _ value: String) {
            guard said.insert(rule.attribute).inserted else { return }
            switch rule.kind {
            case .structural: return
            case .none(let why):
                if value != rule.initial { leaveOut(element, attribute: rule.attribute, why, affectsLayout: rule.affectsLayout) }
            default:
                if let initial = rule.initial, rule.areSame(initial, value) { return }
                if let said = rule.statements(target, value, isSymbol: element["catalog"] == "system") {
                    statements += said
                } else {
                    leaveOut(element, attribute: rule.attribute, "the value '\(value)' is not known", affectsLayout: rule.affectsLayout)
                }
            }
        }
        // In the order of the table: a maximum comes before the value that it bounds.
        var seen: Set<String> = []
        for rule in rules where seen.insert(rule.attribute).inserted {
            let rule = table[rule.attribute] ?? rule
            if let value = element[rule.attribute] ?? element.stringChild(rule.attribute) {
                set(rule, value)
            } else if let absent = rule.absent, element.child(key: rule.attribute) == nil {
                set(rule, absent)
            }
        }
        for (name, _) in element.attributes where !said.contains(name) && table[name] == nil {
            leaveOut(element, attribute: name, "no counterpart in AppKit is known")
        }
    }

    /// That the class of an element has another name in code than in the document.
    mutating func leaveOutAlteredClass(_ element: Element) {
        if let altered = TypeName.altered(element) { notConverted.append(altered) }
    }

    /// Parts of an element that nothing has said.
    mutating func leaveOutConnections(_ element: Element) {
        for child in element.children where child.name == "connections" {
            for connection in child.children {
                leaveOut(connection, "connections of a part of a view are not written")
            }
        }
    }
}

extension Element {
    /// The text of a `string` element with a key, as long texts and those of several lines are written.
    func stringChild(_ key: String) -> String? {
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        return child.plainText ?? ""
    }
}
