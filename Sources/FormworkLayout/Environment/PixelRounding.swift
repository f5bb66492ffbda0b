/// A rounding of coordinates.
struct PixelRounding: Hashable {
    /// The number of steps per point.
    var scale: Double

    func round(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }

    /// Rounds two edges of a view along an axis. Where both are in the middle between two pixels, the view keeps recorded edges that are next to them:
    /// Interface Builder accepts either pixel, and records both in views with equal constraints.
    ///
    /// - Parameter recorded: The recorded edges; nil where they may not be used.
    func round(_ edges: (Double, Double), recorded: (Double, Double)?) -> (Double, Double) {
        if let recorded, isBetweenPixels(edges.0, next: recorded.0), isBetweenPixels(edges.1, next: recorded.1) { return recorded }
        return (round(edges.0), round(edges.1))
    }

    /// Whether a value is in the middle between two pixels, of which one is given.
    private func isBetweenPixels(_ value: Double, next pixel: Double) -> Bool {
        abs(abs(pixel - value) * scale - 0.5) < Self.noise && abs(round(pixel) - pixel) < Self.noise
    }

    /// The error of a computed value, in points.
    private static let noise = 1e-6
}
