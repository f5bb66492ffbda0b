/// The platforms' `NSLayoutAnchor<AnchorType>`.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: ConstraintItem

    /// Creates an anchor of a view or guide.
    // Unused: subclasses inherit it.
    package init(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { item = ConstraintItem(object, attribute) }

    /// The platforms' `constraint`.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, anchor.item, constant: constant)
    }

    /// The platforms' `constraint`.
    public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .greaterThanOrEqual, anchor.item, constant: constant)
    }

    /// The platforms' `constraint`.
    public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessThanOrEqual, anchor.item, constant: constant)
    }
}

/// The platforms' `NSLayoutXAxisAnchor`.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The platforms' `constraint`.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 8 * multiplier)
    }

    /// The platforms' `constraint`.
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier)
    }

    /// The platforms' `constraint`.
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier)
    }
}

/// The platforms' `NSLayoutYAxisAnchor`.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The platforms' `constraint`.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 8 * multiplier)
    }

    /// The platforms' `constraint`.
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier)
    }

    /// The platforms' `constraint`.
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier)
    }
}

/// The platforms' `NSLayoutDimension`.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The platforms' `constraint`.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, nil, constant: constant)
    }

    /// The platforms' `constraint`.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .greaterThanOrEqual, nil, constant: constant)
    }

    /// The platforms' `constraint`.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessThanOrEqual, nil, constant: constant)
    }

    /// The platforms' `constraint`.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, anchor.item, multiplier: multiplier, constant: constant)
    }

    /// The platforms' `constraint`.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint
    {
        NSLayoutConstraint(item, .greaterThanOrEqual, anchor.item, multiplier: multiplier, constant: constant)
    }

    /// The platforms' `constraint`.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessThanOrEqual, anchor.item, multiplier: multiplier, constant: constant)
    }
}
