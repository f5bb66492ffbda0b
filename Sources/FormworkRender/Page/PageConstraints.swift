import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// The constraints of a tree in all its states. Each is stored once, and a state refers to those that are active.
struct PageConstraints: Sendable {
    /// A constraint with its text and its items.
    struct Entry: Sendable {
        var id: String
        var text: String
        /// The number of the view; -2 and less for guides, -1 for neither.
        var first: Int
        var second: Int
        var value: InterfaceDocument.ConstraintValue
        var isPlaceholder: Bool
        var isSymbolic: Bool
        /// Whether the constant differs, or may differ, from that of the element, because of a variation or the state. Changing the element's
        /// constant would then not change the visible one.
        var isVaried: Bool
        /// The id of the template's constraint that this one is a copy of.
        var origin: String?
    }

    /// A guide that constraints refer to.
    private struct Guide: Sendable {
        var kind: String
        /// The number of the view that owns the guide.
        var owner: Int
    }

    private struct Key: Hashable {
        var id: String
        var constant: Double
        var priority: Double
    }

    private let tree: Int
    private var entries: [Entry] = []
    private var numbers: [Key: Int] = [:]
    private var guides: [Guide] = []
    private var guideNumbers: [String: Int] = [:]
    private var sets = NumberedTable<[Int]>()
    /// The approximate size in bytes.
    private(set) var byteCount = 0

    init(tree: Int) { self.tree = tree }

    /// Returns the number of a set of constraints: those of a tree that are active in a state.
    mutating func number(ofSet constraints: [Constraint], _ state: PreparedState, trees: PageTrees, names: inout PageNames) -> Int {
        var members: [Int] = []
        members.reserveCapacity(constraints.count)
        for constraint in constraints {
            let node = constraint.element.node
            let values = state.context.values
            let isVaried = !values.variations(of: node).isEmpty
            let constant = isVaried ? values.number(.constant, node: node) ?? constraint.constant : constraint.constant
            let priority = isVaried ? values.number(.priority, node: node) ?? constraint.priority : constraint.priority
            let key = Key(id: constraint.id ?? "#\(constraint.index)", constant: constant, priority: priority)
            if let number = numbers[key] {
                members.append(number)
                continue
            }
            var value = constraint.value
            value.constant = constant
            value.priority = priority
            numbers[key] = entries.count
            members.append(entries.count)
            let text = value.text { names.name(ofID: $0) }
            byteCount += text.utf8.count + key.id.utf8.count + 70
            entries.append(
                Entry(
                    id: key.id, text: text, first: item(constraint.firstItem, trees: trees),
                    second: item(constraint.secondItem, trees: trees), value: value, isPlaceholder: constraint.isPlaceholder,
                    isSymbolic: constraint.isSymbolic,
                    isVaried: Self.isVaried(constraint, constant: constant, changed: state.stage.changed),
                    origin: state.stage.changed.origins[key.id]?.id))
        }
        let (number, isNew) = sets.number(of: members)
        if isNew { byteCount += 6 * members.count }
        return number
    }

    private static func isVaried(_ constraint: Constraint, constant: Double, changed: ChangedDocument) -> Bool {
        let own = changed.original(of: constraint)
        return own.constant != constant || own.element.children.contains { $0.name == "variation" && $0["constant"] != nil }
    }

    private mutating func item(_ element: Element?, trees: PageTrees) -> Int {
        guard let element else { return -1 }
        if let view = element.asView { return trees.number(of: view, in: tree) }
        guard let guide = element.asGuide else { return -1 }
        let key = guide.id ?? "#\(guide.index)"
        if let number = guideNumbers[key] { return -2 - number }
        let owner = guide.owner.asView.map { trees.number(of: $0, in: tree) } ?? (guide.owner.isController ? 0 : -1)
        guideNumbers[key] = guides.count
        guides.append(Guide(kind: guide.kind, owner: owner))
        return -1 - guides.count
    }

    // MARK: Writing

    func write(to json: inout JSONWriter) {
        json.key("constraints")
        json.array { json in for entry in entries { write(entry, to: &json) } }
        json.key("guides")
        json.array { json in
            for guide in guides {
                json.array { json in
                    json.string(guide.kind)
                    json.integer(guide.owner)
                }
            }
        }
        json.key("sets")
        json.array { json in for set in sets.values { json.array(set) } }
    }

    private func write(_ entry: Entry, to json: inout JSONWriter) {
        json.array { json in
            json.string(entry.id)
            json.string(entry.text)
            json.integer(entry.first)
            json.string(entry.value.first.attribute.rawValue)
            json.string(entry.value.relation.symbol)
            json.integer(entry.second)
            json.string(entry.value.second?.attribute.rawValue ?? "")
            json.points(entry.value.multiplier)
            json.points(entry.value.constant)
            json.points(entry.value.priority)
            json.integer((entry.isPlaceholder ? 1 : 0) | (entry.isSymbolic ? 2 : 0) | (entry.isVaried ? 4 : 0))
            if let origin = entry.origin { json.string(origin) }
        }
    }
}

/// The names of a document's elements in formulas. Each name is computed once.
struct PageNames: Sendable {
    private let document: InterfaceDocument
    private var names: [String: String] = [:]

    init(_ document: InterfaceDocument) { self.document = document }

    mutating func name(ofID id: String?) -> String {
        guard let id else { return "?" }
        if let known = names[id] { return known }
        let name = document.shortName(ofID: id)
        names[id] = name
        return name
    }
}
