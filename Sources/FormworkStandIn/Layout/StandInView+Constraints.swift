import FormworkDSL

extension StandInView {
    /// The active constraints that it holds.
    public final var constraints: [NSLayoutConstraint] { layoutView.constraints.compactMap { StandIn.constraints[$0] } }

    /// The platforms' `addConstraint`.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.made.add(to: layoutView, at: ConstraintItem.site)
    }

    /// The platforms' `addConstraints`.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }

    /// The platforms' `removeConstraint`.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.made.owner == layoutView { constraint.isActive = false }
    }

    /// The platforms' `removeConstraints`.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeConstraint(one) } }
}
