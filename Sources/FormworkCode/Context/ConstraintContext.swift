import FormworkModel

/// What a template sees of a constraint.
struct ConstraintContext: TemplateRecord {
    let constraint: CodeConstraint
    let first: SideContext
    let second: SideContext?
    /// What the dialect says for it; nil where it has no words.
    let words: Words?

    struct Words: Sendable {
        let code: String
        let isPlain: Bool
        let plain: String
        let lookup: String
        let statement: String?
    }

    var name: String? { constraint.name }

    static let members: [String: TemplateMember] = [
        "first": .record(\ConstraintContext.first),
        "second": .record(\ConstraintContext.second),
        "relation": .text { (context: ConstraintContext) in context.constraint.relation.rawValue },
        "multiplier": .number { (context: ConstraintContext) in context.constraint.multiplier },
        "constant": .number { (context: ConstraintContext) in context.constraint.constant },
        "constantText": .text { (context: ConstraintContext) in CodeLiteral.number(context.constraint.constant) },
        "priority": .text { (context: ConstraintContext) in CodeLiteral.number(context.constraint.priority) },
        "identifier": .text { (context: ConstraintContext) in CodeLiteral.plain(context.constraint.identifier ?? "") },
        "identifierLiteral": .text { (context: ConstraintContext) in
            context.constraint.identifier.map(CodeLiteral.objectiveCString) ?? ""
        },
        "id": .text { (context: ConstraintContext) in CodeLiteral.plain(context.constraint.origin?.id ?? "") },
        "name": .text(\ConstraintContext.name),
        "isOwning": .truth { (context: ConstraintContext) in context.name.map(SwiftName.isOwning) ?? false },
        "code": .text { (context: ConstraintContext) in context.words?.code },
        "lines": .texts { (context: ConstraintContext) in context.words?.code.split(separator: "\n").map(String.init) ?? [] },
        "use": .text { (context: ConstraintContext) in context.words.map { context.name ?? $0.code } },
        "isPlain": .truth { (context: ConstraintContext) in context.words?.isPlain ?? false },
        "plain": .text { (context: ConstraintContext) in context.words?.plain },
        "item": .text { (context: ConstraintContext) in context.name.map { "_" + $0 } ?? context.words?.plain },
        "statement": .text { (context: ConstraintContext) in context.words?.statement },
        "lookup": .text { (context: ConstraintContext) in context.words?.lookup },
    ]
}

/// What a template sees of a side of a constraint.
struct SideContext: TemplateRecord {
    let view: String
    let guide: String
    let attribute: String

    static let members: [String: TemplateMember] = [
        "view": .text(\SideContext.view),
        "guide": .text(\SideContext.guide),
        "attribute": .text(\SideContext.attribute),
    ]
}

/// What a template sees of the constraints that are said of one view.
struct GroupContext: TemplateRecord {
    let view: String
    let constraints: [ConstraintContext]

    static let members: [String: TemplateMember] = [
        "view": .text(\GroupContext.view),
        "constraints": .list(\GroupContext.constraints),
        "hasWords": .truth { (group: GroupContext) in group.constraints.contains { $0.words?.isPlain != true } },
    ]
}
