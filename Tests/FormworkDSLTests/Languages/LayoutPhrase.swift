import Formwork
/// A statement that both languages can express. Views are numbers, of which 0 is the root.
enum LayoutPhrase {
    /// An attribute of a view, related to one of another view, or to a number.
    struct Relation {
        var view: Int
        var attribute: LayoutAttribute
        /// The form of the chaining language that expresses it; either of two equal ones.
        var form: Int
        var other: Int?
        var otherAttribute: LayoutAttribute
        var multiplier = 1.0
        var constant: Double
    }

    case relation(Relation)
    /// One ends at the start of another, or the reverse.
    case above(Int, Int, Double)
    case below(Int, Int, Double)
    case before(Int, Int, Double)
    case after(Int, Int, Double)
    case center(Int, in: Int)
    case size(Int, Double)
    case pin(Int, to: Int, margin: Double)
    case fill(Int, padding: Double)
    case aspectRatio(Int, Double)
    case row([Int], space: Double)
    case column([Int], space: Double)
    case sameSize([Int])
}
