/// UIKit's `NSObject`.
@MainActor
open class NSObject: Hashable {
    /// UIKit's initializer.
    public init() {}

    nonisolated public static func == (left: NSObject, right: NSObject) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
