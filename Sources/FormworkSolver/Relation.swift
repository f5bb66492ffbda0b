/// How an expression stands to 0.
public enum Relation: UInt8, Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}
