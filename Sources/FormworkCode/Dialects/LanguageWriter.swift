import FormworkTemplateLanguage
import FormworkModel

/// Writes Swift code for Formwork, in the chaining or the set/make language.
struct LanguageWriter: UnitWriter {
    let isChaining: Bool
    /// The axes on which the content of a view counts for nothing while it is hidden, by view number. Only views whose document expresses this
    /// through hiding links are included.
    private var collapsing: [Int: InterfaceDocument.CollapsingAxes] = [:]

    init(isChaining: Bool) { self.isChaining = isChaining }

    func prepared(for unit: CodeUnit) -> any UnitWriter {
        var result = self
        let all = unit.masters.flatMap(\.collapsing) + unit.collapsed
        result.collapsing = Dictionary(all.map { ($0.view, $0.axes) }) { first, _ in first }
        return result
    }

    var viewClass: String { "LayoutView" }
    var placesEveryView: Bool { true }

    // MARK: Views

    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode {
        let element = view.view.element
        var arguments = [CodeLiteral.string(element.name)]
        if let id = element.id { arguments.append("id: \(CodeLiteral.string(id))") }
        if let frame = view.view.frame { arguments.append("frame: \(Self.rect(frame))") }
        if let label = element.userLabel { arguments.append("label: \(CodeLiteral.string(label))") }
        var code = PropertyCode(initializer: "document.makeView(\(arguments.joined(separator: ", ")))")
        for (name, value) in element.attributes where !Self.structural.contains(name) {
            if name == "translatesAutoresizingMaskIntoConstraints" {
                if value == "NO" { code.statements.append("\(view.name).translatesAutoresizingMaskIntoConstraints = false") }
            } else {
                code.statements.append("\(view.name).setAttribute(\(CodeLiteral.string(name)), to: \(CodeLiteral.string(value)))")
            }
        }
        for child in element.children where child.name == "sections" {
            code.notConverted.append(
                NotConverted(child, what: "the sections of the table" + Self.summary(child), why: "its cells are in separate files"))
        }
        let collapse = collapseContent(of: view, in: unit)
        for child in element.children where isContent(child) {
            if child.holdsViews {
                // Views are created one by one, so content that holds views cannot be written as well.
                code.notConverted.append(
                    NotConverted(
                        child, what: "'\(child["key"] ?? child.name)', which contains views" + Self.summary(child),
                        why: "views in code can only be in other views", affectsLayout: true))
                continue
            }
            code.statements.append("\(view.name).setContent(\(Self.content(child, adding: collapse)))")
        }
        if let collapse, !element.children.contains(where: { $0.name == "userDefinedRuntimeAttributes" }) {
            code.statements.append("\(view.name).setContent(ElementFragment(\"userDefinedRuntimeAttributes\", children: [\(collapse)]))")
        }
        return code
    }

    /// Returns notes for actions, recognizers and outlets between views, which Formwork's views don't support.
    func notConverted(of unit: CodeUnit) -> [NotConverted] {
        unit.actions.map {
            NotConverted($0.element, what: "the action '\($0.selector)' of '\($0.sender)'", why: "Formwork's views don't send actions")
        }
            + unit.recognizers.map { NotConverted($0.element, what: "the whole recognizer", why: "Formwork's views don't handle gestures") }
            + unit.views.flatMap { view in
                view.view.outlets.compactMap { outlet in
                    guard let name = outlet.name, !CodeUnit.impliedOutlets.contains(name) else { return nil }
                    return NotConverted(
                        outlet.element,
                        what: "the outlet '\(name)' to \(outlet.destination?.name ?? "nothing") '\(outlet.destination?.id ?? "")'",
                        why: "Formwork's views have no outlets")
                }
            }
    }

    private static let structural: Set = ["id", "key", "userLabel", "misplaced", "ambiguous"]

