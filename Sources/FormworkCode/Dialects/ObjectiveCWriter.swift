import FormworkModel

/// Writes Objective-C with AutoLayoutKit 0.5, and with UIKit where AutoLayoutKit has no words.
struct ObjectiveCWriter: UnitWriter {
    func className(of element: Element) -> String { TypeName.objectiveC(element) ?? "UIView" }

    // MARK: Views

    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode {
        let variable = Self.variable(view)
        var code = UIKitProperties(.objectiveC).code(for: view.view, variable: variable)
        if let existing = unit.existing(view) { code.initializer = "_" + existing.filter { $0 != "!" } }
        if let lost = unit.lostClass(of: view) { code.notConverted.append(lost) }
        if let module = view.view.element.foreignModule {
            code.notConverted.append(
                NotConverted(view.view.element, "the module '\(module)' of its class", "import the header that declares it"))
        }
        let ofTemplates: Set = [View.autoCollapseKeyPath, "templateAttributes"]
        for attribute in view.view.runtimeAttributes where !ofTemplates.contains(attribute.keyPath) {
            if case .image = attribute.value, attribute.element["catalog"] == "system" {
                code.notConverted.append(
                    NotConverted(
                        attribute.element, "runtime attribute '\(attribute.keyPath)' with a symbol", "symbols are written in Swift alone"))
            } else if let value = ObjectiveCValue.object(attribute.value, attribute.element) {
                code.statements.append("[\(variable) setValue:\(value) forKeyPath:\(CodeLiteral.objectiveCString(attribute.keyPath))];")
            } else {
                code.notConverted.append(
                    NotConverted(attribute.element, "runtime attribute '\(attribute.keyPath)'", "its value has no words"))
            }
        }
        code.statements += outlets(of: view, in: unit)
        code.notConverted += unit.lostOutlets(of: view) { Self.isDelegate($0) && $1.asView == nil }
        return code
    }

    static func variable(_ view: CodeView) -> String { "_" + view.name }

    func placing(_ view: CodeView, in unit: CodeUnit) -> [String] {
        guard let number = view.superview, !unit.isExisting(view) else { return [] }
        let superview = unit.views[number]
        let (outer, inner) = (Self.variable(superview), Self.variable(view))
        switch view.place {
        case .root: return []
        case .part(let key) where SwiftName.isName(key): return ["\(outer).\(key) = \(inner);"]
        case .part, .subview:
            let method = superview.view.element.name == "stackView" ? "addArrangedSubview" : "addSubview"
            return ["[\(outer) \(method):\(inner)];"]
        }
    }

    var viewClass: String { "UIView" }

    private func outlets(of view: CodeView, in unit: CodeUnit) -> [String] {
        unit.outletsToSay(of: view).compactMap { name, destination in
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
        case ("alpha", .number(let number)): return "_\(variable).alpha = \(CodeLiteral.number(number));"
        case ("layer.transform", .string(let text)):
            return TransformCode.parts(of: text).map { parts in
                parts.map {
                    let keyPath = CodeLiteral.objectiveCString("transform." + $0.name)
                    return "[_\(variable).layer setValue:@(\($0.number)) forKeyPath:\(keyPath)];"
                }.joined(separator: " ")
            }
        default:
            return ObjectiveCValue.object(value, nil).map {
                "[_\(variable) setValue:\($0) forKeyPath:\(CodeLiteral.objectiveCString(keyPath))];"
            }
        }
    }

    func literal(_ text: String) -> String { CodeLiteral.objectiveCString(text) }

    var members: [String: TemplateMember] {
        [
            "classes": .texts { (context: UnitContext) in
                let elements = context.unit.views.map(\.view.element) + context.unit.recognizers.map(\.element)
                return Set(elements.filter { $0.customClass != nil }.compactMap(TypeName.objectiveC)).sorted()
            },
            "masked": .texts { (context: UnitContext) in masked(context.unit) },
            "recognizers": .list { (context: UnitContext) in
                context.unit.recognizers.map { recognizer in
                    let code = recognizerCode(recognizer)
                    return RecognizerContext(
                        name: recognizer.name, view: recognizer.view, className: recognizerClass(recognizer),
                        initializer: code.initializer ?? "nil", statements: code.statements)
                }
            },
            "actions": .texts { (context: UnitContext) in context.unit.actions.filter { !$0.isOfItem }.map { action($0, context.unit) } },
        ]
    }

    /// The views that AutoLayoutKit takes from their autoresizing masks, as it speaks of them.
    private func masked(_ unit: CodeUnit) -> [String] {
        let subjects = Set(unit.constraints.filter { !isPlain($0, in: unit) }.map(\.first.item.view))
        let masked = subjects.sorted().filter { unit.views[$0].view.element["translatesAutoresizingMaskIntoConstraints"] != "NO" }
        return masked.map { unit.views[$0].name }
    }

    private func recognizerCode(_ recognizer: CodeRecognizer) -> PropertyCode {
        UIKitProperties(.objectiveC).code(forGestureRecognizer: recognizer.element, variable: "_" + recognizer.name)
            ?? PropertyCode(
                initializer: "[[\(recognizerClass(recognizer)) alloc] init]",
                notConverted: [NotConverted(recognizer.element, "its class", "no class stands for '\(recognizer.element.name)'")])
    }

    private func recognizerClass(_ recognizer: CodeRecognizer) -> String {
        let element = recognizer.element
        if element.customClass != nil, let name = TypeName.objectiveC(element) { return name }
        return GestureCode.classes[element.name] ?? "UIGestureRecognizer"
    }

    /// Items of bars are written in Swift alone, and with them what they call and what leads to them.
    func notConverted(of unit: CodeUnit) -> [NotConverted] {
        let why = "items of bars are not written in Objective-C: convert to Swift for it"
        return unit.recognizers.flatMap { recognizerCode($0).notConverted }
            + unit.actions.filter(\.isOfItem).map { NotConverted($0.element, "the action '\($0.selector)'", why) }
            + unit.outlets.filter(\.isOptional).map { NotConverted($0.element, "the outlet '\($0.outlet)' to it", why) }
    }

    private func action(_ action: CodeAction, _ unit: CodeUnit) -> String {
        let target =
            switch action.target {
            case .owner: "_owner"
            case .property(let name): "_" + name
            case .firstResponder: "nil"
            }
        let selector = "NSSelectorFromString(\(CodeLiteral.objectiveCString(action.selector)))"
        if unit.recognizers.contains(where: { $0.name == action.sender }) {
            return target == "nil" ? "" : "[_\(action.sender) addTarget:\(target) action:\(selector)];"
        }
        let event = action.event ?? "primaryActionTriggered"
        return "[_\(action.sender) addTarget:\(target) action:\(selector) "
            + "forControlEvents:UIControlEvent\(event.prefix(1).uppercased() + event.dropFirst())];"
    }
}
