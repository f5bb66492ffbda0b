import FormworkTemplateLanguage
import FormworkModel

extension KitWriter {
    /// The template members of a class that is a view, a cell or a controller.
    var formMembers: [String: TemplateMember] {
        [
            "superclass": .text { (context: UnitContext) in context.unit.type.superclass },
            "ownClass": .text { (context: UnitContext) in context.unit.hasDuplicateClass ? nil : context.unit.ownClass },
            "hasOwner": .truth { (context: UnitContext) in context.unit.needsOwner },
            "ownerStatements": .texts { (context: UnitContext) in
                ownerStatements(context.unit) + BindingWriter(context, syntax: syntax).lateStatements
            },
            "previousOwner": .text { (_: UnitContext) in isMac ? "previous != nil" : "let previous" },
            "disconnecting": .texts { (context: UnitContext) in disconnecting(context.unit) },
            "assignments": .texts { (context: UnitContext) in context.unit.assignments.compactMap { $0.statement(.swift) } },
            "hasFrame": .truth { (context: UnitContext) in context.unit.type.isRoot && context.views.first?.hasFrame == true },
            "initializer": .text { (context: UnitContext) in initializer(context.unit) },
            "otherInitializer": .text { (context: UnitContext) in otherInitializer(context.unit) },
            "coder": .text { (context: UnitContext) in
                // Among the possible root views, only a stack view has an initializer that cannot fail.
                !isMac && context.unit.root.element.name == "stackView" ? "required init(coder: NSCoder)" : "required init?(coder: NSCoder)"
            },
            "registration": .texts { (context: UnitContext) in registration(context.unit) },
            "setUp": .texts { (context: UnitContext) in
                setUp(context)
            },
            "loading": .texts { (context: UnitContext) in
                loading(context)
            },
            "isTable": .truth { (context: UnitContext) in !context.unit.sections.isEmpty },
            "isTableController": .truth { (context: UnitContext) in context.unit.type.element?.name == "tableViewController" },
            "isCollectionController": .truth { (context: UnitContext) in context.unit.type.element?.name == "collectionViewController" },
            "parts": .list { (context: UnitContext) in
                context.unit.parts.map { PartContext(part: $0) }
            },
            "sections": .list { (context: UnitContext) in context.unit.sections.map { SectionContext(section: $0) } },
            "hasHeights": .truth { (context: UnitContext) in context.unit.sections.contains { $0.heights.contains { $0 != nil } } },
            "segues": .list { (context: UnitContext) in
                context.unit.segues.map { SegueContext(segue: $0, source: source(of: $0, context.unit)) }
            },
            "selections": .texts { (context: UnitContext) in
                context.unit.segues.compactMap { segue in
                    context.unit.rowName(of: segue).map { "if cell === self.\($0) { \(segue.method)() }" }
                }
            },
            "cellViews": .list { (context: UnitContext) in context.unit.cellViews.map { CellViewsContext(views: $0) } },
            "embeds": .texts { (context: UnitContext) in context.unit.segues.filter(\.isEmbed).map { $0.method + "()" } },
            "triggers": .texts { (context: UnitContext) in
                let lines = context.unit.segues.flatMap { triggers(of: $0, context.unit) }
                return newerMembers(context.unit).guarded(lines)
            },
        ]
    }

    // MARK: Making

    private func initializer(_ unit: CodeUnit) -> String {
        switch (unit.form, unit.root.element.name) {
        case (.cell, "tableViewCell"): "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
        case (.controller, _): "override init(nibName nibNameOrNil: \(isMac ? "NSNib.Name" : "String")?, bundle nibBundleOrNil: Bundle?)"
        default: "override init(frame\(isMac ? " frameRect" : ""): \(isMac ? "NSRect" : "CGRect"))"
        }
    }

    /// Returns the call of the superclass's initializer.
    private func otherInitializer(_ unit: CodeUnit) -> String {
        switch (unit.form, unit.root.element.name) {
        case (.cell, "tableViewCell"):
            let style = UIKitClasses.byElement["tableViewCell"]?.arguments(unit.root.element).prefix { $0 != "," }
            return "super.init(\(style.map(String.init) ?? "style: .default"), reuseIdentifier: reuseIdentifier)"
        case (.controller, _): return "super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)"
        default: return "super.init(frame: \(isMac ? "frameRect" : "frame"))"
        }
    }

