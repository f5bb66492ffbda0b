import FormworkSolver

/// The content of a view, and the rows that it has in the solver.
struct ContentRecord {
    /// The index of the view.
    let view: Int32
    var hugging = LayoutPriorities(250)
    var compression = LayoutPriorities(750)
    var widthRows = ContentRows()
    var heightRows = ContentRows()
    /// The numbers of ``given``, NaN for nil.
    private var numbers: (width: Double, height: Double, firstBaseline: Double, lastBaseline: Double) = (.nan, .nan, .nan, 0)

    /// The content as it is without a limit of the width, or as the program set it.
    var given: LayoutContent {
        get {
            func number(_ value: Double) -> Double? { value.isNaN ? nil : value }
            return LayoutContent(
                width: number(numbers.width), height: number(numbers.height), firstBaseline: number(numbers.firstBaseline),
                lastBaseline: numbers.lastBaseline)
        }
        set { numbers = (newValue.width ?? .nan, newValue.height ?? .nan, newValue.firstBaseline ?? .nan, newValue.lastBaseline) }
    }

    init(view: Int) { self.view = Int32(truncatingIfNeeded: view) }
}

/// The measurement of a content whose height depends on its width.
struct Measurement {
    let measure: (Double?) -> LayoutContent
    /// The content at the width that was solved last.
    var content: LayoutContent
    /// The width for which `content` was measured; nil for none.
    var width: Double?
}

/// The two rows that keep a length near the content's.
struct ContentRows {
    @RowLink var hugging: LinearConstraint.ID?
    @RowLink var compression: LinearConstraint.ID?
}

/// A row of the solver that is stored as a 32-bit number, with -1 for none.
@propertyWrapper
struct RowLink {
    private var number: Int32 = -1

    /// The row; nil for none.
    // Unused: the wrapped properties call it.
    var wrappedValue: LinearConstraint.ID? {
        get { number < 0 ? nil : LinearConstraint.ID(number: Int(number)) }
        set { number = newValue.map { Int32(truncatingIfNeeded: $0.number) } ?? -1 }
    }
}
