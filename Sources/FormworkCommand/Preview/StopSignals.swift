import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// SIGINT and SIGTERM as an awaitable event, so that work in progress can finish.
///
/// Create it before other threads are started: they inherit the blocked signals from the creating thread.
final class StopSignals: Sendable {
    private let arrivals: AsyncStream<Void>

    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        self.arrivals = arrivals
        let waited = signals
        DispatchQueue(label: "signals").async {
            var waited = waited
            var signal: Int32 = 0
            while sigwait(&waited, &signal) != 0 {}
            arrival.finish()
            // A second signal ends the program immediately.
            while sigwait(&waited, &signal) != 0 {}
            _exit(128 + signal)
        }
    }

    /// Waits until the first signal arrives or the task is cancelled.
    func wait() async { for await _ in arrivals {} }
}
