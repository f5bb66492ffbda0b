import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Runs one piece of work on several threads.
///
/// Plain threads, not tasks: a worker keeps its parser and its memory for the whole run, and a run over one file starts
/// none at all.
enum WorkerThreads {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// As large as the main thread's: documents nest deep.
    private static let stackSize = 8 << 20

    /// Calls `body` on `count` threads, this one among them, and returns when all have ended.
    static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        defer { pthread_attr_destroy(&attributes) }
        let threads = (1..<max(count, 1)).compactMap { _ in start(body, &attributes) }
        body()
        for thread in threads { pthread_join(thread, nil) }
    }

    /// What became of work on another thread.
    private final class Outcome<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    /// Calls `body` on this thread while another one does some work.
    ///
    /// - Returns: what came of the work.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value, beside body: () -> Void) -> Value {
        let outcome = Outcome<Value>()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        defer { pthread_attr_destroy(&attributes) }
        let thread = start(
            {
                let value = work()
                outcome.value.withLock { $0 = value }
            }, &attributes)
        body()
        if let thread { pthread_join(thread, nil) }
        // A thread that could not be had is done without.
        return outcome.value.withLock { $0 } ?? work()
    }

    /// A thread that could not be had is done without: the others do its work.
    private static func start(_ body: @escaping @Sendable () -> Void, _ attributes: inout pthread_attr_t) -> pthread_t? {
        // Safe: retained once here, and released once: by the thread, or below where there is none.
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let result = pthread_create(
                &thread, &attributes,
                { context in
                    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
                    return nil
                }, work.toOpaque())
        #else
            var thread = pthread_t()
            let result = pthread_create(
                &thread, &attributes,
                { context in
                    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
                    return nil
                }, work.toOpaque())
        #endif
        guard result == 0 else {
            work.release()
            return nil
        }
        return thread
    }
}
