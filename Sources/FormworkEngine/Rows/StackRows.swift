import FormworkModel
import FormworkSolver

/// The rows of a stack, as UIKit's stack view makes them.
struct StackRows {
    let rows: ArrangementRows
    let stack: LayoutStack

    private var along: ArrangementRows.Axis { rows.axis(isHorizontal: stack.axis == .horizontal) }
    private var across: ArrangementRows.Axis { rows.axis(isHorizontal: stack.axis == .vertical) }
    /// The part of the stack in which views are arranged.
    private var part: LayoutArea.Part { stack.isLayoutMarginsRelativeArrangement ? .margins : .frame }

    /// The priority with which a stack hugs its views along the axis; UIKit's, as are the others.
    private static let huggingAlong = 49.0
    private static let huggingAcross = 51.0
    private static let proportion = 999.0
    private static let centering = 149.0
    /// Below all explicit priorities: a view without content collapses.
    private static let collapsing = 25.0

    func add() {
        let shown = rows.shown
        addHidden()
        addAlong(shown)
        for view in shown { addAcross(view, isFirst: view == shown.first) }
        if stack.axis == .horizontal {
            if stack.alignment == .firstBaseline { rows.alignBaselines(shown, .firstBaseline) }
            if stack.alignment == .lastBaseline { rows.alignBaselines(shown, .lastBaseline) }
        }
        if stack.alignment != .fill, !shown.isEmpty {
            rows.fix(rows.position(across.length, of: rows.view), .lessThanOrEqual, 0, at: Self.huggingAcross)
        }
    }

    /// Gives hidden views no extent along the axis, at the start of the stack.
    private func addHidden() {
        for view in rows.arranged where rows.engine.views[view].isHidden {
            rows.fix(rows.position(along.length, of: view), .equal, 0)
            rows.distance(from: edge(along.start), to: rows.position(along.start, of: view), along, .equal, 0)
            rows.distance(from: edge(across.start), to: rows.position(across.start, of: view), across, .equal, 0)
            rows.fix(rows.position(across.length, of: view), .equal, 0, at: Self.collapsing)
        }
    }

    /// Returns an edge of the stack or of its margins.
    private func edge(_ attribute: LayoutAttribute) -> Position? { rows.position(attribute, of: rows.view, part) }

    private func addAlong(_ shown: [Int]) {
        let length = rows.position(along.length, of: rows.view)
        guard let first = shown.first, let last = shown.last else {
            return rows.fix(length, .lessThanOrEqual, 0, at: Self.huggingAlong)
        }
        rows.distance(from: edge(along.start), to: rows.position(along.start, of: first), along, .equal, 0)
        rows.distance(from: rows.position(along.end, of: last), to: edge(along.end), along, .equal, 0)
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (left, right) in zip(shown, shown.dropFirst()) {
            let spacing = stack.customSpacing[rows.engine.view(left)] ?? stack.spacing
            rows.distance(
                from: rows.position(along.end, of: left), to: rows.position(along.start, of: right), along,
                isSpread ? .greaterThanOrEqual : .equal, spacing)
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in shown.dropFirst() { rows.equate(rows.position(along.length, of: view), rows.position(along.length, of: first)) }
        case .fillProportionally: addProportions(shown)
        case .equalSpacing: addEqualDistances(shown, from: along.end, to: along.start, at: { _ in 1000 })
        case .equalCentering:
            addEqualDistances(shown, from: along.center, to: along.center, at: { Self.centering - 0.01 * Double($0) })
        }
        if isSpread { rows.fix(length, .lessThanOrEqual, 0, at: Self.huggingAlong) }
    }

    /// Makes the distances between consecutive views equal to the first one.
    private func addEqualDistances(_ shown: [Int], from: LayoutAttribute, to: LayoutAttribute, at priority: (Int) -> Double) {
        guard shown.count > 2 else { return }
        for place in 2..<shown.count {
            guard let end = rows.position(to, of: shown[place]), let start = rows.position(from, of: shown[place - 1]),
                let firstEnd = rows.position(to, of: shown[1]), let firstStart = rows.position(from, of: shown[0])
            else { continue }
            rows.engine.begin()
            rows.engine.term(end)
            rows.engine.term(start, -1)
            rows.engine.term(firstEnd, -1)
            rows.engine.term(firstStart)
            rows.end(.equal, at: priority(place))
        }
    }

    /// Gives each view a share of the stack in proportion to its content.
    private func addProportions(_ shown: [Int]) {
        let lengths = shown.map { view -> Double in
            guard let content = rows.engine.views[view].content else { return 0 }
            let given = rows.engine.contents[content].given
            return (stack.axis == .horizontal ? given.width : given.height) ?? 0
        }
        let sum = lengths.reduce(0, +) + stack.spacing * Double(shown.count - 1)
        guard sum > 0, let whole = rows.position(along.length, of: rows.view) else { return }
        for (view, length) in zip(shown, lengths) where length > 0 {
            guard let own = rows.position(along.length, of: view) else { continue }
            rows.engine.begin()
            rows.engine.term(own)
            rows.engine.term(whole, -length / sum)
            rows.end(.equal, at: Self.proportion)
        }
    }

    private func addAcross(_ view: Int, isFirst: Bool) {
        var (atStart, atEnd) = (Relation.greaterThanOrEqual as Relation?, Relation.greaterThanOrEqual as Relation?)
        switch stack.alignment {
        case .fill: (atStart, atEnd) = (.equal, .equal)
        case .leading: atStart = .equal
        case .trailing: atEnd = .equal
        case .center:
            rows.equate(rows.position(across.center, of: view), edge(across.center))
        case .firstBaseline where stack.axis == .horizontal:
            // Only the first view is aligned with the top of the stack; the others may overflow it.
            atStart = isFirst ? .equal : nil
        case .lastBaseline where stack.axis == .horizontal: atEnd = isFirst ? .equal : nil
        case .firstBaseline, .lastBaseline: atStart = .equal
        }
        if let atStart { rows.distance(from: edge(across.start), to: rows.position(across.start, of: view), across, atStart, 0) }
        if let atEnd { rows.distance(from: rows.position(across.end, of: view), to: edge(across.end), across, atEnd, 0) }
        if stack.alignment != .fill, !hasContentAcross(view) {
            rows.fix(rows.position(across.length, of: view), .equal, 0, at: Self.collapsing)
        }
    }

    private func hasContentAcross(_ view: Int) -> Bool {
        guard let content = rows.engine.views[view].content else { return false }
        let given = rows.engine.contents[content].given
        return (stack.axis == .horizontal ? given.height : given.width) != nil
    }
}
