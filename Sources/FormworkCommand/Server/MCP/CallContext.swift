import Synchronization

/// The context of a running call: its progress reports and its cancellation.
package final class CallContext: Sendable {
    /// The minimum time between two progress reports, so as not to flood clients.
    private static let pause = Duration.milliseconds(100)

    private let token: JSONValue?
    private let send: @Sendable ([UInt8]) -> Void
    private let cancelled = Atomic(false)
    private let reported = Mutex<(done: Int, time: ContinuousClock.Instant?)>((0, nil))

    /// - Parameters:
    ///   - token: The client's token for progress reports; nil if it wants none.
    ///   - send: Sends messages.
    package init(token: JSONValue? = nil, send: @escaping @Sendable ([UInt8]) -> Void = { _ in }) {
        self.token = token
        self.send = send
    }

    /// Whether the call was cancelled.
    package var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    /// Cancels the call.
    package func cancel() { cancelled.store(true, ordering: .relaxed) }

    /// Reports the progress of the call, if the client wants reports and the last one isn't too recent.
    package func report(_ done: Int, of total: Int) {
        guard let token else { return }
        let isDue = reported.withLock { reported in
            let now = ContinuousClock.now
            guard done > reported.done, reported.time.map({ now - $0 >= Self.pause }) ?? true else { return false }
            reported = (done, now)
            return true
        }
        if !isDue || isCancelled { return }
        send(
            RPCWriting.call(
                "notifications/progress",
                params: ["progressToken": token, "progress": JSONValue(done), "total": JSONValue(total)]))
    }
}
