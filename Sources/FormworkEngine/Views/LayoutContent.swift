public import struct FormworkModel.Size

/// The size that a view's content needs, and its baselines.
public struct LayoutContent: Hashable, Sendable {
    /// The width, in points; nil for content without a width of its own.
    public var width: Double?
    /// The height, in points; nil for content without a height of its own.
    public var height: Double?
    /// The distance of the first baseline from the upper edge; nil for the lower edge.
    public var firstBaseline: Double?
    /// The distance of the last baseline from the lower edge.
    public var lastBaseline: Double

    /// Creates content.
    ///
    /// - Parameters:
    ///   - width: The width, in points; nil for none.
    ///   - height: The height, in points; nil for none.
    ///   - firstBaseline: The distance of the first baseline from the upper edge; nil for the lower edge.
    ///   - lastBaseline: The distance of the last baseline from the lower edge.
    public init(width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil, lastBaseline: Double = 0) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// Creates content of a size, without baselines.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

/// Two priorities, one along each axis.
public struct LayoutPriorities: Hashable, Sendable {
    private var width: Float
    private var height: Float

    /// The priority of the width.
    public var horizontal: Double {
        get { Double(width) }
        set { width = Float(newValue) }
    }

    /// The priority of the height.
    public var vertical: Double {
        get { Double(height) }
        set { height = Float(newValue) }
    }

    /// Creates a pair of priorities, from 1 to 1000 (required), rounded to 32 bits.
    public init(horizontal: Double, vertical: Double) {
        width = Float(horizontal)
        height = Float(vertical)
    }

    /// Creates a pair of equal priorities.
    public init(_ priority: Double) { self.init(horizontal: priority, vertical: priority) }
}
