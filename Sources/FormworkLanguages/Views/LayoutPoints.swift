/// A number of points: an `Int` or a `Double`.
public protocol LayoutPoints {
    /// The number.
    var points: Double { get }
}

extension Int: LayoutPoints {
    /// The number.
    public var points: Double { Double(self) }
}

extension Double: LayoutPoints {
    /// The number.
    public var points: Double { self }
}
