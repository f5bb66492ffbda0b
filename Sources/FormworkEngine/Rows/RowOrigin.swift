import FormworkModel
import FormworkSolver

/// The reason for a row of the system.
struct RowOrigin {
    enum Kind: UInt8 {
        /// The position and the size of the root.
        case root
        /// A stack or a grid.
        case arrangement
        /// The width of a content.
        case contentWidth
        /// The height of a content.
        case contentHeight
        /// A suggested value.
        case suggestion
        /// A constraint.
        case constraint
    }

    var kind: Kind
    var relation: Relation
    /// The index of the view, or that of the constraint.
    var index: Int32
    /// The greater it is, the sooner the row is broken in a conflict.
    var rank: Int32
}

/// A view with variables.
struct BoxRecord {
    var view: Int32
    /// The index of the superview's box.
    var parent: Int32
}

/// A value that a program suggests for an anchor.
struct Suggestion {
    var view: Int
    var part: LayoutArea.Part
    var attribute: LayoutAttribute
    var value: Double
    var variable: Variable?
}
