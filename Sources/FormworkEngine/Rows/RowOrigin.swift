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

    /// The index times 8, plus the kind.
    private let code: UInt32

    init(_ kind: Kind, index: Int) { code = UInt32(truncatingIfNeeded: index) << 3 | UInt32(kind.rawValue) }

    var kind: Kind { Kind(rawValue: UInt8(code & 7)) ?? .root }
    /// The index of the view, or that of the constraint.
    var index: Int { Int(code >> 3) }
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
