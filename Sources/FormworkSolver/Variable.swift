/// An unknown of a solver: the number that stands for it.
///
/// Variables are made by ``Solver/makeVariable(lowerBound:upperBound:)`` and mean nothing to another solver, unless that one is a copy.
public struct Variable: Hashable, Comparable, Sendable {
    @usableFromInline
    let number: UInt32

    /// The place of its value in ``Solver/values``.
    @inlinable
    public var index: Int { Int(number) }

    init(index: Int) { number = UInt32(truncatingIfNeeded: index) }

    public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
