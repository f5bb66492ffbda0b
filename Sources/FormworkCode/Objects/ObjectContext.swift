/// What a template sees of a class that is generated for what is no view.
struct ObjectContext: TemplateRecord {
    let object: CodeObject
    let kit: Toolkit
    /// The modules that it imports beside the toolkit's.
    var modules: Set<String> = []
    /// The application's classes that it names, as Objective-C declares them.
    var classes: Set<String> = []
    /// Protocols that the class conforms to.
    var protocols: [String] = []
    /// What it is given: what items call.
    var targets: [ObjectTarget] = []
    var properties: [ObjectProperty] = []
    var sections: [ObjectSection] = []
    /// The methods that the header declares, in Objective-C.
    var declarations: [String] = []
    var notConverted: [NotConverted] = []

    init(_ object: CodeObject, _ kit: Toolkit) {
        self.object = object
        self.kit = kit
        notConverted = object.notConverted
    }

    /// Takes what was written of a part.
    mutating func take(_ code: PropertyWriter) { notConverted += code.notConverted }

    static let members: [String: TemplateMember] = [
        "name": .text { (context: ObjectContext) in context.object.name },
        "title": .text { (context: ObjectContext) in CodeLiteral.comment(context.object.title) },
        "source": .text { (context: ObjectContext) in CodeLiteral.comment(context.object.source) },
        "kit": .text { (context: ObjectContext) in context.kit.rawValue },
        "imports": .texts { (context: ObjectContext) in context.modules.sorted() },
        "classes": .texts { (context: ObjectContext) in context.classes.sorted() },
        "superclass": .text { (context: ObjectContext) in context.object.superclass },
        "ownClass": .text { (context: ObjectContext) in context.object.ownClass },
        "inherits": .text { (context: ObjectContext) in
            (([context.object.superclass].compactMap(\.self)) + context.protocols).joined(separator: ", ")
        },
        "targets": .list(\ObjectContext.targets),
        "properties": .list(\ObjectContext.properties),
        "sections": .list(\ObjectContext.sections),
        "declarations": .texts(\ObjectContext.declarations),
        "notConverted": .texts { (context: ObjectContext) in context.notConverted.map { CodeLiteral.comment($0.text) } },
    ]
}

/// What a generated class is given, as nothing in it makes it.
struct ObjectTarget: TemplateRecord {
    let name: String
    /// What it is, for people.
    let comment: String

    static let members: [String: TemplateMember] = [
        "name": .text(\ObjectTarget.name),
        "comment": .text { (target: ObjectTarget) in CodeLiteral.comment(target.comment) },
    ]
}

/// A property of a generated class.
struct ObjectProperty: TemplateRecord {
    let name: String
    let comment: String
    let type: String
    /// Its declaration in Swift.
    var lines: [String] = []

    static let members: [String: TemplateMember] = [
        "name": .text(\ObjectProperty.name),
        "comment": .text { (property: ObjectProperty) in CodeLiteral.comment(property.comment) },
        "type": .text(\ObjectProperty.type),
        "lines": .texts(\ObjectProperty.lines),
        "isOwning": .truth { (property: ObjectProperty) in SwiftName.isOwning(property.name) },
    ]
}

/// Members of a generated class that stand together.
struct ObjectSection: TemplateRecord {
    let title: String
    let lines: [String]

    static let members: [String: TemplateMember] = [
        "title": .text(\ObjectSection.title),
        "lines": .texts(\ObjectSection.lines),
    ]
}
