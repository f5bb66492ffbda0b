import FormworkModel

extension Formation {
    // MARK: Centres

    /// Its middle along the horizontal is at the target.
    public var centerX: FormationPlacement<Self> { FormationPlacement(self, .centerX) }
    /// Its middle along the horizontal is at the target.
    public var centerXEqual: FormationPlacement<Self> { centerX }
    /// Its middle along the horizontal is at or left of the target.
    public var centerXLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .centerX, relation: .lessThanOrEqual) }
    /// Its middle along the horizontal is at or right of the target.
    public var centerXGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .centerX, relation: .greaterThanOrEqual) }

    /// Its middle along the vertical is at the target.
    public var centerY: FormationPlacement<Self> { FormationPlacement(self, .centerY) }
    /// Its middle along the vertical is at the target.
    public var centerYEqual: FormationPlacement<Self> { centerY }
    /// Its middle along the vertical is at or above the target.
    public var centerYLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .centerY, relation: .lessThanOrEqual) }
    /// Its middle along the vertical is at or below the target.
    public var centerYGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .centerY, relation: .greaterThanOrEqual) }

    /// Its middle is that of a view or guide: first along the horizontal, then along the vertical.
    public var center: FormationPlacement<Self> { FormationPlacement(self, .centerX, .centerY) }

    // MARK: Baselines

    /// Its last baseline is at the target.
    public var baseline: FormationPlacement<Self> { FormationPlacement(self, .baseline) }
    /// Its last baseline is at the target.
    public var baselineEqual: FormationPlacement<Self> { baseline }
    /// Its last baseline is at or above the target.
    public var baselineLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .baseline, relation: .lessThanOrEqual) }
    /// Its last baseline is at or below the target.
    public var baselineGreaterThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .baseline, relation: .greaterThanOrEqual) }

    /// Its first baseline is at the target.
    public var firstBaseline: FormationPlacement<Self> { FormationPlacement(self, .firstBaseline) }
    /// Its first baseline is at the target.
    public var firstBaselineEqual: FormationPlacement<Self> { firstBaseline }
    /// Its first baseline is at or above the target.
    public var firstBaselineLessThanOrEqual: FormationPlacement<Self> {
        FormationPlacement(self, .firstBaseline, relation: .lessThanOrEqual)
    }
    /// Its first baseline is at or below the target.
    public var firstBaselineGreaterThanOrEqual: FormationPlacement<Self> {
        FormationPlacement(self, .firstBaseline, relation: .greaterThanOrEqual)
    }
}
