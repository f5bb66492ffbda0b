import FormworkTemplateLanguage
import FormworkModel

/// The members of a unit that a template can use. The article on code templates documents them.
struct UnitContext: TemplateRecord {
    let unit: CodeUnit
    let views: [ViewContext]
    /// The lines that turn off the autoresizing masks of several views, and the loops that set what several have in common.
    let unmasking: [String]
    /// The declarations of the constants for repeated colors and fonts.
    let styles: [String]
    let outlets: [OutletContext]
    let collections: [CollectionContext]
    let groups: [GroupContext]
    let replaceable: [ConstraintContext]
    let replaceableGroups: [GroupContext]
    let named: [ConstraintContext]
    let hasConstraints: Bool
    let templates: [LayoutTemplateContext]
    let masters: [MasterContext]
    let sizeClasses: SizeClassContext
    /// The syntax of properties, with the document's translations; nil if the dialect doesn't use a toolkit.
    let syntax: PropertySyntax?
    /// The earliest major version of the system that the code runs on.
    let deploymentTarget: Int
    let titleLiteral: String
    let sourceLiteral: String
    /// The parts of the unit that the code leaves out.
    let notConverted: [NotConverted]

    init(_ unit: CodeUnit, writer: any UnitWriter) {
        var builder = UnitContextBuilder(unit, writer: writer)
        self.unit = unit
        deploymentTarget = writer.deploymentTarget
        syntax = writer.propertySyntax
        let unmasked = Unmasking.collected(builder.views(), writer: writer)
        let shared = SharedStatements.collected(unmasked.views, writer: builder.writer)
        (views, unmasking) = (
            ViewContext.inParagraphs(shared.views),
            unmasked.lines + (unmasked.lines.isEmpty || shared.lines.isEmpty ? [] : [""]) + shared.lines
        )
        let constraints = unit.constraints.map { builder.constraint($0) }
        let replaceable = builder.ordered(Set(unit.templates.flatMap(\.replaced)).sorted().map { ($0, unit.constraints[$0]) }).map(\.0)
        let replaced = Set(replaceable).union(unit.numbersOfSizeClasses)
        let ofSizeClasses = builder.sizeClasses(constraints)
        sizeClasses = ofSizeClasses.context
        named = constraints.filter { $0.name != nil } + ofSizeClasses.named
        self.replaceable = replaceable.map { constraints[$0] }
        templates = builder.templates(replacing: replaceable)
        masters = builder.masters(constraints)
        groups = builder.groups(constraints.indices.filter { !replaced.contains($0) }.map { constraints[$0] })
        replaceableGroups = builder.groups(self.replaceable)
        hasConstraints = !constraints.isEmpty || unit.adapts || !unit.collapsed.isEmpty
        styles = builder.writer.styles.constants.map { "static let \($0.name) = \($0.expression)" }
        outlets = OutletContext.outlets(of: unit, writer)
        collections = unit.collections.map { collection in
            let types = Set(collection.elements.map { writer.className(of: $0, in: unit) })
            let type = types.count == 1 ? types.first ?? nil : nil
            return CollectionContext(
                outlet: collection.outlet, name: collection.name, type: type ?? writer.viewClass, properties: collection.properties)
        }
        titleLiteral = writer.literal(unit.title)
        sourceLiteral = writer.literal(unit.source)
        let notes = builder.notConverted + writer.notConverted(of: unit)
        // A connection of a part of a view is listed only if no other note mentions it and it isn't a binding that is written.
        let known = Set(notes.lazy.filter { $0.why != PropertyWriter.ofPart }.map(\.element))
        notConverted = notes.filter {
            $0.why != PropertyWriter.ofPart || !known.contains($0.element) && !unit.isBound($0.element)
        }
    }

    /// The number of views up to which a class needs no marks to find one's way in it.
    private static let mostViewsWithoutMarks = 8

    private var isLong: Bool { views.count > Self.mostViewsWithoutMarks }

    /// The notes about what the code leaves out.
    private var notes: [NotConverted.Note] {
        NotConverted.notes(notConverted, showsIDs: unit.showsIDs) { element in element.asView.flatMap { unit.property(of: $0) } }
    }

