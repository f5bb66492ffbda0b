extension Diagnostic {
    /// How grave a finding is. Only an error fails a run by itself.
    public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
        /// Good to know.
        case note
        /// Likely a mistake.
        case warning
        /// A mistake.
        case error

        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }
}
