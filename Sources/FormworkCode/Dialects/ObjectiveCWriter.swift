import FormworkTemplateLanguage
import FormworkModel
import FormworkTree

/// Writes Objective-C with the layout anchors of UIKit or AppKit, or with AutoLayoutKit 0.5 and UIKit for everything else.
struct ObjectiveCWriter: UnitWriter {
    let toolkit: Toolkit
    let usesAutoLayoutKit: Bool
    /// The deployment target; nil for the newest system.
    let target: SystemVersion?
    /// The translations of the document's texts.
    private var translations: CodeTranslations?
    /// Whether statements without effect are written as well.
    private var isExhaustive = false
    /// The parts of the unit for which statements have no effect.
    private var idle = IdleParts()

    init(_ toolkit: Toolkit, usesAutoLayoutKit: Bool = false, target: SystemVersion? = nil) {
        self.toolkit = toolkit
        self.usesAutoLayoutKit = usesAutoLayoutKit
        self.target = target
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

    func prepared(for unit: CodeUnit) -> any UnitWriter {
        var result = self
        result.idle = IdleParts(unit)
        return result
    }

    var deploymentTarget: Int { target?.major ?? .max }

    private var isMac: Bool { toolkit == .appKit }

    func className(of element: Element) -> String { TypeName.objectiveC(element) ?? viewClass }

    // MARK: Views

    private var syntax: PropertySyntax {
        (isMac ? PropertySyntax.appKitObjectiveC : .uiKitObjectiveC).translated(translations, isExhaustive: isExhaustive)
    }

    func context(of object: CodeObject) -> ObjectContext? { isMac ? MenuCode.context(of: object, syntax, for: target) : nil }

    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode {
        let variable = Self.variable(view)
        let syntax = idle.variedViews.contains(view.name) ? self.syntax.exhaustive : self.syntax
        let idle = idle.priorities.of(view)
        var code =
            isMac
            ? AppKitProperties(syntax).code(
                for: view.view, variable: variable, isMadeBySuperview: unit.isExisting(view), idle: idle,
                names: unit.elementNames.mapValues { "_" + $0 })
            : UIKitProperties(syntax).code(for: view.view, variable: variable, idle: idle)
        if !syntax.isExhaustive, unit.isArranged(view) {
            code.statements.removeAll { $0 == "\(variable).translatesAutoresizingMaskIntoConstraints = NO;" }
        }
        if let target, !isMac, target < SystemVersion(13), view.view.element.name == "activityIndicatorView" {
            // The styles had other names before iOS 13.
            for (style, earlier) in [("Medium", "Gray"), ("Large", "WhiteLarge")] {
                code.initializer = code.initializer?.replacing("IndicatorViewStyle\(style)]", with: "IndicatorViewStyle\(earlier)]")
            }
        }
        if let existing = unit.existing(view) {
            code.initializer = Self.variable(named: existing.filter { $0 != "!" })
            // UIKit's cells lay out their own views themselves.
            if !isMac { code.removeFrame() }
        }
        if let lost = unit.lostClass(of: view) { code.notConverted.append(lost) }
        if !isMac {
            addRuntimeAttributes(of: view, to: &code)
            code.statements += unit.registrations(of: view, .objectiveC, variable: variable)
        }
        code.statements += outlets(of: view, in: unit)
        code.notConverted += unit.lostOutlets(of: view) { Self.isDelegate($0) && $1.asView == nil }
        return code
    }

    func guarded(_ statements: [String], of view: CodeView, in unit: CodeUnit) -> [String] {
        NewerMembers(platform: unit.root.document.platform, language: .objectiveC, target: target)
            .guarded(statements, of: view.view.element.platformClass)
    }

    private func addRuntimeAttributes(of view: CodeView, to code: inout PropertyCode) {
        let variable = Self.variable(view)
        let ofTemplates: Set = [View.autoCollapseKeyPath, "templateAttributes"]
        for attribute in view.view.runtimeAttributes where !ofTemplates.contains(attribute.keyPath) {
            if let value = ObjectiveCValue.object(attribute.value, attribute.element) {
                code.statements.append("[\(variable) setValue:\(value) forKeyPath:\(CodeLiteral.objectiveCString(attribute.keyPath))];")
            } else {
                code.notConverted.append(
                    NotConverted(attribute.element, what: "runtime attribute '\(attribute.keyPath)'", why: "code can't express its value"))
            }
        }
    }

    static func variable(_ view: CodeView) -> String { variable(named: view.name) }

    /// Returns the expression of an object: the instance variable of its property, or the cell itself and the content view that it creates.
    static func variable(named name: String) -> String { name == "self" || name.hasPrefix("self.") ? name : "_" + name }

    func placing(_ view: CodeView, in unit: CodeUnit) -> [String] {
        guard let number = view.superview, !unit.isExisting(view) else { return [] }
        let superview = unit.views[number]
        if isMac { return AppKitPlacing(unit, .objectiveC).statements(view, in: superview) }
        let (outer, inner) = (Self.variable(superview), Self.variable(view))
        switch view.place {
        case .root: return []
        case .part(let key) where SwiftName.isName(key): return ["\(outer).\(key) = \(inner);"]
        case .part, .subview:
            let method = superview.view.element.name == "stackView" ? "addArrangedSubview" : "addSubview"
            return ["[\(outer) \(method):\(inner)];"]
        }
    }

    var viewClass: String { isMac ? "NSView" : "UIView" }

    private func outlets(of view: CodeView, in unit: CodeUnit) -> [String] {
        unit.explicitOutlets(of: view).compactMap { name, destination in
            if unit.isOwnOutlet(name, of: view, to: destination) { return nil }
            let target = unit.property(of: destination).map { unit.type.isRoot ? Self.variable(named: $0) : "self.\($0)" }
            if Self.isDelegate(name), destination.asView == nil, target == nil {
                return unit.type.isRoot ? nil : "\(Self.variable(view)).\(name) = _owner;"
            }
            return target.map { "[\(Self.variable(view)) setValue:\($0) forKey:\(CodeLiteral.objectiveCString(name))];" }
        }
    }

    /// Returns the statements that run when the owner of a cell is set: the delegates and the actions that target it.
    private func ownerStatements(_ unit: CodeUnit) -> [String] {
        guard unit.type.isRoot else { return [] }
        let delegates = unit.views.flatMap { view in
            unit.explicitOutlets(of: view).compactMap { name, destination in
                Self.isDelegate(name) && destination.asView == nil && unit.property(of: destination) == nil
                    ? "\(Self.variable(view)).\(name) = owner;" : nil
            }
        }
        return delegates + unit.actions.filter(\.callsOwner).flatMap { lines(of: $0, unit) }
    }

    /// Returns the statements that remove the previous owner of a cell as the target of its controls and recognizers.
    private func disconnecting(_ unit: CodeUnit) -> [String] {
        guard unit.type.isRoot else { return [] }
        var senders: Set<String> = []
        return unit.actions.filter { $0.callsOwner && !$0.isOfItem && senders.insert($0.sender).inserted }.map { action in
            let isRecognizer = unit.recognizers.contains { $0.name == action.sender }
            let events = isRecognizer ? "" : " forControlEvents:UIControlEventAllEvents"
            return "[\(Self.variable(named: action.sender)) removeTarget:_owner action:NULL\(events)];"
        }
    }

    private func lines(of action: CodeAction, _ unit: CodeUnit) -> [String] {
        self.action(action, unit: unit).split(separator: "\n").map(String.init)
    }

    private static func isDelegate(_ outlet: String) -> Bool { outlet == "delegate" || outlet == "dataSource" }

    // MARK: Values

    func setting(_ value: InterfaceDocument.RuntimeAttribute.Value, keyPath: String, of variable: String) -> String? {
        switch (keyPath, value) {
        case ("hidden", .boolean(let flag)), ("isHidden", .boolean(let flag)):
            return "\(Self.variable(named: variable)).hidden = \(flag ? "YES" : "NO");"
        case ("alpha", .number(let number)) where !isMac: return "\(Self.variable(named: variable)).alpha = \(CodeLiteral.number(number));"
        case ("alpha", .number(let number)), ("alphaValue", .number(let number)):
            return "\(Self.variable(named: variable)).alphaValue = \(CodeLiteral.number(number));"
        case ("layer.transform", .string(let text)):
            return TransformCode.parts(of: text).map { parts in
                parts.map {
                    let keyPath = CodeLiteral.objectiveCString("transform." + $0.name)
                    return "[\(Self.variable(named: variable)).layer setValue:@(\($0.number)) forKeyPath:\(keyPath)];"
                }.joined(separator: " ")
            }
        default:
            return ObjectiveCValue.object(value, nil, toolkit).map {
                "[\(Self.variable(named: variable)) setValue:\($0) forKeyPath:\(CodeLiteral.objectiveCString(keyPath))];"
            }
        }
    }

    func literal(_ text: String) -> String { CodeLiteral.objectiveCString(text) }

    var members: [String: TemplateMember] {
        [
            "viewClass": .text { (_: UnitContext) in viewClass },
            "axisType": .text { (_: UnitContext) in isMac ? "NSLayoutConstraintOrientation" : "UILayoutConstraintAxis" },
            "axisWord": .text { (_: UnitContext) in isMac ? "Orientation" : "Axis" },
            "kit": .text { (_: UnitContext) in toolkit.rawValue },
            "hasDetails": .truth { (context: UnitContext) in
                let all = context.unit.allConstraints + context.unit.templates.flatMap(\.added)
                return all.contains { $0.priority != 1000 || $0.identifier != nil }
            },
            "imports": .texts { (context: UnitContext) in
                let elements = named(in: context.unit)
                return Set(elements.flatMap(\.namedClasses).compactMap { KitModules.module(of: $0, isMac: isMac) }).sorted()
            },
            "modules": .texts { (context: UnitContext) in
                let elements = named(in: context.unit).flatMap(\.namedClasses).filter(isOwn)
                return Set(elements.compactMap(\.foreignModule)).sorted()
            },
            "superclassModule": .text { (context: UnitContext) in
                context.unit.form == .cell && context.unit.ownClass == nil ? context.unit.root.element.foreignModule : nil
            },
            "headers": .texts { (context: UnitContext) in
                // Swift classes of the application are declared in the header that the compiler generates for its module.
                let unit = context.unit
                let elements = named(in: unit).flatMap(\.namedClasses).filter(isOwn).filter { $0.foreignModule == nil }
                let swift = elements.compactMap(\.swiftModule).map { $0 + "-Swift" }
                let own = elements.filter { $0.swiftModule == nil }.compactMap(TypeName.objectiveC)
                let cells = unit.registrations.values.joined().map { registration in
                    let isOwn = TypeName.objectiveC(registration.prototype) == registration.className
                    return registration.prototype.swiftModule.flatMap { isOwn ? $0 + "-Swift" : nil } ?? registration.className
                }
                return Set(swift + own + cells).sorted()
            },
            "classes": .texts { (context: UnitContext) in
                let elements = named(in: context.unit)
                let own = elements.flatMap(\.namedClasses).filter(isOwn)
                return Set(own.compactMap(TypeName.objectiveC)).sorted()
            },
            "controllers": .list { (context: UnitContext) in BindingWriter(context, syntax: syntax).controllers },
            "bindings": .texts { (context: UnitContext) in BindingWriter(context, syntax: syntax).statements },
            "masked": .texts { (context: UnitContext) in masked(context.unit) },
            "recognizers": .list { (context: UnitContext) in
                context.unit.recognizers.map { recognizer in
                    let code = recognizerCode(recognizer)
                    return RecognizerContext(
                        name: recognizer.name, view: recognizer.view, className: recognizerClass(recognizer),
                        initializer: code.initializer ?? "nil", statements: code.statements)
                }
            },
            "actions": .texts { (context: UnitContext) in
                let isLate = context.unit.type.isRoot
                return context.unit.actions.filter { !isLate || !$0.callsOwner }.flatMap { lines(of: $0, context.unit) }
            },
            "isCell": .truth { (context: UnitContext) in context.unit.form == .cell },
            "isTableCell": .truth { (context: UnitContext) in context.unit.root.element.name == "tableViewCell" },
            "cellStyle": .text { (context: UnitContext) in
                let style = UIKitClasses.byElement["tableViewCell"]?.arguments(context.unit.root.element)
                let word = style?.split(separator: ",").first.flatMap { $0.split(separator: ".").last } ?? "default"
                return "UITableViewCellStyle" + word.prefix(1).uppercased() + word.dropFirst()
            },
            "superclass": .text { (context: UnitContext) in context.unit.type.superclass ?? "NSObject" },
            "ownClass": .text { (context: UnitContext) in context.unit.hasDuplicateClass ? nil : context.unit.ownClass },
            "hasOwner": .truth { (context: UnitContext) in context.unit.form != .cell || context.unit.needsOwner },
            "ownerStatements": .texts { (context: UnitContext) in ownerStatements(context.unit) },
            "disconnecting": .texts { (context: UnitContext) in disconnecting(context.unit) },
            "assignments": .texts { (context: UnitContext) in context.unit.assignments.compactMap { $0.statement(.objectiveC) } },
        ]
    }

    /// Whether the class of an element is neither the toolkit's nor another framework's of Apple.
    private func isOwn(_ element: Element) -> Bool {
        guard let name = element.customClass else { return false }
        return KitModules.module(ofClass: name, isMac: isMac) == nil && !isOfKit(name)
    }

    /// Returns the elements whose classes the code names.
    private func named(in unit: CodeUnit) -> [Element] {
        // A cell is itself an instance of the generated class.
        unit.views.filter { unit.isDeclared($0) || unit.type.ownClass == nil }.map(\.view.element) + unit.recognizers.map(\.element)
            + unit.controllers.map(\.element)
    }

    /// Returns the views whose autoresizing mask AutoLayoutKit turns off although the document uses it. The code turns it on again.
    private func masked(_ unit: CodeUnit) -> [String] {
        let subjects = Set(unit.allConstraints.filter { !isPlain($0, in: unit) }.map(\.first.item.view))
        let masked = subjects.sorted().filter { unit.views[$0].view.element["translatesAutoresizingMaskIntoConstraints"] != "NO" }
        return masked.map { Self.variable(unit.views[$0]) }
    }

    /// Whether the toolkit's header declares a class.
    private func isOfKit(_ name: String) -> Bool { isMac ? AppKitClasses.names.contains(name) : UIKitClasses.byName[name] != nil }

    private func recognizerCode(_ recognizer: CodeRecognizer) -> PropertyCode {
        if !isMac,
            let code = UIKitProperties(.uiKitObjectiveC)
                .code(forGestureRecognizer: recognizer.element, variable: "_" + recognizer.name)
        {
            return code
        }
        return GestureCode.made(recognizer.element, className: recognizerClass(recognizer), language: .objectiveC, isMac: isMac)
    }

    private func recognizerClass(_ recognizer: CodeRecognizer) -> String {
        let element = recognizer.element
        if element.customClass != nil, let name = TypeName.objectiveC(element) { return name }
        if !isMac { return GestureCode.className(element.name) ?? "UIGestureRecognizer" }
        return GestureCode.macClass(element.name) ?? "NSGestureRecognizer"
    }

    func notConverted(of unit: CodeUnit) -> [NotConverted] {
        unit.recognizers.flatMap { recognizerCode($0).notConverted } + unit.baselinesOfCollapsing
            + BindingWriter(unit: unit, syntax: syntax).notConverted
    }

    var namesItems: Bool { true }

    func path(_ swift: String) -> String { swift.filter { $0 != "?" } }

    private func action(_ action: CodeAction, unit: CodeUnit) -> String {
        let target =
            switch action.target {
            case .owner: "_owner"
            case .property(let name): Self.variable(named: name)
            case .firstResponder: "nil"
            }
        let selector = CodeLanguage.objectiveC.selector(action.selector)
        if action.isOfItem {
            let item = ObjectiveCNames.path(action.sender)
            return "\(item).target = \(target);\n\(item).action = \(selector);"
        }
        if isMac {
            let sender = Self.variable(named: action.sender)
            return "\(sender).target = \(target);\n\(sender).\(action.isDouble ? "doubleAction" : "action") = \(selector);"
        }
        if unit.recognizers.contains(where: { $0.name == action.sender }) {
            return target == "nil" ? "" : "[\(Self.variable(named: action.sender)) addTarget:\(target) action:\(selector)];"
        }
        let event = action.event ?? "primaryActionTriggered"
        return "[\(Self.variable(named: action.sender)) addTarget:\(target) action:\(selector) "
            + "forControlEvents:UIControlEvent\(event.prefix(1).uppercased() + event.dropFirst())];"
    }
}
