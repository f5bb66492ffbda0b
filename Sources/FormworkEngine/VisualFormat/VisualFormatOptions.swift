import FormworkModel

/// The attributes that all neighboring views of a visual format share, and its direction.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Equal left edges.
    public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 0)
    /// Equal right edges.
    public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 1)
    /// Equal upper edges.
    public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 2)
    /// Equal lower edges.
    public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 3)
    /// Equal leading edges.
    public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 4)
    /// Equal trailing edges.
    public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 5)
    /// Equal horizontal centers.
    public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 6)
    /// Equal vertical centers.
    public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 7)
    /// Equal first baselines.
    public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 8)
    /// Equal last baselines.
    public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 9)
    /// From left to right in every layout, in place of from the leading to the trailing edge.
    public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 10)

    static let attributes: [(VisualFormatOptions, LayoutAttribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllFirstBaseline, .firstBaseline), (.alignAllLastBaseline, .lastBaseline),
    ]
}
