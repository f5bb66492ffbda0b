extension InterfaceDocument {
    /// The terms of a constraint with items given by their ids, as written in the document or else the owner's; nil for an item without id.
    public typealias ConstraintValue = ConstraintTerms<String?>
}

extension InterfaceDocument.ConstraintTerms where Item == String? {
    /// Returns a formula such as `Title.leading = Root.leadingMargin + 8 @750`, with item names from `name`.
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
    /// Its terms, independent of its place in the document, for comparing, changing and printing.
    public var value: InterfaceDocument.ConstraintValue {
        InterfaceDocument.ConstraintValue(
            first: InterfaceDocument.ConstraintValue.Side(item: firstItemID, attribute: firstAttribute), relation: relation,
            second: hasSecondItem ? InterfaceDocument.ConstraintValue.Side(item: secondItemID, attribute: secondAttribute) : nil,
            multiplier: multiplier,
            constant: constant, priority: priority)
    }
}
