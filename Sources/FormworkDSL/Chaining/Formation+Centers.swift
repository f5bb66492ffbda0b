import FormworkModel

extension Formation {
    // MARK: Centres

    /// Its horizontal centre is at the target.
    public var centerX: FormationLayout.Placement<Self> { FormationPlacement(self, .centerX) }
    /// Its horizontal centre is at the target.
    public var centerXEqual: FormationLayout.Placement<Self> { centerX }
    /// Its horizontal centre is at or left of the target.
    public var centerXLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .centerX, relation: .lessThanOrEqual) }
    /// Its horizontal centre is at or right of the target.
    public var centerXGreaterThanOrEqual: FormationLayout.Placement<Self> {
        FormationPlacement(self, .centerX, relation: .greaterThanOrEqual)
    }

    /// Its vertical centre is at the target.
    public var centerY: FormationLayout.Placement<Self> { FormationPlacement(self, .centerY) }
    /// Its vertical centre is at the target.
    public var centerYEqual: FormationLayout.Placement<Self> { centerY }
    /// Its vertical centre is at or above the target.
    public var centerYLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .centerY, relation: .lessThanOrEqual) }
    /// Its vertical centre is at or below the target.
    public var centerYGreaterThanOrEqual: FormationLayout.Placement<Self> {
        FormationPlacement(self, .centerY, relation: .greaterThanOrEqual)
    }

    /// Its centre is that of a view or guide. Constraints: horizontal, then vertical.
    public var center: FormationLayout.Placement<Self> { FormationPlacement(self, .centerX, .centerY) }

    /// Its horizontal centre within its margins is at the target.
    public var centerXWithinMargins: FormationLayout.Placement<Self> { FormationPlacement(self, .centerXWithinMargins) }
    /// Its vertical centre within its margins is at the target.
    public var centerYWithinMargins: FormationLayout.Placement<Self> { FormationPlacement(self, .centerYWithinMargins) }

    // MARK: Baselines

    /// Its last baseline is at the target, written as `lastBaseline` as newer documents do.
    public var lastBaseline: FormationLayout.Placement<Self> { FormationPlacement(self, .lastBaseline) }

    /// Its last baseline is at the target.
    public var baseline: FormationLayout.Placement<Self> { FormationPlacement(self, .baseline) }
    /// Its last baseline is at the target.
    public var baselineEqual: FormationLayout.Placement<Self> { baseline }
    /// Its last baseline is at or above the target.
    public var baselineLessThanOrEqual: FormationLayout.Placement<Self> { FormationPlacement(self, .baseline, relation: .lessThanOrEqual) }
    /// Its last baseline is at or below the target.
    public var baselineGreaterThanOrEqual: FormationLayout.Placement<Self> {
        FormationPlacement(self, .baseline, relation: .greaterThanOrEqual)
    }

    /// Its first baseline is at the target.
    public var firstBaseline: FormationLayout.Placement<Self> { FormationPlacement(self, .firstBaseline) }
    /// Its first baseline is at the target.
    public var firstBaselineEqual: FormationLayout.Placement<Self> { firstBaseline }
    /// Its first baseline is at or above the target.
    public var firstBaselineLessThanOrEqual: FormationLayout.Placement<Self> {
        FormationPlacement(self, .firstBaseline, relation: .lessThanOrEqual)
    }
    /// Its first baseline is at or below the target.
    public var firstBaselineGreaterThanOrEqual: FormationLayout.Placement<Self> {
        FormationPlacement(self, .firstBaseline, relation: .greaterThanOrEqual)
    }
}
