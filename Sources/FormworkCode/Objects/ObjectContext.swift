import FormworkTemplateLanguage

/// The template context of a class generated for an object that isn't a view.
struct ObjectContext: TemplateRecord {
    let object: CodeObject
    let kit: Toolkit
    /// The modules to import in addition to the toolkit's.
    var modules: Set<String> = []
    /// The application's classes that the code names, which Objective-C forward-declares.
    var classes: Set<String> = []
    /// Protocols that the class conforms to.
    var protocols: [String] = []
    /// The objects that are passed to the initializer.
    var targets: [ObjectTarget] = []
    var properties: [ObjectProperty] = []
    var sections: [ObjectSection] = []
    /// The methods that the Objective-C header declares.
    var declarations: [String] = []
    var notConverted: [NotConverted] = []
    /// Whether comments name the ids of objects.
    var showsIDs = false

    init(_ object: CodeObject, kit: Toolkit) {
        self.object = object
        self.kit = kit
        notConverted = object.notConverted
    }

    /// Adds the notes of a part's code.
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
        "notConverted": .texts { (context: ObjectContext) in context.notes.map(\.text) },
        "notes": .texts { (context: ObjectContext) in NotConverted.lines(of: context.notes) },
    ]

    /// The notes about what the code leaves out.
    private var notes: [NotConverted.Note] { NotConverted.notes(notConverted, showsIDs: showsIDs) }
}

/// An object that is passed to a generated class because the class doesn't create it.
struct ObjectTarget: TemplateRecord {
    let name: String
    /// A description of the object, for a doc comment.
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

/// A group of members of a generated class.
struct ObjectSection: TemplateRecord {
    let title: String
    let lines: [String]

    static let members: [String: TemplateMember] = [
        "title": .text(\ObjectSection.title),
        "lines": .texts(\ObjectSection.lines),
    ]
}
