import FormworkTemplates

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

extension LayerTransform {
    /// The two-dimensional transform as an SVG matrix: a, b, c, d, tx, ty; nil for the identity.
    ///
    /// The scale is applied first, then the rotation, then the translation. Rotations about the x and y axes appear as scales.
    var matrix: [Double]? {
        if self == LayerTransform() { return nil }
        let width = self[.scaleX] * cos(self[.rotationY])
        let height = self[.scaleY] * cos(self[.rotationX])
        let (sine, cosine) = (sin(self[.rotationZ]), cos(self[.rotationZ]))
        let matrix = [cosine * width, sine * width, -sine * height, cosine * height, self[.translationX], self[.translationY]]
        return matrix == [1, 0, 0, 1, 0, 0] ? nil : matrix
    }
}
