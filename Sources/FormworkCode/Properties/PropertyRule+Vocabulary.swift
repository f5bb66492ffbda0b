import FormworkVocabulary

extension PropertyRule {
    /// Makes the rule of an attribute; nil for a part of an element, and for an attribute that a procedure turns into code.
    ///
    /// - Parameters:
    ///   - entry: the attribute.
    ///   - statement: makes what is set of the property's name.
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

    /// The rules of the attributes that an element of UIKit has.
    static func rules(of element: String) -> [PropertyRule] {
        (Vocabulary.uiKit.class(of: element)?.entries ?? []).compactMap { PropertyRule($0) }
    }

    /// The rules of the attributes that an element of AppKit has.
    ///
    /// - Parameters:
    ///   - element: the name of the element.
    ///   - rules: those that no column of the vocabulary can say.
    ///   - isMade: whether code makes the object, and says its class by that.
    ///   - statement: makes what is set of a property's name.
    static func appKit(
        _ element: String, _ rules: [PropertyRule] = [], isMade: Bool = true, statement: (String) -> String = { $0 }
    ) -> [PropertyRule] {
        let entries = Vocabulary.appKit.class(of: element)?.entries ?? []
        let ofClass = isMade ? 0 : Vocabulary.appKit.class(named: "NSObject")?.entries.count ?? 0
        return entries.dropFirst(ofClass).rules(rules, statement: statement)
    }
}

extension Collection<VocabularyEntry> {
    /// The rules of entries: each in its place, also where it is written in code.
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
    /// Makes the rule of a part, or of an attribute that is a part where its text has several lines; nil where a procedure says it.
    ///
    /// - Parameters:
    ///   - entry: the part.
    ///   - toolkit: the toolkit, which may have a rule of its own for texts of several lines.
    init?(_ entry: VocabularyEntry, _ toolkit: Toolkit) {
        guard case .property(let property) = entry.code.rule else { return nil }
        switch entry.kind {
        case .color: self = .color(entry.name, property)
        case .font: self = .font(property, key: entry.name)
        case .size: self = .size(entry.name, property)
        case .inset: self = .inset(entry.name, property)
        case .edgeInsets: self = .edgeInsets(entry.name, property)
        case .directionalEdgeInsets:
            self.init(
                names: ["directionalEdgeInsets"], key: entry.name, property: property, kind: .directionalEdgeInsets, affectsLayout: true)
        case .text where !toolkit.hasTextElements: self = .string(entry.name, property)
        default: return nil
        }
    }
}
