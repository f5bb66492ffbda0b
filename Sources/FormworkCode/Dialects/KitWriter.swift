import FormworkTemplateLanguage
import FormworkModel
import FormworkTree

/// Writes Swift code with the layout anchors of UIKit or AppKit.
struct KitWriter: UnitWriter {
    let isMac: Bool
    /// The modules to import in addition to the platform's.
    var modules: [String] = []
    /// The deployment target; nil for the newest system.
    var target: SystemVersion?
    /// The translations of the document's texts.
    var translations: CodeTranslations?
    /// Whether statements without effect are written as well.
    var isExhaustive = false
    /// Whether colors and fonts that a class repeats become constants.
    var namesStyles = false
    /// The colors and fonts that the unit repeats.
    private(set) var styles = StyleConstants()
    /// The parts of the unit for which statements have no effect.
    private var idle = IdleParts()

    init(isMac: Bool, modules: [String] = [], target: SystemVersion? = nil) {
        self.isMac = isMac
        self.modules = modules
        self.target = target
    }

    /// The syntax of properties.
    var syntax: PropertySyntax {
        (isMac ? PropertySyntax.appKit : .uiKit).translated(translations, isExhaustive: isExhaustive).naming(styles)
    }

    var propertySyntax: PropertySyntax? { syntax }

    func translated(_ translations: CodeTranslations?) -> any UnitWriter {
        var result = self
        result.translations = translations
        return result
    }

    func exhaustive(_ isExhaustive: Bool) -> any UnitWriter {
        var result = self
        result.isExhaustive = isExhaustive
        return result
    }

    func namingStyles() -> any UnitWriter {
        var result = self
        result.namesStyles = true
        return result
    }

    func prepared(for unit: CodeUnit) -> any UnitWriter { preparedKit(for: unit) }

    func preparedKit(for unit: CodeUnit) -> KitWriter {
        var result = self
        result.idle = IdleParts(unit)
        if namesStyles { result.styles = StyleConstants(unit, syntax: syntax) }
        return result
    }

    func context(of object: CodeObject) -> ObjectContext? {
        switch object.kind {
        case .menu: MenuCode.context(of: object, syntax, for: target)
        case .container: ContainerCode.context(of: object, syntax, for: target)
        case .window: WindowCode.context(of: object, syntax, for: target)
        }
    }

    var deploymentTarget: Int { target?.major ?? .max }

    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode {
        let syntax = idle.variedViews.contains(view.name) ? self.syntax.exhaustive : self.syntax
        let idle = idle.priorities.of(view)
        var code =
            isMac
            ? AppKitProperties(syntax).code(
                for: view.view, variable: view.name, isMadeBySuperview: unit.isExisting(view), idle: idle, names: unit.elementNames)
            : UIKitProperties(syntax).code(for: view.view, variable: view.name, idle: idle, targets: itemTargets(unit))
        if let action = initialAction(of: view.name, in: unit) {
            code.initializer = code.initializer?.replacing(
                "target: nil, action: nil)", with: "target: nil, action: \(syntax.language.selector(action.selector)))")
        }
        if !syntax.isExhaustive, unit.isArranged(view) {
            // A stack view turns off the autoresizing masks of its arranged subviews.
            code.statements.removeAll { $0 == "\(view.name).translatesAutoresizingMaskIntoConstraints = false" }
        }
        if let existing = unit.existing(view) {
            code.initializer = existing
            // UIKit's cells lay out their own views themselves.
            if !isMac { code.removeFrame() }
        }
        if let lost = unit.lostClass(of: view) { code.notConverted.append(lost) }
        if let target, target < SystemVersion(13), view.view.element.name == "activityIndicatorView" {
            // The styles had other names before iOS 13.
            for (style, earlier) in [("medium", "gray"), ("large", "whiteLarge")] {
                code.initializer = code.initializer?.replacing("(style: .\(style))", with: "(style: .\(earlier))")
            }
        }
        if !isMac {
            let attributes = view.view.runtimeAttributes.filter { ![View.autoCollapseKeyPath, "templateAttributes"].contains($0.keyPath) }
            let runtime = UIKitProperties().statements(forRuntimeAttributes: attributes, variable: view.name, isView: true)
            code.statements += runtime.statements
            code.notConverted += runtime.notConverted
        }
        if unit.isStaticRow, view.place == .root { code.notConverted.removeAll { $0.what.hasPrefix("attribute 'rowHeight'") } }
        if !unit.sections.isEmpty, view.place == .root { code.notConverted.removeAll { $0.element.name == "tableViewSection" } }
        code.initializer = code.initializer.map(newerMembers(unit).made)
        code.statements += unit.registrations(of: view, .swift, variable: view.name)
        code.statements += outlets(of: view, in: unit)
        let isDelegate = { Self.delegateProtocol($0, of: view.view.element.name, isMac: isMac) != nil }
        code.notConverted += unit.lostOutlets(of: view) { name, destination in isDelegate(name) && destination.asView == nil }
        return code
    }

