import NIOCore
import Synchronization

/// The open connections, up to a limit.
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

    /// Adds a connection. If there are too many, the oldest one that has not presented the secret is closed.
    ///
    /// - Returns: Whether there is room for the connection.
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

    /// Records that a connection has presented the secret.
    func recognize(_ channel: any Channel) { state.withLock { $0.entries[ObjectIdentifier(channel)]?.isKnown = true } }

    /// Removes a closed connection.
    func remove(_ channel: any Channel) { state.withLock { $0.entries[ObjectIdentifier(channel)] = nil } }

    var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }

    /// Closes all connections.
    func close() {
        for entry in state.withLock(\.entries).values { entry.channel.close(promise: nil) }
    }
}

/// The limits on the resources of connections. Any program or page on this machine can connect; each connection is answered or closed within these
/// limits.
struct ConnectionLimits: Sendable {
    /// The maximum number of connections; a further one replaces the oldest that has not presented the secret.
    var connections = 64
    /// The maximum size of a request's line and header fields, in bytes. Requests of pages have no body.
    var requestBytes = 16_384
    /// The time from the start of a connection within which its request must be complete.
    var requestTime = TimeAmount.seconds(10)
    /// The time within which a response must be read.
    var answerTime = TimeAmount.seconds(60)
    /// The time for which further input is read and discarded after a response. Closing a connection with unread input could lose the response.
    var lingerTime = TimeAmount.seconds(1)
    /// The maximum size of a page's message, in bytes.
    var messageBytes = 65_536
    /// The maximum number of a page's messages that wait for an answer.
    var unansweredMessages = 32
    /// The maximum number of messages that wait to be read by a page. A slower page is disconnected, and reconnects for the latest state.
    var unreadMessages = 32
}
