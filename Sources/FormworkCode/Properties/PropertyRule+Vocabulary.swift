import FormworkVocabulary

extension PropertyRule {
    /// Makes the rule of an attribute; nil for a part of an element, and for an attribute that a procedure turns into code.
    init?(_ entry: VocabularyEntry) {
        guard entry.kind.isAttribute else { return nil }
        let property: String
        switch entry.code.rule {
        case .byHand: return nil
        case .none:
            self.init(attribute: entry.name, property: "", kind: .structural)
            return
        case .property(let name): property = name
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
            attribute: entry.name, property: property, kind: kind, absent: entry.absent, initial: entry.code.initial,
            affectsLayout: entry.code.affectsLayout, isLate: entry.code.isLast, rank: entry.code.rank)
    }

    /// The rules of the attributes that an element of UIKit has.
    static func rules(of element: String) -> [PropertyRule] {
        (Vocabulary.uiKit.class(of: element)?.entries ?? []).compactMap { PropertyRule($0) }
    }
}

extension PropertyRule.Kind {
    /// Returns the words of a list of the vocabulary, with their members.
    static func word(_ list: WordList?) -> PropertyRule.Kind {
        .word(
            Dictionary((list?.words ?? []).map { ($0.text, $0.member) }) { first, _ in first }, prefix: list?.objectiveCPrefix)
    }
}

extension PartRule {
    /// Makes the rule of a part, or of an attribute that is a part where its text has several lines; nil where a procedure says it.
    init?(_ entry: VocabularyEntry) {
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
        case .text: self = .string(entry.name, property)
        default: return nil
        }
    }
}
