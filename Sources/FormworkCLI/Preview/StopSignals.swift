import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// SIGINT and SIGTERM as something to wait for: what is going on is brought to an end, instead of being cut off.
///
/// It is made before there are other threads: they must not take the signals either, and have that from the thread that makes them.
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
            // Who asks a second time does not want to wait.
            while sigwait(&waited, &signal) != 0 {}
            _exit(128 + signal)
        }
    }

    /// Returns when the first signal has arrived, or the task is cancelled.
    func wait() async { for await _ in arrivals {} }
}
