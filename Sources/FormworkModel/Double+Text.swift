extension Double {
    /// The number in readable form: whole numbers without fraction, others as the shortest decimal that represents them.
    package var plainText: String {
        // Safe: whole and below 1e15 where it is converted.
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
    }

    /// Returns the number in readable form, rounded to a number of decimal places.
    package func plainText(digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        return ((self * scale).rounded() / scale).plainText
    }

    /// The length in readable form, with two decimal places, which are finer than any screen.
    package var pointsText: String { plainText(digits: 2) }
}

extension Point: CustomStringConvertible {
    /// The point in readable form, as `{x, y}`.
    public var description: String { "{\(x.pointsText), \(y.pointsText)}" }
}

extension Size: CustomStringConvertible {
    /// The size in readable form, as `width × height`.
    public var description: String { "\(width.pointsText) × \(height.pointsText)" }
}

extension Rect: CustomStringConvertible {
    /// The rectangle in readable form, as `{x, y, width, height}`.
    public var description: String {
        "{\(origin.x.pointsText), \(origin.y.pointsText), \(size.width.pointsText), \(size.height.pointsText)}"
    }
}
