import ArgumentParser
import Synchronization

/// A verb that runs inside this program for somebody else: what it prints is kept, and it can be asked to stop between files.
///
/// One runs at a time, on as many threads as it likes.
final class CapturedRun: Sendable {
    /// What a verb printed, and how it ended.
    struct Result {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var status: Int32 = 0
    }

    /// Where something is printed.
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
    ///   - arguments: as on the command line.
    ///   - advance: told of how many files are done, of how many.
    ///   - mayStop: says whether nobody wants the result any more.
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

    // MARK: What the verb asks

    /// Whether what is printed is kept.
    static var isActive: Bool { current.withLock { $0 != nil } }

    /// Keeps what is printed.
    ///
    /// - Returns: whether it was kept: else it is to be printed.
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

    /// Whether nobody wants the result any more.
    static var isCancelled: Bool { current.withLock { $0 }?.mayStop() ?? false }

    /// Says how many files are done.
    static func report(_ done: Int, of total: Int) {
        // Of a single one there is nothing to say.
        if total > 1 { current.withLock { $0 }?.advance(done, total) }
    }
}
