/// UIKit's `Date`.
public struct Date: Hashable, Sendable {
    /// UIKit's `timeIntervalSinceReferenceDate`.
    public let timeIntervalSinceReferenceDate: Double

    /// UIKit's initializer.
    public init(timeIntervalSinceReferenceDate: Double) { self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate }
}

/// UIKit's `TimeInterval`.
public typealias TimeInterval = Double
