import FormworkDiagnostics

/// What a constraint says, apart from where it stands: items by element, so that it can be compared, mapped and written.
public struct ConstraintValue: Hashable, Sendable {
    /// One side: an attribute of an item.
    public struct Side: Hashable, Sendable {
        /// The id of the item as the document writes it, or the owner's.
        public var item: String?
        /// What of the item it speaks of.
        public var attribute: LayoutAttribute

        /// A side, by the id of its item and the attribute; nil for an item without an id.
        public init(item: String?, attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// The side before the relation.
    public var first: Side
    /// How the first side compares with the second.
    public var relation: LayoutRelation
    /// The side behind the relation; nil where there is only the constant.
    public var second: Side?
    /// The factor of the second side.
    public var multiplier: Double
    /// What is added to the second side, in points.
    public var constant: Double
    /// How much it matters, from 1 to 1000, which is required.
    public var priority: Double

    /// What a constraint says; required, and equal, where nothing else is given.
    public init(
        first: Side, relation: LayoutRelation = .equal, second: Side? = nil, multiplier: Double = 1, constant: Double = 0,
        priority: Double = 1000
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// The same said with the sides exchanged: `a = m·b + c` is `b = a/m − c/m`. Nil where that cannot be said.
    public var flipped: ConstraintValue? {
        guard let second, multiplier != 0 else { return nil }
        return ConstraintValue(
            first: second, relation: multiplier > 0 ? relation.flipped : relation, second: first, multiplier: 1 / multiplier,
            constant: constant == 0 ? 0 : -constant / multiplier, priority: priority)
    }

    /// `Title.leading = Root.leadingMargin + 8 @750`, with the names that `name` gives the items.
    public func text(name: (String?) -> String) -> String {
        var text = "\(name(first.item)).\(first.attribute.rawValue) \(relation.symbol) "
        if let second {
            if multiplier != 1 { text += "\(Self.number(multiplier)) × " }
            text += "\(name(second.item)).\(second.attribute.rawValue)"
            if constant != 0 { text += constant < 0 ? " − \(Self.number(-constant))" : " + \(Self.number(constant))" }
        } else {
            text += Self.number(constant)
        }
        if priority != 1000 { text += " @\(Self.number(priority))" }
        return text
    }

    private static func number(_ value: Double) -> String {
        // Safe: whole and below 1e15 where it is converted.
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
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
    public var value: ConstraintValue {
        ConstraintValue(
            first: ConstraintValue.Side(item: firstItemID, attribute: firstAttribute), relation: relation,
            second: hasSecondItem ? ConstraintValue.Side(item: secondItemID, attribute: secondAttribute) : nil, multiplier: multiplier,
            constant: constant, priority: priority)
    }
}

extension InterfaceDocument {
    /// What a person would call the element with an id in a formula: its label, else its text, else its id; for a guide its
    /// owner's name and its kind.
    public func shortName(ofID id: String?) -> String {
        guard let id else { return "?" }
        guard let element = element(id: id) else { return id }
        return element.shortName
    }
}

extension Element {
    /// What a person would call it in a formula: its label in one line, else its id.
    public var shortName: String {
        if let guide = asGuide {
            let kind = guide.kind
            guard let view = guide.owner.asView else { return kind + "LayoutGuide" }
            return "\(view.element.shortName).\(kind)"
        }
        if let label {
            // A label may be a text of any length; its start says what there is to say.
            return String(label.unicodeScalars.prefix(1000)).firstLine.shortened(to: 32)
        }
        return id ?? name
    }
}
