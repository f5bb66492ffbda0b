import FormworkTemplateLanguage
import FormworkModel

/// The members of a constraint that a template can use.
struct ConstraintContext: TemplateRecord {
    let constraint: CodeConstraint
    let first: SideContext
    let second: SideContext?
    /// The code that the dialect writes for the constraint; nil if it cannot express it.
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

/// The members of one side of a constraint that a template can use.
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

/// The members of a group of constraints with the same subject that a template can use.
struct GroupContext: TemplateRecord {
    let view: String
    let constraints: [ConstraintContext]

    static let members: [String: TemplateMember] = [
        "view": .text(\GroupContext.view),
        "variable": .text { (group: GroupContext) in ObjectiveCWriter.variable(named: group.view) },
        "constraints": .list(\GroupContext.constraints),
        "hasWords": .truth { (group: GroupContext) in group.constraints.contains { $0.words?.isPlain != true } },
    ]
}

/// The members of a list of constraints that are activated together.
struct ActivationContext: TemplateRecord {
    let groups: [GroupContext]

    static let members: [String: TemplateMember] = ["groups": .list(\ActivationContext.groups)]

    /// The number of constraints that the compiler checks quickly in one expression.
    private static let largest = 80

    /// Splits groups into lists that the compiler can check, usually one. A view's constraints stay together.
    static func lists(of groups: [GroupContext]) -> [ActivationContext] {
        var lists: [[GroupContext]] = []
        var count = 0
        for group in groups {
            count += group.constraints.count
            if lists.isEmpty || count > largest {
                lists.append([])
                count = group.constraints.count
            }
            lists[lists.count - 1].append(group)
        }
        return lists.map { ActivationContext(groups: $0) }
    }
}
