/// The line heights on macOS, where they are whole points.
enum MacLineHeights {
    /// Line heights of San Francisco, from 9 to 24 points, taken from recorded labels.
    private static let system: [Double] = [11, 13, 14, 15, 16, 17, 19, 19, 21, 21, 23, 24, 25, 26, 27, 28]

    /// Returns line heights that are rounded individually, in points.
    static func whole(ascent: Double, descent: Double, leading: Double) -> FontDescription.LineMetrics {
        let (ascent, descent) = (ascent.rounded(), descent.rounded())
        return FontDescription.LineMetrics(ascent: ascent, descent: descent, lineHeight: ascent + descent + leading.rounded())
    }

    /// Returns the line heights of a typeface.
    ///
    /// - Parameters:
    ///   - face: The typeface.
    ///   - size: The size in points.
    ///   - isEarly: Whether the document was written before toolsVersion 14800, when lines of 12 to 14 points were a point higher.
    static func metrics(of face: Typeface, size: Double, isEarly: Bool) -> FontDescription.LineMetrics {
        guard face.isOptical else {
            return whole(ascent: face.ascent * size, descent: face.descent * size, leading: face.leading * size)
        }
        var height =
            // Safe: from 9 on, up to 24.
            if size >= 9, size <= 24 { system[Int(size) - 9] } else if size < 9 { (1.2 * size).rounded(.up) } else {
                (1.18 * size).rounded()
            }
        if isEarly, size >= 12, size <= 14 { height += 1 }
        let descent = (0.24 * size).rounded()
        return FontDescription.LineMetrics(ascent: height - descent, descent: descent, lineHeight: height)
    }
}
