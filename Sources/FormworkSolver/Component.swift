/// Free variables that active rows tie together, and those rows: one run of the simplex.
struct Component {
    /// Places in the engine's lists of columns and rows.
    var columns: Range<Int>
    var rows: Range<Int>
    var dependsOnHeld = false
    var needsSolving = true
}
