import FormworkModel
import FormworkSolver

/// The rows of constraints and contents.
extension LayoutEngine {
    /// Makes the variables and the rows of all views in the hierarchy, in an order that only depends on the hierarchy and the table of constraints.
    func makeRows() {
        noteRows()
        solver.removeAll()
        variables.removeAll(keepingCapacity: true)
        origins.removeAll(keepingCapacity: true)
        measured.removeAll(keepingCapacity: true)
        for box in boxes { views[Int(box.view)].slot = nil }
        boxes.removeAll(keepingCapacity: true)
        tiesAxes = false
        terms.reserveCapacity(8)
        solver.reserve(variables: 4 * views.count, constraints: constraints.count + 2 * contents.count)
        makeBoxes()
        addRootRows()
        for place in boxes.indices {
            let view = Int(boxes[place].view)
            if let content = views[view].content { addRows(ofContent: content) }
            if let arrangement = arrangement(of: view) { addRows(of: arrangement, view) }
        }
        for number in constraints.indices where constraints[number].isActive {
            constraints[number].row = nil
            addRow(ofConstraint: number)
        }
        for place in suggestions.indices { addRow(ofSuggestion: place) }
    }

    private func makeBoxes() {
        var pending: [(view: Int, parent: Int)] = [(0, 0)]
        while let (view, parent) = pending.popLast() {
            let slot = boxes.count
            views[view].slot = slot
            boxes.append(BoxRecord(view: Int32(truncatingIfNeeded: view), parent: Int32(truncatingIfNeeded: parent)))
            for isLength in [false, false, true, true] { makeVariable(isLength: isLength) }
            for child in views[view].children.reversed() { pending.append((child, slot)) }
        }
    }

    @discardableResult
    func makeVariable(isLength: Bool) -> Variable {
        let variable = try? solver.makeVariable(lowerBound: isLength ? 0 : -.infinity)
        // Safe: 0 and minus infinity are bounds that the solver accepts.
        guard let variable else { preconditionFailure("the bounds are valid") }
        variables.append(variable)
        return variable
    }

    private func addRootRows() {
        for (place, value) in [0, 0, rootSize.width, rootSize.height].enumerated() {
            begin(constant: -value)
            term(Position(first: variables[place]))
            let row = end(.equal, .root, 0, rank: .min)
            if place == 2 { sizeRows.width = row }
            if place == 3 { sizeRows.height = row }
        }
    }

    // MARK: Contents

    private func addRows(ofContent place: Int) {
        let content = contents[place]
        let view = content.view
        guard let slot = views[view].slot else { return }
        // The rows begin with the content without a limit, whichever width was solved before.
        contents[place].current = content.given
        contents[place].measuredWidth = nil
        contents[place].widthRows = addRows(
            keeping: 4 * slot + 2, content.given.width, content.hugging.horizontal, content.compression.horizontal, .contentWidth, view)
        contents[place].heightRows = addRows(
            keeping: 4 * slot + 3, content.given.height, content.hugging.vertical, content.compression.vertical, .contentHeight, view)
        if content.measure != nil { measured.append(place) }
    }

    private func addRows(
        keeping variable: Int, _ length: Double?, _ hugging: Double, _ compression: Double, _ kind: RowOrigin.Kind, _ view: Int
    ) -> ContentRows {
        guard let length else { return ContentRows() }
        var rows = ContentRows()
        for isHugging in [true, false] {
            begin(constant: -length)
            term(Position(first: variables[variable]))
            let priority = Self.valid(isHugging ? hugging : compression)
            let row = end(isHugging ? .lessThanOrEqual : .greaterThanOrEqual, at: priority, kind, view, rank: 0)
            if isHugging { rows.hugging = row } else { rows.compression = row }
        }
        return rows
    }

    // MARK: Constraints

    /// Adds the row of a constraint whose views are in the hierarchy.
    func addRow(ofConstraint number: Int) {
        constraints[number].isRejected = false
        guard let relation = beginRow(of: constraints[number]) else {
            constraints[number].isRejected = !isWaiting(constraints[number])
            return
        }
        let record = constraints[number]
        let row = end(relation, at: record.priority, .constraint, number, rank: record.serial)
        constraints[number].row = row
        constraints[number].isRejected = row == nil
        if record.tiesAxes { tiesAxes = true }
    }

    /// Whether one of the views isn't in the hierarchy.
    func isWaiting(_ record: ConstraintRecord) -> Bool {
        views[Int(record.first)].slot == nil || record.secondView.map { views[$0].slot == nil } ?? false
    }

    func removeRow(ofConstraint number: Int) {
        if let row = constraints[number].row, !needsRows { try? solver.remove(row) }
        constraints[number].row = nil
    }

    /// Gives the row of a constraint its current constant.
    func refreshConstant(of number: Int) {
        let record = constraints[number]
        guard record.isActive else { return }
        if let row = record.row, beginRow(of: record) != nil, (try? solver.setConstant(constant, of: row)) != nil { return }
        removeRow(ofConstraint: number)
        addRow(ofConstraint: number)
    }

    /// Begins the row of a constraint: `first − multiplier × second − constant`, compared with 0.
    ///
    /// In a layout from right to left, distances from leading edges are measured leftwards. Positions with a multiplier are measured from the nearest
    /// common superview.
    ///
    /// - Returns: The relation; nil for a constraint that can't have a row.
    private func beginRow(of record: ConstraintRecord) -> Relation? {
        guard let first = position(record.firstAttribute, of: Int(record.first), record.firstPart) else { return nil }
        let isMirrored = isRightToLeft && (record.firstAttribute.isDirectional || record.secondAttribute.isDirectional)
        begin(constant: isMirrored ? record.constant : -record.constant)
        term(first)
        if let view = record.secondView {
            guard let second = position(record.secondAttribute, of: view, record.secondPart) else { return nil }
            term(second, -record.multiplier)
            if record.multiplier != 1, !record.firstAttribute.isSize, !record.secondAttribute.isSize {
                let ancestor = commonAncestor(Int(record.first), view)
                guard let origin = position(record.firstAttribute.isHorizontal ? .left : .top, of: ancestor) else { return nil }
                term(origin, record.multiplier - 1)
            }
        } else if !record.firstAttribute.isSize {
            return nil
        }
        return Relation(isMirrored ? record.relation.flipped : record.relation)
    }

    /// Returns the nearest view that contains two views of the hierarchy, or is one of them.
    private func commonAncestor(_ first: Int, _ second: Int) -> Int {
        var ancestor = first
        while !isDescendant(second, of: ancestor), let parent = views[ancestor].parent { ancestor = parent }
        return ancestor
    }

    // MARK: Suggestions

    private func addRow(ofSuggestion place: Int) {
        let suggestion = suggestions[place]
        suggestions[place].variable = nil
        guard let position = position(suggestion.attribute, of: suggestion.view, suggestion.part) else { return }
        let variable = makeVariable(isLength: false)
        begin()
        term(Position(first: variable))
        term(position, -1)
        end(.equal, .suggestion, suggestion.view, rank: .min)
        suggestions[place].variable = variable
        try? solver.suggest(suggestion.value, for: variable)
    }
}
