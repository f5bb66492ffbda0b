extension InterfaceDocument {
    /// The terms of a constraint, generic over its items: `first.attribute relation multiplier × second.attribute + constant`.
    ///
    /// All representations of constraints share this type: the items are nodes in a document's records, ids in
    /// ``InterfaceDocument/ConstraintValue``, and views in code that makes constraints.
    public struct ConstraintTerms<Item> {
        /// One side: an attribute of an item.
        public struct Side {
            /// The item: a view or a guide.
            public var item: Item
            /// The attribute of the item.
            public var attribute: LayoutAttribute

            /// Creates a side.
            public init(item: Item, attribute: LayoutAttribute) {
                self.item = item
                self.attribute = attribute
            }
        }

        /// The left side.
        public var first: Side
        /// The relation of the first side to the second.
        public var relation: LayoutRelation
        /// The right side; nil if there is only a constant.
        public var second: Side?
        /// The multiplier of the second side.
        public var multiplier: Double
        /// The constant, in points.
        public var constant: Double
        /// The priority, from 1 to 1000 (required).
        public var priority: Double

        /// Creates terms. The defaults are a required equality.
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

        /// The equivalent terms with exchanged sides: `a = m·b + c` is `b = a/m − c/m`. Nil without a second item or with a zero multiplier.
        public var flipped: ConstraintTerms? {
            guard let second, multiplier != 0 else { return nil }
            return ConstraintTerms(
                first: second, relation: multiplier > 0 ? relation.flipped : relation, second: first, multiplier: 1 / multiplier,
                constant: constant == 0 ? 0 : -constant / multiplier, priority: priority)
        }

        /// Returns the terms with mapped items.
        package func mapItems<Other>(_ counterpart: (Item) -> Other) -> ConstraintTerms<Other> {
            typealias OtherSide = ConstraintTerms<Other>.Side
            return ConstraintTerms<Other>(
                first: OtherSide(item: counterpart(first.item), attribute: first.attribute), relation: relation,
                second: second.map { OtherSide(item: counterpart($0.item), attribute: $0.attribute) }, multiplier: multiplier,
                constant: constant, priority: priority)
        }

        /// Returns the terms with mapped sides; nil if a side has no counterpart.
        package func map<Other>(_ counterpart: (Side) -> ConstraintTerms<Other>.Side?) -> ConstraintTerms<Other>? {
            guard let first = counterpart(first) else { return nil }
            var other: ConstraintTerms<Other>.Side?
            if let second {
                guard let found = counterpart(second) else { return nil }
                other = found
            }
            return ConstraintTerms<Other>(
                first: first, relation: relation, second: other, multiplier: multiplier, constant: constant, priority: priority)
        }

        /// Whether all of its numbers are finite.
        package var isFinite: Bool { multiplier.isFinite && constant.isFinite && priority.isFinite }
    }
}

extension InterfaceDocument.ConstraintTerms.Side: Equatable where Item: Equatable {}
extension InterfaceDocument.ConstraintTerms.Side: Hashable where Item: Hashable {}
extension InterfaceDocument.ConstraintTerms.Side: Sendable where Item: Sendable {}
extension InterfaceDocument.ConstraintTerms: Equatable where Item: Equatable {}
extension InterfaceDocument.ConstraintTerms: Hashable where Item: Hashable {}
extension InterfaceDocument.ConstraintTerms: Sendable where Item: Sendable {}
