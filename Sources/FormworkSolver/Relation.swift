/// How an expression stands to 0.
public enum Relation: UInt8, Hashable, Sendable {
    /// At most 0.
    case lessThanOrEqual
    /// 0.
    case equal
    /// At least 0.
    case greaterThanOrEqual
}
