import FormworkModel

extension Formation {
    // MARK: Centres

    /// Its horizontal centre is at the target.
    public var centerX: FormationPlacement<Self> { FormationPlacement(self, .centerX) }
    /// Its horizontal centre is at the target.
    public var centerXEqual: FormationPlacement<Self> { centerX }
    /// Its horizontal centre is at or left of the target.
    public var centerXLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .centerX, relation: .lessThanOrEqual) }
    /// Its horizontal centre is at or right of the target.
    public var centerXGreaterThanOrEqual: FormationPlacement<Self> {
        FormationPlacement(self, .centerX, relation: .greaterThanOrEqual)
    }

    /// Its vertical centre is at the target.
    public var centerY: FormationPlacement<Self> { FormationPlacement(self, .centerY) }
    /// Its vertical centre is at the target.
    public var centerYEqual: FormationPlacement<Self> { centerY }
    /// Its vertical centre is at or above the target.
    public var centerYLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .centerY, relation: .lessThanOrEqual) }
    /// Its vertical centre is at or below the target.
    public var centerYGreaterThanOrEqual: FormationPlacement<Self> {
        FormationPlacement(self, .centerY, relation: .greaterThanOrEqual)
    }

    /// Its centre is that of a view or guide. Constraints: horizontal, then vertical.
    public var center: FormationPlacement<Self> { FormationPlacement(self, .centerX, .centerY) }

    /// Its horizontal centre within its margins is at the target.
    public var centerXWithinMargins: FormationPlacement<Self> { FormationPlacement(self, .centerXWithinMargins) }
    /// Its vertical centre within its margins is at the target.
    public var centerYWithinMargins: FormationPlacement<Self> { FormationPlacement(self, .centerYWithinMargins) }

    // MARK: Baselines

    /// Its last baseline is at the target, written as `lastBaseline` as newer documents do.
    public var lastBaseline: FormationPlacement<Self> { FormationPlacement(self, .lastBaseline) }

    /// Its last baseline is at the target.
    public var baseline: FormationPlacement<Self> { FormationPlacement(self, .baseline) }
    /// Its last baseline is at the target.
    public var baselineEqual: FormationPlacement<Self> { baseline }
    /// Its last baseline is at or above the target.
    public var baselineLessThanOrEqual: FormationPlacement<Self> { FormationPlacement(self, .baseline, relation: .lessThanOrEqual) }
    /// Its last baseline is at or below the target.
    public var baselineGreaterThanOrEqual: FormationPlacement<Self> {
        FormationPlacement(self, .baseline, relation: .greaterThanOrEqual)
    }

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
