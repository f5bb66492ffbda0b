/// A number of points: an `Int` or a `Double`.
public protocol LayoutPoints {
    /// The number as a `Double`.
    var layoutPoints: Double { get }
}

extension Int: LayoutPoints {
    /// The number as a `Double`.
    public var layoutPoints: Double { Double(self) }
}

extension Double: LayoutPoints {
    /// The number as a `Double`.
    public var layoutPoints: Double { self }
}
