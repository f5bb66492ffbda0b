import FormworkModel
import FormworkTree

/// A constraint in words, from the perspective of the object that it places: `leading = super + 16 @750`, `width = 100`.
///
/// The second attribute is only given if it differs from the first; `super` is the superview.
struct OutlineConstraint {
    /// The object to whose line the constraint belongs.
    let home: NodeIndex
    /// The left side, such as `leading`.
    let subject: String
    /// The right side with the relation, such as `= super + 16`.
    let predicate: String

    /// Returns the texts of an object's constraints. Those with the same right side are combined: `leading trailing = super`.
    static func texts(_ constraints: [OutlineConstraint]) -> [String] {
        var subjects: [String: String] = [:]
        var predicates: [String] = []
        for constraint in constraints {
            if let others = subjects[constraint.predicate] {
                subjects[constraint.predicate] = others + " " + constraint.subject
            } else {
                subjects[constraint.predicate] = constraint.subject
                predicates.append(constraint.predicate)
            }
        }
        return predicates.map { "\(subjects[$0] ?? "") \($0)" }
    }

    /// - Parameter isReferred: Whether a connection refers to the constraint, so that its text includes its reference.
    init(_ constraint: Constraint, names: OutlineNames, isReferred: Bool) {
        let record = constraint.record
        var terms = record.terms
        let tree = names.document.tree
        func owner(_ item: NodeIndex?) -> NodeIndex? {
            guard let item else { return nil }
            return Element(document: names.document, node: item).asGuide?.owner.node ?? item
        }
        // If one item contains the other, the constraint belongs to the inner one.
        if let first = owner(terms.first.item), let second = owner(terms.second?.item), first < second,
            second < tree.nodes[first].subtreeEnd, let flipped = terms.flipped
        {
            terms = flipped
        }
        home = owner(terms.first.item) ?? record.owner
        let object = Element(document: names.document, node: home)
        func item(_ node: NodeIndex?) -> String {
            guard let node else { return "missing" }
            let element = Element(document: names.document, node: node)
            if let guide = element.asGuide {
                let owner = guide.owner
                let isNear = owner.node == object.asView?.superview?.record.node || owner.isController || owner.node == object.node
                return isNear ? guide.kind : "\(names.name(owner)).\(guide.kind)"
            }
            return node == object.asView?.superview?.record.node ? "super" : names.name(element)
        }
        self.subject = (terms.first.item == home ? "" : item(terms.first.item) + ".") + terms.first.attribute.rawValue
        var words = "\(terms.relation.symbol) "
        if let second = terms.second {
            if terms.multiplier != 1 { words += "\(terms.multiplier.plainText(digits: 4)) × " }
            words += item(second.item)
            if second.attribute != terms.first.attribute { words += ".\(second.attribute.rawValue)" }
            if terms.constant != 0 {
                words += terms.constant < 0 ? " - \((-terms.constant).pointsText)" : " + \(terms.constant.pointsText)"
            }
        } else {
            words += terms.constant.pointsText
        }
        if terms.priority != 1000 { words += " @\(terms.priority.pointsText)" }
        if !constraint.isInstalled { words += " off" }
        if constraint.isPlaceholder { words += " placeholder" }
        if isReferred { words += " \(names.name(constraint.element))" }
        predicate = words
    }
}
