import FormworkModel
import FormworkTree

/// The single place where numbers of documents become numbers of a layout, and solved numbers become frames.
///
/// A document may contain any number: NaN, infinity, 1e308, or 3.4e38 for "no limit". The resulting numbers are finite, and small enough that sums
/// and products cannot overflow. They still exceed any real screen.
enum LayoutNumber {
    /// The greatest magnitude of a number from a document: ten million. Documents use huge numbers where something has no limit.
    static let greatest = 1e7
    /// The greatest magnitude of a resulting coordinate or length. It is larger because offsets along a chain of nested views add up.
    static let greatestResult = 1e9

    /// Whether a number needs no clamping. Constraints with any other number are left out.
    static func takes(_ value: Double) -> Bool { abs(value) <= greatest }

    /// Clamps a number to the range of a layout; NaN becomes 0.
    static func bounded(_ value: Double, by limit: Double = greatest) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }
}

extension ResolvedDocument {
    /// Returns an attribute's value as a clamped layout number; nil for an absent or invalid value.
    func layoutNumber(_ name: Name, node: NodeIndex) -> Double? { number(name, node: node).map { LayoutNumber.bounded($0) } }
}

extension ViewRecord {
    /// The recorded frame, clamped to the range of a layout.
    var layoutFrame: Rect { frame.bounded(by: LayoutNumber.greatest) }
}

extension Rect {
    /// Returns the rectangle with its four numbers clamped to a magnitude.
    func bounded(by limit: Double) -> Rect {
        Rect(
            origin: Point(x: LayoutNumber.bounded(origin.x, by: limit), y: LayoutNumber.bounded(origin.y, by: limit)),
            size: size.bounded(by: limit))
    }
}

extension Size {
    /// Returns the size with its two numbers clamped to a magnitude.
    func bounded(by limit: Double) -> Size {
        Size(width: LayoutNumber.bounded(width, by: limit), height: LayoutNumber.bounded(height, by: limit))
    }
}