    static let members: [String: TemplateMember] = [
        "name": .text { (context: UnitContext) in context.unit.name },
        "title": .text { (context: UnitContext) in CodeLiteral.comment(context.unit.title) },
        "source": .text { (context: UnitContext) in CodeLiteral.comment(context.unit.source) },
        "titleLiteral": .text(\UnitContext.titleLiteral),
        "sourceLiteral": .text(\UnitContext.sourceLiteral),
        "ownerClass": .text { (context: UnitContext) in CodeLiteral.comment(context.unit.ownerClass ?? "") },
        "rootVariable": .text { (context: UnitContext) in ObjectiveCWriter.variable(context.unit.views[0]) },
        "root": .text { (context: UnitContext) in context.unit.views[0].name },
        "views": .list(\UnitContext.views),
        "unmasking": .texts(\UnitContext.unmasking),
        "isLong": .truth { (context: UnitContext) in context.isLong },
        "isFolded": .truth { (context: UnitContext) in context.unit.form != .layout && !context.isLong },
        "styles": .texts(\UnitContext.styles),
        "outlets": .list(\UnitContext.outlets),
        "collections": .list(\UnitContext.collections),
        "groups": .list(\UnitContext.groups),
        "replaceable": .list(\UnitContext.replaceable),
        "replaceableGroups": .list(\UnitContext.replaceableGroups),
        "named": .list(\UnitContext.named),
        "hasConstraints": .truth(\UnitContext.hasConstraints),
        "templates": .list(\UnitContext.templates),
        "masters": .list(\UnitContext.masters),
        "collapsed": .list { (context: UnitContext) in
            context.unit.collapsed.map { CollapsingContext(name: context.unit.views[$0.view].name, axes: $0.axes) }
        },
        "collapses": .truth { (context: UnitContext) in
            !context.unit.collapsed.isEmpty || context.masters.contains { !$0.collapsing.isEmpty }
        },
        "hasMembers": .truth { (context: UnitContext) in
            context.views.contains(where: \.isDeclared) || !context.unit.recognizers.isEmpty || !context.outlets.isEmpty
                || !context.collections.isEmpty || !context.unit.controllers.isEmpty || !context.unit.columns.isEmpty
        },
        "isForm": .truth { (context: UnitContext) in context.unit.form != .layout },
        "callsAdapt": .truth { (context: UnitContext) in context.deploymentTarget < KitWriter.traitsTarget },
        "adapts": .truth { (context: UnitContext) in context.unit.adapts },
        "sizeClassSets": .list { (context: UnitContext) in context.sizeClasses.sets },
        "sizeClassConstants": .texts { (context: UnitContext) in context.sizeClasses.constants },
        "sizeClassStatements": .texts { (context: UnitContext) in context.sizeClasses.statements },
        "notConverted": .texts { (context: UnitContext) in context.notes.map(\.text) },
        "notes": .texts { (context: UnitContext) in NotConverted.lines(of: context.notes) },
    ]
}

/// The members of a view that a template can use.
struct ViewContext: TemplateRecord {
    let name: String
    let id: String
    let element: String
    let className: String
    let comment: String
    let initializer: String
    let statements: [String]
    /// The statements without those that `unmasking` of the unit has.
    var ownStatements: [String]
    /// Whether an empty line follows: between views that are only added there is none.
    var endsParagraph = true
    /// Whether a statement sets the frame.
    let hasFrame: Bool
    let placing: [String]
    let superview: String
    let isRoot: Bool
    let exists: Bool
    let isDeclared: Bool

    /// Returns the views with the ends of their paragraphs.
    static func inParagraphs(_ views: [ViewContext]) -> [ViewContext] {
        func isOnlyAdded(_ view: ViewContext) -> Bool { view.ownStatements.isEmpty && view.placing.count == 1 }
        var result = views
        for place in result.indices.dropLast() {
            result[place].endsParagraph = !(isOnlyAdded(views[place]) && isOnlyAdded(views[place + 1]))
        }
        return result
    }

    static let members: [String: TemplateMember] = [
        "name": .text(\ViewContext.name),
        "id": .text(\ViewContext.id),
        "element": .text(\ViewContext.element),
        "class": .text(\ViewContext.className),
        "comment": .text(\ViewContext.comment),
        "initializer": .text(\ViewContext.initializer),
        "statements": .texts(\ViewContext.statements),
        "endsParagraph": .truth(\ViewContext.endsParagraph),
        "ownStatements": .texts(\ViewContext.ownStatements),
        "placing": .texts(\ViewContext.placing),
        "superview": .text(\ViewContext.superview),
        "isRoot": .truth(\ViewContext.isRoot),
        "exists": .truth(\ViewContext.exists),
        "isDeclared": .truth(\ViewContext.isDeclared),
        "isOwning": .truth { (view: ViewContext) in SwiftName.isOwning(view.name) },
    ]
}

/// The members of a gesture recognizer that a template can use.
struct RecognizerContext: TemplateRecord {
    let name: String
    let view: String
    let className: String
    let initializer: String
    let statements: [String]

    static let members: [String: TemplateMember] = [
        "name": .text(\RecognizerContext.name),
        "view": .text(\RecognizerContext.view),
        "viewVariable": .text { (recognizer: RecognizerContext) in ObjectiveCWriter.variable(named: recognizer.view) },
        "class": .text(\RecognizerContext.className),
        "initializer": .text(\RecognizerContext.initializer),
        "statements": .texts(\RecognizerContext.statements),
    ]
}

