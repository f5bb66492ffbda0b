import FormworkModel
import FormworkTree

/// A constraint in the words of Interface Builder's inspector: `leading to Form 16`.
struct ConstraintPhrase {
    /// The item that the constraint is described for: the inner one of both.
    let item: NodeIndex?
    /// The constrained attribute: `leading to Form`, `width`.
    let subject: String
    /// The numbers: `16`, `≥ 8 @750`.
    let value: String

    /// - Parameter names: the names of the items.
    init(_ record: ConstraintRecord, of tree: ComparedTree, names: ObjectNames) {
        self.init(record, of: tree) { names.shortName(of: $0, beside: $1) }
    }

    /// - Parameter name: the name of the second item, next to the first.
    init(_ record: ConstraintRecord, of tree: ComparedTree, name: (_ second: NodeIndex, _ first: NodeIndex) -> String) {
        var terms = record.terms
        var constant = terms.constant
        if let other = terms.second?.item, let first = terms.first.item, Self.holds(first, second: other, tree: tree),
            let flipped = terms.flipped
        {
            // For example, `Form.trailing ≥ Sign In.trailing + 16` is described for the button. It remains "≥ 16", because a distance has no
            // direction.
            let relation = terms.relation
            terms = flipped
            if flipped.multiplier == 1 {
                (constant, terms.relation) = (-flipped.constant, relation)
            } else {
                constant = flipped.constant
            }
        } else if let other = terms.second?.item, let first = terms.first.item, !Self.holds(other, second: first, tree: tree) {
            // A constraint between two siblings is described for the later one, in whichever order it is written.
            terms = terms.directed
            constant = terms.constant
        }
        let item = terms.first.item ?? record.owner
        self.item = item
        let attribute = ValueText.words(terms.first.attribute.rawValue)
        if let second = terms.second {
            let place = second.attribute == terms.first.attribute ? "" : ValueText.words(second.attribute.rawValue) + " of "
            subject = "\(attribute) to \(place)\(second.item.map { name($0, item) } ?? "a missing item")"
        } else {
            subject = attribute
        }
        var words: [String] = []
        if terms.relation != .equal { words.append(terms.relation.symbol) }
        if terms.multiplier != 1 { words.append("× \(terms.multiplier.pointsText)") }
        if constant != 0 || words.isEmpty || terms.relation != .equal && terms.multiplier == 1 { words.append(constant.pointsText) }
        if terms.priority != 1000 { words.append("@\(terms.priority.pointsText)") }
        value = words.joined(separator: " ")
    }

    /// Whether the second item, or the view that owns a guide, is inside the first.
    private static func holds(_ first: NodeIndex, second: NodeIndex, tree: ComparedTree) -> Bool {
        var outer = first
        // A guide counts as the view or the controller that owns it.
        if tree.document.storage.index.recordOfNode[first].kind == .guide { outer = tree.parent(of: tree.parent(of: first)) }
        let end = tree.tree.nodes[outer].subtreeEnd
        return outer < second && second < end
    }
}

extension InterfaceDocument.ConstraintTerms<NodeIndex?> {
    /// The constraint from the item that comes later in the document: `a = b + 8` and `b = a − 8` are the same constraint.
    var directed: InterfaceDocument.ConstraintTerms<NodeIndex?> {
        guard let second, let flipped else { return self }
        func place(_ side: Side) -> (Int, String) { (side.item?.place ?? -1, side.attribute.rawValue) }
        return place(first) < place(second) ? flipped : self
    }
}
