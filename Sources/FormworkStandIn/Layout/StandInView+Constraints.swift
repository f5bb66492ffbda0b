import FormworkDSL

extension StandInView {
    /// The active constraints that the view owns.
    public final var constraints: [NSLayoutConstraint] { standInLayoutView.constraints.compactMap { StandIn.constraints[$0] } }

    /// The platforms' `addConstraint`.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.made.add(to: standInLayoutView, at: ConstraintItem.site)
    }

    /// The platforms' `addConstraints`.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }

    /// The platforms' `removeConstraint`.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.made.owner == standInLayoutView { constraint.isActive = false }
    }

    /// The platforms' `removeConstraints`.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeConstraint(one) } }
}
