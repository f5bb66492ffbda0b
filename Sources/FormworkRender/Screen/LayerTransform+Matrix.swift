import FormworkTemplates

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

extension LayerTransform {
    /// What it does in the plane, as SVG writes it: a, b, c, d, tx, ty; nil where it does nothing.
    ///
    /// First it scales, then it turns, then it moves. A turn about an axis of the plane is seen as a scale.
    var matrix: [Double]? {
        if self == LayerTransform() { return nil }
        let width = self[.scaleX] * cos(self[.rotationY])
        let height = self[.scaleY] * cos(self[.rotationX])
        let (sine, cosine) = (sin(self[.rotationZ]), cos(self[.rotationZ]))
        let matrix = [cosine * width, sine * width, -sine * height, cosine * height, self[.translationX], self[.translationY]]
        return matrix == [1, 0, 0, 1, 0, 0] ? nil : matrix
    }
}
