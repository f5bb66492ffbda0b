import FormworkModel

extension Formation {
    // MARK: Edges

    /// Its left edge is at the target.
    public var left: FormationPlacement<Self> { FormationPlacement(self, .left) }
    /// Its left edge is at the target.
    public var leftEqual: FormationPlacement<Self> { left }
    /// Its left edge is at or left of the target.
    public var leftLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .left, relation: .lessThanOrEqual) }
    /// Its left edge is at or right of the target.
    public var leftGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .left, relation: .greaterThanOrEqual) }

    /// Its right edge is at the target.
    public var right: FormationPlacement<Self> { FormationPlacement(self, .right) }
    /// Its right edge is at the target.
    public var rightEqual: FormationPlacement<Self> { right }
    /// Its right edge is at or left of the target.
    public var rightLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .right, relation: .lessThanOrEqual) }
    /// Its right edge is at or right of the target.
    public var rightGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .right, relation: .greaterThanOrEqual) }

    /// Its upper edge is at the target.
    public var top: FormationPlacement<Self> { FormationPlacement(self, .top) }
    /// Its upper edge is at the target.
    public var topEqual: FormationPlacement<Self> { top }
    /// Its upper edge is at or above the target.
    public var topLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .top, relation: .lessThanOrEqual) }
    /// Its upper edge is at or below the target.
    public var topGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .top, relation: .greaterThanOrEqual) }

    /// Its lower edge is at the target.
    public var bottom: FormationPlacement<Self> { FormationPlacement(self, .bottom) }
    /// Its lower edge is at the target.
    public var bottomEqual: FormationPlacement<Self> { bottom }
    /// Its lower edge is at or above the target.
    public var bottomLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .bottom, relation: .lessThanOrEqual) }
    /// Its lower edge is at or below the target.
    public var bottomGreaterThanOrEqual: FormationPlacement<Self> {
        FormationPlacement(self, .bottom, relation: .greaterThanOrEqual)
    }

    /// Its leading edge is at the target.
    public var leading: FormationPlacement<Self> { FormationPlacement(self, .leading) }
    /// Its leading edge is at the target.
    public var leadingEqual: FormationPlacement<Self> { leading }
    /// Its leading edge is at or before the target.
    public var leadingLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .leading, relation: .lessThanOrEqual) }
    /// Its leading edge is at or after the target.
    public var leadingGreaterThanOrEqual: FormationPlacement<Self> {
        FormationPlacement(self, .leading, relation: .greaterThanOrEqual)
    }

    /// Its trailing edge is at the target.
    public var trailing: FormationPlacement<Self> { FormationPlacement(self, .trailing) }
    /// Its trailing edge is at the target.
    public var trailingEqual: FormationPlacement<Self> { trailing }
    /// Its trailing edge is at or before the target.
    public var trailingLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .trailing, relation: .lessThanOrEqual) }
    /// Its trailing edge is at or after the target.
    public var trailingGreaterThanOrEqual: FormationPlacement<Self> {
        FormationPlacement(self, .trailing, relation: .greaterThanOrEqual)
    }
}
