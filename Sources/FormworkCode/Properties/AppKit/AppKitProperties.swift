import FormworkModel
import FormworkVocabulary

/// Converts the elements of views to AppKit code.
///
/// Every attribute and child of a view's element becomes a statement or a note. Exceptions are values that the initializer sets anyway, and parts
/// that are written elsewhere: the hierarchy, constraints and connections.
struct AppKitProperties {
    private let syntax: PropertySyntax

    init(_ syntax: PropertySyntax = .appKit.exhaustive) { self.syntax = syntax }

    /// Returns the code of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - variable: The variable of the view in the code.
    ///   - isMadeBySuperview: Whether its superview creates and places it.
    ///   - idle: Attributes that have no effect where the view is.
    ///   - names: The expressions of its parts that are members of the class.
    func code(
        for view: View, variable: String, isMadeBySuperview: Bool = false, idle: Set<String> = [], names: [Element: String] = [:]
    ) -> PropertyCode {
        let element = view.element
        let language = syntax.language
        var code = PropertyWriter(syntax, idle: idle, names: names)
        let known = AppKitClasses.kit(of: element)
        let kit = known ?? AppKitClasses.byElement["view"]
        if known == nil {
            code.leaveOut(element, "no AppKit class is known for its element: NSView is used instead", affectsLayout: true)
        }
        let name = (element.customClass == nil ? nil : language.className(element)) ?? kit?.name ?? "NSView"
        if let written = element.customClass, written != name {
            code.leaveOut(element, "the class '\(written)' is named '\(name)' in code")
        }
        guard let kit else { return PropertyCode(initializer: language.initializer(name)) }
        if !isMadeBySuperview { place(view, variable: variable, code: &code) }
        code.add(element, to: variable, table: kit.rules)
        for child in element.children where child["key"] == "cell" { cell(child, kit: kit, variable: variable, code: &code) }
        for child in element.children where child["key"] != "cell" && !isElsewhere(child, view: view) {
            part(child, parts: kit.parts, rules: kit.rules, variable: variable, code: &code)
        }
        let ofTemplates: Set = [View.autoCollapseKeyPath, "templateAttributes"]
        for attribute in view.runtimeAttributes where !ofTemplates.contains(attribute.keyPath) {
            runtimeAttribute(attribute, variable: variable, code: &code)
        }
        if let maker = AppKitMaker(element) { return code.code(initializer: maker.expression(of: element, syntax)) }
        let initializer = language.either(
            swift: "\(TypeName.initializer(name))(\(kit.arguments(element)))", objectiveC: kit.objectiveC(name, element))
        return code.code(initializer: initializer)
    }

    /// Whether a child is a view, a guide, or a part that the unit's code handles.
    private func isElsewhere(_ child: Element, view: View) -> Bool {
        if child.asView != nil || child.asGuide != nil { return true }
        let names = [
            "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "rect", "beginningViews",
            "middleViews", "endViews", "gestureRecognizers",
        ]
        return names.contains(child.name) || child.isSimulation || ["autoresizingMask", "canvasLocation"].contains(child["key"])
    }

    // MARK: Place

    /// Writes the frame of a view that is placed by its frame, and turns the autoresizing mask off for others. Frames use the superview's
    /// coordinates, whose origin is at the bottom.
    private func place(_ view: View, variable: String, code: inout PropertyWriter) {
        if let frame = view.frame, view.isPlacedByFrame || view.measuresFrames {
            code.addFrame(frame, to: variable)
        }
        guard view.isPlacedByFrame else {
            code.statements.append(
                code.language.assignment(variable, property: "translatesAutoresizingMaskIntoConstraints", value: code.language.bool(false)))
            return
        }
        guard let mask = view.element.child(key: "autoresizingMask") else { return }
        let flags = Vocabulary.appKit.words("autoresizingMask").words.filter { mask[$0.text] == "YES" }
        // Without a mask, too, the margins after the frame are those that change.
        if !code.syntax.isExhaustive, flags.allSatisfy({ $0.text == "flexibleMaxX" || $0.text == "flexibleMaxY" }) { return }
        let options = flags.map { word in
            code.language.either(swift: word.member, objectiveC: word.text.hasSuffix("Sizable") ? word.text : word.member)
        }
        if options.isEmpty { return }
        code.statements.append(
            code.language.assignment(variable, property: "autoresizingMask", value: code.language.options("NSView", members: options)))
    }

    // MARK: Cells and parts

    private func cell(_ cell: Element, kit: KitClass.Resolved, variable: String, code: inout PropertyWriter) {
        let language = code.language
        if cell.customClass != nil, let name = language.className(cell) {
            let image = cell.name == "imageCell"
            code.leaveOutAlteredClass(cell)
            let made = language.either(
                swift: "\(TypeName.initializer(name))(\(image ? "imageCell: nil" : "textCell: \"\""))",
                objectiveC: "[[\(name) alloc] \(image ? "initImageCell:nil" : "initTextCell:@\"\"")]")
            code.statements.append(language.assignment(variable, property: "cell", value: made))
        }
        // The type of a button comes first: it sets images and highlighting, which attributes may then change.
        for child in cell.children where child.name == "behavior" {
            part(child, parts: kit.cellParts, rules: kit.cell, variable: variable, code: &code)
        }
        // The initial values of a custom cell are not known. It also replaces the control's own cell.
        code.add(cell, to: variable, table: cell.customClass == nil ? kit.cell : kit.cell.withUnknownStarts)
        for child in cell.children where child.name != "connections" && child.name != "behavior" {
            part(child, parts: kit.cellParts, rules: kit.cell, variable: variable, code: &code)
        }
        code.leaveOutConnections(cell)
    }

    private func part(
        _ child: Element, parts: [PartRule], rules: PropertyTable, variable: String, code: inout PropertyWriter
    ) {
        let key = child["key"]
        if let rule = parts.first(where: { $0.matches(child) }) { return code.add(part: child, to: variable, rule) }
        // Long texts have their own elements, which the rules of the attributes have already used.
        if child.name == "string" || child.name == "mutableString", let key, rules[key] != nil { return }
        if child.name == "nil" { return }
        code.leaveOut(child)
    }

    // MARK: Runtime attributes

    func runtimeAttribute(_ attribute: InterfaceDocument.RuntimeAttribute, variable: String, code: inout PropertyWriter) {
        let keyPath = code.language.string(attribute.keyPath)
        if code.language == .objectiveC {
            if let value = ObjectiveCValue.object(attribute.value, attribute.element, .appKit) {
                code.statements.append("[\(variable) setValue:\(value) forKeyPath:\(keyPath)];")
            } else {
                code.leaveOut(attribute.element, "code can't express its value")
            }
        } else if case .color = attribute.value, let color = attribute.element.children.first(where: { $0.name == "color" }),
            let expression = AppKitColor.expression(color)
        {
            code.statements.append("\(variable).setValue(\(expression), forKeyPath: \(keyPath))")
        } else if attribute.value.isFinite, case .range(let location, let length) = attribute.value {
            code.statements.append(
                "\(variable).setValue(NSRange(location: \(CodeLiteral.number(location)), length: \(CodeLiteral.number(length))), forKeyPath: \(keyPath))"
            )
        } else if let literal = KitWriter.literal(attribute.value, isMac: true) {
            code.statements.append("\(variable).setValue(\(literal), forKeyPath: \(keyPath))")
        } else {
            code.leaveOut(attribute.element, "code can't express its value")
        }
    }
}
