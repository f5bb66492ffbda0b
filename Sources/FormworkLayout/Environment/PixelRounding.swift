/// How coordinates are rounded.
struct PixelRounding: Hashable {
    /// Steps in a point for edges; 0 for none.
    var scale: Double

    func round(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
}
