import Synchronization

/// A cache of values that are created from a name on first use.
package final class NameCache<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value?]>([:])
    private let make: @Sendable (String) -> Value?

    /// - Parameter make: creates the value for a name; returns nil for a name without one. It may be called twice for a name.
    package init(_ make: @escaping @Sendable (String) -> Value?) { self.make = make }

    package subscript(name: String) -> Value? {
        if let known = values.withLock({ $0[name] }) { return known }
        let value = make(name)
        values.withLock { $0[name] = value }
        return value
    }
}
