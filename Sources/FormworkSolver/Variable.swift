/// An unknown of a solver, identified by its number.
///
/// Variables are made by ``Solver/makeVariable(lowerBound:upperBound:)`` and are only valid for that solver and its copies.
public struct Variable: Hashable, Comparable, Sendable {
    @usableFromInline
    let number: UInt32

    /// The index of its value in ``Solver/values``.
    @inlinable
    public var index: Int { Int(number) }

    package init(index: Int) { number = UInt32(truncatingIfNeeded: index) }

    public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