    func guarded(_ statements: [String], of view: CodeView, in unit: CodeUnit) -> [String] {
        newerMembers(unit).guarded(statements, of: view.view.element.platformClass)
    }

    /// Returns the members that the deployment target of a unit's code doesn't have.
    func newerMembers(_ unit: CodeUnit) -> NewerMembers {
        NewerMembers(platform: unit.root.document.platform, language: .swift, target: target)
    }

    var namesItems: Bool { true }

    var viewClass: String { isMac ? "NSView" : "UIView" }

    // MARK: Hierarchy

    func placing(_ view: CodeView, in unit: CodeUnit) -> [String] {
        guard let number = view.superview, !unit.isExisting(view) else { return [] }
        let superview = unit.views[number]
        switch view.place {
        case _ where isMac: return AppKitPlacing(unit).statements(view, in: superview)
        case .root: return []
        // An element of an unknown class becomes a UIView, which has no such property.
        case .part(let key) where SwiftName.isName(key) && UIKitClasses.byElement[superview.view.element.name] != nil:
            return ["\(superview.name).\(key) = \(view.name)"]
        case .part, .subview:
            let isStack = superview.view.element.name == "stackView"
            return ["\(superview.name).\(isStack ? "addArrangedSubview" : "addSubview")(\(view.name))"]
        }
    }

    // MARK: Constraints

