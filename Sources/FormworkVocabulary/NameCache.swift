import Synchronization

/// Values that are made from a name when they are first asked for.
package final class NameCache<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value?]>([:])
    private let make: @Sendable (String) -> Value?

    /// - Parameter make: makes the value of a name; nil for a name that has none. It may be called twice for a name.
    package init(_ make: @escaping @Sendable (String) -> Value?) { self.make = make }

    package subscript(name: String) -> Value? {
        if let known = values.withLock({ $0[name] }) { return known }
        let value = make(name)
        values.withLock { $0[name] = value }
        return value
    }
}
