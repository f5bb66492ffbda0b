import FormworkSolver
import FormworkModel

/// The rows of constraints and contents.
extension LayoutEngine {
    /// Makes the variables and the rows of all views in the hierarchy, in an order that only depends on the hierarchy and the table of constraints.
    func makeRows() {
        noteRows()
        solver.removeAll()
        origins.removeAll(keepingCapacity: true)
        measured.removeAll(keepingCapacity: true)
        for box in boxes { views[Int(box.view)].slot = nil }
        boxes.removeAll(keepingCapacity: true)
        tiesAxes = false
        let rowCount = 4 + constraints.count + 4 * contents.count
        solver.reserve(variables: 4 * views.count, constraints: rowCount, terms: 4 + 4 * (constraints.count + contents.count))
        origins.reserveCapacity(rowCount)
        boxes.reserveCapacity(views.count)
        makeBoxes()
        // The left and upper edges, widths and heights.
        solver.makeVariables(groups: boxes.count, lowerBounds: [-.infinity, -.infinity, 0, 0])
        addRootRows()
        for place in boxes.indices {
            let view = Int(boxes[place].view)
            if let content = views[view].content { addRows(ofContent: content) }
            if let arrangement = arrangement(of: view) { addRows(of: arrangement, view) }
        }
        for number in constraints.indices where constraints[number].isActive {
            addRow(ofConstraint: number)
        }
        for place in suggestions.indices { addRow(ofSuggestion: place) }
    }

    private func makeBoxes() {
        var view = 0
        var parent = 0
        while true {
            let slot = boxes.count
            views[view].slot = slot
            boxes.append(BoxRecord(view: Int32(truncatingIfNeeded: view), parent: Int32(truncatingIfNeeded: parent)))
            if let child = views[view].firstChild {
                view = child
                parent = slot
                continue
            }
            // The next view is the nearest one after this or after a superview.
            while views[view].next == nil {
                guard let superview = views[view].parent else { return }
                view = superview
                parent = Int(boxes[parent].parent)
            }
            guard let next = views[view].next else { return }
            view = next
        }
    }

    func makeVariable(isLength: Bool) -> Variable {
        let variable = try? solver.makeVariable(lowerBound: isLength ? 0 : -.infinity)
        // Safe: 0 and minus infinity are bounds that the solver accepts.
        guard let variable else { preconditionFailure("the bounds are valid") }
        return variable
    }

    private func addRootRows() {
        for (place, value) in [0, 0, rootSize.width, rootSize.height].enumerated() {
            begin(constant: -value)
            term(Position(first: Variable(index: place)))
            let row = end(.equal, kind: .root, index: 0)
            if place == 2 { sizeRows.width = row }
            if place == 3 { sizeRows.height = row }
        }
    }

    // MARK: Contents

    private func addRows(ofContent place: Int) {
        let content = contents[place]
        let view = Int(content.view)
        guard let slot = views[view].slot else { return }
        // The rows begin with the content without a limit, whichever width was solved before.
        contents[place].widthRows = addRows(
            keeping: 4 * slot + 2, content.given.width, hugging: content.hugging.horizontal, compression: content.compression.horizontal,
            kind: .contentWidth, view: view)
        contents[place].heightRows = addRows(
            keeping: 4 * slot + 3, content.given.height, hugging: content.hugging.vertical, compression: content.compression.vertical,
            kind: .contentHeight, view: view)
        guard let measure = measurements[place]?.measure else { return }
        measurements[place] = Measurement(measure: measure, content: content.given)
        measured.append(place)
    }

    private func addRows(
        keeping variable: Int, _ length: Double?, hugging: Double, compression: Double, kind: RowOrigin.Kind, view: Int
    ) -> ContentRows {
        guard let length else { return ContentRows() }
        var rows = ContentRows()
        for isHugging in [true, false] {
            begin(constant: -length)
            term(Position(first: Variable(index: variable)))
            let priority = Self.valid(isHugging ? hugging : compression)
            let row = end(isHugging ? .lessThanOrEqual : .greaterThanOrEqual, at: priority, kind: kind, index: view)
            if isHugging { rows.hugging = row } else { rows.compression = row }
        }
        return rows
    }

    // MARK: Constraints

    /// Adds the row of a constraint whose views are in the hierarchy.
    func addRow(ofConstraint number: Int) {
        let record = constraints[number]
        guard let parts = parts(of: record) else {
            constraints[number].row = nil
            return setRejected(!isWaiting(record), number: number)
        }
        begin()
        // In the order of the variables, which is that of the solver's terms.
        if let second = parts.second {
            let isInOrder = record.first <= record.second
            if isInOrder { term(parts.first) }
            term(second, -record.multiplier)
            if !isInOrder { term(parts.first) }
        } else {
            term(parts.first)
        }
        if let origin = parts.origin { term(origin, record.multiplier - 1) }
        constant = parts.constant
        let row = end(parts.relation, at: record.priority, kind: .constraint, index: number)
        constraints[number].row = row
        setRejected(row == nil, number: number)
        if !tiesAxes, record.tiesAxes { tiesAxes = true }
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
        if let row = record.row, let parts = parts(of: record), (try? solver.setConstant(parts.constant, of: row)) != nil { return }
        removeRow(ofConstraint: number)
        addRow(ofConstraint: number)
    }

    /// The parts of a constraint's row: `first − multiplier × second + (multiplier − 1) × origin`, with a constant, compared with 0.
    private struct RowParts {
        var first: Position
        var second: Position?
        var origin: Position?
        var constant: Double
        var relation: Relation
    }

    /// Returns the parts of a constraint's row; nil for a constraint that can't have a row.
    ///
    /// In a layout from right to left, distances from leading edges are measured leftwards. Positions with a multiplier are measured from the nearest
    /// common superview.
    @inline(__always)
    private func parts(of record: ConstraintRecord) -> RowParts? {
        guard let first = position(record.firstAttribute, of: Int(record.first), record.firstPart) else { return nil }
        let isMirrored = isRightToLeft && (record.firstAttribute.isDirectional || record.secondAttribute.isDirectional)
        var parts = RowParts(
            first: first, constant: first.constant + (isMirrored ? record.constant : -record.constant),
            relation: Relation(isMirrored ? record.relation.flipped : record.relation))
        guard let view = record.secondView else { return record.firstAttribute.isSize ? parts : nil }
        guard let second = position(record.secondAttribute, of: view, record.secondPart) else { return nil }
        parts.second = second
        parts.constant -= record.multiplier * second.constant
        if record.multiplier != 1, !record.firstAttribute.isSize, !record.secondAttribute.isSize {
            let ancestor = commonAncestor(Int(record.first), view)
            parts.origin = position(record.firstAttribute.isHorizontal ? .left : .top, of: ancestor)
            if parts.origin == nil { return nil }
        }
        return parts
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
        end(.equal, kind: .suggestion, index: suggestion.view)
        suggestions[place].variable = variable
        try? solver.suggest(suggestion.value, for: variable)
    }
}
