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
    var multiplier: Double
    var constant: Double
    var priority = 1000.0
    /// The row in the solver; nil while it is not in force.
    var row: LinearConstraint.ID?

    var secondView: Int? { second < 0 ? nil : Int(second) }

    /// Whether it relates a horizontal to a vertical length.
    var tiesAxes: Bool { second >= 0 && firstAttribute.isHorizontal != secondAttribute.isHorizontal }
}
