public import FormworkModel

/// A constraint of a unit, or of a template. What it says is its own: `constraint.relation` is `constraint.terms.relation`.
@dynamicMemberLookup
public struct CodeConstraint: Hashable, Sendable {
    /// What a constraint speaks of: a view of the unit, or a guide that it has.
    public struct Item: Hashable, Sendable {
        /// The unit's number of the view, or of the view that has the guide.
        public let view: Int
        /// `safeArea`, `contentLayoutGuide`, …; nil for the view itself.
        public let guide: String?
    }

    /// A side of a constraint.
    public typealias Side = ConstraintTerms<Item>.Side

    /// The document's constraint that it is, or is a copy of.
    public let origin: Constraint?
    /// What it says.
    public internal(set) var terms: ConstraintTerms<Item>
    /// What debuggers show.
    public let identifier: String?
    /// The property that holds it, where something speaks of it.
    public internal(set) var name: String?

    /// What it says of this or that.
    public subscript<Value>(dynamicMember keyPath: KeyPath<ConstraintTerms<Item>, Value>) -> Value { terms[keyPath: keyPath] }

    /// The same with its sides exchanged; nil where there is only one, or the factor is 0 or next to it.
    var flipped: CodeConstraint? {
        guard let flipped = terms.flipped, flipped.isFinite else { return nil }
        var result = self
        result.terms = flipped
        return result
    }
}
