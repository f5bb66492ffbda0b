/// UIKit's `NSObject`.
@MainActor
open class NSObject: Hashable {
    /// UIKit's initializer.
    public init() {}

    nonisolated public static func == (left: NSObject, right: NSObject) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// UIKit's `NSCoder`.
open class NSCoder: NSObject {}

/// UIKit's `Selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The selector's name, such as `save:`.
    public let name: String

    /// UIKit's initializer.
    public init(_ name: String) { self.name = name }

    /// UIKit's initializer.
    public init(stringLiteral name: String) { self.name = name }
}

/// UIKit's `Bundle`.
open class Bundle: NSObject {
    /// UIKit's initializer.
    public init(for aClass: AnyClass) {}

    /// UIKit's `main`.
    public static var main: Bundle { Bundle(for: Bundle.self) }
}

/// UIKit's `NSLocalizedString`.
public func NSLocalizedString(_ key: String, comment: String) -> String { key }

/// UIKit's `Date`.
public struct Date: Hashable, Sendable {
    /// UIKit's `timeIntervalSinceReferenceDate`.
    public let timeIntervalSinceReferenceDate: Double

    /// UIKit's initializer.
    public init(timeIntervalSinceReferenceDate: Double) { self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate }
}

/// UIKit's `TimeInterval`.
public typealias TimeInterval = Double

/// UIKit's `IndexPath`.
public struct IndexPath: Hashable, Sendable {
    /// UIKit's `section`.
    public let section: Int
    /// UIKit's `row`.
    public let row: Int
    /// UIKit's `item`.
    public var item: Int { row }

    /// UIKit's initializer.
    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    /// UIKit's initializer.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }
}

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
