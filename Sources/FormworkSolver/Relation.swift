/// The relation between an expression and 0.
public enum Relation: UInt8, Hashable, Sendable {
    /// At most 0.
    case lessThanOrEqual
    /// Equal to 0.
    case equal
    /// At least 0.
    case greaterThanOrEqual
}
