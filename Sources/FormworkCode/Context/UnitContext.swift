import FormworkModel

/// What a template sees of a unit. Its members are documented in the article on code templates.
struct UnitContext: TemplateRecord {
    let unit: CodeUnit
    let views: [ViewContext]
    let outlets: [OutletContext]
    let groups: [GroupContext]
    let replaceable: [ConstraintContext]
    let replaceableGroups: [GroupContext]
    let named: [ConstraintContext]
    let hasConstraints: Bool
    let templates: [LayoutTemplateContext]
    let masters: [MasterContext]
    let titleLiteral: String
    let sourceLiteral: String
    /// Everything of the unit that the code does not say.
    let notConverted: [NotConverted]

    init(_ unit: CodeUnit, _ writer: any UnitWriter) {
        var builder = UnitContextBuilder(unit, writer)
        self.unit = unit
        views = builder.views()
        let constraints = unit.constraints.map { builder.constraint($0) }
        let replaceable = builder.ordered(Set(unit.templates.flatMap(\.replaced)).sorted().map { ($0, unit.constraints[$0]) }).map(\.0)
        let replaced = Set(replaceable)
        named = constraints.filter { $0.name != nil }
        self.replaceable = replaceable.map { constraints[$0] }
        templates = builder.templates(replacing: replaceable)
        masters = builder.masters(constraints)
        groups = builder.groups(constraints.indices.filter { !replaced.contains($0) }.map { constraints[$0] })
        replaceableGroups = builder.groups(self.replaceable)
        hasConstraints = !constraints.isEmpty
        outlets = OutletContext.outlets(of: unit)
        titleLiteral = writer.literal(unit.title)
        sourceLiteral = writer.literal(unit.source)
        notConverted = builder.notConverted + writer.notConverted(of: unit)
    }

    static let members: [String: TemplateMember] = [
        "name": .text { (context: UnitContext) in context.unit.name },
        "title": .text { (context: UnitContext) in CodeLiteral.comment(context.unit.title) },
        "source": .text { (context: UnitContext) in CodeLiteral.comment(context.unit.source) },
        "titleLiteral": .text(\UnitContext.titleLiteral),
        "sourceLiteral": .text(\UnitContext.sourceLiteral),
        "ownerClass": .text { (context: UnitContext) in CodeLiteral.comment(context.unit.ownerClass ?? "") },
        "root": .text { (context: UnitContext) in context.unit.views[0].name },
        "views": .list(\UnitContext.views),
        "outlets": .list(\UnitContext.outlets),
        "groups": .list(\UnitContext.groups),
        "replaceable": .list(\UnitContext.replaceable),
        "replaceableGroups": .list(\UnitContext.replaceableGroups),
        "named": .list(\UnitContext.named),
        "hasConstraints": .truth(\UnitContext.hasConstraints),
        "templates": .list(\UnitContext.templates),
        "masters": .list(\UnitContext.masters),
        "notConverted": .texts { (context: UnitContext) in context.notConverted.map { CodeLiteral.comment($0.text) } },
    ]
}
