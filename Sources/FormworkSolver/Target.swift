/// A value that depends on others: that of a variable, or the left side of a row of the system.
struct Target: Equatable, BitwiseCopyable {
    /// The number of a variable, or the bitwise complement of a row's.
    private let code: Int32

    init(variable: Int32) { code = variable }
    init(row: Int32) { code = ~row }

    /// The variable; nil for a row.
    var variable: Int? { code >= 0 ? Int(code) : nil }
    /// The row; nil for a variable.
    var row: Int? { code < 0 ? Int(~code) : nil }
}
