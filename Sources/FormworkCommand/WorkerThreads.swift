import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Runs a closure on several threads.
///
/// These are plain threads rather than tasks: a worker keeps its parser and memory for the whole run, and a run over a single file
/// starts none at all.
enum WorkerThreads {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        /// - Parameter body: performed in the session of the caller.
        init(_ body: @escaping @Sendable () -> Void) {
            let session = CommandSession.current
            self.body = { CommandSession.$current.withValue(session, operation: body) }
        }
    }

    /// As large as the main thread's stack, because documents may be deeply nested.
    private static let stackSize = 8 << 20

    /// Calls `body` on `count` threads, including this one, and returns when all have ended.
    static func run(_ count: Int, body: @escaping @Sendable () -> Void) {
        let threads = withAttributes { attributes in (1..<max(count, 1)).compactMap { _ in start(body, attributes: attributes) } }
        body()
        for thread in threads { pthread_join(thread, nil) }
    }

    /// The result of work on another thread.
    private final class Outcome<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    /// Calls `body` on this thread while another thread does some work.
    ///
    /// - Returns: the result of the work.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value, beside body: () -> Void) -> Value {
        let outcome = Outcome<Value>()
        let thread = withAttributes { attributes in
            start(
                {
                    let value = work()
                    outcome.value.withLock { $0 = value }
                }, attributes: attributes)
        }
        body()
        if let thread { pthread_join(thread, nil) }
        // If no thread could be started, the work is done here.
        return outcome.value.withLock { $0 } ?? work()
    }

    /// Calls `body` with the attributes of a thread that has a stack of ``stackSize``.
    // Safe: the attributes are used during the call only.
    private static func withAttributes<Value>(_ body: (UnsafeMutablePointer<pthread_attr_t>) -> Value) -> Value {
        // Safe: the memory is used during the call only.
        withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
            // Safe: the memory has one element.
            let attributes = memory.baseAddress!
            pthread_attr_init(attributes)
            pthread_attr_setstacksize(attributes, stackSize)
            defer { pthread_attr_destroy(attributes) }
            return body(attributes)
        }
    }

    /// Starts a thread; nil if that fails. The other threads then do its work.
    // Safe: the attributes are used during the call only.
    private static func start(_ body: @escaping @Sendable () -> Void, attributes: UnsafeMutablePointer<pthread_attr_t>) -> pthread_t? {
        // Safe: retained once here, and released once: by the thread, or below if there is none.
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let result = pthread_create(
                &thread, attributes,
                { context in
                    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
                    return nil
                }, work.toOpaque())
        #else
            var thread = pthread_t()
            let result = pthread_create(
                &thread, attributes,
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
