import FormworkModel

/// Writes Objective-C with the layout anchors of UIKit or AppKit, or with AutoLayoutKit 0.5 and UIKit for everything else.
struct ObjectiveCWriter: UnitWriter {
    let toolkit: Toolkit
    let usesAutoLayoutKit: Bool
    /// The deployment target; nil for the newest system.
    let target: SystemVersion?
    /// The translations of the document's texts.
    private var translations: CodeTranslations?

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

    var deploymentTarget: Int { target?.major ?? .max }

    private var isMac: Bool { toolkit == .appKit }

    func className(of element: Element) -> String { TypeName.objectiveC(element) ?? viewClass }

    // MARK: Views

    private var syntax: PropertySyntax { (isMac ? PropertySyntax.appKitObjectiveC : .uiKitObjectiveC).translated(translations) }

    func context(of object: CodeObject) -> ObjectContext? { isMac ? MenuCode.context(of: object, syntax, for: target) : nil }

    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode {
        let variable = Self.variable(view)
        var code =
            isMac
            ? AppKitProperties(syntax).code(for: view.view, variable: variable, isMadeBySuperview: unit.isExisting(view))
            : UIKitProperties(syntax).code(for: view.view, variable: variable)
        if let target, !isMac, target < SystemVersion(13), view.view.element.name == "activityIndicatorView" {
            // The styles had other names before iOS 13.
            for (style, earlier) in [("Medium", "Gray"), ("Large", "WhiteLarge")] {
                code.initializer = code.initializer?.replacing("IndicatorViewStyle\(style)]", with: "IndicatorViewStyle\(earlier)]")
            }
        }
        if let existing = unit.existing(view) { code.initializer = "_" + existing.filter { $0 != "!" } }
        if let lost = unit.lostClass(of: view) { code.notConverted.append(lost) }
        if let module = view.view.element.foreignModule {
            code.notConverted.append(
                NotConverted(view.view.element, "the module '\(module)' of its class", "import the header that declares it"))
        }
        if !isMac { addRuntimeAttributes(of: view, to: &code) }
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
            if case .image = attribute.value, attribute.element["catalog"] == "system" {
                code.notConverted.append(
                    NotConverted(
                        attribute.element, "runtime attribute '\(attribute.keyPath)' with a symbol", "symbols are supported in Swift only"))
            } else if let value = ObjectiveCValue.object(attribute.value, attribute.element) {
                code.statements.append("[\(variable) setValue:\(value) forKeyPath:\(CodeLiteral.objectiveCString(attribute.keyPath))];")
            } else {
                code.notConverted.append(
                    NotConverted(attribute.element, "runtime attribute '\(attribute.keyPath)'", "code can't express its value"))
            }
        }
    }

    static func variable(_ view: CodeView) -> String { "_" + view.name }

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
            let target = unit.property(of: destination).map { "self.\($0)" }
            if Self.isDelegate(name), destination.asView == nil, target == nil { return "\(Self.variable(view)).\(name) = _owner;" }
            return target.map { "[\(Self.variable(view)) setValue:\($0) forKey:\(CodeLiteral.objectiveCString(name))];" }
        }
    }

    private static func isDelegate(_ outlet: String) -> Bool { outlet == "delegate" || outlet == "dataSource" }

    // MARK: Values

    func setting(_ value: RuntimeAttribute.Value, keyPath: String, of variable: String) -> String? {
        switch (keyPath, value) {
        case ("hidden", .boolean(let flag)), ("isHidden", .boolean(let flag)): return "_\(variable).hidden = \(flag ? "YES" : "NO");"
        case ("alpha", .number(let number)) where !isMac: return "_\(variable).alpha = \(CodeLiteral.number(number));"
        case ("alpha", .number(let number)), ("alphaValue", .number(let number)):
            return "_\(variable).alphaValue = \(CodeLiteral.number(number));"
        case ("layer.transform", .string(let text)):
            return TransformCode.parts(of: text).map { parts in
                parts.map {
                    let keyPath = CodeLiteral.objectiveCString("transform." + $0.name)
                    return "[_\(variable).layer setValue:@(\($0.number)) forKeyPath:\(keyPath)];"
                }.joined(separator: " ")
            }
        default:
            return ObjectiveCValue.object(value, nil, toolkit).map {
                "[_\(variable) setValue:\($0) forKeyPath:\(CodeLiteral.objectiveCString(keyPath))];"
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
            "classes": .texts { (context: UnitContext) in
                let elements = named(in: context.unit)
                let own = elements.flatMap(\.namedClasses).filter { element in
                    guard let name = element.customClass else { return false }
                    return KitModules.module(ofClass: name, isMac: isMac) == nil && !isOfKit(name)
                }
                return Set(own.compactMap(TypeName.objectiveC)).sorted()
            },
            "controllers": .list { (context: UnitContext) in BindingWriter(context, syntax).controllers },
            "bindings": .texts { (context: UnitContext) in BindingWriter(context, syntax).statements },
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
                context.unit.actions.flatMap { action($0, context.unit).split(separator: "\n").map(String.init) }
            },
        ]
    }

    /// Returns the elements that have classes.
    private func named(in unit: CodeUnit) -> [Element] {
        unit.views.map(\.view.element) + unit.recognizers.map(\.element) + unit.controllers.map(\.element)
    }

    /// Returns the views whose autoresizing mask AutoLayoutKit turns off although the document uses it. The code turns it on again.
    private func masked(_ unit: CodeUnit) -> [String] {
        let subjects = Set(unit.allConstraints.filter { !isPlain($0, in: unit) }.map(\.first.item.view))
        let masked = subjects.sorted().filter { unit.views[$0].view.element["translatesAutoresizingMaskIntoConstraints"] != "NO" }
        return masked.map { unit.views[$0].name }
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
        return GestureCode.made(recognizer.element, recognizerClass(recognizer), .objectiveC, isMac: isMac)
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

    private func action(_ action: CodeAction, _ unit: CodeUnit) -> String {
        let target =
            switch action.target {
            case .owner: "_owner"
            case .property(let name): "_" + name
            case .firstResponder: "nil"
            }
        let selector = CodeLanguage.objectiveC.selector(action.selector)
        if action.isOfItem {
            let item = ObjectiveCNames.path(action.sender)
            return "\(item).target = \(target);\n\(item).action = \(selector);"
        }
        if isMac {
            return "_\(action.sender).target = \(target);\n_\(action.sender).\(action.isDouble ? "doubleAction" : "action") = \(selector);"
        }
        if unit.recognizers.contains(where: { $0.name == action.sender }) {
            return target == "nil" ? "" : "[_\(action.sender) addTarget:\(target) action:\(selector)];"
        }
        let event = action.event ?? "primaryActionTriggered"
        return "[_\(action.sender) addTarget:\(target) action:\(selector) "
            + "forControlEvents:UIControlEvent\(event.prefix(1).uppercased() + event.dropFirst())];"
    }
}
