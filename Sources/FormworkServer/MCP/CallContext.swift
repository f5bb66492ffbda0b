import Synchronization

/// What a call that is under way may say and ask.
package final class CallContext: Sendable {
    /// Between two reports; clients have more to do than to read them.
    private static let pause = Duration.milliseconds(100)

    private let token: JSONValue?
    private let send: @Sendable ([UInt8]) -> Void
    private let cancelled = Atomic(false)
    private let reported = Mutex<(done: Int, time: ContinuousClock.Instant?)>((0, nil))

    /// - Parameters:
    ///   - token: by which the client knows reports of progress; nil where it asks for none.
    ///   - send: takes messages.
    package init(token: JSONValue? = nil, send: @escaping @Sendable ([UInt8]) -> Void = { _ in }) {
        self.token = token
        self.send = send
    }

    /// Whether nobody wants the result any more.
    package var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    /// Says that nobody wants the result any more.
    package func cancel() { cancelled.store(true, ordering: .relaxed) }

    /// Says how far the call has come, if the client wants to know, and not too often.
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
                ["progressToken": token, "progress": JSONValue(done), "total": JSONValue(total)]))
    }
}
