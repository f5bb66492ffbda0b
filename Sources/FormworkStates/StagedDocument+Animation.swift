extension StagedDocument {
    /// How fast the way from one layout to another is gone: UIKit's curves.
    public enum Animation: Hashable, Sendable, CaseIterable {
        /// Always alike.
        case linear
        /// Slowly at first.
        case easeIn
        /// Slowly at the end.
        case easeOut
        /// Slowly at first and at the end, as pages show it.
        case easeInOut

        /// The share of the way that is gone, from 0 to 1, at a share of the time; what is beyond is brought within.
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
            // The time of a point of the curve grows with its parameter: it is found by halving.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<50 {
                let middle = (low + high) / 2
                if Self.curve(first, second, middle) < progress { low = middle } else { high = middle }
            }
            return Self.curve(0, 1, (low + high) / 2)
        }

        /// A coordinate of the cubic curve from 0 to 1 whose control points have these, at a parameter.
        private static func curve(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
            let rest = 1 - parameter
            return 3 * first * parameter * rest * rest + 3 * second * parameter * parameter * rest + parameter * parameter * parameter
        }
    }
}
