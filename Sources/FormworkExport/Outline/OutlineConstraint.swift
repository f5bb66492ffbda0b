import FormworkModel
import FormworkTree

/// A constraint in words, said of the object that it places: `leading = super + 16 @750`, `width = 100`.
///
/// An attribute of the second item is only said where it is another one; `super` is the superview.
struct OutlineConstraint {
    /// The object of which it is said.
    let home: NodeIndex
    let text: String

    /// - Parameter isReferred: whether something leads to the constraint, so that its reference is told.
    init(_ constraint: Constraint, _ names: OutlineNames, isReferred: Bool) {
        let record = constraint.record
        var terms = record.terms
        let tree = names.document.tree
        func owner(_ item: NodeIndex?) -> NodeIndex? {
            guard let item else { return nil }
            return Element(document: names.document, node: item).asGuide?.owner.node ?? item
        }
        // Of two items of which one stands in the other it is said of the inner one.
        if let first = owner(terms.first.item), let second = owner(terms.second?.item), first < second,
            second < tree.nodes[first].subtreeEnd, let flipped = terms.flipped
        {
            terms = flipped
        }
        home = owner(terms.first.item) ?? record.owner
        let subject = Element(document: names.document, node: home)
        func item(_ node: NodeIndex?) -> String {
            guard let node else { return "missing" }
            let element = Element(document: names.document, node: node)
            if let guide = element.asGuide {
                let owner = guide.owner
                let isNear = owner.node == subject.asView?.superview?.record.node || owner.isController || owner.node == subject.node
                return isNear ? guide.kind : "\(names.name(owner)).\(guide.kind)"
            }
            return node == subject.asView?.superview?.record.node ? "super" : names.name(element)
        }
        var words = terms.first.item == home ? "" : item(terms.first.item) + "."
        words += "\(terms.first.attribute.rawValue) \(terms.relation.symbol) "
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
        text = words
    }
}
