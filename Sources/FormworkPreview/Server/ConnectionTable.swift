import NIOCore
import Synchronization

/// The connections that are open: no more than a number of them.
final class ConnectionTable: Sendable {
    private let limit: Int
    private let state = Mutex(State())

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var arrivals = 0
    }

    private struct Entry {
        var channel: any Channel
        var arrival: Int
        var isKnown = false
    }

    init(limit: Int) { self.limit = limit }

    /// Adds a connection. Where there are too many, the oldest that has not shown the secret is closed for it.
    ///
    /// - Returns: whether there is room.
    /// - Complexity: O(connections).
    func add(_ channel: any Channel) -> Bool {
        let (hasRoom, evicted) = state.withLock { state -> (Bool, (any Channel)?) in
            var evicted: (any Channel)?
            if state.entries.count >= limit {
                let strangers = state.entries.filter { !$0.value.isKnown }
                guard let oldest = strangers.min(by: { $0.value.arrival < $1.value.arrival }) else { return (false, nil) }
                evicted = oldest.value.channel
                state.entries[oldest.key] = nil
            }
            state.entries[ObjectIdentifier(channel)] = Entry(channel: channel, arrival: state.arrivals)
            state.arrivals += 1
            return (true, evicted)
        }
        evicted?.close(promise: nil)
        return hasRoom
    }

    /// Notes that a connection has shown the secret.
    func recognize(_ channel: any Channel) { state.withLock { $0.entries[ObjectIdentifier(channel)]?.isKnown = true } }

    /// Forgets a connection that is closed.
    func remove(_ channel: any Channel) { state.withLock { $0.entries[ObjectIdentifier(channel)] = nil } }

    var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }

    /// Closes all connections.
    func close() {
        for entry in state.withLock(\.entries).values { entry.channel.close(promise: nil) }
    }
}