    func arranged(_ constraint: CodeConstraint, in unit: CodeUnit) -> CodeConstraint { unit.childFirst(constraint) }

    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard let first = item(constraint.first, unit: unit) else { return nil }
        var text: String
        if let side = constraint.second {
            guard let second = item(side, unit: unit), constraint.multiplier != 0 else { return nil }
            if first.attribute.axis == second.attribute.axis, constraint.multiplier == 1 || first.attribute.axis == .length {
                var arguments = ["\(Self.word(constraint.relation)): \(second.expression).\(second.attribute.anchor)"]
                if constraint.multiplier != 1 { arguments.append("multiplier: \(constraint.multiplierText)") }
                if constraint.constant != 0 { arguments.append("constant: \(CodeLiteral.number(constraint.constant))") }
                text = "\(first.expression).\(first.attribute.anchor).constraint(\(arguments.joined(separator: ", ")))"
            } else {
                text =
                    "NSLayoutConstraint(item: \(first.expression), attribute: .\(first.attribute.rawValue), "
                    + "relatedBy: .\(constraint.relation.rawValue), toItem: \(second.expression), "
                    + "attribute: .\(second.attribute.rawValue), multiplier: \(constraint.multiplierText), "
                    + "constant: \(CodeLiteral.number(constraint.constant)))"
            }
        } else {
            guard first.attribute.axis == .length else { return nil }
            text =
                "\(first.expression).\(first.attribute.anchor).constraint(\(Self.word(constraint.relation))Constant: "
                + "\(CodeLiteral.number(constraint.constant)))"
        }
        var details: [String] = []
        if constraint.priority != 1000 { details.append("priority: \(CodeLiteral.number(constraint.priority))") }
        if let identifier = constraint.identifier { details.append("identifier: \(CodeLiteral.string(identifier))") }
        return details.isEmpty ? text : text + ".with(\(details.joined(separator: ", ")))"
    }

    static func word(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }

    private func item(_ side: CodeConstraint.Side, unit: CodeUnit) -> AnchoredItem? {
        AnchoredItem(side, in: unit) { $0.name }.map { item in
            let guides = NewerGuide.all(unit.root.document.platform, target: target)
            return AnchoredItem(expression: guides.reduce(item.expression) { $1.standIn(for: $0) }, attribute: item.attribute)
        }
    }

    /// Returns the guides that its constraints use and that the target doesn't have, with the guides they fall back on.
    private func guides(_ unit: CodeUnit) -> [NewerGuide] {
        let all = NewerGuide.all(unit.root.document.platform, target: target)
        if all.isEmpty { return [] }
        let constraints = unit.allConstraints + unit.templates.flatMap(\.added)
        let expressions = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }.compactMap { item($0, unit: unit)?.expression }
        let named = all.filter { guide in expressions.contains { $0.hasSuffix("." + guide.name) } }
        let fallbacks = Set(named.map(\.fallback))
        return all.filter { named.contains($0) || fallbacks.contains($0.name) }
    }

    // MARK: Values

    func setting(_ value: InterfaceDocument.RuntimeAttribute.Value, keyPath: String, of variable: String) -> String? {
        switch (keyPath, value) {
        case ("hidden", .boolean(let flag)), ("isHidden", .boolean(let flag)): return "\(variable).isHidden = \(flag)"
        case ("alpha", .number(let number)) where !isMac: return "\(variable).alpha = \(CodeLiteral.number(number))"
        case ("alpha", .number(let number)), ("alphaValue", .number(let number)):
            return "\(variable).alphaValue = \(CodeLiteral.number(number))"
        // A transform is a single string in the document, but is set component by component.
        case ("layer.transform", .string(let text)):
            return TransformCode.parts(of: text).map { parts in
                parts.map { "\(variable).layer.setValue(\($0.number), forKeyPath: \(CodeLiteral.string("transform." + $0.name)))" }
                    .joined(separator: "; ")
            }
        default:
            guard let literal = Self.literal(value, isMac: isMac) else { return nil }
            return "\(variable).setValue(\(literal), forKeyPath: \(CodeLiteral.string(keyPath)))"
        }
    }

    /// Returns a value as an expression for key-value coding; nil if there is no expression for it.
    static func literal(_ value: InterfaceDocument.RuntimeAttribute.Value, isMac: Bool) -> String? {
        func number(_ value: Double) -> String { CodeLiteral.number(value) }
        guard value.isFinite else { return nil }
        switch value {
        case .string(let text), .localizedString(let text): return CodeLiteral.string(text)
        case .number(let value): return number(value)
        case .boolean(let flag): return "\(flag)"
        case .point(let point): return "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
        case .size(let size): return "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
        case .rect(let rect):
            return "CGRect(x: \(number(rect.origin.x)), y: \(number(rect.origin.y)), "
                + "width: \(number(rect.size.width)), height: \(number(rect.size.height)))"
        case .image(let name): return isMac ? "NSImage(named: \(CodeLiteral.string(name)))" : "UIImage(named: \(CodeLiteral.string(name)))"
        case .nil: return "nil"
        case .range, .color, .other: return nil
        }
    }

    var members: [String: TemplateMember] {
        [
            "kit": .text { (_: UnitContext) in isMac ? "AppKit" : "UIKit" },
            "hasDetails": .truth { (context: UnitContext) in
                let all = context.unit.allConstraints + context.unit.templates.flatMap(\.added)
                return all.contains { $0.priority != 1000 || $0.identifier != nil }
            },
            "hasIdentifiers": .truth { (context: UnitContext) in
                (context.unit.allConstraints + context.unit.templates.flatMap(\.added)).contains { $0.identifier != nil }
            },
            "isMac": .truth { (_: UnitContext) in isMac },
            "olderGuides": .list { (context: UnitContext) in guides(context.unit) },
            "guideClass": .text { (_: UnitContext) in isMac ? "NSLayoutGuide" : "UILayoutGuide" },
            "viewClass": .text { (_: UnitContext) in viewClass },
            "axisType": .text { (_: UnitContext) in "NSLayoutConstraint." + (isMac ? "Orientation" : "Axis") },
            "traitRegistration": .texts { (context: UnitContext) in
                registration(ofTraits: context.unit.views[0].name, for: context.deploymentTarget)
            },
            "blocks": .list { (_: UnitContext) in [SnapKitBlock]() },
            "activated": .list { (context: UnitContext) in ActivationContext.lists(of: context.groups) },
            "priorityType": .text { (_: UnitContext) in isMac ? "NSLayoutConstraint.Priority" : "UILayoutPriority" },
            "imports": .texts { (context: UnitContext) in
                let unit = context.unit
                let elements = unit.views.map(\.view.element) + unit.recognizers.map(\.element)
                let named = elements.flatMap(\.namedClasses) + unit.mentioned + [unit.type.element].compactMap(\.self)
                let modules = Set(named.compactMap { KitModules.module(of: $0, isMac: isMac) })
                return self.modules + modules.sorted() + Set(named.compactMap(\.foreignModule)).subtracting(modules).sorted()
            },
            "controllers": .list { (context: UnitContext) in BindingWriter(context, syntax: syntax).controllers },
            "bindings": .texts { (context: UnitContext) in BindingWriter(context, syntax: syntax).statements },
            "recognizers": .list { (context: UnitContext) in
                context.unit.recognizers.map { recognizer in
                    let code = recognizerCode(recognizer)
                    return RecognizerContext(
                        name: recognizer.name, view: recognizer.view, className: recognizerClass(recognizer),
                        initializer: code.initializer ?? "", statements: code.statements)
                }
            },
            "actions": .texts { (context: UnitContext) in
                let isLate = context.unit.type.isRoot
                let initial = itemTargets(context.unit)
                return context.unit.actions.filter { action in
                    (!isLate || !action.callsOwner) && action.element.parent?.parent.flatMap { initial[$0] } == nil
                }.flatMap { statements(of: $0, context.unit) }
            },
        ].merging(formMembers) { $1 }
    }

    func statements(of action: CodeAction, _ unit: CodeUnit) -> [String] {
        let code = self.action(code: action, unit)
        return (unit.type.isRoot ? StatementText(code).withoutSelf : code).split(separator: "\n").map(String.init)
    }

    private func recognizerCode(_ recognizer: CodeRecognizer) -> PropertyCode {
        let element = recognizer.element
        if !isMac, let code = UIKitProperties().code(forGestureRecognizer: element, variable: recognizer.name) { return code }
        return GestureCode.made(element, className: recognizerClass(recognizer), language: .swift, isMac: isMac)
    }

    private func recognizerClass(_ recognizer: CodeRecognizer) -> String {
        let element = recognizer.element
        let own = element.customClass == nil ? nil : TypeName.swift(element)
        if !isMac, own == nil, let name = GestureCode.className(element.name) { return name }
        return own ?? GestureCode.macClass(element.name) ?? (isMac ? "NS" : "UI") + "GestureRecognizer"
    }

    func notConverted(of unit: CodeUnit) -> [NotConverted] {
        unit.recognizers.flatMap { recognizerCode($0).notConverted } + controllerCode(unit).notConverted + unit.baselinesOfCollapsing
            + BindingWriter(unit: unit, syntax: syntax).notConverted
    }

    /// Returns the targets and actions that the initializers of bar items set, as arguments. A view gets its owner only later.
    func itemTargets(_ unit: CodeUnit) -> [Element: String] {
        if isMac || unit.type.isRoot { return [:] }
        var result: [Element: String] = [:]
        for action in unit.actions where action.isOfItem {
            guard let item = action.element.parent?.parent, item.name == "barButtonItem" else { continue }
            let target =
                switch action.target {
                case .owner: unit.type.ownerName
                case .firstResponder: "nil"
                case .property: ""
                }
            if !target.isEmpty { result[item] = "target: \(target), action: \(CodeLanguage.swift.selector(action.selector))" }
        }
        return result
    }

    /// Returns the action that the initializer of a button sets; nil if the sender is no such button, or has several actions.
    private func initialAction(of sender: String, in unit: CodeUnit) -> CodeAction? {
        let actions = unit.actions.filter { $0.sender == sender }
        guard isMac, actions.count == 1, !actions[0].isDouble, !actions[0].isOfItem,
            let view = unit.views.first(where: { $0.name == sender }), view.place != .root, !unit.isExisting(view),
            AppKitMaker(view.view.element)?.isButton ?? false
        else { return nil }
        return actions[0]
    }

    private func action(code action: CodeAction, _ unit: CodeUnit) -> String {
        let target =
            switch action.target {
            case .owner: unit.type.ownerName
            case .property(let name): name
            case .firstResponder: "nil"
            }
        let selector = "Selector((\(CodeLiteral.string(action.selector))))"
        if isMac {
            if initialAction(of: action.sender, in: unit) == action { return target == "nil" ? "" : "\(action.sender).target = \(target)" }
            return "\(action.sender).target = \(target)\n\(action.sender).\(action.isDouble ? "doubleAction" : "action") = \(selector)"
        }
        if action.isOfItem { return "\(action.sender).target = \(target)\n\(action.sender).action = \(selector)" }
        if unit.recognizers.contains(where: { $0.name == action.sender }) {
            // A recognizer's target must not be nil.
            let statement = "\(action.sender).addTarget(\(target), action: \(selector))"
            return target == "owner" ? "if let owner { \(statement) }" : target == "nil" ? "" : statement
        }
        return "\(action.sender).addTarget(\(target), action: \(selector), for: .\(action.event ?? "primaryActionTriggered"))"
    }
}

extension Element {
    /// The element and its parts with a custom class, such as a cell, a formatter or a layout. Views inside it are not included.
    var namedClasses: [Element] {
        [self] + children.filter { $0.asView == nil && $0.name != "subviews" }.flatMap { $0.namedClasses.filter { $0.customClass != nil } }
    }

    /// The application's Swift module that declares its custom class; nil for classes of Objective-C and of other modules.
    var swiftModule: String? {
        guard customClass != nil, let module = self["customModule"], self["customModuleProvider"] == "target" else { return nil }
        return SwiftName.isName(module) ? module : nil
    }

    /// The module of its custom class; nil for a class of the application.
    var foreignModule: String? {
        guard customClass != nil, let module = self["customModule"], self["customModuleProvider"] != "target" else { return nil }
        return SwiftName.isName(module) ? module : nil
    }
}
