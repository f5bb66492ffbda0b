extension FormationLayout {
    /// What a place can be held against: a ``FormationLayout/Target``, or a view or guide, which stands for the attribute that is held against it.
    ///
    /// See <doc:ChainingLanguage#Calls>.
    ///
    /// A number is none: `left(10)` does not compile.
    public protocol TargetConvertible: LengthConvertible {
        /// It as a target.
        var asLayoutTarget: Target { get }
    }
}

extension LayoutTargetConvertible {
    public var asLayoutLength: FormationLayout.Length { .target(asLayoutTarget) }

    /// The target, further by points.
    public static func + (target: Self, points: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.constant += points
        return result
    }

    /// The target, less far by points.
    public static func - (target: Self, points: Double) -> FormationLayout.Target { target + -points }

    /// The target with its attribute, but not its constant, multiplied.
    public static func * (target: Self, factor: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.multiplier *= factor
        return result
    }

    /// The target with its attribute, but not its constant, divided.
    public static func / (target: Self, divisor: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.multiplier /= divisor
        return result
    }
}
