/// UIKit's `NSLayoutAnchor<AnchorType`.
@MainActor
public class NSLayoutAnchor<AnchorType: AnyObject> {
    let item: ConstraintItem

    // Unused: subclasses inherit it.
    init(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { item = ConstraintItem(object, attribute) }

    /// UIKit's `constraint`.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, anchor.item, constant: constant)
    }

    /// UIKit's `constraint`.
    public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .greaterThanOrEqual, anchor.item, constant: constant)
    }

    /// UIKit's `constraint`.
    public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessThanOrEqual, anchor.item, constant: constant)
    }
}

/// UIKit's `NSLayoutXAxisAnchor`.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// UIKit's `constraint`.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 8 * multiplier)
    }

    /// UIKit's `constraint`.
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier)
    }

    /// UIKit's `constraint`.
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier)
    }
}

/// UIKit's `NSLayoutYAxisAnchor`.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// UIKit's `constraint`.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 8 * multiplier)
    }

    /// UIKit's `constraint`.
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier)
    }

    /// UIKit's `constraint`.
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier)
    }
}

/// UIKit's `NSLayoutDimension`.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// UIKit's `constraint`.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, nil, constant: constant)
    }

    /// UIKit's `constraint`.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .greaterThanOrEqual, nil, constant: constant)
    }

    /// UIKit's `constraint`.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessThanOrEqual, nil, constant: constant)
    }

    /// UIKit's `constraint`.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .equal, anchor.item, multiplier: multiplier, constant: constant)
    }

    /// UIKit's `constraint`.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint
    {
        NSLayoutConstraint(item, .greaterThanOrEqual, anchor.item, multiplier: multiplier, constant: constant)
    }

    /// UIKit's `constraint`.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(item, .lessThanOrEqual, anchor.item, multiplier: multiplier, constant: constant)
    }
}
