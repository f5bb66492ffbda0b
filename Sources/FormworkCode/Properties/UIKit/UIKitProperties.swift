package import FormworkModel

/// Turns what the elements of views say about themselves into Swift with UIKit: attributes, fonts, colours, texts, margins.
///
/// Every attribute and every element in a view's element is turned into a statement, or is what the initialiser gives anyway, or is
/// said elsewhere (the hierarchy, constraints, connections, guides, variations, runtime attributes), or is listed as not converted.
package struct UIKitProperties: Sendable {
    /// The language of the statements.
    let syntax: PropertySyntax

    package init() { syntax = .swift }

    init(_ syntax: PropertySyntax) { self.syntax = syntax }

    /// The code for a view.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - variable: what the statements call it, such as `titleLabel`.
    package func code(for view: View, variable: String) -> PropertyCode {
        let element = view.element
        var code = PropertyCode()
        for named in [element] + element.children.filter({ $0["key"] == "collectionViewLayout" }) {
            if let altered = TypeName.altered(named, in: syntax) { code.notConverted.append(altered) }
        }
        guard let kit = UIKitClass.of(element.name) else {
            code.initializer = syntax.initializer(syntax.className(element) ?? "UIView")
            code.notConverted.append(
                NotConverted(
                    element, "class of '\(element.name)'", "no class of UIKit stands for it", affectsLayout: true))
            return code.adding(place(view, variable))
        }
        if !kit.exists { code.initializer = syntax.initializer(of: element, kit) }
        if !isMadeBySuperview(view, kit) { code = code.adding(place(view, variable)) }
        var attributes = self.attributes(element, kit, variable)
        var late = PartCode()
        for part in element.children {
            if part.name == "autoresizingMask", isMadeBySuperview(view, kit) { continue }
            let (partCode, isLate) = self.part(part, kit, variable)
            if isLate {
                late.statements += partCode.statements
                late.notConverted += partCode.notConverted
            } else {
                attributes.early.statements += partCode.statements
                attributes.early.notConverted += partCode.notConverted
            }
        }
        return code.adding(attributes.early).adding(late).adding(attributes.late)
    }

    /// Whether its superview makes and places it: the content view of a cell or of a visual effect view.
    private func isMadeBySuperview(_ view: View, _ kit: UIKitClass.Resolved) -> Bool {
        if kit.exists { return true }
        return view.element["key"] == "contentView" && view.superview?.element == view.element.parent
    }

    /// What says where it stands: that constraints do, or its frame.
    private func place(_ view: View, _ variable: String) -> PartCode {
        guard view.translatesAutoresizingMaskIntoConstraints || view.hasFixedFrame else {
            return PartCode([syntax.statement("\(variable).translatesAutoresizingMaskIntoConstraints", syntax.bool(false))])
        }
        guard let frame = view.frame, frame != Rect(x: 0, y: 0, width: 0, height: 0) else { return PartCode() }
        return PartCode([syntax.statement("\(variable).frame", syntax.rect(frame))])
    }

    // MARK: Attributes

    private func attributes(_ element: Element, _ kit: UIKitClass.Resolved, _ variable: String) -> (early: PartCode, late: PartCode) {
        var early = PartCode()
        var late = PartCode()
        func set(_ rule: PropertyRule, _ value: String, isWritten: Bool) {
            if let initial = rule.initial, rule.areSame(initial, value) { return }
            guard let expression = syntax.expression(rule, value) else {
                if case .command = rule.kind { return }
                early.leaveOut(element, attribute: rule.attribute, "the value '\(value)' is not known", affectsLayout: rule.affectsLayout)
                return
            }
            // A word that another part of the code has said.
            if case .word = rule.kind, expression == "." { return }
            if rule.isLate {
                late.statements.append(syntax.statement(rule, variable, expression))
            } else {
                early.statements.append(syntax.statement(rule, variable, expression))
            }
        }
        let written = element.attributes.enumerated().map { (place: $0, name: $1.name, value: $1.value, rule: kit.rules[$1.name]) }
        for (_, name, value, rule) in written.sorted(by: { ($0.rule?.rank ?? 0, $0.place) < ($1.rule?.rank ?? 0, $1.place) }) {
            guard let rule else {
                early.leaveOut(element, attribute: name, "no counterpart in UIKit is known")
                continue
            }
            switch rule.kind {
            case .structural: break
            case .none(let why):
                if name == "minimumFontSize", let scale = minimumScale(element, value) {
                    late.statements.append(syntax.statement("\(variable).minimumScaleFactor", scale))
                } else if value != rule.initial {
                    early.leaveOut(element, attribute: name, why, affectsLayout: rule.affectsLayout)
                }
            case .image:
                if let image = syntax.image(element, name) { early.statements.append(syntax.statement(rule, variable, image)) }
            default: set(rule, value, isWritten: true)
            }
        }
        for rule in kit.absentRules where element[rule.attribute] == nil { set(rule, rule.absent ?? "", isWritten: false) }
        return (early, late)
    }

    /// A label's smallest font size as a share of its font's size.
    private func minimumScale(_ element: Element, _ value: String) -> String? {
        guard let smallest = Double(value), element["minimumScaleFactor"] == nil else { return nil }
        let size = element.child(key: "fontDescription")?["pointSize"].flatMap(Double.init) ?? 17
        let scale = smallest / size
        return size > 0 && scale.isFinite ? SwiftLiteral.number(scale) : nil
    }

    // MARK: Parts

    private func part(_ part: Element, _ kit: UIKitClass.Resolved, _ variable: String) -> (code: PartCode, isLate: Bool) {
        var code = PartCode()
        guard let rule = kit.part(part) else {
            if part.asView == nil || part["key"] != nil {
                code.leaveOut(part, "no counterpart in UIKit is known", affectsLayout: part.asView != nil)
            }
            return (code, false)
        }
        switch rule.kind {
        case .structural: break
        case .other(let make): code = syntax == .swift ? make(part, variable) : ObjectiveCParts.code(part, variable)
        default:
            if let expression = syntax.expression(rule, part) {
                code.statements = [syntax.statement("\(variable).\(syntax.property(rule.property))", expression)]
            } else {
                code.leaveOut(part, "its value is not known", affectsLayout: rule.affectsLayout)
            }
        }
        return (code, rule.isLate)
    }
}

extension PropertyCode {
    fileprivate func adding(_ part: PartCode) -> PropertyCode {
        var result = self
        result.statements += part.statements
        result.notConverted += part.notConverted
        return result
    }
}
