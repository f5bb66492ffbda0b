extension Diagnostic {
    /// The severity of a finding. By default, only errors fail a run.
    public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
        /// A hint.
        case note
        /// A likely mistake.
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
