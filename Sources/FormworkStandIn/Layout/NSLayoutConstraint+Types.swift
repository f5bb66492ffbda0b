import FormworkModel

extension NSLayoutConstraint {
    /// The platforms' `Axis`.
    public enum Axis: Int, Sendable, InterfaceWord { case horizontal, vertical }

    /// The platforms' `Relation`.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1

        var inDocument: LayoutRelation {
            switch self {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        }
    }

    /// The platforms' `Attribute`.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

        var inDocument: LayoutAttribute { self == .lastBaseline ? .baseline : LayoutAttribute(rawValue: "\(self)") ?? .notAnAttribute }
    }

    /// The priority of a constraint: `UILayoutPriority` and `NSLayoutConstraint.Priority`.
    public struct Priority: RawRepresentable, Hashable, Sendable {
        /// The platforms' `rawValue`.
        public let rawValue: Float

        /// As on the platforms.
        public init(rawValue: Float) { self.rawValue = rawValue }

        /// As on the platforms.
        public init(_ rawValue: Float) { self.rawValue = rawValue }

        /// The platforms' `required`.
        public static let required = Priority(1000)
        /// The platforms' `defaultHigh`.
        public static let defaultHigh = Priority(750)
        /// The platforms' `defaultLow`.
        public static let defaultLow = Priority(250)
    }
}