/// The members of an owner's outlet whose name differs from the name of the view it leads to.
struct OutletContext: TemplateRecord {
    let outlet: String
    let property: String
    let type: String
    let isView: Bool

    static let members: [String: TemplateMember] = [
        "type": .text(\OutletContext.type),
        "pointer": .text { (outlet: OutletContext) in outlet.isView ? outlet.type + " *" : "id" },
        "isView": .truth(\OutletContext.isView),
        "outlet": .text(\OutletContext.outlet),
        "property": .text(\OutletContext.property),
        "variable": .text { (outlet: OutletContext) in ObjectiveCWriter.variable(named: outlet.property) },
        "isOwning": .truth { (outlet: OutletContext) in SwiftName.isOwning(outlet.outlet) },
    ]

    /// The classes of bar items, by element name.
    private static let barItems = [
        "barButtonItem": "UIBarButtonItem", "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
    ]

    /// Returns the outlets of a unit whose names are free.
    static func outlets(of unit: CodeUnit, _ writer: any UnitWriter) -> [OutletContext] {
        var taken = Set(
            unit.views.map(\.name) + unit.recognizers.map(\.name) + unit.collections.map(\.name) + unit.constraints.compactMap(\.name)
                + (unit.controllers + unit.columns).map(\.name) + unit.parts.map(\.name) + unit.segues.map(\.method))
        let sayable = unit.outlets.filter { SwiftName.lower($0.outlet) != $0.property && (writer.namesItems || !$0.isOptional) }
        return sayable.compactMap { outlet in
            let name = SwiftName.lower(outlet.outlet)
            let isTaken =
                name.isEmpty || SwiftName.isReserved(name) || unit.type.inheritedNames.contains(name) || !taken.insert(name).inserted
            if isTaken { return nil }
            let isView = outlet.element.asView != nil
            let type =
                outlet.type ?? writer.className(of: outlet.element, in: unit)
                ?? barItems[outlet.element.name].map { $0 + "?" } ?? "AnyObject"
            return OutletContext(outlet: name, property: writer.path(outlet.property), type: type, isView: isView)
        }
    }
}

/// The members of an owner's outlet collection that a template can use.
struct CollectionContext: TemplateRecord {
    let outlet: String
    let name: String
    /// The class that all its objects share, or the toolkit's view class.
    let type: String
    let properties: [String]

    static let members: [String: TemplateMember] = [
        "outlet": .text { (collection: CollectionContext) in CodeLiteral.comment(collection.outlet) },
        "name": .text(\CollectionContext.name),
        "type": .text(\CollectionContext.type),
        "properties": .texts(\CollectionContext.properties),
        "variables": .texts { (collection: CollectionContext) in collection.properties.map(ObjectiveCWriter.variable(named:)) },
    ]
}

/// The members of a hiding master: a view whose visibility other views follow.
struct MasterContext: TemplateRecord {
    let view: String
    /// The names of all views that are hidden together, its own first.
    let views: [String]
    /// The constraints whose constants become 0.
    let constraints: [ConstraintContext]
    /// The views whose content counts for nothing while they are hidden.
    let collapsing: [CollapsingContext]

    static let members: [String: TemplateMember] = [
        "view": .text(\MasterContext.view),
        "upperName": .text { (master: MasterContext) in master.view.prefix(1).uppercased() + master.view.dropFirst() },
        "views": .texts(\MasterContext.views),
        "variables": .texts { (master: MasterContext) in master.views.map(ObjectiveCWriter.variable(named:)) },
        "constraints": .list(\MasterContext.constraints),
        "collapsing": .list(\MasterContext.collapsing),
    ]
}

/// The members of a view whose content counts for nothing while it is hidden.
struct CollapsingContext: TemplateRecord {
    let name: String
    let axes: InterfaceDocument.CollapsingAxes

    static let members: [String: TemplateMember] = [
        "name": .text(\CollapsingContext.name),
        "variable": .text { (view: CollapsingContext) in ObjectiveCWriter.variable(named: view.name) },
        "axes": .text { (view: CollapsingContext) in "[\(view.words.map { "." + $0 }.joined(separator: ", "))]" },
        "isWide": .truth { (view: CollapsingContext) in view.axes.contains(.width) },
        "isHigh": .truth { (view: CollapsingContext) in view.axes.contains(.height) },
    ]

    private var words: [String] { (axes.contains(.width) ? ["horizontal"] : []) + (axes.contains(.height) ? ["vertical"] : []) }
}

/// The members of a layout template that a code template can use.
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

/// The constraints of another layout template that a layout template replaces.
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
