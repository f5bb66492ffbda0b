/// A point, in points.
public struct Point: Hashable, Sendable, BitwiseCopyable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// A point by its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size, in points.
public struct Size: Hashable, Sendable, BitwiseCopyable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// A size by its extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle, in points, in its superview's coordinates: y grows downwards, on macOS upwards.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
    /// The corner with the smallest coordinates.
    public var origin: Point
    /// How far it reaches from there.
    public var size: Size

    /// A rectangle by its origin and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }
}
