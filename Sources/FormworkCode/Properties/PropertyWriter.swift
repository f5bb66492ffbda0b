import FormworkModel
import FormworkTree

/// Converts an element to statements according to tables of rules.
struct PropertyWriter {
    let syntax: PropertySyntax
    var statements: [String] = []
    /// Statements that come after all others.
    private(set) var late: [String] = []
    var notConverted: [NotConverted] = []
    /// The arguments that a part gives to the initializer of its view; nil for the usual ones.
    var arguments: String?
    private var hasFrame = false
    /// Attributes of the view that have no effect where it is.
    private let idle: Set<String>
    /// The expressions of the view's parts that are members of the class.
    let names: [Element: String]
    /// The targets and actions of bar items that their initializers set, as arguments.
    let targets: [Element: String]

    init(
        _ syntax: PropertySyntax, idle: Set<String> = [], names: [Element: String] = [:], targets: [Element: String] = [:]
    ) {
        self.syntax = syntax
        self.names = names
        self.targets = targets
        self.idle = syntax.isExhaustive ? [] : idle
    }

    var language: CodeLanguage { syntax.language }

    /// A writer for a part, whose statements are added later.
    var part: PropertyWriter { PropertyWriter(syntax, names: names, targets: targets) }

    private var noCounterpart: String { "it has no known counterpart in \(syntax.toolkit.rawValue)" }

    /// Returns everything that was written, with the late statements at the end.
    func code(initializer: String? = nil) -> PropertyCode {
        PropertyCode(initializer: initializer, statements: statements + late, hasFrame: hasFrame, notConverted: notConverted)
    }

    /// Sets the frame of a view, before all other statements.
    mutating func addFrame(_ frame: Rect, to variable: String) {
        statements.insert(language.assignment(variable, property: "frame", value: language.rect(syntax.toolkit.rect, rect: frame)), at: 0)
        hasFrame = true
    }

    // MARK: Notes

    /// Notes an element or one of its attributes as left out.
    mutating func leaveOut(_ element: Element, attribute: String? = nil, _ why: String? = nil, affectsLayout: Bool = false) {
        // User comments are written as the doc comment of the object's property.
        if attribute == nil, element["key"] == "userComments" { return }
        let name = element["key"].map { "\(element.name) '\($0)'" } ?? element.name
        let what = attribute.map { "attribute '\($0)' of \(name)" } ?? name
        notConverted.append(NotConverted(element, what: what, why: why ?? noCounterpart, affectsLayout: affectsLayout))
    }

    /// Notes that the class of an element has another name in code than in the document.
    mutating func leaveOutAlteredClass(_ element: Element) {
        if let altered = TypeName.altered(element, in: language) { notConverted.append(altered) }
    }

    /// Notes an element that isn't supported in Objective-C yet.
    mutating func leaveOutOfObjectiveC(_ element: Element, affectsLayout: Bool = true) {
        leaveOut(element, "it isn't supported in Objective-C: convert to Swift instead", affectsLayout: affectsLayout)
    }

    /// The reason for leaving out a part's connection if there is no better one.
    static let ofPart = "connections of a view's parts aren't converted"

    /// Notes the connections of a part of a view as left out.
    mutating func leaveOutConnections(_ element: Element) {
        for connection in element.children.filter({ $0.name == "connections" }).flatMap(\.children) {
            // The control sends the action of its cell.
            if element["key"] == "cell", connection.name == "action" { continue }
            leaveOut(connection, Self.ofPart)
        }
    }

    // MARK: Attributes

    /// Converts the attributes of an element to statements. Attributes without a rule are noted by name.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - target: the expression of the object.
    ///   - table: the rules.
    ///   - affectsLayout: whether a missing attribute without a rule may change frames.
    mutating func add(_ element: Element, to target: String, table: PropertyTable, affectsLayout: Bool = false) {
        let toolkit = syntax.toolkit
        func value(_ rule: PropertyRule) -> String? {
            element[rule.attribute] ?? (toolkit.hasTextElements ? element.stringChild(rule.attribute) : nil)
        }
        if toolkit.followsDocument {
            let written = element.attributes.filter { !toolkit.ignoredAttributes.contains($0.name) }.enumerated()
                .map { (place: $0, name: $1.name, value: $1.value, rule: table[$1.name]) }
            for (_, name, value, rule) in written.sorted(by: { ($0.rule?.rank ?? 0, $0.place) < ($1.rule?.rank ?? 0, $1.place) }) {
                if let rule {
                    set(rule, value: value, of: element, to: target)
                } else {
                    leaveOut(element, attribute: name, affectsLayout: affectsLayout)
                }
            }
            for rule in table.absentRules where value(rule) == nil { set(rule, value: rule.absent ?? "", of: element, to: target) }
        } else {
            for rule in table.rules where !toolkit.ignoredAttributes.contains(rule.attribute) {
                if let value = value(rule) {
                    set(rule, value: value, of: element, to: target)
                } else if let absent = rule.absent, element.child(key: rule.attribute) == nil {
                    set(rule, value: absent, of: element, to: target)
                }
            }
            for (name, _) in element.attributes where !toolkit.ignoredAttributes.contains(name) && table[name] == nil {
                leaveOut(element, attribute: name, affectsLayout: affectsLayout)
            }
        }
    }

