import FormworkModel

/// Turns what the elements of views say of themselves into Swift with AppKit.
///
/// Every attribute and every element in a view's element becomes a statement, or is what the initializer gives anyway, or is said
/// elsewhere (the hierarchy, constraints, connections), or is listed as not converted.
struct AppKitProperties {
    /// The code for a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - variable: What the statements call it.
    ///   - isMadeBySuperview: Whether the view around it makes it, and says where it stands.
    func code(for view: View, variable: String, isMadeBySuperview: Bool = false) -> PropertyCode {
        let element = view.element
        var code = PropertyWriter(.appKit)
        let known = AppKitClasses.kit(of: element)
        let kit = known ?? AppKitClasses.byElement["view"]
        if known == nil {
            code.leaveOut(element, "no class of AppKit is known for its element; NSView stands for it", affectsLayout: true)
        }
        let name = (element.customClass == nil ? nil : TypeName.swift(element)) ?? kit?.name ?? "NSView"
        if let written = element.customClass, written != name {
            code.leaveOut(element, "the class '\(written)' is written '\(name)' in Swift")
        }
        guard let kit else { return PropertyCode(initializer: TypeName.initializer(name) + "()") }
        if !isMadeBySuperview { place(view, variable, &code) }
        code.add(element, to: variable, kit.rules)
        for child in element.children where child["key"] == "cell" { cell(child, kit, variable, &code) }
        for child in element.children where child["key"] != "cell" && !isElsewhere(child, view) {
            part(child, kit.parts, kit.rules, variable, &code)
        }
        let ofTemplates: Set = [View.autoCollapseKeyPath, "templateAttributes"]
        for attribute in view.runtimeAttributes where !ofTemplates.contains(attribute.keyPath) {
            runtimeAttribute(attribute, variable, &code)
        }
        return code.code(initializer: "\(TypeName.initializer(name))(\(kit.arguments(element)))")
    }

    /// Whether a child is a view, a guide, or something of which the unit speaks.
    private func isElsewhere(_ child: Element, _ view: View) -> Bool {
        if child.asView != nil || child.asGuide != nil { return true }
        let names = [
            "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "rect", "beginningViews",
            "middleViews", "endViews", "gestureRecognizers",
        ]
        return names.contains(child.name) || ["autoresizingMask", "canvasLocation", "simulatedSize"].contains(child["key"])
    }

    // MARK: Place

    /// What says where it stands: that constraints do, or its frame in the superview's coordinates, which AppKit counts from below.
    private func place(_ view: View, _ variable: String, _ code: inout PropertyWriter) {
        if let frame = view.frame, view.isPlacedByFrame || view.measuresFrames {
            code.statements.append("\(variable).frame = \(code.language.rect(code.syntax.toolkit.rect, frame))")
        }
        guard view.isPlacedByFrame else {
            code.statements.append("\(variable).translatesAutoresizingMaskIntoConstraints = false")
            return
        }
        guard let mask = view.element.child(key: "autoresizingMask") else { return }
        let names = [
            ("flexibleMinX", "minXMargin"), ("widthSizable", "width"), ("flexibleMaxX", "maxXMargin"), ("flexibleMinY", "minYMargin"),
            ("heightSizable", "height"), ("flexibleMaxY", "maxYMargin"),
        ]
        let options = names.filter { mask[$0.0] == "YES" }.map { "." + $0.1 }
        if !options.isEmpty { code.statements.append("\(variable).autoresizingMask = [\(options.joined(separator: ", "))]") }
    }

    // MARK: Cells and parts

    private func cell(_ cell: Element, _ kit: KitClass.Resolved, _ variable: String, _ code: inout PropertyWriter) {
        if cell.customClass != nil, let name = TypeName.swift(cell) {
            let image = cell.name == "imageCell"
            code.leaveOutAlteredClass(cell)
            code.statements.append(
                "\(variable).cell = \(TypeName.initializer(name))(\(image ? "imageCell: nil" : "textCell: \"\""))")
        }
        // The type of a button comes first: it sets images and what is highlighted, which attributes may then change.
        for child in cell.children where child.name == "behavior" { part(child, kit.cellParts, kit.cell, variable, &code) }
        code.add(cell, to: variable, kit.cell)
        for child in cell.children where child.name != "connections" && child.name != "behavior" {
            part(child, kit.cellParts, kit.cell, variable, &code)
        }
        code.leaveOutConnections(cell)
    }

    private func part(
        _ child: Element, _ parts: [PartRule], _ rules: PropertyTable, _ variable: String, _ code: inout PropertyWriter
    ) {
        let key = child["key"]
        if let rule = parts.first(where: { $0.matches(child) }) { return code.add(part: child, to: variable, rule) }
        // Long texts stand in elements of their own; the attributes' rules have said them.
        if child.name == "string" || child.name == "mutableString", let key, rules[key] != nil { return }
        if child.name == "nil" { return }
        code.leaveOut(child)
    }

    // MARK: Runtime attributes

    private func runtimeAttribute(_ attribute: RuntimeAttribute, _ variable: String, _ code: inout PropertyWriter) {
        let keyPath = CodeLiteral.string(attribute.keyPath)
        if case .color = attribute.value, let color = attribute.element.children.first(where: { $0.name == "color" }),
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
            code.leaveOut(attribute.element, "its value has no words")
        }
    }
}
