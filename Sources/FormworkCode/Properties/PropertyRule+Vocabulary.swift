import FormworkVocabulary

extension PropertyRule {
    /// Creates the rule of an attribute; nil for a child element, and for an attribute that a procedure converts to code.
    ///
    /// - Parameters:
    ///   - entry: the attribute.
    ///   - statement: converts the property's name to the statement that sets it.
    init?(_ entry: VocabularyEntry, statement: (String) -> String = { $0 }) {
        guard entry.kind.isAttribute else { return nil }
        let property: String
        switch entry.code.rule {
        case .byHand: return nil
        case .none:
            self.init(attribute: entry.name, property: "", kind: .structural)
            return
        case .property(let name): property = statement(name)
        }
        let kind: Kind
        switch entry.kind {
        case _ where entry.isTruth: kind = .bool
        case .integer: kind = .integer
        case .number, .unit: kind = .number
        case .priority: kind = .priority
        case .image: kind = .image
        case .word: kind = .word(entry.words)
        case .name where entry.words != nil: kind = .word(entry.words)
        case .text, .name: kind = .string
        default: return nil
        }
        self.init(
            attribute: entry.name, property: property, kind: kind, absent: entry.code.isOnlyWritten ? nil : entry.absent,
            initial: entry.code.initial,
            affectsLayout: entry.code.affectsLayout, isLate: entry.code.isLast, rank: entry.code.rank)
    }

    /// Returns the rules of a UIKit element's attributes.
    static func rules(of element: String) -> [PropertyRule] {
        (Vocabulary.uiKit.class(of: element)?.entries ?? []).compactMap { PropertyRule($0) }
    }

    /// Returns the rules of an AppKit element's attributes.
    ///
    /// - Parameters:
    ///   - element: the name of the element.
    ///   - rules: additional rules that the vocabulary cannot express.
    ///   - isMade: whether code creates the object, and therefore writes its class.
    ///   - statement: converts a property's name to the statement that sets it.
    static func appKit(
        _ element: String, _ rules: [PropertyRule] = [], isMade: Bool = true, statement: (String) -> String = { $0 }
    ) -> [PropertyRule] {
        let entries = Vocabulary.appKit.class(of: element)?.entries ?? []
        let ofClass = isMade ? 0 : Vocabulary.appKit.class(named: "NSObject")?.entries.count ?? 0
        return entries.dropFirst(ofClass).rules(rules, statement: statement)
    }
}

extension Collection<VocabularyEntry> {
    /// Returns the rules of entries, in order. An additional rule replaces the entry with the same attribute.
    func rules(_ own: [PropertyRule], statement: (String) -> String = { $0 }) -> [PropertyRule] {
        let written = Dictionary(own.map { ($0.attribute, $0) }) { first, _ in first }
        let names = Set(map(\.name))
        return compactMap { written[$0.name] ?? PropertyRule($0, statement: statement) } + own.filter { !names.contains($0.attribute) }
    }
}

extension PropertyRule.Kind {
    /// Returns the words of a list of the vocabulary, with their members.
    static func word(_ list: WordList?) -> PropertyRule.Kind {
        .word(
            Dictionary((list?.words ?? []).filter { !$0.member.isEmpty }.map { ($0.text, $0.member) }) { first, _ in first },
            prefix: list?.objectiveCPrefix)
    }
}

extension PartRule {
    /// Creates the rule of a child element, or of an attribute that becomes a child element for text of several lines; nil if a procedure writes it.
    ///
    /// - Parameters:
    ///   - entry: the child element or attribute.
    ///   - toolkit: the toolkit, which may have a rule of its own for text of several lines.
    init?(_ entry: VocabularyEntry, toolkit: Toolkit) {
        guard case .property(let property) = entry.code.rule else { return nil }
        switch entry.kind {
        case .color: self = .color(entry.name, property: property)
        case .font: self = .font(property, key: entry.name)
        case .size: self = .size(entry.name, property: property)
        case .inset: self = .inset(entry.name, property: property)
        case .edgeInsets: self = .edgeInsets(entry.name, property: property)
        case .directionalEdgeInsets:
            self.init(
                names: ["directionalEdgeInsets"], key: entry.name, property: property, kind: .directionalEdgeInsets, affectsLayout: true)
        case .text where !toolkit.hasTextElements: self = .string(entry.name, property: property)
        default: return nil
        }
    }
}
