/// How much a constraint counts: 1000 must hold, and what is lower is met as far as everything higher leaves room.
///
/// Priorities are levels, not weights (Borning, Freeman-Benson and Wilson, *Constraint Hierarchies*, 1992): no number of
/// constraints of one priority outvotes a single one of a higher priority. The numbers are UIKit's.
public struct Priority: Hashable, Comparable, Sendable {
    /// Above 0, at most 1000.
    public let value: Double

    public init(_ value: Double) { self.value = value }

    public static let required = Priority(1000)
    /// Between what is required and every priority that Interface Builder can write.
    public static let suggestion = Priority(999.999)
    public static let defaultHigh = Priority(750)
    public static let defaultLow = Priority(250)

    public var isRequired: Bool { value >= 1000 }

    public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
