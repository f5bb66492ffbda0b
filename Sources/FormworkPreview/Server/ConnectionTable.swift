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

/// What connections may cost. Whatever program or page of this machine makes them: they are answered or closed within these bounds.
struct ConnectionLimits: Sendable {
    /// How many there are at once; a further one takes the place of the oldest that has not shown the secret.
    var connections = 64
    /// How many bytes a request has, its line and its fields; none that a page sends has a body.
    var requestBytes = 16_384
    /// How soon a request is there, from the beginning of its connection.
    var requestTime = TimeAmount.seconds(10)
    /// How long an answer may take to be read.
    var answerTime = TimeAmount.seconds(60)
    /// How long what still arrives is read and dropped after an answer: a connection that is closed over it may take the answer along.
    var lingerTime = TimeAmount.seconds(1)
    /// How many bytes a message of a page has.
    var messageBytes = 65_536
    /// How many messages of a page wait for an answer.
    var unansweredMessages = 32
    /// How many messages wait for a page to read them; a page that does not is disconnected, and comes back for the newest.
    var unreadMessages = 32
}
