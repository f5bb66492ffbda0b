import FormworkModel

extension ObjectiveCWriter {
    /// Returns a constraint with its items in writing order: the child or the later sibling first. AutoLayoutKit's constraints are unchanged, because
    /// it turns off the autoresizing mask of the first item's view.
    func arranged(_ constraint: CodeConstraint, in unit: CodeUnit) -> CodeConstraint {
        usesAutoLayoutKit ? constraint : unit.childFirst(constraint)
    }

    /// Returns a statement in AutoLayoutKit's block, or the toolkit's call if AutoLayoutKit isn't used or cannot express the constraint.
    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        isPlain(constraint, in: unit) ? plain(constraint, in: unit) : made(constraint, in: unit)
    }

    /// Whether the toolkit's own call makes the constraint. AutoLayoutKit has no guides, margins or first baseline, and it returns only constraints
    /// that have a name.
    func isPlain(_ constraint: CodeConstraint, in unit: CodeUnit) -> Bool {
        if !usesAutoLayoutKit { return true }
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

    /// Returns the nearest common ancestor of both items; nil if that is the superview, which is the default for `on:`.
    private func owner(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard let common = holder(constraint, in: unit) else { return nil }
        return common == unit.views[constraint.first.item.view].superview ? nil : Self.variable(unit.views[common])
    }

    /// Returns the number of the view that holds a constraint and by which it is looked up.
    private func holder(_ constraint: CodeConstraint, in unit: CodeUnit) -> Int? {
        guard let second = constraint.second else { return constraint.first.item.view }
        return unit.nearestCommonAncestor(of: constraint.first.item.view, and: second.item.view)
    }

    /// Returns the expression that looks up a constraint by its name.
    func lookup(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard let name = constraint.name, !isPlain(constraint, in: unit), let holder = holder(constraint, in: unit) else { return nil }
        return "[\(Self.variable(unit.views[holder])) alk_constraintWithName:\(CodeLiteral.objectiveCString(name))]"
    }

    // MARK: The toolkit

    /// Returns a call that makes a constraint; nil if an item cannot be expressed in the file.
    func plain(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard usesAutoLayoutKit else { return anchored(constraint, in: unit) }
        guard let (first, second) = items(constraint, in: unit, asksMargins: false) else { return nil }
        var text = "LayoutConstraint(\(first.expression), \(Self.constant(first.attribute)), \(Self.relation(constraint.relation)), "
        text += second.map { "\($0.expression), \(Self.constant($0.attribute))" } ?? "nil, NSLayoutAttributeNotAnAttribute"
        text += ", \(CodeLiteral.number(constraint.multiplier)), \(CodeLiteral.number(constraint.constant)), "
        return text + "\(CodeLiteral.number(constraint.priority)), \(Self.identifier(of: constraint)))"
    }

    /// Returns the call of a layout anchor, or of `NSLayoutConstraint`'s initializer if anchors cannot express the constraint.
    private func anchored(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        guard let (first, second) = items(constraint, in: unit, asksMargins: true) else { return nil }
        let anchor = "\(first.expression).\(first.attribute.anchor)"
        let word = "constraint\(Self.capitalized(Self.anchorWord(constraint.relation)))"
        let (multiplier, constant) = (constraint.multiplierText, CodeLiteral.number(constraint.constant))
        var text: String
        if let second {
            guard constraint.multiplier != 0 else { return nil }
            let isLength = first.attribute.axis == .length
            if first.attribute.axis == second.attribute.axis, constraint.multiplier == 1 || isLength {
                text = "[\(anchor) \(word)Anchor:\(second.expression).\(second.attribute.anchor)"
                if constraint.multiplier != 1 { text += " multiplier:\(multiplier)" }
                if constraint.constant != 0 { text += " constant:\(constant)" }
                text += "]"
            } else {
                text =
                    "[NSLayoutConstraint constraintWithItem:\(first.expression) attribute:\(Self.constant(first.attribute)) "
                    + "relatedBy:\(Self.relation(constraint.relation)) toItem:\(second.expression) "
                    + "attribute:\(Self.constant(second.attribute)) multiplier:\(multiplier) constant:\(constant)]"
            }
        } else {
            text = "[\(anchor) \(word)Constant:\(constant)]"
        }
        if constraint.priority == 1000, constraint.identifier == nil { return text }
        return "LayoutConstraint(\(text), \(CodeLiteral.number(constraint.priority)), \(Self.identifier(of: constraint)))"
    }

    /// Returns the items of a constraint; nil if one cannot be expressed in the file.
    private func items(
        _ constraint: CodeConstraint, in unit: CodeUnit, asksMargins: Bool
    ) -> (first: AnchoredItem, second: AnchoredItem?)? {
        func item(_ side: CodeConstraint.Side) -> AnchoredItem? {
            AnchoredItem(side, in: unit, asksMargins: asksMargins, variable: Self.variable)
        }
        guard let first = item(constraint.first) else { return nil }
        guard let side = constraint.second else { return constraint.first.attribute.isSize ? (first, nil) : nil }
        return item(side).map { (first, $0) }
    }

    private static func identifier(of constraint: CodeConstraint) -> String {
        constraint.identifier.map(CodeLiteral.objectiveCString) ?? "nil"
    }

    private static func anchorWord(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }

    private static func relation(_ relation: LayoutRelation) -> String { "NSLayoutRelation" + capitalized(relation.rawValue) }

    private static func constant(_ attribute: LayoutAttribute) -> String {
        switch attribute {
        case .baseline, .lastBaseline: "NSLayoutAttributeLastBaseline"
        default: "NSLayoutAttribute" + capitalized(attribute.rawValue)
        }
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
