/// What a template sees of a view.
struct ViewContext: TemplateRecord {
    let name: String
    let id: String
    let element: String
    let className: String
    let comment: String
    let initializer: String
    let statements: [String]
    let placing: [String]
    let superview: String
    let isRoot: Bool
    let exists: Bool

    static let members: [String: TemplateMember] = [
        "name": .text(\ViewContext.name),
        "id": .text(\ViewContext.id),
        "element": .text(\ViewContext.element),
        "class": .text(\ViewContext.className),
        "comment": .text(\ViewContext.comment),
        "initializer": .text(\ViewContext.initializer),
        "statements": .texts(\ViewContext.statements),
        "placing": .texts(\ViewContext.placing),
        "superview": .text(\ViewContext.superview),
        "isRoot": .truth(\ViewContext.isRoot),
        "exists": .truth(\ViewContext.exists),
        "isOwning": .truth { (view: ViewContext) in SwiftName.isOwning(view.name) },
    ]
}
