import FormworkVocabulary

extension AttributeKind {
    /// Creates the kind of an entry; nil for a part that is edited as a separate element.
    init?(_ entry: VocabularyEntry) {
        // An attribute that Interface Builder always writes has no absent value.
        let usual = entry.isExplicit ? nil : entry.absent
        let number = usual.flatMap { Double($0) }
        switch entry.kind {
        case _ where entry.isTruth: self = .boolean(default: usual.map { $0 == "YES" })
        case .integer: self = .number(-2_147_483_648...2_147_483_647, isWhole: true, default: number)
        // The whole range of the format: an unlimited value is written as the largest number.
        case .number: self = .number(-3.5e38...3.5e38, isWhole: false, default: number)
        case .points: self = .number(-1e7...1e7, isWhole: false, default: number)
        case .unit: self = .number(0...1, isWhole: false, default: number)
        case .priority: self = .number(1...1000, isWhole: false, default: number)
        case .word: self = .word(entry.words?.texts ?? [], default: usual)
        case .text: self = .text
        case .name, .image: self = .name
        case .reference: self = .reference
        case .ratio: self = .ratio
        case .layoutAttribute: self = .attribute
        case .version: self = .version
        case .color: self = .color
        case .font: self = .font
        case .frame: self = .frame
        case .flags: self = .flags(entry.name)
        case .size: self = .numbers("size", expected: Self.components["size"] ?? [])
        case .inset: self = .numbers("inset", expected: Self.components["inset"] ?? [])
        case .directionalEdgeInsets where entry.name == "contentInsets":
            self = .numbers("directionalEdgeInsets", expected: Self.components["directionalEdgeInsets"] ?? [])
        case .edgeInsets, .directionalEdgeInsets: self = .insets
        case .bool, .object, .objects, .part, .keys: return nil
        }
    }
}
