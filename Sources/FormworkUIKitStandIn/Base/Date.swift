public struct Date: Hashable, Sendable {
    public let timeIntervalSinceReferenceDate: Double

    public init(timeIntervalSinceReferenceDate: Double) { self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate }
}

public typealias TimeInterval = Double
