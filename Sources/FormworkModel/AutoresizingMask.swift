/// Which of a view's margins and sizes give way when its superview changes size (springs and struts).
public struct AutoresizingMask: OptionSet, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let flexibleMinX = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
    /// The top margin; on macOS the bottom one.
    public static let flexibleMinY = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
