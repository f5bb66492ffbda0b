/// What a code template sees of a layout template.
struct LayoutTemplateContext: TemplateRecord {
    let name: String
    let method: String
    let title: String
    let statements: [String]
    let constraints: [ConstraintContext]
    let groups: [GroupContext]
    let replaces: [String]
    let replacesAll: Bool
    let replacesOfOthers: [ReplacedContext]

    static let members: [String: TemplateMember] = [
        "name": .text(\LayoutTemplateContext.name),
        "method": .text(\LayoutTemplateContext.method),
        "title": .text(\LayoutTemplateContext.title),
        "statements": .texts(\LayoutTemplateContext.statements),
        "constraints": .list(\LayoutTemplateContext.constraints),
        "groups": .list(\LayoutTemplateContext.groups),
        "replaces": .texts(\LayoutTemplateContext.replaces),
        "replacesAll": .truth(\LayoutTemplateContext.replacesAll),
        "replacesOfOthers": .list(\LayoutTemplateContext.replacesOfOthers),
    ]
}

/// What a layout template takes of the constraints of another.
struct ReplacedContext: TemplateRecord {
    let name: String
    let places: [String]
    let isAll: Bool

    static let members: [String: TemplateMember] = [
        "name": .text(\ReplacedContext.name),
        "places": .texts(\ReplacedContext.places),
        "isAll": .truth(\ReplacedContext.isAll),
    ]
}
