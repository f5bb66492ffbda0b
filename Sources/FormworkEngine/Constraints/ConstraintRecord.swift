import FormworkModel
import FormworkSolver

/// A constraint in an engine's table.
struct ConstraintRecord {
    var first: Int32
    /// The index of the second view; -1 for none.
    var second: Int32
    var firstAttribute: LayoutAttribute
    var secondAttribute: LayoutAttribute
    var firstPart: LayoutArea.Part
    var secondPart: LayoutArea.Part
    var relation: LayoutRelation
    var isActive = false
    var isRemoved = false
    /// Whether the solver rejected a number.
    var isRejected = false
    /// The number of earlier constraints that had this place of the table.
    var generation: UInt32 = 0
    /// Its place in the order of activation; the last one of a conflict is broken.
    var serial: Int32 = 0
    /// The row in the solver; nil while it is not in force.
    @RowLink var row: LinearConstraint.ID?
    private var level: Float = 1000
    var multiplier: Double
    var constant: Double

    init(
        first: Int32, second: Int32, firstAttribute: LayoutAttribute, secondAttribute: LayoutAttribute, firstPart: LayoutArea.Part,
        secondPart: LayoutArea.Part, relation: LayoutRelation, multiplier: Double, constant: Double
    ) {
        self.first = first
        self.second = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.firstPart = firstPart
        self.secondPart = secondPart
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    mutating func activate(serial: Int32) {
        isActive = true
        self.serial = serial
    }

    /// The priority, rounded to 32 bits.
    var priority: Double {
        get { Double(level) }
        set { level = Float(newValue) }
    }

    var secondView: Int? { second < 0 ? nil : Int(second) }

    /// Whether it relates a horizontal to a vertical length.
    var tiesAxes: Bool { second >= 0 && firstAttribute.isHorizontal != secondAttribute.isHorizontal }
}
