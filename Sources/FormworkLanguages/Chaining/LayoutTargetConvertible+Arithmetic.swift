/// Arithmetic with `Double` and `Int`; a `CGFloat` converts to `Double` implicitly.
///
/// See <doc:ChainingLanguage#Arithmetic-of-targets>.
extension LayoutTargetConvertible {
    // MARK: Points

    /// Returns the target with points added to its constant.
    public static func + (target: Self, points: Double) -> LayoutTarget<View> {
        var result = target.asLayoutTarget
        result.constant += points
        return result
    }

    /// Returns the target with points added to its constant.
    public static func + (target: Self, points: Int) -> LayoutTarget<View> { target + Double(points) }

    /// Returns the target with points added to its constant.
    public static func + (points: Double, target: Self) -> LayoutTarget<View> { target + points }

    /// Returns the target with points added to its constant.
    public static func + (points: Int, target: Self) -> LayoutTarget<View> { target + Double(points) }

    /// Returns the target with points subtracted from its constant.
    public static func - (target: Self, points: Double) -> LayoutTarget<View> { target + -points }

    /// Returns the target with points subtracted from its constant.
    public static func - (target: Self, points: Int) -> LayoutTarget<View> { target + -Double(points) }

    // MARK: Factors

    /// Returns the target with its multiplier, but not its constant, multiplied.
    public static func * (target: Self, factor: Double) -> LayoutTarget<View> {
        var result = target.asLayoutTarget
        result.multiplier *= factor
        return result
    }

    /// Returns the target with its multiplier, but not its constant, multiplied.
    public static func * (target: Self, factor: Int) -> LayoutTarget<View> { target * Double(factor) }

    /// Returns the target with its multiplier, but not its constant, multiplied.
    public static func * (factor: Double, target: Self) -> LayoutTarget<View> { target * factor }

    /// Returns the target with its multiplier, but not its constant, multiplied.
    public static func * (factor: Int, target: Self) -> LayoutTarget<View> { target * Double(factor) }

    /// Returns the target with its multiplier, but not its constant, divided.
    public static func / (target: Self, divisor: Double) -> LayoutTarget<View> {
        var result = target.asLayoutTarget
        result.multiplier /= divisor
        return result
    }

    /// Returns the target with its multiplier, but not its constant, divided.
    public static func / (target: Self, divisor: Int) -> LayoutTarget<View> { target / Double(divisor) }
}
