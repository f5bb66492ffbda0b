/// A rounding of coordinates.
struct PixelRounding: Hashable {
    /// The number of steps per point.
    var scale: Double

    func round(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
}
