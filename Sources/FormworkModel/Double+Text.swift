extension Double {
    /// A number for people to read: whole without a fraction, else the shortest decimal that is the number.
    package var plainText: String {
        // Safe: whole and below 1e15 where it is converted.
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
    }

    /// The same with no more than so many digits behind the point.
    package func plainText(digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        return ((self * scale).rounded() / scale).plainText
    }

    /// A length for people to read: two digits behind the point are finer than any screen.
    package var pointsText: String { plainText(digits: 2) }
}

extension Rect {
    /// `{x, y, width, height}`, for people to read.
    package var text: String {
        "{\(origin.x.pointsText), \(origin.y.pointsText), \(size.width.pointsText), \(size.height.pointsText)}"
    }
}
