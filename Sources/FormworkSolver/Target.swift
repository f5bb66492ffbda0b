/// A value that depends on others: that of a variable, or of the left side of a row.
struct Target: Equatable, BitwiseCopyable {
    /// The number of a variable, or the bitwise complement of a row's.
    private let code: Int32

    init(_ variable: Variable) { code = Int32(truncatingIfNeeded: variable.index) }
    init(_ row: Row) { code = ~Int32(truncatingIfNeeded: row.index) }

    /// The variable; nil for a row.
    var variable: Variable? { code >= 0 ? Variable(index: Int(code)) : nil }
    /// The row; nil for a variable.
    var row: Row? { code < 0 ? Row(Int(~code)) : nil }
}
