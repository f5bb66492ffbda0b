import FormworkDiagnostics
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Writes results in file order although they are produced in any order. Workers that get too far ahead of the next result are held
/// back, which bounds memory.
final class OrderedOutput: Sendable {
    /// The number of results that may wait for an earlier one.
    private static let window = 32

    private struct State {
        var next = 0
        var waiting: [(index: Int, outcome: FileOutcome)] = []
        var isFirst = true
        var progress: ProgressLine
        var status = ExitStatus.fine
        var unread: [(path: String, reason: String)] = []
    }

    private let separator: [UInt8]
    private let total: Int
    private let state: Mutex<State>

    init(total: Int, separator: [UInt8]) {
        self.total = total
        self.separator = separator
        state = Mutex(State(progress: ProgressLine(total: total)))
    }

    /// The most severe status of all results.
    var status: ExitStatus { state.withLock(\.status) }

    /// The files that could not be read, with the reasons.
    var unread: [(path: String, reason: String)] { state.withLock(\.unread) }

    /// Accepts a result. When its turn comes, writes it and the results that waited for it.
    func submit(_ outcome: FileOutcome, at index: Int) {
        state.withLock { state in
            state.waiting.append((index, outcome))
            while let place = state.waiting.firstIndex(where: { $0.index == state.next }) {
                state.next += 1
                write(state.waiting.remove(at: place).outcome, state: &state)
                state.progress.advance(to: state.next)
                CommandSession.report(state.next, of: total)
            }
            if state.next == total { state.progress.clear() }
        }
    }

    /// Blocks until the result at `index` is close to its turn. The worker with the next result never blocks.
    func waitForRoom(at index: Int) {
        while !CommandSession.isCancelled, state.withLock({ index >= $0.next + Self.window }) { usleep(500) }
    }

    private func write(_ outcome: FileOutcome, state: inout State) {
        state.status = max(state.status, outcome.status)
        if let unread = outcome.unread { state.unread.append(unread) }
        if !outcome.errors.isEmpty {
            state.progress.clear()
            StandardOutput.writeError(outcome.errors)
        }
        if !outcome.report.isEmpty { StandardOutput.writeReport(outcome.report) }
        guard !outcome.output.isEmpty else { return }
        if !state.isFirst, !separator.isEmpty { StandardOutput.write(separator) }
        StandardOutput.write(outcome.output)
        state.isFirst = false
    }
}
