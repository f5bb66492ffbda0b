import ArgumentParser
import Synchronization

/// A verb that runs inside a server. Its output is captured, and it can be cancelled between files.
///
/// Only one runs at a time, but it may use several threads.
final class CapturedRun: Sendable {
    /// A verb's output and exit status.
    struct Result {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var status: Int32 = 0
    }

    /// An output stream.
    enum Stream {
        case output, errors
    }

    private struct Text {
        var output: [UInt8] = []
        var errors: [UInt8] = []
    }

    private static let current = Mutex<CapturedRun?>(nil)

    private let text = Mutex(Text())
    private let advance: @Sendable (_ done: Int, _ total: Int) -> Void
    private let mayStop: @Sendable () -> Bool

    private init(advance: @escaping @Sendable (Int, Int) -> Void, mayStop: @escaping @Sendable () -> Bool) {
        self.advance = advance
        self.mayStop = mayStop
    }

    /// Runs a verb.
    ///
    /// - Parameters:
    ///   - verb: the verb.
    ///   - arguments: its arguments, as on the command line.
    ///   - advance: called with the number of finished files and the total.
    ///   - mayStop: whether the run has been cancelled.
    static func of(
        _ verb: any ParsableCommand.Type, _ arguments: [String], advance: @escaping @Sendable (Int, Int) -> Void,
        mayStop: @escaping @Sendable () -> Bool
    ) -> Result {
        let run = CapturedRun(advance: advance, mayStop: mayStop)
        current.withLock { $0 = run }
        defer { current.withLock { $0 = nil } }
        OutputPlace.forgetClaims()
        var status: Int32 = 0
        var message = ""
        do {
            var command = try verb.parse(arguments)
            try command.run()
        } catch {
            status = verb.exitCode(for: error).rawValue
            message = verb.message(for: error)
        }
        return run.text.withLock { text in
            if !message.isEmpty { text.errors += "error: \(message)\n".utf8 }
            return Result(output: text.output, errors: text.errors, status: status)
        }
    }

    // MARK: Access by the verb

    /// Whether output is being captured.
    static var isActive: Bool { current.withLock { $0 != nil } }

    /// Captures output.
    ///
    /// - Returns: whether it was captured. If not, the caller must print it.
    static func take(_ bytes: [UInt8], as stream: Stream) -> Bool {
        guard let run = current.withLock({ $0 }) else { return false }
        run.text.withLock { text in
            switch stream {
            case .output: text.output += bytes
            case .errors: text.errors += bytes
            }
        }
        return true
    }

    /// Whether the run has been cancelled.
    static var isCancelled: Bool { current.withLock { $0 }?.mayStop() ?? false }

    /// Reports the number of finished files.
    static func report(_ done: Int, of total: Int) {
        // A single file has no progress.
        if total > 1 { current.withLock { $0 }?.advance(done, total) }
    }
}
