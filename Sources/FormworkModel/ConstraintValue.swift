extension InterfaceDocument {
    /// What a constraint says, with its items by their ids as the document writes them, or the owner's; nil for an item without an id.
    public typealias ConstraintValue = ConstraintTerms<String?>
}

extension ConstraintTerms where Item == String? {
    /// `Title.leading = Root.leadingMargin + 8 @750`, with the names that `name` gives the items.
    public func text(name: (String?) -> String) -> String {
        var text = "\(name(first.item)).\(first.attribute.rawValue) \(relation.symbol) "
        if let second {
            if multiplier != 1 { text += "\(multiplier.plainText) × " }
            text += "\(name(second.item)).\(second.attribute.rawValue)"
            if constant != 0 { text += constant < 0 ? " − \((-constant).plainText)" : " + \(constant.plainText)" }
        } else {
            text += constant.plainText
        }
        if priority != 1000 { text += " @\(priority.plainText)" }
        return text
    }
}

extension LayoutRelation {
    /// `=`, `≤` or `≥`.
    public var symbol: String {
        switch self {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension Constraint {
    /// What it says, apart from where it stands: to compare, to change and to put in words.
    public var value: InterfaceDocument.ConstraintValue {
        ConstraintValue(
            first: ConstraintValue.Side(item: firstItemID, attribute: firstAttribute), relation: relation,
            second: hasSecondItem ? ConstraintValue.Side(item: secondItemID, attribute: secondAttribute) : nil, multiplier: multiplier,
            constant: constant, priority: priority)
    }
}
