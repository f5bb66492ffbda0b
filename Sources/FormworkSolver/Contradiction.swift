/// Rows and bounds among which a conflict lies.
struct Contradiction {
    var rows: [Row] = []
    /// The variables whose bounds take part.
    var bounds: [Variable] = []
    /// Whether all of it is known to be needed: the rows of an equality that depends on independent others.
    var isIrreducible = false
    /// The variable, if nothing but what is said of a single one is at odds.
    var single: Variable?
}
