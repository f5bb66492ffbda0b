/// How much a solver has done, and how much it may do.
///
/// The unit is about the work of visiting one entry of a row; everything that can grow faster than the system is counted in it.
struct Effort {
    private(set) var spent = 0
    private(set) var limit = Int.max

    init(limit: Int = .max) { self.limit = limit }

    /// Whether nothing more is to be begun: what is at hand is brought to an end, in a time linear in the system.
    var isExhausted: Bool { spent >= limit }

    /// Counts work; beyond the greatest number it stays there.
    @inline(__always)
    mutating func spend(_ units: Int) {
        let (sum, overflow) = spent.addingReportingOverflow(units)
        spent = overflow ? .max : sum
    }
}
