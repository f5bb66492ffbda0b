/// Arithmetic with `Double` and `Int`; a `CGFloat` converts to `Double` implicitly.
///
/// See <doc:ChainingLanguage#Arithmetic-of-targets>.
extension LayoutTargetConvertible {
    // MARK: Points

    /// Returns the target with points added to its constant.
    public static func + (target: Self, points: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.constant += points
        return result
    }

    /// Returns the target with points added to its constant.
    public static func + (target: Self, points: Int) -> FormationLayout.Target { target + Double(points) }

    /// Returns the target with points added to its constant.
    public static func + (points: Double, target: Self) -> FormationLayout.Target { target + points }

    /// Returns the target with points added to its constant.
    public static func + (points: Int, target: Self) -> FormationLayout.Target { target + Double(points) }

    /// Returns the target with points subtracted from its constant.
    public static func - (target: Self, points: Double) -> FormationLayout.Target { target + -points }

    /// Returns the target with points subtracted from its constant.
    public static func - (target: Self, points: Int) -> FormationLayout.Target { target + -Double(points) }

    // MARK: Factors

    /// Returns the target with its multiplier, but not its constant, multiplied.
    public static func * (target: Self, factor: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.multiplier *= factor
        return result
    }

    /// Returns the target with its multiplier, but not its constant, multiplied.
    public static func * (target: Self, factor: Int) -> FormationLayout.Target { target * Double(factor) }

    /// Returns the target with its multiplier, but not its constant, multiplied.
    public static func * (factor: Double, target: Self) -> FormationLayout.Target { target * factor }

    /// Returns the target with its multiplier, but not its constant, multiplied.
    public static func * (factor: Int, target: Self) -> FormationLayout.Target { target * Double(factor) }

    /// Returns the target with its multiplier, but not its constant, divided.
    public static func / (target: Self, divisor: Double) -> FormationLayout.Target {
        var result = target.asLayoutTarget
        result.multiplier /= divisor
        return result
    }

    /// Returns the target with its multiplier, but not its constant, divided.
    public static func / (target: Self, divisor: Int) -> FormationLayout.Target { target / Double(divisor) }
}
