import FormworkSolver
import FormworkModel

extension LayoutEngine {
    /// Returns an attribute of a part of a view in the solver's terms; nil for a view without variables, and for no attribute.
    ///
    /// Leading and trailing positions are left and right ones here, whichever the direction of the layout asks for.
    @inline(__always)
    func position(_ attribute: LayoutAttribute, of view: Int, _ part: LayoutArea.Part = .frame) -> Position? {
        guard let slot = views[view].slot else { return nil }
        let base = 4 * slot
        if part != .frame { return innerPosition(attribute, of: view, part: part, base: base) }
        switch physical(attribute) {
        case .left: return Position(first: Variable(index: base))
        case .top: return Position(first: Variable(index: base + 1))
        case .width: return Position(first: Variable(index: base + 2))
        case .height: return Position(first: Variable(index: base + 3))
        case .right: return Position(first: Variable(index: base), second: Variable(index: base + 2), share: 1)
        case .bottom: return Position(first: Variable(index: base + 1), second: Variable(index: base + 3), share: 1)
        case .centerX: return Position(first: Variable(index: base), second: Variable(index: base + 2), share: 0.5)
        case .centerY: return Position(first: Variable(index: base + 1), second: Variable(index: base + 3), share: 0.5)
        case .firstBaseline, .lastBaseline, .baseline: return baseline(attribute, of: view, base: base)
        default: return innerPosition(attribute, of: view, part: .margins, base: base)
        }
    }

    /// Returns the left or right edge for a leading or trailing one.
    @inline(__always)
    private func physical(_ attribute: LayoutAttribute) -> LayoutAttribute {
        switch attribute {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: attribute
        }
    }

    private func baseline(_ attribute: LayoutAttribute, of view: Int, base: Int) -> Position {
        let content = views[view].content.map { self.content($0) }
        if attribute == .firstBaseline, let distance = content?.firstBaseline {
            return Position(first: Variable(index: base + 1), constant: distance)
        }
        let distance = attribute == .firstBaseline ? 0 : content?.lastBaseline ?? 0
        return Position(first: Variable(index: base + 1), second: Variable(index: base + 3), share: 1, constant: -distance)
    }

    /// Returns an attribute of the area inside of the margins or of the safe area.
    private func innerPosition(_ attribute: LayoutAttribute, of view: Int, part: LayoutArea.Part, base: Int) -> Position? {
        let insets = insets(of: part, of: view)
        switch attribute {
        case .left, .leftMargin: return Position(first: Variable(index: base), constant: insets.left)
        case .top, .topMargin: return Position(first: Variable(index: base + 1), constant: insets.top)
        case .right, .rightMargin:
            return Position(first: Variable(index: base), second: Variable(index: base + 2), share: 1, constant: -insets.right)
        case .bottom, .bottomMargin:
            return Position(first: Variable(index: base + 1), second: Variable(index: base + 3), share: 1, constant: -insets.bottom)
        case .width: return Position(first: Variable(index: base + 2), constant: -insets.left - insets.right)
        case .height: return Position(first: Variable(index: base + 3), constant: -insets.top - insets.bottom)
        case .centerX, .centerXWithinMargins:
            return Position(
                first: Variable(index: base), second: Variable(index: base + 2), share: 0.5, constant: (insets.left - insets.right) / 2)
        case .centerY, .centerYWithinMargins:
            return Position(
                first: Variable(index: base + 1), second: Variable(index: base + 3), share: 0.5, constant: (insets.top - insets.bottom) / 2)
        case .leading, .leadingMargin: return innerPosition(isRightToLeft ? .right : .left, of: view, part: part, base: base)
        case .trailing, .trailingMargin: return innerPosition(isRightToLeft ? .left : .right, of: view, part: part, base: base)
        case .firstBaseline, .lastBaseline, .baseline: return innerPosition(.bottom, of: view, part: part, base: base)
        default: return nil
        }
    }

    /// Returns the effective insets of a part.
    func insets(of part: LayoutArea.Part, of view: Int) -> LayoutInsets {
        let record = insets(of: view)
        if part == .safeArea { return record.safeArea }
        return record.includesSafeArea ? record.margins + record.safeArea : record.margins
    }

    // MARK: Rows

    func begin(constant: Double = 0) { self.constant = constant }

    func term(_ position: Position, _ factor: Double = 1) {
        if let first = position.first { solver.addTerm(first, coefficient: factor) }
        if let second = position.second { solver.addTerm(second, coefficient: factor * position.share) }
        constant += factor * position.constant
    }

    /// Ends the row: the sum is equal to, at most or at least 0. Nil where a number exceeds the solver's range.
    @discardableResult
    func end(_ relation: Relation, at priority: Double = 1000, kind: RowOrigin.Kind, index: Int) -> LinearConstraint.ID? {
        guard let id = try? solver.endConstraint(constant: constant, relation, priority: Priority(priority)) else { return nil }
        // Ids increase by one.
        origins.append(RowOrigin(kind, index: index))
        return id
    }
}

extension Relation {
    init(_ relation: LayoutRelation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
