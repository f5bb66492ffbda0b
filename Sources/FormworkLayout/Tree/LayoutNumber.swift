import FormworkModel
import FormworkTree

/// The one door through which numbers of documents become numbers of a layout, and those of a layout become frames.
///
/// A document may say any number: not a number, infinite, 1e308, or 3.4e38 for "no limit". What goes through is finite and of a
/// magnitude with which sums and products stay far from overflow, and which no screen comes near.
enum LayoutNumber {
    /// The greatest magnitude of a number from a document: ten million, which documents write where something has no limit.
    static let greatest = 1e7
    /// The greatest magnitude of a coordinate or length that comes out: a chain of views, each as far off as may be written, adds up.
    static let greatestResult = 1e9

    /// Whether a number goes through as it is: constraints with another one take no part.
    static func takes(_ value: Double) -> Bool { abs(value) <= greatest }

    /// The nearest number that a layout takes; 0 for what is no number.
    static func bounded(_ value: Double, by limit: Double = greatest) -> Double {
        value.isNaN ? 0 : min(max(value, -limit), limit)
    }
}

extension ResolvedDocument {
    /// An attribute's value as a number of the layout; nil where there is none or it is no finite number.
    func layoutNumber(_ name: Name, _ node: NodeIndex) -> Double? { number(name, node).map { LayoutNumber.bounded($0) } }
}

extension ViewRecord {
    /// The recorded frame, as the layout takes it.
    var layoutFrame: Rect { frame.bounded(by: LayoutNumber.greatest) }
}

extension Rect {
    /// The rectangle whose four numbers are the nearest to its own within a magnitude.
    func bounded(by limit: Double) -> Rect {
        Rect(
            origin: Point(x: LayoutNumber.bounded(origin.x, by: limit), y: LayoutNumber.bounded(origin.y, by: limit)),
            size: size.bounded(by: limit))
    }
}

extension Size {
    /// The size whose two numbers are the nearest to its own within a magnitude.
    func bounded(by limit: Double) -> Size {
        Size(width: LayoutNumber.bounded(width, by: limit), height: LayoutNumber.bounded(height, by: limit))
    }
}
