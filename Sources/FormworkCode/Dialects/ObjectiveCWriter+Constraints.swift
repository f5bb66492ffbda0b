import FormworkModel

extension ObjectiveCWriter {
    /// Statements in AutoLayoutKit's block, or a call that makes a constraint where AutoLayoutKit has no words for it.
    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        isPlain(constraint, in: unit) ? plain(constraint, in: unit) : made(constraint, in: unit)
    }

    /// Whether AutoLayoutKit has no words for a constraint, or none for what is done with it: it knows neither guides nor margins nor the
    /// first baseline, and gives out only constraints with a name.
    func isPlain(_ constraint: CodeConstraint, in unit: CodeUnit) -> Bool {
        if constraint.identifier != nil, constraint.name == nil { return true }
        let sides = [constraint.first] + (constraint.second.map { [$0] } ?? [])
        if sides.contains(where: { $0.item.guide != nil || Self.words[$0.attribute] == nil }) { return true }
        if constraint.second == nil { return !constraint.first.attribute.isSize }
        return false
    }

    private static let words: [LayoutAttribute: String] = [
        .left: "ALKLeft", .right: "ALKRight", .top: "ALKTop", .bottom: "ALKBottom", .leading: "ALKLeading", .trailing: "ALKTrailing",
        .width: "ALKWidth", .height: "ALKHeight", .centerX: "ALKCenterX", .centerY: "ALKCenterY", .baseline: "ALKBaseline",
        .lastBaseline: "ALKBaseline",
    ]

    // MARK: AutoLayoutKit

    private func made(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard let attribute = Self.words[constraint.first.attribute] else { return nil }
        let view = Self.variable(unit.views[constraint.first.item.view])
        let name = constraint.name.map { " name:\(CodeLiteral.objectiveCString($0))" } ?? ""
        var text: String
        if let second = constraint.second {
            guard let other = Self.words[second.attribute] else { return nil }
            text = "[c make:\(attribute) \(Self.word(constraint.relation)):\(Self.variable(unit.views[second.item.view])) s:\(other)"
            if constraint.multiplier != 1 { text += " times:\(CodeLiteral.number(constraint.multiplier))" }
            if constraint.constant != 0 {
                text +=
                    constraint.constant < 0
                    ? " minus:\(CodeLiteral.number(-constraint.constant))" : " plus:\(CodeLiteral.number(constraint.constant))"
            }
            if let owner = owner(constraint, in: unit) { text += " on:\(owner)" }
        } else if constraint.relation == .equal {
            text = "[c set:\(attribute) to:\(CodeLiteral.number(constraint.constant))"
        } else {
            text =
                "[c make:\(attribute) \(Self.word(constraint.relation)):nil s:ALKNone plus:\(CodeLiteral.number(constraint.constant)) on:\(view)"
        }
        text += name + "];"
        if constraint.priority == 1000 { return text }
        return "\(Self.setPriority(constraint.priority))\n\(text)\n[c setPriorityRequired];"
    }

    private static func word(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThan"
        case .greaterThanOrEqual: "greaterThan"
        }
    }

    private static func setPriority(_ priority: Double) -> String {
        switch priority {
        case 750: "[c setPriorityDefaultHigh];"
        case 250: "[c setPriorityDefaultLow];"
        case 50: "[c setPriorityFittingSizeLevel];"
        default: "[c setPriority:\(CodeLiteral.number(priority))];"
        }
    }

    /// The nearest view that holds both sides; nil where that is the superview, which holds what `on:` is left out for.
    private func owner(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard let common = holder(constraint, in: unit) else { return nil }
        return common == unit.views[constraint.first.item.view].superview ? nil : Self.variable(unit.views[common])
    }

    /// The unit's number of the view that holds a constraint, and with it its name.
    private func holder(_ constraint: CodeConstraint, in unit: CodeUnit) -> Int? {
        guard let second = constraint.second else { return constraint.first.item.view }
        return unit.nearestCommonAncestor(of: constraint.first.item.view, and: second.item.view)
    }

    /// The expression that finds a constraint by its name again.
    func lookup(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard let name = constraint.name, !isPlain(constraint, in: unit), let holder = holder(constraint, in: unit) else { return nil }
        return "[\(Self.variable(unit.views[holder])) alk_constraintWithName:\(CodeLiteral.objectiveCString(name))]"
    }

    // MARK: UIKit

    /// A call that makes a constraint; nil where an item has no place in the file.
    func plain(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard let first = item(constraint.first, in: unit) else { return nil }
        var text = "LayoutConstraint(\(first.expression), \(Self.constant(first.attribute)), \(Self.relation(constraint.relation)), "
        if let side = constraint.second {
            guard let second = item(side, in: unit) else { return nil }
            text += "\(second.expression), \(Self.constant(second.attribute))"
        } else {
            guard constraint.first.attribute.isSize else { return nil }
            text += "nil, NSLayoutAttributeNotAnAttribute"
        }
        let identifier = constraint.identifier.map(CodeLiteral.objectiveCString) ?? "nil"
        text += ", \(CodeLiteral.number(constraint.multiplier)), \(CodeLiteral.number(constraint.constant)), "
        return text + "\(CodeLiteral.number(constraint.priority)), \(identifier))"
    }

    private static func relation(_ relation: LayoutRelation) -> String {
        let name = relation.rawValue
        return "NSLayoutRelation" + name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func constant(_ attribute: LayoutAttribute) -> String {
        switch attribute {
        case .baseline, .lastBaseline: "NSLayoutAttributeLastBaseline"
        default: "NSLayoutAttribute" + attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()
        }
    }

    private func item(_ side: CodeConstraint.Side, in unit: CodeUnit) -> (expression: String, attribute: LayoutAttribute)? {
        let (name, isRoot) = (Self.variable(unit.views[side.item.view]), side.item.view == 0)
        switch side.item.guide {
        case nil: return (name, side.attribute)
        case "safeArea": return (name + ".safeAreaLayoutGuide", side.attribute)
        case "contentLayoutGuide", "frameLayoutGuide": return (name + ".\(side.item.guide ?? "")", side.attribute)
        case "keyboard": return (name + ".keyboardLayoutGuide", side.attribute)
        // A class of views has no controller whose guides AutoLayoutKit could be given; they end where the safe area begins.
        case "top" where isRoot && side.attribute == .bottom: return (name + ".safeAreaLayoutGuide", .top)
        case "bottom" where isRoot && side.attribute == .top: return (name + ".safeAreaLayoutGuide", .bottom)
        case "top" where isRoot && side.attribute == .top, "bottom" where isRoot && side.attribute == .bottom: return (name, side.attribute)
        default: return nil
        }
    }
}
