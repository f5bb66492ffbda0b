import FormworkLayout
import FormworkModel

extension Rect {
    var minX: Double { origin.x }
    var midX: Double { origin.x + size.width / 2 }
    var maxX: Double { origin.x + size.width }
    var minY: Double { origin.y }
    var midY: Double { origin.y + size.height / 2 }
    var maxY: Double { origin.y + size.height }

    /// Creates the smallest rectangle that contains others; an empty one at the origin if there are none.
    init(around rects: some Sequence<Rect>) {
        var all: Rect?
        for rect in rects {
            guard let so = all else {
                all = rect
                continue
            }
            let (x, y) = (min(so.minX, rect.minX), min(so.minY, rect.minY))
            all = Rect(x: x, y: y, width: max(so.maxX, rect.maxX) - x, height: max(so.maxY, rect.maxY) - y)
        }
        self = all ?? Rect(x: 0, y: 0, width: 0, height: 0)
    }

    /// The rectangle's centre.
    var center: Point { Point(x: midX, y: midY) }

    /// Returns the rectangle inset horizontally and vertically.
    func inset(_ x: Double, _ y: Double) -> Rect {
        Rect(x: origin.x + x, y: origin.y + y, width: size.width - 2 * x, height: size.height - 2 * y)
    }

    /// Returns the rectangle inset by edge insets.
    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    func intersects(_ other: Rect) -> Bool {
        origin.x < other.maxX && other.origin.x < maxX && origin.y < other.maxY && other.origin.y < maxY
    }

    /// Returns a rectangle of the given size, centred in this one.
    func centered(_ inner: Size) -> Rect {
        Rect(
            x: origin.x + (size.width - inner.width) / 2, y: origin.y + (size.height - inner.height) / 2, width: inner.width,
            height: inner.height)
    }

    /// Returns the left part of a given width.
    func leading(_ width: Double) -> Rect { Rect(x: origin.x, y: origin.y, width: width, height: size.height) }

    /// Returns the right part of a given width.
    func trailing(_ width: Double) -> Rect {
        Rect(x: origin.x + size.width - width, y: origin.y, width: width, height: size.height)
    }
}
