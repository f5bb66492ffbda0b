/// What a template sees of a view whose hiding others follow.
struct MasterContext: TemplateRecord {
    let view: String
    /// The names of all that are hidden, its own first.
    let views: [String]
    /// Those whose constants become 0.
    let constraints: [ConstraintContext]

    static let members: [String: TemplateMember] = [
        "view": .text(\MasterContext.view),
        "upperName": .text { (master: MasterContext) in master.view.prefix(1).uppercased() + master.view.dropFirst() },
        "views": .texts(\MasterContext.views),
        "constraints": .list(\MasterContext.constraints),
    ]
}
