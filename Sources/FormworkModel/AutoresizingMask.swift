extension InterfaceDocument {
    /// The margins and sizes of a view that are flexible when its superview changes size (springs and struts).
    public struct AutoresizingMask: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The left margin.
        public static let flexibleMinX = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin.
        public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
        /// The top margin; on macOS the bottom one.
        public static let flexibleMinY = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin; on macOS the top one.
        public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
    }
}
