/// The role of a variable after presolving.
enum VariableRole: UInt8 {
    case undecided
    /// Determined by required equalities alone.
    case constant
    /// Determined from other variables by a required equality.
    case dependent
    /// Held at its suggested value, as long as nothing required or of the same priority forbids it.
    case held
    /// Left to the simplex.
    case free
    /// Determined by a ring-closing equality; it was free before.
    case tied
}
