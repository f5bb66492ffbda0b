import FormworkDSL

extension UIView {
    /// The active constraints that it holds.
    public final var constraints: [NSLayoutConstraint] { layoutView.constraints.compactMap { StandIn.constraints[$0] } }

    /// UIKit's `addConstraint`.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.made.add(to: layoutView, at: ConstraintItem.site)
    }

    /// UIKit's `addConstraints`.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }

    /// UIKit's `removeConstraint`.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.made.owner == layoutView { constraint.isActive = false }
    }

    /// UIKit's `removeConstraints`.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeConstraint(one) } }
}
