/// What a place can be held against: a ``LayoutTarget``, or a view or guide, which stands for the attribute that is held against it.
///
/// See <doc:ChainingLanguage#Calls>.
///
/// A number is none: `left(10)` does not compile.
public protocol LayoutTargetConvertible: LayoutLengthConvertible {
    /// It as a target.
    var asLayoutTarget: LayoutTarget { get }
}

extension LayoutTargetConvertible {
    public var asLayoutLength: LayoutLength { .target(asLayoutTarget) }

    /// The target, further by points.
    public static func + (target: Self, points: Double) -> LayoutTarget {
        var result = target.asLayoutTarget
        result.constant += points
        return result
    }

    /// The target, less far by points.
    public static func - (target: Self, points: Double) -> LayoutTarget { target + -points }

    /// The target with its attribute, but not its constant, multiplied.
    public static func * (target: Self, factor: Double) -> LayoutTarget {
        var result = target.asLayoutTarget
        result.multiplier *= factor
        return result
    }

    /// The target with its attribute, but not its constant, divided.
    public static func / (target: Self, divisor: Double) -> LayoutTarget {
        var result = target.asLayoutTarget
        result.multiplier /= divisor
        return result
    }
}
