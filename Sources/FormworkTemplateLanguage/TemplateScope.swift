/// The names that are visible at a place in a template: the unit's members and the variables of the enclosing loops.
struct TemplateScope {
    private let unit: [String: TemplateMember]
    private var variables: [(name: String, type: TemplateType)] = []

    init(_ unit: [String: TemplateMember]) { self.unit = unit }

    /// Resolves a name. Inner loops shadow outer ones and the unit's members.
    ///
    /// - Throws: `CodeTemplateError` if the name is unknown.
    func find(
        _ name: String, at place: TemplatePlace
    ) throws(CodeTemplateError) -> (variable: Int, steps: [TemplateExpression.Step], type: TemplateType) {
        if let index = variables.lastIndex(where: { $0.name == name }) { return (index + 1, [], variables[index].type) }
        if let member = unit[name] { return (0, [.member(member)], member.type) }
        let known = unit.keys.sorted() + Set(variables.map(\.name)).sorted()
        throw CodeTemplateError("there is no '\(name)'; the known names are \(known.joined(separator: ", "))", at: place)
    }

    /// Returns the scope inside a loop over values of a type.
    func entering(_ name: String, type: TemplateType) -> TemplateScope {
        var scope = self
        scope.variables.append((name, type))
        scope.variables.append(("forloop", .record(TemplateRound.members)))
        return scope
    }
}

/// An iteration of a loop, which a template sees as `forloop`.
struct TemplateRound: TemplateRecord {
    /// From 0.
    let index: Int
    /// The number of iterations.
    let count: Int

    static let members: [String: TemplateMember] = [
        "first": .truth { (round: TemplateRound) in round.index == 0 },
        "last": .truth { (round: TemplateRound) in round.index == round.count - 1 },
        "counter": .integer { (round: TemplateRound) in round.index + 1 },
        "counter0": .integer { (round: TemplateRound) in round.index },
        "length": .integer { (round: TemplateRound) in round.count },
    ]
}
