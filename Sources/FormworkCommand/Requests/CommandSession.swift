import Synchronization

/// The place that a request writes to: the process's standard output and standard error, or memory.
///
/// Sessions are independent: several may run at the same time, each with any number of threads.
package final class CommandSession: Sendable {
    /// An output stream.
    enum Stream {
        case output, errors
    }

    private struct Text {
        var output: [UInt8] = []
        var errors: [UInt8] = []
    }

    /// The session of the code that is running; by default, the process's own.
    @TaskLocal static var current = CommandSession()

    private let isCaptured: Bool
    private let text = Mutex(Text())
    private let advance: @Sendable (_ done: Int, _ total: Int) -> Void
    private let mayStop: @Sendable () -> Bool
    /// The outputs that documents of this session have claimed.
    let claims = OutputClaims()

    /// Creates the process's own session.
    private init() {
        isCaptured = false
        advance = { _, _ in }
        mayStop = { false }
    }

    /// Creates a session that keeps its output in memory.
    init(advance: @escaping @Sendable (Int, Int) -> Void, mayStop: @escaping @Sendable () -> Bool) {
        isCaptured = true
        self.advance = advance
        self.mayStop = mayStop
    }

    /// Returns the captured output with a status.
    func result(_ status: ExitStatus) -> CommandResult {
        text.withLock { CommandResult(output: $0.output, errors: $0.errors, status: status) }
    }

    // MARK: Access by requests

    /// Whether the current session's output is captured.
    static var isActive: Bool { current.isCaptured }

    /// Captures output.
    ///
    /// - Returns: whether it was captured. If not, the caller must print it.
    static func take(_ bytes: [UInt8], as stream: Stream) -> Bool {
        let session = current
        guard session.isCaptured else { return false }
        session.text.withLock { text in
            switch stream {
            case .output: text.output += bytes
            case .errors: text.errors += bytes
            }
        }
        return true
    }

    /// Whether the current session has been cancelled.
    static var isCancelled: Bool { current.mayStop() }

    /// Reports the number of finished files.
    static func report(_ done: Int, of total: Int) {
        // A single file has no progress.
        if total > 1 { current.advance(done, total) }
    }
}
