import FormworkModel
import FormworkSolver

/// A stack view as the document describes it.
struct StackArrangement {
    enum Distribution: String {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering, gravityAreas
    }

    enum Alignment: String {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline, centerX, centerY, width, height, baseline
    }

    var stack: Int
    var isHorizontal: Bool
    var distribution: Distribution
    var alignment: Alignment
    var spacing: Double
    /// The arranged views that are shown, and those that are not, in their order.
    var arranged: [Int]
}

extension TreeLayout {
    mutating func addArrangements() {
        if context.isMac { return addAppKitArrangements() }
        for item in items.indices where items[item].name == .stackView { addStack(item) }
    }

    private mutating func addStack(_ item: Int) {
        let values = context.values
        let node = items[item].node
        let arranged = items[item].children.filter { items[$0].placement == .arranged }
        if arranged.isEmpty { return }
        let spacing = values.isWord(.spacingType, node, "standard") ? 8 : values.layoutNumber(.spacing, node) ?? 0
        let stack = StackArrangement(
            stack: item, isHorizontal: !values.isWord(.axis, node, "vertical"),
            distribution: values.string(.distribution, node).flatMap(StackArrangement.Distribution.init) ?? .fill,
            alignment: values.string(.alignment, node).flatMap(StackArrangement.Alignment.init) ?? .fill, spacing: spacing,
            arranged: arranged)
        addAlong(stack)
        for child in arranged { addAcross(stack, child) }
        addBaselines(stack)
        if stack.alignment != .fill { equations.fix(length(item, !stack.isHorizontal), .lessThanOrEqual, 0, at: 51, .arrangement(item)) }
    }

    // MARK: Edges by direction

    /// 1 where coordinates grow from start to end, -1 where they fall.
    func sign(_ isHorizontal: Bool) -> Double { isHorizontal && context.isRightToLeft ? -1 : 1 }

    func start(_ item: Int, _ isHorizontal: Bool) -> Position {
        guard isHorizontal else { return boxes[item].top }
        return context.isRightToLeft ? boxes[item].right : boxes[item].left
    }

    func end(_ item: Int, _ isHorizontal: Bool) -> Position {
        guard isHorizontal else { return boxes[item].bottom }
        return context.isRightToLeft ? boxes[item].left : boxes[item].right
    }

    func length(_ item: Int, _ isHorizontal: Bool) -> Position { isHorizontal ? boxes[item].breadth : boxes[item].tallness }

    func center(_ item: Int, _ isHorizontal: Bool) -> Position { isHorizontal ? boxes[item].centerX : boxes[item].centerY }

    /// From one position on to another, in the direction of the axis, is so many points, or at most, or at least.
    @discardableResult
    mutating func distance(
        from: Position, to: Position, _ isHorizontal: Bool, _ relation: Relation, _ points: Double, at priority: Double = 1000,
        _ origin: RowOrigin
    ) -> LinearConstraint.ID? {
        let sign = sign(isHorizontal)
        equations.begin(constant: -points)
        equations.term(to, sign)
        equations.term(from, -sign)
        return equations.end(relation, at: priority, origin)
    }

    // MARK: UIStackView

    /// The distance of the first or last view from the stack's edge, which may be its margin.
    private mutating func pin(
        _ item: Int, toStart isStart: Bool, _ isHorizontal: Bool, _ relation: Relation, of stack: Int, at priority: Double = 1000
    ) {
        let from = isStart ? start(stack, isHorizontal) : end(item, isHorizontal)
        let to = isStart ? start(item, isHorizontal) : end(stack, isHorizontal)
        let edge: Edge =
            if isHorizontal {
                isStart != context.isRightToLeft ? .left : .right
            } else {
                isStart ? .top : .bottom
            }
        let isRelative = explicitMargins(of: stack) != nil
        let margin = isRelative ? edge.of(margins[stack]) : 0
        let row = distance(from: from, to: to, isHorizontal, relation, margin, at: priority, .arrangement(stack))
        if isRelative, let row {
            let rest = equations.constant(of: row) + margin
            marginRows.append((row, .stackEdge(stack: stack, edge: edge, factor: -1, rest: rest)))
        }
    }

    private mutating func addAlong(_ stack: StackArrangement) {
        let (item, horizontal, origin) = (stack.stack, stack.isHorizontal, RowOrigin.arrangement(stack.stack))
        let visible = stack.arranged.filter { !items[$0].isHidden }
        addHidden(stack)
        guard let first = visible.first, let last = visible.last else {
            equations.fix(length(item, horizontal), .lessThanOrEqual, 0, at: 49, origin)
            return
        }
        pin(first, toStart: true, horizontal, .equal, of: item)
        pin(last, toStart: false, horizontal, .equal, of: item)
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (left, right) in zip(visible, visible.dropFirst()) {
            distance(
                from: end(left, horizontal), to: start(right, horizontal), horizontal, isSpread ? .greaterThanOrEqual : .equal,
                stack.spacing, origin)
        }
        switch stack.distribution {
        case .fill, .gravityAreas: break
        case .fillEqually:
            for child in visible.dropFirst() {
                equations.relate(length(child, horizontal), .equal, length(first, horizontal), origin)
            }
        case .fillProportionally: addProportions(stack, visible)
        case .equalSpacing: addEqualGaps(visible, horizontal, origin)
        case .equalCentering: addEqualCenters(visible, horizontal, origin)
        }
        if isSpread { equations.fix(length(item, horizontal), .lessThanOrEqual, 0, at: 49, origin) }
    }

