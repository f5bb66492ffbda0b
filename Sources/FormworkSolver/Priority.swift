/// How much a constraint counts: 1000 must hold, and what is lower is met as far as everything higher leaves room.
///
/// Priorities are levels, not weights (Borning, Freeman-Benson and Wilson, *Constraint Hierarchies*, 1992): no number of
/// constraints of one priority outvotes a single one of a higher priority. The numbers are UIKit's.
public struct Priority: Hashable, Comparable, Sendable {
    /// Above 0, at most 1000.
    public let value: Double

    /// A priority; a solver refuses constraints of one that is out of range.
    public init(_ value: Double) { self.value = value }

    /// 1000: must hold.
    public static let required = Priority(1000)
    /// Between what is required and every priority that Interface Builder can write.
    public static let suggestion = Priority(999.999)
    /// 750: UIKit's for what resists being compressed.
    public static let defaultHigh = Priority(750)
    /// 250: UIKit's for what hugs its content.
    public static let defaultLow = Priority(250)

    /// Whether it must hold.
    public var isRequired: Bool { value >= 1000 }

    public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
