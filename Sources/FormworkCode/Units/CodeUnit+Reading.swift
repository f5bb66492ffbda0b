import FormworkModel

// The direction in which a person writes constraints.
extension CodeUnit {
    /// Returns a constraint as a person writes it: about the child rather than its superview, and about the later of two siblings.
    ///
    /// A named constraint is not turned around: code may set its constant later, and the constant must mean the same as in the document.
    func childFirst(_ constraint: CodeConstraint) -> CodeConstraint {
        guard constraint.name == nil, let second = constraint.second, let turned = constraint.flipped else { return constraint }
        let isTurned = isHolder(constraint.first, of: second) || isEarlier(constraint.first, than: second)
        return isTurned && (constraint.multiplier == 1 || turned.ratio != nil || constraint.ratio == nil) ? turned : constraint
    }

    /// Whether the item of a side is a view around the other side's item, or a guide of such a view.
    private func isHolder(_ first: CodeConstraint.Side, of second: CodeConstraint.Side) -> Bool {
        let (outer, inner) = (first.item, second.item)
        if outer.view == inner.view { return outer.guide != nil && inner.guide == nil && inner.view != 0 }
        return nearestCommonAncestor(of: outer.view, and: inner.view) == outer.view
    }

    /// Whether a side belongs to the earlier of two views that are not inside each other. The view after a gap is the later one.
    private func isEarlier(_ first: CodeConstraint.Side, than second: CodeConstraint.Side) -> Bool {
        let views = (first.item.view, second.item.view)
        let common = nearestCommonAncestor(of: views.0, and: views.1)
        if views.0 == views.1 || common == views.0 || common == views.1 { return false }
        if Self.ends.contains(first.attribute), Self.starts.contains(second.attribute) { return true }
        return first.attribute == second.attribute && views.0 < views.1
    }

    private static let starts: Set<LayoutAttribute> = [.left, .leading, .top]
    private static let ends: Set<LayoutAttribute> = [.right, .trailing, .bottom]
}

extension LayoutAttribute {
    /// Its place among the constraints of a view as a person writes them: position before size, the start before the end.
    var readingOrder: Int {
        let order: [LayoutAttribute] = [
            .top, .leading, .left, .trailing, .right, .bottom, .centerX, .centerY, .firstBaseline, .baseline, .lastBaseline, .width,
            .height,
        ]
        return order.firstIndex(of: withoutMargin ?? self) ?? order.count
    }
}

extension CodeConstraint {
    /// The multiplier as a quotient; nil if it isn't one of small whole numbers or of the numbers that the document has.
    var ratio: (Double, Double)? {
        let written = (origin?.element["multiplier"] ?? "").split(separator: ":").compactMap { Double($0) }
        if written.count == 2, written[0] > 0, written[1] > 0 {
            for (above, below) in [(written[0], written[1]), (written[1], written[0])] where above / below == terms.multiplier {
                return (above, below)
            }
        }
        if terms.multiplier == terms.multiplier.rounded() { return nil }
        for below in 2...Self.largestDivisor {
            let above = (terms.multiplier * Double(below)).rounded()
            if above > 0, abs(above / Double(below) - terms.multiplier) < Self.exactness { return (above, Double(below)) }
        }
        return nil
    }

    /// The multiplier as an expression: `375.0 / 233.0`, or a number if that is as short.
    var multiplierText: String {
        let number = CodeLiteral.number(terms.multiplier)
        guard let (above, below) = ratio, number.count > Self.longestNumber else { return number }
        func literal(_ value: Double) -> String {
            let text = CodeLiteral.number(value)
            return text.contains(".") || text.contains("e") ? text : text + ".0"
        }
        return "\(literal(above)) / \(literal(below))"
    }

    /// The largest divisor of a quotient that a document writes as a rounded number, such as 0.333333.
    private static let largestDivisor = 12
    /// The rounding of multipliers in documents, which have six digits.
    private static let exactness = 1e-6
    /// The number of characters of a terms.multiplier that needs no quotient, such as 0.75.
    private static let longestNumber = 5
}