    /// Views that are not shown have no extent along the axis.
    private mutating func addHidden(_ stack: StackArrangement) {
        let (horizontal, origin) = (stack.isHorizontal, RowOrigin.arrangement(stack.stack))
        let lastShown = stack.arranged.lastIndex { !items[$0].isHidden } ?? -1
        var previous: Int?
        for (place, child) in stack.arranged.enumerated() {
            guard items[child].isHidden else {
                previous = child
                continue
            }
            equations.fix(length(child, horizontal), .equal, 0, at: 999.9, origin)
            if let previous {
                distance(
                    from: end(previous, horizontal), to: start(child, horizontal), horizontal, .equal,
                    place < lastShown ? stack.spacing : 0, origin)
            } else {
                distance(from: end(child, horizontal), to: start(stack.stack, horizontal), horizontal, .equal, 0, origin)
            }
        }
    }

    private mutating func addProportions(_ stack: StackArrangement, _ visible: [Int]) {
        let horizontal = stack.isHorizontal
        let sizes = visible.map { (horizontal ? items[$0].metrics.intrinsicWidth : items[$0].metrics.intrinsicHeight) ?? 0 }
        let sum = sizes.reduce(0, +) + stack.spacing * Double(visible.count - 1)
        guard sum > 0 else { return }
        for (child, size) in zip(visible, sizes) where size > 0 {
            equations.begin()
            equations.term(length(child, horizontal))
            equations.term(length(stack.stack, horizontal), -size / sum)
            equations.end(.equal, at: 999, .arrangement(stack.stack))
        }
    }

    mutating func addEqualGaps(_ visible: [Int], _ horizontal: Bool, _ origin: RowOrigin) {
        guard visible.count > 2 else { return }
        for place in 2..<visible.count {
            addEqualDistances(
                (end(visible[0], horizontal), start(visible[1], horizontal)),
                (end(visible[place - 1], horizontal), start(visible[place], horizontal)), at: 1000, origin)
        }
    }

    mutating func addEqualCenters(_ visible: [Int], _ horizontal: Bool, _ origin: RowOrigin) {
        guard visible.count > 2 else { return }
        for place in 2..<visible.count {
            addEqualDistances(
                (center(visible[0], horizontal), center(visible[1], horizontal)),
                (center(visible[place - 1], horizontal), center(visible[place], horizontal)), at: 149 - 0.01 * Double(place), origin)
        }
    }

    private mutating func addEqualDistances(
        _ first: (from: Position, to: Position), _ other: (from: Position, to: Position), at priority: Double, _ origin: RowOrigin
    ) {
        equations.begin()
        equations.term(other.to)
        equations.term(other.from, -1)
        equations.term(first.to, -1)
        equations.term(first.from)
        equations.end(.equal, at: priority, origin)
    }

    private mutating func addAcross(_ stack: StackArrangement, _ child: Int) {
        let (item, across) = (stack.stack, !stack.isHorizontal)
        if items[child].isHidden, stack.alignment == .center {
            // It may stand out on both sides.
            alignCenter(child, across, in: item)
            return
        }
        switch stack.alignment {
        case .fill, .width, .height:
            pin(child, toStart: true, across, .equal, of: item)
            pin(child, toStart: false, across, .equal, of: item)
        case .leading, .top:
            pin(child, toStart: true, across, .equal, of: item)
            pin(child, toStart: false, across, .greaterThanOrEqual, of: item)
        case .trailing, .bottom:
            pin(child, toStart: true, across, .greaterThanOrEqual, of: item)
            pin(child, toStart: false, across, .equal, of: item)
        case .center, .centerX, .centerY:
            pin(child, toStart: true, across, .greaterThanOrEqual, of: item)
            pin(child, toStart: false, across, .greaterThanOrEqual, of: item)
            alignCenter(child, across, in: item)
        case .firstBaseline:
            // Only the first view's top is at the stack's; the others may stand out above it.
            if child == stack.arranged.first(where: { !items[$0].isHidden }) { pin(child, toStart: true, across, .equal, of: item) }
            pin(child, toStart: false, across, .greaterThanOrEqual, of: item)
        case .lastBaseline, .baseline:
            if child == stack.arranged.first(where: { !items[$0].isHidden }) { pin(child, toStart: false, across, .equal, of: item) }
            pin(child, toStart: true, across, .greaterThanOrEqual, of: item)
        }
    }

    /// Centred between the stack's edges or margins.
    private mutating func alignCenter(_ child: Int, _ across: Bool, in stack: Int) {
        guard explicitMargins(of: stack) != nil else {
            equations.relate(center(child, across), .equal, center(stack, across), .arrangement(stack))
            return
        }
        let inner = boxes[stack].shrunk(by: margins[stack])
        equations.relate(center(child, across), .equal, across ? inner.centerX : inner.centerY, .arrangement(stack))
    }

    private mutating func addBaselines(_ stack: StackArrangement) {
        let isFirst = stack.alignment == .firstBaseline
        guard stack.isHorizontal, isFirst || stack.alignment == .lastBaseline || stack.alignment == .baseline else { return }
        let visible = stack.arranged.filter { !items[$0].isHidden }
        guard let first = visible.first else { return }
        for child in visible.dropFirst() {
            equations.relate(
                baseline(of: child, isFirst: isFirst), .equal, baseline(of: first, isFirst: isFirst), .arrangement(stack.stack))
        }
    }
}
