/// UIKit's `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// UIKit's `rawValue`.
    public let rawValue: Float

    /// UIKit's initializer.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// UIKit's initializer.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// UIKit's `required`.
    public static let required = UILayoutPriority(1000)
    /// UIKit's `defaultHigh`.
    public static let defaultHigh = UILayoutPriority(750)
    /// UIKit's `defaultLow`.
    public static let defaultLow = UILayoutPriority(250)
    /// UIKit's `dragThatCanResizeScene`.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// UIKit's `sceneSizeStayPut`.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// UIKit's `dragThatCannotResizeScene`.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// UIKit's `fittingSizeLevel`.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
