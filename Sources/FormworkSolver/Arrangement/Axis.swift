/// One of the two directions of coordinates and lengths.
@frozen
package enum Axis: Hashable, Sendable {
    case horizontal, vertical

    /// The perpendicular axis.
    @inlinable
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
