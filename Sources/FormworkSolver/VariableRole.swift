/// What presolving makes of a variable.
enum VariableRole: UInt8 {
    case undecided
    /// Fixed by required equalities alone.
    case constant
    /// Follows from others by a required equality.
    case dependent
    /// Held at the value that is suggested for it, as long as nothing required or of the same priority forbids it.
    case held
    /// Left for the simplex.
    case free
    /// Was left free until an equality that closes a ring of others was found to fix it.
    case tied
}
