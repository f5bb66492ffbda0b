import FormworkModel

/// Each takes the place of the target's attribute; its factor and its constant stay, the constant with its sign.
///
/// See <doc:ChainingLanguage#Positions>.
extension Formation {
    /// It ends where a view begins, from top to bottom: `above(title - 10)`.
    public var above: FormationLayout.Placement<Self> { FormationPlacement(self, .bottom, other: .top) }
    /// It begins where a view ends, from top to bottom: `below(title + 10)`.
    public var below: FormationLayout.Placement<Self> { FormationPlacement(self, .top, other: .bottom) }
    /// It ends where a view begins, along a line of text: `before(title - 10)`.
    public var before: FormationLayout.Placement<Self> { FormationPlacement(self, .trailing, other: .leading) }
    /// It begins where a view ends, along a line of text: `after(title + 10)`.
    public var after: FormationLayout.Placement<Self> { FormationPlacement(self, .leading, other: .trailing) }
}
