import FormworkDiagnostics

/// `412 of 1624 files` on a terminal, for runs that take longer than a moment.
struct ProgressLine {
    private let total: Int
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var lastShown = ContinuousClock.now
    private var isVisible = false

    init(total: Int) {
        self.total = total
        isShown = total > 1 && StandardOutput.isErrorTerminal && !StandardOutput.isTerminal
    }

    mutating func advance(to count: Int) {
        guard isShown, count < total else { return }
        let now = ContinuousClock.now
        guard now - start > .milliseconds(500), now - lastShown > .milliseconds(100) else { return }
        lastShown = now
        isVisible = true
        StandardOutput.writeError("\r\(count) of \(total) files")
    }

    mutating func clear() {
        guard isVisible else { return }
        isVisible = false
        StandardOutput.writeError("\r\u{1B}[K")
    }
}
