extension LayoutConstraint {
    /// How much a constraint matters, from 1 to 1000, which is required (see <doc:ChainingLanguage#Calls>).
    public struct Priority: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Double

        public init(rawValue: Double) { self.rawValue = rawValue }

        /// A priority by its number.
        public init(_ rawValue: Double) { self.rawValue = rawValue }

        /// 1000: the constraint must hold.
        public static let required = Priority(1000)
        /// 750: what a button's size resists being squeezed with.
        public static let defaultHigh = Priority(750)
        /// 250: what a label's size resists being stretched with.
        public static let defaultLow = Priority(250)
        /// 50: what a view wants to be as small as possible with.
        public static let fittingSizeLevel = Priority(50)
    }
}

extension LayoutPriority: Comparable {
    public static func < (left: LayoutConstraint.Priority, right: LayoutConstraint.Priority) -> Bool { left.rawValue < right.rawValue }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(Double(value)) }

    public init(floatLiteral value: Double) { self.init(value) }
}
