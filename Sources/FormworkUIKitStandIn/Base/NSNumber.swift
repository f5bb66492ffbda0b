public final class NSNumber: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    public let doubleValue: Double
    let isBoolean: Bool

    public init(value: Double) {
        doubleValue = value
        isBoolean = false
    }

    public init(value: Int) {
        doubleValue = Double(value)
        isBoolean = false
    }

    public init(value: Bool) {
        doubleValue = value ? 1 : 0
        isBoolean = true
    }

    public init(integerLiteral value: Int) {
        doubleValue = Double(value)
        isBoolean = false
    }

    public init(floatLiteral value: Double) {
        doubleValue = value
        isBoolean = false
    }

    public init(booleanLiteral value: Bool) {
        doubleValue = value ? 1 : 0
        isBoolean = true
    }
}
