/// A coordinate or length in a view: in points, or as a percentage of the view's size.
///
/// Percentages remain correct when the view's size changes.
package enum Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case points(Double)
    /// A percentage of the view's width or height, from 0 to 100.
    case percent(Double)

    package init(floatLiteral value: Double) { self = .points(value) }
    package init(integerLiteral value: Int) { self = .points(Double(value)) }

    /// The view's centre.
    package static let middle = Length.percent(50)
    /// The view's right or bottom edge.
    package static let end = Length.percent(100)
}
