/// Values that depend on several held and free variables and take part in a simplex, by number in the order of activation.
struct ActiveRows {
    /// A variable, or the bitwise complement of a row of the system.
    private(set) var targets: [Int32] = []
    var constants: [Double] = []
    private(set) var starts: [Int32] = [0]
    private(set) var variables: [Int32] = []
    private(set) var coefficients: [Double] = []

    var count: Int { targets.count }

    func terms(_ number: Int) -> Range<Int> { Int(starts[number])..<Int(starts[number + 1]) }

    mutating func removeAll() {
        targets.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        variables.removeAll(keepingCapacity: true)
        coefficients.removeAll(keepingCapacity: true)
    }

    mutating func append(_ target: Int32, _ form: borrowing AffineForm) {
        targets.append(target)
        constants.append(form.constant)
        for index in form.variables.indices {
            variables.append(form.variables[index])
            coefficients.append(form.coefficients[index])
        }
        starts.append(Int32(truncatingIfNeeded: variables.count))
    }
}