    /// Returns a summary of an element's descendants other than views: ` (2 tabViewItem: identifier × 2, label × 2)`.
    private static func summary(_ holder: Element) -> String {
        var (elements, attributes): ([String: Int], [String: Int]) = ([:], [:])
        var open = holder.children
        while let element = open.popLast() {
            if element.asView != nil { continue }
            elements[element.name, default: 0] += 1
            for attribute in element.attributes where attribute.name != "id" && attribute.name != "key" {
                attributes["\(element.name).\(attribute.name)", default: 0] += 1
            }
            open += element.children
        }
        let parts = (elements.sorted { $0.key < $1.key } + attributes.sorted { $0.key < $1.key }).map { "\($0.key) × \($0.value)" }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// Whether an element is content: not structural, and not modelled separately.
    private func isContent(_ child: Element) -> Bool {
        if child.asView != nil || child.asGuide != nil { return false }
        let structure = ["subviews", "constraints", "connections", "variation", "prototypes", "cells", "sections", "gestureRecognizers"]
        if child.name == "cells", !child.holdsViews { return true }
        return !structure.contains(child.name) && !(child.name == "rect" && child["key"] == "frame")
    }

    /// Returns the runtime attribute that makes the content of a view count for nothing while it is hidden; nil if the document already has it.
    private func collapseContent(of view: CodeView, in unit: CodeUnit) -> String? {
        guard let axes = unit.viewNumbers[view.view].flatMap({ collapsing[$0] }), view.view.autoCollapse == nil else { return nil }
        let sides = [(axes.contains(.width), "width"), (axes.contains(.height), "height")].filter(\.0).map(\.1)
        return "ElementFragment(\"userDefinedRuntimeAttribute\", "
            + "[\"type\": \"string\", \"keyPath\": \"\(View.autoCollapseKeyPath)\", \"value\": \"\(sides.joined(separator: ","))\"])"
    }

    /// - Parameter part: an element to append to a list of runtime attributes.
    private static func content(_ element: Element, adding part: String? = nil) -> String {
        var arguments = [CodeLiteral.string(element.name)]
        if !element.attributes.isEmpty {
            let pairs = element.attributes.map { "\(CodeLiteral.string($0.name)): \(CodeLiteral.string($0.value))" }
            arguments.append("[\(pairs.joined(separator: ", "))]")
        }
        let children = element.children
        if !children.isEmpty {
            let added = element.name == "userDefinedRuntimeAttributes" ? part.map { [$0] } ?? [] : []
            arguments.append("children: [\((children.map { content($0) } + added).joined(separator: ", "))]")
        } else if let text = element.text {
            arguments.append("text: \(CodeLiteral.string(text))")
        }
        return "ElementFragment(\(arguments.joined(separator: ", ")))"
    }

    private static func rect(_ rect: Rect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(CodeLiteral.number)
        return "Rect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    }

    func placing(_ view: CodeView, in unit: CodeUnit) -> [String] {
        guard let number = view.superview else { return [] }
        let superview = unit.views[number].name
        switch view.place {
        case .root: return []
        case .subview: return ["\(superview).addSubview(\(view.name))"]
        case .part(let key): return ["\(superview).addSubview(\(view.name), in: .part(key: \(CodeLiteral.string(key))))"]
        }
    }

    // MARK: Constraints

    func subject(of constraint: CodeConstraint) -> Int {
        constraint.first.item.guide == nil ? constraint.first.item.view : constraint.flipped?.first.item.view ?? constraint.first.item.view
    }

    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        // The languages reject a zero multiplier.
        if constraint.second != nil, constraint.multiplier == 0 { return nil }
        // Formations and makers start with a view. If the first item is a guide, the sides are exchanged.
        guard constraint.first.item.guide == nil else {
            guard let flipped = constraint.flipped, flipped.first.item.guide == nil else { return nil }
            return code(flipped, in: unit)
        }
        return isChaining ? chaining(constraint, unit: unit) : made(constraint, unit: unit)
    }

    private func chaining(_ constraint: CodeConstraint, unit: CodeUnit) -> String? {
        var target: String
        if let second = constraint.second {
            guard let side = item(second, unit: unit) else { return nil }
            target = "\(side.item).layoutTarget(.\(side.attribute.rawValue))"
            if let word = Self.targets[side.attribute] { target = "\(side.item).\(word)" }
            if constraint.multiplier != 1 { target += " * \(CodeLiteral.number(constraint.multiplier))" }
            if constraint.constant != 0 {
                target += " \(constraint.constant < 0 ? "-" : "+") \(CodeLiteral.number(abs(constraint.constant)))"
            }
        } else {
            guard constraint.first.attribute.isSize else { return nil }
            target = CodeLiteral.number(constraint.constant)
        }
        let priority = constraint.priority == 1000 ? "" : ", priority: \(CodeLiteral.number(constraint.priority))"
        var captures: [String] = []
        if let identifier = constraint.identifier { captures.append("$0.identifier = \(CodeLiteral.string(identifier))") }
        if let name = constraint.name { captures.append("self.\(name) = $0") }
        let handler = captures.isEmpty ? "" : " { \(captures.joined(separator: "; ")) }"
        guard let word = Self.targets[constraint.first.attribute] else {
            return
                ".attribute(.\(constraint.first.attribute.rawValue), relatedBy: .\(constraint.relation.rawValue), "
                + "to: \(target)\(priority))\(handler)"
        }
        let relation =
            switch constraint.relation {
            case .equal: ""
            case .lessThanOrEqual: "LessThanOrEqual"
            case .greaterThanOrEqual: "GreaterThanOrEqual"
            }
        return ".\(word)\(relation)(\(target)\(priority))\(handler)"
    }

    private static let targets: [LayoutAttribute: String] = [
        .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing", .width: "width",
        .height: "height", .centerX: "centerX", .centerY: "centerY", .baseline: "baseline", .lastBaseline: "baseline",
        .firstBaseline: "firstBaseline",
    ]

    private func made(_ constraint: CodeConstraint, unit: CodeUnit) -> String? {
        let view = unit.views[constraint.first.item.view].name
        var text: String
        if let second = constraint.second {
            guard let side = item(second, unit: unit) else { return nil }
            let relation =
                switch constraint.relation {
                case .equal: "equalTo"
                case .lessThanOrEqual: "lessThan"
                case .greaterThanOrEqual: "greaterThan"
                }
            var arguments = [".\(constraint.first.attribute.rawValue)", "\(relation): \(side.item)", ".\(side.attribute.rawValue)"]
            if constraint.multiplier != 1 { arguments.append("times: \(CodeLiteral.number(constraint.multiplier))") }
            if constraint.constant != 0 {
                arguments.append(
                    constraint.constant < 0
                        ? "minus: \(CodeLiteral.number(-constraint.constant))" : "plus: \(CodeLiteral.number(constraint.constant))")
            }
            if let owner = owner(constraint, unit: unit) { arguments.append("on: \(owner)") }
            text = "c.make(\(arguments.joined(separator: ", ")))"
        } else {
            guard constraint.first.attribute.isSize, let related = length(constraint, view: view) else { return nil }
            text = related
        }
        if let name = constraint.name {
            text = "self.\(name) = " + text
            if let identifier = constraint.identifier { text += "; self.\(name)?.identifier = \(CodeLiteral.string(identifier))" }
        } else if let identifier = constraint.identifier {
            text += "?.identifier = \(CodeLiteral.string(identifier))"
        }
        if constraint.priority == 1000 { return text }
        return "c.priority = \(CodeLiteral.number(constraint.priority))\n\(text)\nc.priority = .required"
    }

    /// Writes `set` for an equality, and otherwise a relation to nothing.
    private func length(_ constraint: CodeConstraint, view: String) -> String? {
        let (attribute, constant) = (constraint.first.attribute.rawValue, CodeLiteral.number(constraint.constant))
        switch constraint.relation {
        case .equal: return "c.set(.\(attribute), to: \(constant))"
        case .lessThanOrEqual: return "c.make(.\(attribute), lessThan: nil, .notAnAttribute, plus: \(constant), on: \(view))"
        case .greaterThanOrEqual: return "c.make(.\(attribute), greaterThan: nil, .notAnAttribute, plus: \(constant), on: \(view))"
        }
    }

    /// Returns the nearest common ancestor of both items; nil if that is the superview, which is the default for `on:`.
    private func owner(_ constraint: CodeConstraint, unit: CodeUnit) -> String? {
        guard let second = constraint.second else { return nil }
        guard let common = unit.nearestCommonAncestor(of: constraint.first.item.view, and: second.item.view) else { return nil }
        return common == unit.views[constraint.first.item.view].superview ? nil : unit.views[common].name
    }

    private func item(_ side: CodeConstraint.Side, unit: CodeUnit) -> (item: String, attribute: LayoutAttribute)? {
        let (name, isRoot) = (unit.views[side.item.view].name, side.item.view == 0)
        switch side.item.guide {
        case nil: return (name, side.attribute)
        case "safeArea": return (name + ".safeArea", side.attribute)
        case "contentLayoutGuide", "frameLayoutGuide", "keyboard":
            return ("LayoutItem(\(name), guide: .\(side.item.guide ?? ""))", side.attribute)
        case "top" where isRoot && side.attribute == .bottom: return (name + ".safeArea", .top)
        case "bottom" where isRoot && side.attribute == .top: return (name + ".safeArea", .bottom)
        case "top" where isRoot && side.attribute == .top, "bottom" where isRoot && side.attribute == .bottom: return (name, side.attribute)
        default: return nil
        }
    }

    // MARK: Values

    func setting(_ value: InterfaceDocument.RuntimeAttribute.Value, keyPath: String, of variable: String) -> String? {
        switch (keyPath, value) {
        case ("hidden", .boolean(let flag)): "\(variable).setAttribute(\"hidden\", to: \(flag ? "\"YES\"" : "nil"))"
        case ("alpha", .number(let number)): "\(variable).setAttribute(\"alpha\", to: \(CodeLiteral.string(CodeLiteral.number(number))))"
        default: nil
        }
    }

    var members: [String: TemplateMember] {
        [
            "isChaining": .truth { (_: UnitContext) in isChaining },
            "platform": .text { (context: UnitContext) in context.unit.root.document.platform.rawValue },
            "masked": .texts { (context: UnitContext) in Self.masked(context.unit) },
        ]
    }

    /// Returns the views whose autoresizing mask both languages turn off although the document uses it. The code turns it on again.
    private static func masked(_ unit: CodeUnit) -> [String] {
        let spoken = Set(unit.allConstraints.map(\.first.item.view) + unit.allConstraints.compactMap(\.second?.item.view) + [0])
        let masked = unit.views.indices.filter {
            spoken.contains($0) && unit.views[$0].view.element["translatesAutoresizingMaskIntoConstraints"] != "NO"
        }
        return masked.map { unit.views[$0].name }
    }
}

extension Element {
    /// Whether it contains a view at any depth.
    fileprivate var holdsViews: Bool { children.contains { $0.asView != nil || $0.holdsViews } }
}
