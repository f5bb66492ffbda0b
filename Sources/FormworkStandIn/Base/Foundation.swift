/// The platforms' `NSObject`.
@MainActor
open class NSObject: Hashable {
    /// As on the platforms.
    public init() {}

    /// Returns the object itself: code in a proof never changes a copy.
    open func copy() -> Any { self }

    nonisolated public static func == (left: NSObject, right: NSObject) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The platforms' `NSCoder`.
open class NSCoder: NSObject {}

/// The platforms' `Selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The selector's name, such as `save:`.
    public let name: String

    /// As on the platforms.
    public init(_ name: String) { self.name = name }

    /// As on the platforms.
    public init(stringLiteral name: String) { self.name = name }
}

/// The platforms' `Bundle`.
open class Bundle: NSObject {
    /// As on the platforms.
    public init(for aClass: AnyClass) {}

    /// The platforms' `main`.
    public static var main: Bundle { Bundle(for: Bundle.self) }
}

/// The platforms' `NSLocalizedString`.
public func NSLocalizedString(_ key: String, comment: String) -> String { key }

/// The platforms' `Date`.
public struct Date: Hashable, Sendable {
    /// The platforms' `timeIntervalSinceReferenceDate`.
    public let timeIntervalSinceReferenceDate: Double

    /// The reference date: a proof has no clock.
    public init() { timeIntervalSinceReferenceDate = 0 }

    /// As on the platforms.
    public init(timeIntervalSinceReferenceDate: Double) { self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate }
}

/// The platforms' `TimeInterval`.
public typealias TimeInterval = Double

/// The platforms' `IndexPath`.
public struct IndexPath: Hashable, Sendable {
    /// The platforms' `section`.
    public let section: Int
    /// The platforms' `row`.
    public let row: Int
    /// The platforms' `item`.
    public var item: Int { row }

    /// As on the platforms.
    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    /// As on the platforms.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }
}

/// The platforms' `NSNumber`.
public final class NSNumber: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    /// The platforms' `doubleValue`.
    public let doubleValue: Double
    let isBoolean: Bool

    /// As on the platforms.
    public init(value: Double) {
        doubleValue = value
        isBoolean = false
    }

    /// As on the platforms.
    public init(value: Int) {
        doubleValue = Double(value)
        isBoolean = false
    }

    /// As on the platforms.
    public init(value: Bool) {
        doubleValue = value ? 1 : 0
        isBoolean = true
    }

    /// As on the platforms.
    public init(integerLiteral value: Int) {
        doubleValue = Double(value)
        isBoolean = false
    }

    /// As on the platforms.
    public init(floatLiteral value: Double) {
        doubleValue = value
        isBoolean = false
    }

    /// As on the platforms.
    public init(booleanLiteral value: Bool) {
        doubleValue = value ? 1 : 0
        isBoolean = true
    }
}
