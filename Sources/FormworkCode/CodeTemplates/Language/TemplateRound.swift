/// A round of a loop, which a template knows as `forloop`.
struct TemplateRound: TemplateRecord {
    /// From 0.
    let index: Int
    /// How many there are.
    let count: Int

    static let members: [String: TemplateMember] = [
        "first": .truth { (round: TemplateRound) in round.index == 0 },
        "last": .truth { (round: TemplateRound) in round.index == round.count - 1 },
        "counter": .integer { (round: TemplateRound) in round.index + 1 },
        "counter0": .integer { (round: TemplateRound) in round.index },
        "length": .integer { (round: TemplateRound) in round.count },
    ]
}
