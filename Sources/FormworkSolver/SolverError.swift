/// An error for a call that a solver rejects. A rejected call changes nothing.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A coefficient, constant, bound or suggested value that is NaN or exceeds ``Solver/largestMagnitude``.
    case valueOutOfRange(Double)
    /// A priority outside the range above 0 and up to 1000.
    case priorityOutOfRange(Double)
    /// A variable that the solver did not make.
    case unknownVariable(Variable)
    /// A constraint that was removed, or that the solver never contained.
    case unknownConstraint(LinearConstraint.ID)
    /// A suggestion with the required priority.
    case requiredSuggestion(Variable)

    public var description: String {
        switch self {
        case .valueOutOfRange(let value): "value \(value) is out of range: expected a finite number of magnitude up to 1e15"
        case .priorityOutOfRange(let value): "priority \(value) is out of range: expected a number above 0, up to 1000"
        case .unknownVariable(let variable): "variable \(variable.index) is not one of this solver"
        case .unknownConstraint(let id): "constraint \(id.number) is not one of this solver"
        case .requiredSuggestion(let variable): "the value suggested for variable \(variable.index) is required: add a constraint instead"
        }
    }
}