    mutating func add(_ element: Element, to target: String, rules: [PropertyRule], affectsLayout: Bool = false) {
        add(element, to: target, table: PropertyTable(rules), affectsLayout: affectsLayout)
    }

    private mutating func set(_ rule: PropertyRule, value: String, of element: Element, to target: String) {
        if let initial = rule.initial, rule.areSame(initial, value) { return }
        if case .structural = rule.kind { return }
        if let said = syntax.statements(rule, value: value, of: element, to: target) {
            if idle.contains(rule.attribute) { return }
            if !syntax.isExhaustive, IdleRule.covers(rule.attribute, value: value, of: element, toolkit: syntax.toolkit) { return }
            if rule.isLate { late += said } else { statements += said }
            return
        }
        switch rule.kind {
        case .none(let why), .derived(let why, _):
            leaveOut(element, attribute: rule.attribute, why.replacing("%", with: value), affectsLayout: rule.affectsLayout)
        default:
            leaveOut(element, attribute: rule.attribute, "the value '\(value)' is not known", affectsLayout: rule.affectsLayout)
        }
    }

    // MARK: Parts

    /// Notes the scale of an image if the code cannot express it.
    mutating func leaveOutScale(of reference: Element) {
        guard reference["symbolScale"] != nil else { return }
        if language == .objectiveC {
            leaveOut(reference, attribute: "symbolScale", "it isn't supported in Objective-C: convert to Swift instead")
        } else if reference["catalog"] != "system" {
            leaveOut(reference, attribute: "symbolScale", "the code sets the scale of system symbols only")
        }
    }

    /// Converts a child element to statements.
    mutating func add(part: Element, to variable: String, _ rule: PartRule) {
        switch rule.kind {
        case .structural: break
        case .none(let why): leaveOut(part, why, affectsLayout: rule.affectsLayout)
        case .other(let swift, let objectiveC):
            if let write = language == .swift ? swift : objectiveC { return write(part, variable, &self) }
            leaveOutOfObjectiveC(part)
        default:
            guard let expression = syntax.expression(rule.kind, element: part) else {
                return leaveOut(part, "its value is not known", affectsLayout: rule.affectsLayout)
            }
            if part.name == "imageReference" { leaveOutScale(of: part) }
            if !expression.isEmpty, syntax.isExhaustive || !IdleRule.covers(part: part, syntax.toolkit) {
                statements.append(language.assignment(variable, property: rule.property, value: expression))
            }
        }
    }
}

extension Element {
    /// Returns the text of a `string` child with a key, which holds texts that are long or have several lines.
    func stringChild(_ key: String) -> String? {
        guard let child = child(key: key), child.name == "string" || child.name == "mutableString" else { return nil }
        return child.plainText ?? ""
    }
}

/// The code of one view.
package struct PropertyCode {
    /// The expression that creates the view, such as `UIButton(type: .system)`; nil for one that exists already, such as the content view of a cell.
    package var initializer: String?
    /// The statements about the view, in document order.
    package var statements: [String]
    /// Whether the first statement sets the frame.
    private(set) var hasFrame: Bool
    /// The parts that have no equivalent in code.
    package var notConverted: [NotConverted]

    package init(initializer: String? = nil, statements: [String] = [], notConverted: [NotConverted] = []) {
        self.init(initializer: initializer, statements: statements, hasFrame: false, notConverted: notConverted)
    }

    init(initializer: String?, statements: [String], hasFrame: Bool, notConverted: [NotConverted]) {
        self.initializer = initializer
        self.hasFrame = hasFrame && !statements.isEmpty
        self.statements = statements
        self.notConverted = notConverted
    }

    /// Sets the frame only if the view has none yet.
    mutating func guardFrame(of view: String) {
        guard hasFrame, !statements.isEmpty else { return }
        statements[0] = "if \(view).frame.size == .zero { \(statements[0]) }"
        hasFrame = false
    }

    /// Removes the statement that sets the frame, because other code places the view.
    mutating func removeFrame() {
        if hasFrame, !statements.isEmpty { statements.removeFirst() }
        hasFrame = false
    }
}
