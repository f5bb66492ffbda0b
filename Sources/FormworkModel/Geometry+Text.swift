extension Double {
    /// A length for people to read: two digits behind the point are finer than any screen.
    package var pointsText: String {
        let rounded = (self * 100).rounded() / 100
        // Safe: whole and below 1e15 where it is converted.
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}

extension Rect {
    /// `{x, y, width, height}`, for people to read.
    package var text: String {
        "{\(origin.x.pointsText), \(origin.y.pointsText), \(size.width.pointsText), \(size.height.pointsText)}"
    }
}
