import FormworkModel
import FormworkVocabulary

/// A class of a toolkit that Interface Builder describes: its initializer, its properties, its cell's properties, and its parts.
struct KitClass: Sendable {
    let name: String
    /// Its superclass; nil for the root class of views.
    let parent: String?
    /// The names of its elements.
    let elements: [String]
    /// The class to create; nil for the class itself.
    var madeClass: String?
    /// The arguments of its initializer.
    var arguments: @Sendable (Element) -> String = { _ in "" }
    /// Returns the expression that creates an instance of the class or of a subclass in Objective-C.
    var objectiveC: @Sendable (_ name: String, Element) -> String = { name, _ in CodeLanguage.objectiveC.initializer(name) }
    /// Whether its superview creates it.
    var exists = false
    var rules: [PropertyRule] = []
    /// The rules for the attributes of its cell.
    var cell: [PropertyRule] = []
    var parts: [PartRule] = []
    /// The rules for the child elements of its cell.
    var cellParts: [PartRule] = []
    /// Initial values that differ from those of its superclass, by attribute; nil for an unknown one.
    var starts: [String: String?] = [:]

    /// A class with everything that it inherits.
    struct Resolved: Sendable {
        let name: String
        let arguments: @Sendable (Element) -> String
        let objectiveC: @Sendable (String, Element) -> String
        let exists: Bool
        var rules = PropertyTable()
        /// The rules of parts, with the class's own first.
        var parts: [PartRule] = []
        var cell = PropertyTable()
        var cellParts: [PartRule] = []

        /// Returns the expression that creates a view.
        func initializer(of element: Element, _ language: CodeLanguage) -> String {
            let made = element.customClass == nil ? name : language.className(element) ?? name
            return language == .swift ? "\(TypeName.initializer(made))(\(arguments(element)))" : objectiveC(made, element)
        }
    }

    /// Returns the classes with everything they inherit, by element name.
    static func byElement(_ all: [KitClass]) -> [String: Resolved] {
        let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        var result: [String: Resolved] = [:]
        for last in all {
            var chain = [last]
            while let parent = chain[0].parent.flatMap({ byName[$0] }) { chain.insert(parent, at: 0) }
            // A view that its superview creates has a private class.
            let name = last.exists ? chain[0].name : last.madeClass ?? last.name
            var resolved = Resolved(name: name, arguments: last.arguments, objectiveC: last.objectiveC, exists: last.exists)
            for one in chain {
                resolved.rules.add(one.rules)
                resolved.rules.start(one.starts)
                resolved.cell.add(one.cell)
                resolved.parts = one.parts + resolved.parts
                resolved.cellParts = one.cellParts + resolved.cellParts
            }
            for element in last.elements { result[element] = resolved }
        }
        return result
    }
}

extension KitClass {
    /// Creates a class from the rules of the vocabulary and additional rules.
    ///
    /// - Parameters:
    ///   - name: the class.
    ///   - toolkit: its toolkit.
    ///   - arguments: the arguments of its initializer.
    ///   - objectiveC: the expression that makes one in Objective-C.
    ///   - exists: whether its superview creates it.
    ///   - rules: rules that the vocabulary cannot express.
    ///   - cell: additional rules for the attributes of its cell.
    ///   - parts: additional rules for child elements.
    ///   - cellParts: additional rules for child elements of its cell.
    ///   - starts: initial values that differ from those of its superclass; nil for an unknown value.
    init(
        _ name: String, of toolkit: Toolkit = .uiKit, arguments: @escaping @Sendable (Element) -> String = { _ in "" },
        objectiveC: @escaping @Sendable (_ name: String, Element) -> String = { name, _ in CodeLanguage.objectiveC.initializer(name) },
        exists: Bool = false, rules: [PropertyRule] = [], cell: [PropertyRule] = [], parts: [PartRule] = [], cellParts: [PartRule] = [],
        starts: [String: String?] = [:]
    ) {
        let described = toolkit.vocabulary.class(named: name)
        let entries = described?.parent == "NSObject" ? described?.entries[...] ?? [] : described?.ownEntries ?? []
        let inCell = Self.cellEntries(described, vocabulary: toolkit.vocabulary)
        self.init(
            name: name, parent: described?.parent, elements: described?.elements ?? [], arguments: arguments, objectiveC: objectiveC,
            exists: exists, rules: entries.rules(rules), cell: inCell.rules(cell),
            parts: parts + entries.compactMap { PartRule($0, toolkit: toolkit) },
            cellParts: cellParts + inCell.compactMap { PartRule($0, toolkit: toolkit) }, starts: starts)
    }

    /// Returns the entries of a control's cell that its superclass's cell doesn't have.
    private static func cellEntries(_ described: VocabularyClass?, vocabulary: Vocabulary) -> ArraySlice<VocabularyEntry> {
        guard let cell = described?.cell.flatMap({ vocabulary.class(named: $0) }) else { return [] }
        let inherited = described?.ancestry.dropFirst().lazy.compactMap { vocabulary.class(named: $0)?.cell }.first
        return cell.entries.dropFirst(inherited.flatMap { vocabulary.class(named: $0) }?.entries.count ?? 0)
    }
}
