/// The priority of a constraint. At 1000 it must be satisfied; lower ones are satisfied as far as all higher ones allow.
///
/// Priorities are levels, not weights (Borning, Freeman-Benson and Wilson, *Constraint Hierarchies*, 1992): no number of
/// constraints of one priority outvotes a single one of a higher priority. The numbers are UIKit's.
public struct Priority: Hashable, Comparable, Sendable {
    /// The value as a 32-bit number, which is the type of UIKit's priorities.
    let level: Float

    /// A value greater than 0 and at most 1000.
    public var value: Double { Double(level) }

    /// Creates a priority, rounded to 32 bits. A solver rejects constraints with a value that is out of range.
    public init(_ value: Double) { level = Float(value) }

    init(level: Float) { self.level = level }

    /// 1000: the constraint must be satisfied.
    public static let required = Priority(1000)
    /// Between required and every priority that Interface Builder can write.
    public static let suggestion = Priority(999.999)
    /// 750: UIKit's default priority of compression resistance.
    public static let defaultHigh = Priority(750)
    /// 250: UIKit's default priority of content hugging.
    public static let defaultLow = Priority(250)

    /// Whether the constraint must be satisfied.
    public var isRequired: Bool { level >= 1000 }

    public static func < (left: Priority, right: Priority) -> Bool { left.level < right.level }
}
