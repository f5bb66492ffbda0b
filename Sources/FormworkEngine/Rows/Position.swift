import FormworkSolver

/// A coordinate or length: `first + share × second + constant`, without what is nil.
struct Position {
    var first: Variable
    var second: Variable?
    var share = 0.0
    var constant = 0.0
}
