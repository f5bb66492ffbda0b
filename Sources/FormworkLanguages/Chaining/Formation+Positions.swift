import FormworkModel

/// Positions relative to a target. Each replaces the target's attribute and keeps its multiplier and its constant with its sign.
///
/// See <doc:ChainingLanguage#Positions>.
extension Formation {
    /// Its bottom is at the target's top: `above(title - 10)`.
    public var above: FormationPlacement<Self> { FormationPlacement(self, .bottom, other: .top) }
    /// Its top is at the target's bottom: `below(title + 10)`.
    public var below: FormationPlacement<Self> { FormationPlacement(self, .top, other: .bottom) }
    /// Its trailing edge is at the target's leading edge: `before(title - 10)`.
    public var before: FormationPlacement<Self> { FormationPlacement(self, .trailing, other: .leading) }
    /// Its leading edge is at the target's trailing edge: `after(title + 10)`.
    public var after: FormationPlacement<Self> { FormationPlacement(self, .leading, other: .trailing) }
}
