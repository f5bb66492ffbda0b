/// A constraint's priority, from 1 to 1000 (required) (see <doc:ChainingLanguage#Calls>).
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Double

    public init(rawValue: Double) { self.rawValue = rawValue }

    /// Creates a priority from its number.
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// 1000: the constraint must hold.
    public static let required = LayoutPriority(1000)
    /// 750: the default compression resistance of a button.
    public static let defaultHigh = LayoutPriority(750)
    /// 250: the default content hugging of a label.
    public static let defaultLow = LayoutPriority(250)
    /// 50: the priority with which a view's fitting size is computed.
    public static let fittingSizeLevel = LayoutPriority(50)
}

extension LayoutPriority: Comparable {
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(Double(value)) }

    public init(floatLiteral value: Double) { self.init(value) }
}
