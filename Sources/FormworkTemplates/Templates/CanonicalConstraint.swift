import FormworkModel
import FormworkTree

/// A constraint's meaning, however it is written: `a = b` and `b = a` are one (see <doc:LayoutTemplates#How-differences-are-compared>).
struct CanonicalConstraint {
    private let terms: ConstraintTerms<NodeIndex?>

    /// What is the same in equal constraints, to the bit: all but the factor and the constant.
    let key: ConstraintTerms<NodeIndex?>

    /// - Parameter terms: what the constraint says, its items by their nodes.
    init(_ terms: ConstraintTerms<NodeIndex?>) {
        var terms = terms
        if terms.second == nil { terms.multiplier = 1 }
        self.terms = Self.needsFlip(terms) ? terms.flipped ?? terms : terms
        var key = self.terms
        (key.multiplier, key.constant) = (1, 0)
        self.key = key
    }

    /// Whether the other way round is the canonical one: the side that comes first in the document stands first.
    private static func needsFlip(_ terms: ConstraintTerms<NodeIndex?>) -> Bool {
        guard let second = terms.second else { return false }
        if terms.first.item != second.item {
            // One that is not in the document comes before all.
            guard let first = terms.first.item else { return false }
            return second.item.map { first > $0 } ?? true
        }
        return terms.first.attribute.rawValue > second.attribute.rawValue
    }

    /// Whether both mean the same. Numbers may differ by a millionth: dividing by a multiplier rounds.
    func means(_ other: CanonicalConstraint) -> Bool {
        key == other.key && Self.close(terms.multiplier, other.terms.multiplier) && Self.close(terms.constant, other.terms.constant)
    }

    private static func close(_ left: Double, _ right: Double) -> Bool {
        left == right || abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
    }
}
