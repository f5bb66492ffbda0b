package import FormworkModel

/// Converts the elements of views to UIKit code: attributes, fonts, colors, texts and margins.
///
/// Every attribute and child of a view's element becomes a statement or a note. Exceptions are values that the initializer sets anyway, and parts
/// that are written elsewhere: the hierarchy, constraints, connections, guides, variations and runtime attributes.
package struct UIKitProperties: Sendable {
    private let syntax: PropertySyntax

    /// Creates a converter that writes every statement, even one without effect.
    package init() { syntax = PropertySyntax.uiKit.exhaustive }

    init(_ syntax: PropertySyntax) { self.syntax = syntax }

    /// Returns the code of a view.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - variable: the variable of the view in the code, such as `titleLabel`.
    ///   - idle: attributes that have no effect where the view is.
    package func code(for view: View, variable: String, idle: Set<String> = []) -> PropertyCode {
        code(for: view, variable: variable, idle: idle, targets: [:])
    }

    /// - Parameter targets: the targets and actions of bar items that their initializers set, as arguments.
    func code(for view: View, variable: String, idle: Set<String>, targets: [Element: String]) -> PropertyCode {
        let element = view.element
        var code = PropertyWriter(syntax, idle: idle, targets: targets)
        for named in [element] + element.children.filter({ $0["key"] == "collectionViewLayout" }) { code.leaveOutAlteredClass(named) }
        guard let kit = UIKitClasses.byElement[element.name] else {
            code.notConverted.append(
                NotConverted(element, what: "class of '\(element.name)'", why: "no UIKit class is known for it", affectsLayout: true))
            place(view, variable: variable, code: &code)
            code.add(element, to: variable, table: UIKitClasses.byElement["view"]?.rules ?? PropertyTable())
            for part in element.children where part.asView == nil && part.asGuide == nil && !Self.isElsewhere(part) { code.leaveOut(part) }
            return code.code(initializer: syntax.language.initializer(syntax.language.className(element) ?? "UIView"))
        }
        let isMadeBySuperview = isMadeBySuperview(view, kit: kit)
        if !isMadeBySuperview { place(view, variable: variable, code: &code) }
        code.add(element, to: variable, table: kit.rules)
        var later: [(part: Element, rule: PartRule)] = []
        for part in element.children where !part.isSimulation && (part.name != "autoresizingMask" || !isMadeBySuperview) {
            if let rule = kit.parts.first(where: { $0.matches(part) }) {
                if rule.isLate { later.append((part, rule)) } else { code.add(part: part, to: variable, rule) }
            } else if part.asView == nil || part["key"] != nil {
                code.leaveOut(part, affectsLayout: part.asView != nil)
            }
        }
        for (part, rule) in later { code.add(part: part, to: variable, rule) }
        let made = element.customClass.flatMap { UIKitClasses.byName[$0] } ?? kit
        if let arguments = code.arguments {
            let swift = "\(made.name)(\(arguments))"
            return code.code(initializer: syntax.language.either(swift: swift, objectiveC: "[[\(made.name) alloc] \(arguments)]"))
        }
        return code.code(initializer: kit.exists ? nil : made.initializer(of: element, syntax.language))
    }

    /// Whether the unit's code handles a part of a view.
    private static func isElsewhere(_ part: Element) -> Bool {
        let names: Set = [
            "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "rect", "gestureRecognizers", "variation", "nil",
        ]
        return names.contains(part.name) || part.isSimulation
    }

    /// Returns the code for a gesture recognizer, without its target and action; nil for any other element.
    ///
    /// - Parameters:
    ///   - element: the recognizer's element, such as a `tapGestureRecognizer`.
    ///   - variable: the variable of the recognizer in the code.
    package func code(forGestureRecognizer element: Element, variable: String) -> PropertyCode? {
        guard let name = GestureCode.className(element.name) else { return nil }
        var code = PropertyWriter(syntax)
        code.add(element, to: variable, table: PropertyTable(PropertyRule.rules(of: element.name)))
        for child in element.children where child.name != "connections" && child.name != "userDefinedRuntimeAttributes" {
            code.leaveOut(child, "this part of a gesture recognizer isn't converted yet")
        }
        code.leaveOutAlteredClass(element)
        let own = element.customClass == nil ? nil : syntax.language.className(element)
        return code.code(initializer: syntax.language.initializer(own ?? name))
    }

    /// Whether its superview creates and places it, such as the content view of a cell or of a visual effect view.
    private func isMadeBySuperview(_ view: View, kit: KitClass.Resolved) -> Bool {
        if kit.exists { return true }
        guard view.element["key"] == "contentView", let superview = view.superview, superview.element == view.element.parent else {
            return false
        }
        return UIKitClasses.byElement[superview.element.name] != nil
    }

    /// Writes the frame of a view, and turns its autoresizing mask off if constraints place it.
    private func place(_ view: View, variable: String, code: inout PropertyWriter) {
        let language = syntax.language
        let isEmpty = view.frame.map { $0 == Rect(x: 0, y: 0, width: 0, height: 0) } ?? true
        if let frame = view.frame, !isEmpty, view.isPlacedByFrame || view.measuresFrames {
            code.addFrame(frame, to: variable)
        }
        if !view.isPlacedByFrame {
            code.statements.append(
                language.assignment(variable, property: "translatesAutoresizingMaskIntoConstraints", value: language.bool(false)))
        }
    }
}
