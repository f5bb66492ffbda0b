@_exported public import FormworkUIKitStandIn

/// SnapKit's `ConstraintView`.
public typealias ConstraintView = UIView
/// SnapKit's `ConstraintLayoutGuide`.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// SnapKit's `ConstraintInsets`.
public typealias ConstraintInsets = UIEdgeInsets
/// SnapKit's `LayoutConstraint`, whose label is its identifier.
public typealias LayoutConstraint = NSLayoutConstraint

extension LayoutConstraint {
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
}

// MARK: Roles of numbers and insets

/// SnapKit's `ConstraintRelatableTarget`.
public protocol ConstraintRelatableTarget {}
/// SnapKit's `ConstraintConstantTarget`.
public protocol ConstraintConstantTarget {
    /// Returns the constant for an attribute.
    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}
/// SnapKit's `ConstraintOffsetTarget`.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
/// SnapKit's `ConstraintInsetTarget`.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
    var constraintInsetTargetValue: ConstraintInsets { get }
}
/// SnapKit's `ConstraintMultiplierTarget`.
public protocol ConstraintMultiplierTarget {
    var constraintMultiplierTargetValue: CGFloat { get }
}
/// SnapKit's `ConstraintPriorityTarget`.
public protocol ConstraintPriorityTarget {
    var constraintPriorityTargetValue: Float { get }
}

extension ConstraintConstantTarget where Self: BinaryFloatingPoint {
    /// Returns the number itself.
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(self) }
}

extension ConstraintConstantTarget where Self: BinaryInteger {
    /// Returns the number itself.
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(self) }
}

extension ConstraintInsetTarget where Self: BinaryFloatingPoint {
    /// The number as the inset on all sides.
    public var constraintInsetTargetValue: ConstraintInsets { .all(CGFloat(self)) }
}

extension ConstraintInsetTarget where Self: BinaryInteger {
    /// The number as the inset on all sides.
    public var constraintInsetTargetValue: ConstraintInsets { .all(CGFloat(self)) }
}

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    /// The number itself.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number itself.
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    /// The number itself.
    public var constraintMultiplierTargetValue: CGFloat { self }
    /// The number itself.
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    /// The number itself.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number itself.
    public var constraintPriorityTargetValue: Float { self }
}

extension UILayoutPriority: ConstraintPriorityTarget {
    /// The raw value.
    public var constraintPriorityTargetValue: Float { rawValue }
}

extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

extension ConstraintInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
    static func all(_ inset: CGFloat) -> ConstraintInsets { ConstraintInsets(top: inset, left: inset, bottom: inset, right: inset) }

    /// The insets themselves.
    public var constraintInsetTargetValue: ConstraintInsets { self }

    /// Returns the constant that insets an attribute: for centres half the difference of both insets, for sizes minus their sum.
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leftMargin, .leading, .leadingMargin: left
        case .right, .rightMargin, .trailing, .trailingMargin: -right
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .lastBaseline: -bottom
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        case .width: -(left + right)
        case .height: -(top + bottom)
        case .notAnAttribute: 0
        }
    }
}

/// SnapKit's `ConstraintPriority`.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Hashable, Sendable {
    public let value: Float

    public init(floatLiteral value: Float) { self.value = value }

    public init(_ value: Float) { self.value = value }

    public static let required: ConstraintPriority = 1000.0
    public static let high: ConstraintPriority = 750.0
    public static let medium: ConstraintPriority = 500.0
    public static let low: ConstraintPriority = 250.0
}
