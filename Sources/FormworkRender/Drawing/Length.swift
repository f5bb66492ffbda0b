/// A coordinate or length in a view: in points, or as a share of the view's own size.
///
/// What is said in shares stays true when the view changes its size.
package enum Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case points(Double)
    /// Of the view's width or height, from 0 to 100.
    case percent(Double)

    package init(floatLiteral value: Double) { self = .points(value) }
    package init(integerLiteral value: Int) { self = .points(Double(value)) }

    /// The middle of the view.
    package static let middle = Length.percent(50)
    /// The far end of the view.
    package static let end = Length.percent(100)
}
