/// UIKit's `NSNumber`.
public final class NSNumber: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    /// UIKit's `doubleValue`.
    public let doubleValue: Double
    let isBoolean: Bool

    /// UIKit's initializer.
    public init(value: Double) {
        doubleValue = value
        isBoolean = false
    }

    /// UIKit's initializer.
    public init(value: Int) {
        doubleValue = Double(value)
        isBoolean = false
    }

    /// UIKit's initializer.
    public init(value: Bool) {
        doubleValue = value ? 1 : 0
        isBoolean = true
    }

    /// UIKit's initializer.
    public init(integerLiteral value: Int) {
        doubleValue = Double(value)
        isBoolean = false
    }

    /// UIKit's initializer.
    public init(floatLiteral value: Double) {
        doubleValue = value
        isBoolean = false
    }

    /// UIKit's initializer.
    public init(booleanLiteral value: Bool) {
        doubleValue = value ? 1 : 0
        isBoolean = true
    }
}
