/// A value as a constant plus a linear combination of held and free variables.
struct AffineForm {
    var variables: [Variable] = []
    var coefficients: [Double] = []
    var constant = 0.0
}
