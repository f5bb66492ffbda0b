/// Rows and bounds that contain a conflict.
struct Contradiction {
    var rows: [Row] = []
    /// The variables whose bounds are part of the contradiction.
    var bounds: [Variable] = []
    /// Whether all parts are known to be needed, as for the rows of an equality that depends on independent others.
    var isIrreducible = false
    /// The variable, if the contradiction is between constraints on a single variable.
    var single: Variable?
}
