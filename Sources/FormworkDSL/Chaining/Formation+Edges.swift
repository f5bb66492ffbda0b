import FormworkModel

extension Formation {
    // MARK: Edges

    /// Its left edge is at the target.
    public var left: FormationLayout.Placement<Self> { FormationPlacement(self, .left) }
    /// Its left edge is at the target.
    public var leftEqual: FormationLayout.Placement<Self> { left }
    /// Its left edge is at or left of the target.
    public var leftLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .left, relation: .lessThanOrEqual) }
    /// Its left edge is at or right of the target.
    public var leftGreaterThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .left, relation: .greaterThanOrEqual) }

    /// Its right edge is at the target.
    public var right: FormationLayout.Placement<Self> { FormationPlacement(self, .right) }
    /// Its right edge is at the target.
    public var rightEqual: FormationLayout.Placement<Self> { right }
    /// Its right edge is at or left of the target.
    public var rightLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .right, relation: .lessThanOrEqual) }
    /// Its right edge is at or right of the target.
    public var rightGreaterThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .right, relation: .greaterThanOrEqual) }

    /// Its upper edge is at the target.
    public var top: FormationLayout.Placement<Self> { FormationPlacement(self, .top) }
    /// Its upper edge is at the target.
    public var topEqual: FormationLayout.Placement<Self> { top }
    /// Its upper edge is at or above the target.
    public var topLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .top, relation: .lessThanOrEqual) }
    /// Its upper edge is at or below the target.
    public var topGreaterThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .top, relation: .greaterThanOrEqual) }

    /// Its lower edge is at the target.
    public var bottom: FormationLayout.Placement<Self> { FormationPlacement(self, .bottom) }
    /// Its lower edge is at the target.
    public var bottomEqual: FormationLayout.Placement<Self> { bottom }
    /// Its lower edge is at or above the target.
    public var bottomLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .bottom, relation: .lessThanOrEqual) }
    /// Its lower edge is at or below the target.
    public var bottomGreaterThanOrEqual: FormationLayout.Placement<Self> {
        FormationPlacement(self, .bottom, relation: .greaterThanOrEqual)
    }

    /// Its leading edge is at the target.
    public var leading: FormationLayout.Placement<Self> { FormationPlacement(self, .leading) }
    /// Its leading edge is at the target.
    public var leadingEqual: FormationLayout.Placement<Self> { leading }
    /// Its leading edge is at or before the target.
    public var leadingLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .leading, relation: .lessThanOrEqual) }
    /// Its leading edge is at or after the target.
    public var leadingGreaterThanOrEqual: FormationLayout.Placement<Self> {
        FormationPlacement(self, .leading, relation: .greaterThanOrEqual)
    }

    /// Its trailing edge is at the target.
    public var trailing: FormationLayout.Placement<Self> { FormationPlacement(self, .trailing) }
    /// Its trailing edge is at the target.
    public var trailingEqual: FormationLayout.Placement<Self> { trailing }
    /// Its trailing edge is at or before the target.
    public var trailingLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .trailing, relation: .lessThanOrEqual) }
    /// Its trailing edge is at or after the target.
    public var trailingGreaterThanOrEqual: FormationLayout.Placement<Self> {
        FormationPlacement(self, .trailing, relation: .greaterThanOrEqual)
    }
}
