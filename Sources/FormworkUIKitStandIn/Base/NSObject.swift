@MainActor
open class NSObject: Hashable {
    public init() {}

    nonisolated public static func == (left: NSObject, right: NSObject) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
