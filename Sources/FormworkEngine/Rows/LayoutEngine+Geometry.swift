import FormworkModel
import FormworkSolver

extension LayoutEngine {
    /// Returns an attribute of a part of a view in the solver's terms; nil for a view without variables, and for no attribute.
    ///
    /// Leading and trailing positions are left and right ones here, whichever the direction of the layout asks for.
    func position(_ attribute: LayoutAttribute, of view: Int, _ part: LayoutArea.Part = .frame) -> Position? {
        guard let slot = views[view].slot else { return nil }
        let base = 4 * slot
        if part != .frame || attribute.isMargin { return innerPosition(attribute, of: view, part, base: base) }
        switch attribute {
        case .left: return Position(first: variables[base])
        case .top: return Position(first: variables[base + 1])
        case .width: return Position(first: variables[base + 2])
        case .height: return Position(first: variables[base + 3])
        case .right: return Position(first: variables[base], second: variables[base + 2], share: 1)
        case .bottom: return Position(first: variables[base + 1], second: variables[base + 3], share: 1)
        case .centerX: return Position(first: variables[base], second: variables[base + 2], share: 0.5)
        case .centerY: return Position(first: variables[base + 1], second: variables[base + 3], share: 0.5)
        case .leading: return position(isRightToLeft ? .right : .left, of: view)
        case .trailing: return position(isRightToLeft ? .left : .right, of: view)
        case .firstBaseline:
            guard let content = views[view].content, let distance = contents[content].current.firstBaseline else {
                return position(.bottom, of: view)
            }
            return Position(first: variables[base + 1], constant: distance)
        case .lastBaseline, .baseline:
            let distance = views[view].content.map { contents[$0].current.lastBaseline } ?? 0
            return position(.bottom, of: view)?.moved(by: -distance)
        default: return nil
        }
    }

    /// Returns an attribute of the area inside of the margins or of the safe area.
    private func innerPosition(_ attribute: LayoutAttribute, of view: Int, _ part: LayoutArea.Part, base: Int) -> Position? {
        let insets = insets(of: part == .frame ? .margins : part, of: view)
        switch attribute {
        case .left, .leftMargin: return Position(first: variables[base], constant: insets.left)
        case .top, .topMargin: return Position(first: variables[base + 1], constant: insets.top)
        case .right, .rightMargin:
            return Position(first: variables[base], second: variables[base + 2], share: 1, constant: -insets.right)
        case .bottom, .bottomMargin:
            return Position(first: variables[base + 1], second: variables[base + 3], share: 1, constant: -insets.bottom)
        case .width: return Position(first: variables[base + 2], constant: -insets.left - insets.right)
        case .height: return Position(first: variables[base + 3], constant: -insets.top - insets.bottom)
        case .centerX, .centerXWithinMargins:
            return Position(
                first: variables[base], second: variables[base + 2], share: 0.5, constant: (insets.left - insets.right) / 2)
        case .centerY, .centerYWithinMargins:
            return Position(
                first: variables[base + 1], second: variables[base + 3], share: 0.5, constant: (insets.top - insets.bottom) / 2)
        case .leading, .leadingMargin: return innerPosition(isRightToLeft ? .right : .left, of: view, part, base: base)
        case .trailing, .trailingMargin: return innerPosition(isRightToLeft ? .left : .right, of: view, part, base: base)
        case .firstBaseline, .lastBaseline, .baseline: return innerPosition(.bottom, of: view, part, base: base)
        default: return nil
        }
    }

    /// Returns the effective insets of a part.
    private func insets(of part: LayoutArea.Part, of view: Int) -> LayoutInsets {
        let record = insets(of: view)
        if part == .safeArea { return record.safeArea }
        return record.includesSafeArea ? record.margins + record.safeArea : record.margins
    }

    // MARK: Rows

    func begin(constant: Double = 0) {
        terms.removeAll(keepingCapacity: true)
        self.constant = constant
    }

    func term(_ position: Position, _ factor: Double = 1) {
        terms.append(LinearExpression.Term(position.first, factor))
        if let second = position.second { terms.append(LinearExpression.Term(second, factor * position.share)) }
        constant += factor * position.constant
    }

    /// Ends the row: the sum is equal to, at most or at least 0. Nil where a number exceeds the solver's range.
    @discardableResult
    func end(_ relation: Relation, at priority: Double = 1000, _ kind: RowOrigin.Kind, _ index: Int, rank: Int32) -> LinearConstraint.ID? {
        // A second reference, not a copy, while the solver reads it.
        let row = terms
        guard let id = try? solver.add(row.span, constant: constant, relation, priority: Priority(priority)) else { return nil }
        // Ids increase by one.
        origins.append(RowOrigin(kind: kind, relation: relation, index: Int32(truncatingIfNeeded: index), rank: rank))
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
