/// What a place can be held against: a ``LayoutTarget``, or a view or guide, which stands for the attribute that is held against it
/// (seeds F-25, F-27).
///
/// A number is none: `left(10)` does not compile.
public protocol LayoutTargetConvertible: LayoutLengthConvertible {
    /// It as a target.
    var asLayoutTarget: LayoutTarget { get }
}

extension LayoutTargetConvertible {
    public var asLayoutLength: LayoutLength { .target(asLayoutTarget) }

    /// The target, further by points (seeds F-10, F-11).
    public static func + (target: Self, points: Double) -> LayoutTarget {
        var result = target.asLayoutTarget
        result.constant += points
        return result
    }

    /// The target, less far by points (seeds F-10, F-11).
    public static func - (target: Self, points: Double) -> LayoutTarget { target + -points }

    /// The target with its attribute, but not its constant, multiplied (seeds F-10, F-11).
    public static func * (target: Self, factor: Double) -> LayoutTarget {
        var result = target.asLayoutTarget
        result.multiplier *= factor
        return result
    }

    /// The target with its attribute, but not its constant, divided (seeds F-10, F-11).
    public static func / (target: Self, divisor: Double) -> LayoutTarget {
        var result = target.asLayoutTarget
        result.multiplier /= divisor
        return result
    }
}
