/// Rows and bounds among which a conflict lies.
struct Contradiction {
    var rows: [Int32] = []
    /// The variables whose bounds take part.
    var bounds: [Int32] = []
    /// Whether all of it is known to be needed: the rows of an equality that depends on independent others.
    var isIrreducible = false
    /// The variable, if nothing but what is said of a single one is at odds.
    var single: Int?
}