    /// Returns the method that registers or dequeues a cell.
    private func registration(_ unit: CodeUnit) -> [String] {
        let element = unit.root.element
        guard unit.form == .cell, let identifier = element[isMac ? "identifier" : "reuseIdentifier"], !identifier.isEmpty else { return [] }
        // The table or collection view of the document registers its prototypes.
        if element.isPrototype, !isMac { return [] }
        let literal = CodeLiteral.string(identifier)
        switch element.name {
        case "tableViewCell":
            return [
                "/// Registers the class for table view cells with the identifier \(CodeLiteral.comment(literal)).",
                "static func register(in tableView: UITableView) {",
                "    tableView.register(self, forCellReuseIdentifier: \(literal))", "}",
            ]
        case "collectionViewCell":
            return [
                "/// Registers the class for collection view cells with the identifier \(CodeLiteral.comment(literal)).",
                "static func register(in collectionView: UICollectionView) {",
                "    collectionView.register(self, forCellWithReuseIdentifier: \(literal))", "}",
            ]
        case "collectionReusableView":
            let kind = element.supplementaryKind
            return [
                "/// Registers the class for supplementary views with the identifier \(CodeLiteral.comment(literal)).",
                "static func register(in collectionView: UICollectionView) {", "    collectionView.register(",
                "        self, forSupplementaryViewOfKind: UICollectionView.elementKind\(kind), withReuseIdentifier: \(literal))",
                "}",
            ]
        case "tableCellView":
            let name = unit.hasDuplicateClass ? unit.name : unit.ownClass ?? unit.name
            let made = "\(TypeName.initializer(name))(frame: .zero)"
            return [
                "/// Returns a reusable cell view of the table, or a new one.",
                "static func make(in tableView: NSTableView, owner: AnyObject?) -> \(name) {",
                "    let identifier = NSUserInterfaceItemIdentifier(\(literal))",
                "    if let cell = tableView.makeView(withIdentifier: identifier, owner: owner) as? \(name) { return cell }",
            ] + (unit.needsOwner ? ["    let cell = \(made)", "    cell.owner = owner", "    return cell"] : ["    return \(made)"]) + ["}"]
        default: return []
        }
    }

    // MARK: Controllers

    /// Returns the statements about a controller that are needed before its view is loaded.
    private func setUp(_ context: UnitContext) -> [String] {
        let statements = controllerCode(context.unit, context.syntax).statements
        if statements.allSatisfy(Self.canWait) { return [] }
        return newerMembers(context.unit).guarded(statements.map { StatementText($0).withoutSelf })
    }

    /// Returns the statements about a controller that are made when its view is loaded: all, if they only matter once it is shown.
    private func loading(_ context: UnitContext) -> [String] {
        let statements = controllerCode(context.unit, context.syntax).statements
        return statements.allSatisfy(Self.canWait) ? newerMembers(context.unit).guarded(statements) : []
    }

    /// Whether a statement about a controller has no effect before its view is shown. Bars read the navigation item of the controller they show.
    private static func canWait(_ statement: String) -> Bool {
        ["navigationItem.", "edgesForExtendedLayout = ", "extendedLayoutIncludesOpaqueBars = "].contains(where: statement.hasPrefix)
    }

    /// Returns the controller's own properties, and the statements that set the views of its bar items.
    func controllerCode(_ unit: CodeUnit, _ translated: PropertySyntax? = nil) -> PropertyCode {
        guard unit.form == .controller, let controller = unit.type.element else { return PropertyCode() }
        let isOwner = controller.name == "placeholder" || controller.name == "customObject"
        var code =
            isOwner
            ? PropertyCode()
            : ControllerCode.code(
                of: controller, paths: unit.itemPaths, targets: itemTargets(unit), translated ?? syntax)
        for item in controller.itemsOfController {
            for view in item.children where view.asView != nil {
                guard let part = unit.parts.first(where: { $0.element == view }), let path = unit.itemPaths[item] else { continue }
                code.notConverted.removeAll { $0.element == view }
                code.statements.append("\(path).\(view["key"] == "titleView" ? "titleView" : "customView") = \(part.view)")
            }
        }
        return code
    }

