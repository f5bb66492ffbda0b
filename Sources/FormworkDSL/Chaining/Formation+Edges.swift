import FormworkModel

extension Formation {
    // MARK: Edges

    /// Its left edge is at the target (seeds F-25, F-27).
    public var left: FormationPlacement<Self> { FormationPlacement(self, .left) }
    /// Its left edge is at the target (seeds F-25).
    public var leftEqual: FormationPlacement<Self> { left }
    /// Its left edge is at or left of the target (seeds F-25).
    public var leftLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .left, relation: .lessThanOrEqual) }
    /// Its left edge is at or right of the target (seeds F-25).
    public var leftGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .left, relation: .greaterThanOrEqual) }

    /// Its right edge is at the target (seeds F-25, F-27).
    public var right: FormationPlacement<Self> { FormationPlacement(self, .right) }
    /// Its right edge is at the target (seeds F-25).
    public var rightEqual: FormationPlacement<Self> { right }
    /// Its right edge is at or left of the target (seeds F-25).
    public var rightLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .right, relation: .lessThanOrEqual) }
    /// Its right edge is at or right of the target (seeds F-25).
    public var rightGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .right, relation: .greaterThanOrEqual) }

    /// Its upper edge is at the target (seeds F-25, F-27).
    public var top: FormationPlacement<Self> { FormationPlacement(self, .top) }
    /// Its upper edge is at the target (seeds F-25).
    public var topEqual: FormationPlacement<Self> { top }
    /// Its upper edge is at or above the target (seeds F-25).
    public var topLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .top, relation: .lessThanOrEqual) }
    /// Its upper edge is at or below the target (seeds F-25).
    public var topGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .top, relation: .greaterThanOrEqual) }

    /// Its lower edge is at the target (seeds F-25, F-27).
    public var bottom: FormationPlacement<Self> { FormationPlacement(self, .bottom) }
    /// Its lower edge is at the target (seeds F-25).
    public var bottomEqual: FormationPlacement<Self> { bottom }
    /// Its lower edge is at or above the target (seeds F-25).
    public var bottomLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .bottom, relation: .lessThanOrEqual) }
    /// Its lower edge is at or below the target (seeds F-25).
    public var bottomGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .bottom, relation: .greaterThanOrEqual) }

    /// Its leading edge is at the target (seeds F-25, F-27).
    public var leading: FormationPlacement<Self> { FormationPlacement(self, .leading) }
    /// Its leading edge is at the target (seeds F-25).
    public var leadingEqual: FormationPlacement<Self> { leading }
    /// Its leading edge is at or before the target (seeds F-25).
    public var leadingLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .leading, relation: .lessThanOrEqual) }
    /// Its leading edge is at or behind the target (seeds F-25).
    public var leadingGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .leading, relation: .greaterThanOrEqual) }

    /// Its trailing edge is at the target (seeds F-25, F-27).
    public var trailing: FormationPlacement<Self> { FormationPlacement(self, .trailing) }
    /// Its trailing edge is at the target (seeds F-25).
    public var trailingEqual: FormationPlacement<Self> { trailing }
    /// Its trailing edge is at or before the target (seeds F-25).
    public var trailingLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .trailing, relation: .lessThanOrEqual) }
    /// Its trailing edge is at or behind the target (seeds F-25).
    public var trailingGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .trailing, relation: .greaterThanOrEqual) }
}
