/// A point, in points.
public struct Point: Hashable, Sendable, BitwiseCopyable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// Creates a point.
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

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle, in points, in its superview's coordinates: y grows downwards, on macOS upwards.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
    /// The corner with the smallest coordinates.
    public var origin: Point
    /// The extent from the origin.
    public var size: Size

    /// Creates a rectangle from its origin and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }
}