    // MARK: Segues

    /// Returns a description of a segue's source, for a doc comment.
    private func source(of segue: CodeSegue, _ unit: CodeUnit) -> String {
        if segue.isEmbed { return "" }
        if let name = unit.property(of: segue.source) { return ", from \(name)" }
        if unit.itemPaths[segue.source] != nil { return ", from a bar item" }
        if unit.rowName(of: segue) != nil { return ", when its row is selected" }
        if segue.source.asView != nil {
            let name = segue.source["reuseIdentifier"] ?? segue.source.userLabel ?? segue.source.id ?? ""
            return ", when the cell '\(CodeLiteral.comment(name))' is selected: call it there"
        }
        return ""
    }

    /// Returns the statements that make a control or a bar item perform a segue.
    private func triggers(of segue: CodeSegue, _ unit: CodeUnit) -> [String] {
        if isMac || segue.isEmbed { return [] }
        let call = "[weak self] _ in self?.\(segue.method)()"
        if let view = segue.source.asView, let name = unit.property(of: view), Self.controls.contains(segue.source.name) {
            let event = segue.source.name == "button" ? "touchUpInside" : "primaryActionTriggered"
            return ["\(name).addAction(UIAction { \(call) }, for: .\(event))"]
        }
        if let path = unit.itemPaths[segue.source], segue.source.name == "barButtonItem" {
            return ["\(path).primaryAction = UIAction(title: \(path).title ?? \"\", image: \(path).image) { \(call) }"]
        }
        return []
    }

    private static let controls: Set<String> = [
        "button", "switch", "slider", "segmentedControl", "stepper", "textField", "pageControl", "datePicker",
    ]
}

extension CodeUnit {
    /// Returns the property of the static table row that starts a segue.
    fileprivate func rowName(of segue: CodeSegue) -> String? {
        guard segue.element["trigger"] == nil else { return nil }
        let part = parts.first { $0.element == segue.source }
        return part.flatMap { part in sections.contains { $0.cells.contains(part.name) } ? part.name : nil }
    }
}

/// The members of a controller's part that a template can use.
struct PartContext: TemplateRecord {
    let part: CodePart

    static let members: [String: TemplateMember] = [
        "name": .text { (context: PartContext) in context.part.name },
        "class": .text { (context: PartContext) in context.part.type },
        "initializer": .text { (context: PartContext) in context.part.initializer },
        "statements": .texts { (context: PartContext) in context.part.statements },
    ]
}

/// The members of a method that makes cell views, which a template can use.
struct CellViewsContext: TemplateRecord {
    let views: CodeCellViews

    static let members: [String: TemplateMember] = [
        "method": .text { (context: CellViewsContext) in context.views.method },
        "table": .text { (context: CellViewsContext) in context.views.table },
        "caller": .text { (context: CellViewsContext) in context.views.caller },
        "cases": .texts { (context: CellViewsContext) in
            context.views.cells.map { identifier, className in
                "case \(CodeLiteral.string(identifier)): "
                    + "\(className).make(in: \(context.views.table), owner: \(context.views.owner))"
            }
        },
    ]
}

/// The members of a section of a static table that a template can use.
struct SectionContext: TemplateRecord {
    let section: CodeSection

    static let members: [String: TemplateMember] = [
        "header": .text { (context: SectionContext) in context.section.header.map(CodeLiteral.string) ?? "nil" },
        "footer": .text { (context: SectionContext) in context.section.footer.map(CodeLiteral.string) ?? "nil" },
        "cells": .texts { (context: SectionContext) in context.section.cells },
        "heights": .texts { (context: SectionContext) in
            context.section.heights.map { $0.map { CodeLiteral.number($0) } ?? "UITableView.automaticDimension" }
        },
    ]
}

/// The members of a segue that a template can use.
struct SegueContext: TemplateRecord {
    let segue: CodeSegue
    let source: String

    static let members: [String: TemplateMember] = [
        "method": .text { (context: SegueContext) in context.segue.method },
        "comment": .text { (context: SegueContext) in CodeLiteral.comment(context.segue.comment) + context.source },
        "type": .text { (context: SegueContext) in context.segue.type },
        "statements": .texts { (context: SegueContext) in context.segue.statements },
    ]
}
