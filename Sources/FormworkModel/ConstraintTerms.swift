extension InterfaceDocument {
    /// What a constraint says, whatever stands for its items: `first.attribute relation multiplier × second.attribute + constant`.
    ///
    /// Everything that speaks of a constraint holds one of these: a document's record gives it with nodes, ``InterfaceDocument/ConstraintValue`` with ids, code
    /// that makes constraints with its own views.
    public struct ConstraintTerms<Item> {
        /// One side: an attribute of an item.
        public struct Side {
            /// What the constraint speaks of: a view or a guide.
            public var item: Item
            /// What of the item it speaks of.
            public var attribute: LayoutAttribute

            /// An attribute of an item.
            public init(item: Item, attribute: LayoutAttribute) {
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
        public var flipped: ConstraintTerms? {
            guard let second, multiplier != 0 else { return nil }
            return ConstraintTerms(
                first: second, relation: multiplier > 0 ? relation.flipped : relation, second: first, multiplier: 1 / multiplier,
                constant: constant == 0 ? 0 : -constant / multiplier, priority: priority)
        }

        /// The same of other items.
        package func mapItems<Other>(_ counterpart: (Item) -> Other) -> ConstraintTerms<Other> {
            typealias OtherSide = ConstraintTerms<Other>.Side
            return ConstraintTerms<Other>(
                first: OtherSide(item: counterpart(first.item), attribute: first.attribute), relation: relation,
                second: second.map { OtherSide(item: counterpart($0.item), attribute: $0.attribute) }, multiplier: multiplier,
                constant: constant, priority: priority)
        }

        /// The same of other sides; nil where a side has no counterpart.
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

        /// Whether its numbers are ones that can be computed with.
        package var isFinite: Bool { multiplier.isFinite && constant.isFinite && priority.isFinite }
    }
}

extension ConstraintTerms.Side: Equatable where Item: Equatable {}
extension ConstraintTerms.Side: Hashable where Item: Hashable {}
extension ConstraintTerms.Side: Sendable where Item: Sendable {}
extension ConstraintTerms: Equatable where Item: Equatable {}
extension ConstraintTerms: Hashable where Item: Hashable {}
extension ConstraintTerms: Sendable where Item: Sendable {}
