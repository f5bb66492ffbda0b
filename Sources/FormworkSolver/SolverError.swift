/// Why a solver refuses what it is given. A refused call changes nothing.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A coefficient, constant, bound or suggested value that is not a number or beyond ``Solver/largestMagnitude``.
    case valueOutOfRange(Double)
    /// A priority that is not above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// A variable that the solver never made.
    case unknownVariable(Variable)
    /// A constraint that the solver does not hold (any more).
    case unknownConstraint(LinearConstraint.ID)
    /// A suggestion with the priority of a requirement.
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
