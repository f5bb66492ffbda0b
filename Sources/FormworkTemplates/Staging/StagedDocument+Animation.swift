extension StagedDocument {
    /// The timing of a transition between layouts, with UIKit's curves.
    public enum Animation: Hashable, Sendable, CaseIterable {
        /// Constant speed.
        case linear
        /// Slow at the beginning.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Slow at the beginning and the end, as on HTML pages.
        case easeInOut

        /// Returns the completed fraction of the transition, from 0 to 1, at a fraction of the time, which is clamped.
        public func share(atProgress progress: Double) -> Double {
            guard progress > 0 else { return 0 }
            guard progress < 1 else { return 1 }
            let (first, second): (Double, Double)
            switch self {
            case .linear: return progress
            case .easeIn: (first, second) = (0.42, 1)
            case .easeOut: (first, second) = (0, 0.58)
            case .easeInOut: (first, second) = (0.42, 0.58)
            }
            // The time grows monotonically with the curve's parameter, so a binary search finds it.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<50 {
                let middle = (low + high) / 2
                if Self.curve(first, second: second, parameter: middle) < progress { low = middle } else { high = middle }
            }
            return Self.curve(0, second: 1, parameter: (low + high) / 2)
        }

        /// Returns a coordinate of a cubic Bézier curve from 0 to 1 with these control points, at a parameter.
        private static func curve(_ first: Double, second: Double, parameter: Double) -> Double {
            let rest = 1 - parameter
            return 3 * first * parameter * rest * rest + 3 * second * parameter * parameter * rest + parameter * parameter * parameter
        }
    }
}
