/// A value as a constant and a sum over the variables that presolving held or left free.
struct AffineForm {
    var variables: [Variable] = []
    var coefficients: [Double] = []
    var constant = 0.0
}
