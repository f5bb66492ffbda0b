/// An unknown of a solver: the number that stands for it.
///
/// Variables are made by ``Solver/makeVariable(lowerBound:upperBound:)`` and mean nothing to another solver, unless that one is a copy.
public struct Variable: Hashable, Comparable, Sendable {
    /// The place of its value in ``Solver/values``.
    public let index: Int

    init(index: Int) { self.index = index }

    public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}
