public import FormworkModel

/// A constraint of a unit, or of a template.
public struct CodeConstraint: Hashable, Sendable {
    /// A side of a constraint.
    public struct Side: Hashable, Sendable {
        /// The unit's number of the view, or of the view that has the guide.
        public let view: Int
        /// `safeArea`, `contentLayoutGuide`, …; nil for the view itself.
        public let guide: String?
        /// What of it is meant.
        public let attribute: LayoutAttribute
    }

    /// The document's constraint that it is, or is a copy of.
    public let origin: Constraint?
    /// Before the relation.
    public let first: Side
    /// How the sides compare.
    public let relation: LayoutRelation
    /// Behind the relation; nil where there is only the constant.
    public let second: Side?
    /// The factor of the second side.
    public let multiplier: Double
    /// In points.
    public let constant: Double
    /// From 1 to 1000.
    public let priority: Double
    /// What debuggers show.
    public let identifier: String?
    /// The property that holds it, where something speaks of it.
    public internal(set) var name: String?
}
