/// Free variables that active rows tie together, and those rows: one run of the simplex.
struct Component {
    /// Places in the engine's lists of columns and rows.
    var columns: Range<Int>
    var rows: Range<Int>
    var dependsOnHeld = false
    var needsSolving = true
    /// Where its response is kept, if it depends on held variables and is of a size for which that pays.
    var response: Responses.Place?
    var isResponseValid = false
    /// Whether the optimum leaves its columns room.
    var hasFreedom = false
}
