import FormworkModel
import FormworkTree

/// The meaning of a constraint in a canonical form: `a = b` and `b = a` are equal (see <doc:LayoutTemplates#How-differences-are-compared>).
struct CanonicalConstraint {
    private let terms: InterfaceDocument.ConstraintTerms<NodeIndex?>

    /// The parts that equal constraints have in common exactly: all except multiplier and constant.
    let key: InterfaceDocument.ConstraintTerms<NodeIndex?>

    /// - Parameter terms: The constraint, with items identified by node.
    init(_ terms: InterfaceDocument.ConstraintTerms<NodeIndex?>) {
        var terms = terms
        if terms.second == nil { terms.multiplier = 1 }
        self.terms = Self.needsFlip(terms) ? terms.flipped ?? terms : terms
        var key = self.terms
        (key.multiplier, key.constant) = (1, 0)
        self.key = key
    }

    /// Whether the sides must be swapped for the canonical form, in which the item that is first in the document comes first.
    private static func needsFlip(_ terms: InterfaceDocument.ConstraintTerms<NodeIndex?>) -> Bool {
        guard let second = terms.second else { return false }
        if terms.first.item != second.item {
            // An item that isn't in the document comes first.
            guard let first = terms.first.item else { return false }
            return second.item.map { first > $0 } ?? true
        }
        return terms.first.attribute.rawValue > second.attribute.rawValue
    }

    /// Whether two constraints have the same meaning. Numbers may differ by a millionth, because dividing by a multiplier rounds.
    func means(_ other: CanonicalConstraint) -> Bool {
        key == other.key && Self.close(terms.multiplier, other.terms.multiplier) && Self.close(terms.constant, other.terms.constant)
    }

    private static func close(_ left: Double, _ right: Double) -> Bool {
        left == right || abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
    }
}
