import FormworkModel

extension Rect {
    /// Its middle.
    var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    /// A rectangle within it, by its distances from the sides and from top and bottom.
    func inset(_ x: Double, _ y: Double) -> Rect {
        Rect(x: origin.x + x, y: origin.y + y, width: size.width - 2 * x, height: size.height - 2 * y)
    }

    /// A rectangle of a size in its middle.
    func centered(_ inner: Size) -> Rect {
        Rect(
            x: origin.x + (size.width - inner.width) / 2, y: origin.y + (size.height - inner.height) / 2, width: inner.width,
            height: inner.height)
    }

    /// Its left part.
    func leading(_ width: Double) -> Rect { Rect(x: origin.x, y: origin.y, width: width, height: size.height) }

    /// Its right part.
    func trailing(_ width: Double) -> Rect {
        Rect(x: origin.x + size.width - width, y: origin.y, width: width, height: size.height)
    }
}
