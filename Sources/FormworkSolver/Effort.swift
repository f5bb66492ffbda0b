/// The effort of a solver, and its limit.
///
/// The unit is roughly the work of visiting one entry of a row. Everything that can grow faster than the system is counted.
struct Effort {
    private(set) var spent = 0
    private(set) var limit = Int.max

    init(limit: Int = .max) { self.limit = limit }

    /// Whether no new work may be started. Work in progress is finished, in time linear in the size of the system.
    var isExhausted: Bool { spent >= limit }

    /// Adds effort, and stays at the greatest number instead of overflowing.
    @inline(__always)
    mutating func spend(_ units: Int) {
        let (sum, overflow) = spent.addingReportingOverflow(units)
        spent = overflow ? .max : sum
    }
}
