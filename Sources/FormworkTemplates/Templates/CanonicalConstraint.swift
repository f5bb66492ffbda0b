import FormworkModel
import FormworkTree

/// A constraint's meaning, however it is written: `a = b` and `b = a` are one (see <doc:LayoutTemplates#How-differences-are-compared>).
struct CanonicalConstraint {
    /// What is the same in equal constraints, to the bit.
    struct Terms: Hashable {
        var first: Int32
        var firstAttribute: LayoutAttribute
        var relation: LayoutRelation
        var second: Int32
        var secondAttribute: LayoutAttribute
        var priority: Float
    }

    var terms: Terms
    var multiplier: Double
    var constant: Double

    /// - Parameter item: what stands for an item.
    init(_ record: ConstraintRecord, item: (Int32) -> Int32) {
        terms = Terms(
            first: item(record.first), firstAttribute: record.firstAttribute, relation: record.relation, second: -1,
            secondAttribute: .notAnAttribute, priority: record.priority)
        multiplier = 1
        constant = record.constant
        guard record.secondText.isPresent else { return }
        terms.second = item(record.second)
        terms.secondAttribute = record.secondAttribute
        multiplier = record.multiplier
        if needsFlip { flip() }
    }

    /// What a constraint of a state says.
    init(_ record: AddedRecord) {
        terms = Terms(
            first: record.first, firstAttribute: record.firstAttribute, relation: record.relation, second: -1,
            secondAttribute: .notAnAttribute, priority: record.priority)
        multiplier = 1
        constant = record.constant
        guard record.second >= 0 else { return }
        terms.second = record.second
        terms.secondAttribute = record.secondAttribute
        multiplier = record.multiplier
        if needsFlip { flip() }
    }

    /// Whether the other way round is the canonical one: the side that comes first in the document stands first.
    private var needsFlip: Bool {
        guard multiplier != 0 else { return false }
        if terms.first != terms.second { return terms.first > terms.second }
        return terms.firstAttribute.rawValue > terms.secondAttribute.rawValue
    }

    private mutating func flip() {
        (terms.first, terms.second) = (terms.second, terms.first)
        (terms.firstAttribute, terms.secondAttribute) = (terms.secondAttribute, terms.firstAttribute)
        if multiplier > 0 { terms.relation = terms.relation.flipped }
        constant = constant == 0 ? 0 : -constant / multiplier
        multiplier = 1 / multiplier
    }

    /// Whether both mean the same. Numbers may differ by a millionth: dividing by a multiplier rounds.
    func means(_ other: CanonicalConstraint) -> Bool {
        terms == other.terms && Self.close(multiplier, other.multiplier) && Self.close(constant, other.constant)
    }

    private static func close(_ left: Double, _ right: Double) -> Bool {
        left == right || abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
    }
}
