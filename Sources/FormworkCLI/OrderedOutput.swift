/// Writes results in the order of the files although they are made in any order, and holds the workers back where they
/// get far ahead of the one result that is awaited: so memory stays flat.
actor OrderedOutput {
    /// How many results may wait for an earlier one.
    private static let window = 32

    private let total: Int
    private var next = 0
    private var waiting: [Int: FileOutcome] = [:]
    private var heldBack: [(index: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var isFirst = true
    private let separator: [UInt8]
    private var progress: ProgressLine
    private(set) var status = ExitStatus.fine

    init(total: Int, separator: [UInt8]) {
        self.total = total
        self.separator = separator
        progress = ProgressLine(total: total)
    }

    /// Takes a result, and returns when the worker may go on.
    func submit(_ outcome: FileOutcome, at index: Int) async {
        waiting[index] = outcome
        while let ready = waiting.removeValue(forKey: next) {
            next += 1
            write(ready)
            progress.advance(to: next)
        }
        if next == total { progress.clear() }
        let released = heldBack.filter { $0.index < next + Self.window }
        heldBack.removeAll { $0.index < next + Self.window }
        for entry in released { entry.continuation.resume() }
        guard index >= next + Self.window else { return }
        await withCheckedContinuation { heldBack.append((index, $0)) }
    }

    private func write(_ outcome: FileOutcome) {
        status = max(status, outcome.status)
        if !outcome.errors.isEmpty {
            progress.clear()
            StandardOutput.writeError(outcome.errors)
        }
        guard !outcome.output.isEmpty else { return }
        if StandardOutput.isTerminal { progress.clear() }
        StandardOutput.write(isFirst ? outcome.output : separator + outcome.output)
        isFirst = false
    }
}

/// What the treatment of one file gave.
struct FileOutcome: Sendable {
    /// For standard output.
    var output: [UInt8] = []
    /// For standard error.
    var errors = ""
    var status = ExitStatus.fine
}
