/// Numbers are `Double` or `Int`; a `CGFloat` becomes a `Double` by itself.
///
/// See <doc:ChainingLanguage#Arithmetic-of-targets>.
extension LayoutTargetConvertible {
    // MARK: Points

    /// The target, further by points.
    public static func + (target: Self, points: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.constant += points
        return result
    }

    /// The target, further by points.
    public static func + (target: Self, points: Int) -> FormationLayout.Target { target + Double(points) }

    /// The target, further by points.
    public static func + (points: Double, target: Self) -> FormationLayout.Target { target + points }

    /// The target, further by points.
    public static func + (points: Int, target: Self) -> FormationLayout.Target { target + Double(points) }

    /// The target, less far by points.
    public static func - (target: Self, points: Double) -> FormationLayout.Target { target + -points }

    /// The target, less far by points.
    public static func - (target: Self, points: Int) -> FormationLayout.Target { target + -Double(points) }

    // MARK: Factors

    /// The target with its attribute, but not its constant, multiplied.
    public static func * (target: Self, factor: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.multiplier *= factor
        return result
    }

    /// The target with its attribute, but not its constant, multiplied.
    public static func * (target: Self, factor: Int) -> FormationLayout.Target { target * Double(factor) }

    /// The target with its attribute, but not its constant, multiplied.
    public static func * (factor: Double, target: Self) -> FormationLayout.Target { target * factor }

    /// The target with its attribute, but not its constant, multiplied.
    public static func * (factor: Int, target: Self) -> FormationLayout.Target { target * Double(factor) }

    /// The target with its attribute, but not its constant, divided.
    public static func / (target: Self, divisor: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.multiplier /= divisor
        return result
    }

    /// The target with its attribute, but not its constant, divided.
    public static func / (target: Self, divisor: Int) -> FormationLayout.Target { target / Double(divisor) }
}
