import FormworkSolver
import FormworkModel

/// The views and the rows of an engine, for stacks and grids.
struct EngineArrangement: ArrangedViews, ArrangementRows {
    let engine: LayoutEngine

    func sign(along axis: Axis) -> Double { axis == .horizontal && engine.isRightToLeft ? -1 : 1 }
    func start(_ view: Int, along axis: Axis) -> Position { position(axis == .horizontal ? .leading : .top, of: view) }
    func end(_ view: Int, along axis: Axis) -> Position { position(axis == .horizontal ? .trailing : .bottom, of: view) }
    func center(_ view: Int, along axis: Axis) -> Position { position(axis == .horizontal ? .centerX : .centerY, of: view) }
    func length(_ view: Int, along axis: Axis) -> Position { position(axis == .horizontal ? .width : .height, of: view) }
    func baseline(of view: Int, isFirst: Bool) -> Position { position(isFirst ? .firstBaseline : .lastBaseline, of: view) }

    private func position(_ attribute: LayoutAttribute, of view: Int) -> Position {
        // Safe: rows are made for views of the hierarchy, which have variables.
        guard let position = engine.position(attribute, of: view) else { preconditionFailure("the view has variables") }
        return position
    }

    func margin(of view: Int, along axis: Axis, atStart isStart: Bool) -> Double? {
        guard engine.arrangement(of: view)?.stack?.isLayoutMarginsRelativeArrangement == true else { return nil }
        let margins = engine.insets(of: .margins, of: view)
        return switch axis {
        case .horizontal: isStart != engine.isRightToLeft ? margins.left : margins.right
        case .vertical: isStart ? margins.top : margins.bottom
        }
    }

    func contentLength(of view: Int, along axis: Axis) -> Double? {
        guard let content = engine.views[view].content else { return nil }
        let given = engine.contents[content].given
        return axis == .horizontal ? given.width : given.height
    }

    func lengthWithoutContent(of view: Int, along axis: Axis) -> Double? { contentLength(of: view, along: axis) == nil ? 0 : nil }

    func isShown(_ view: Int) -> Bool { !engine.views[view].isHidden }

    // MARK: Rows

    func makeVariable(isLength: Bool) -> Variable { engine.makeVariable(isLength: isLength) }
    func begin(constant: Double) { engine.begin(constant: constant) }
    func term(_ position: Position, _ factor: Double) { engine.term(position, factor) }

    @discardableResult
    func end(_ relation: Relation, at priority: Double, for origin: ArrangementOrigin<Int>) -> LinearConstraint.ID? {
        let view =
            switch origin {
            case .container(let view), .equalLengths(let view), .withoutContent(let view): view
            }
        return engine.end(relation, at: priority, kind: .arrangement, index: view)
    }
}

extension LayoutEngine {
    /// Adds the rows of a stack or a grid.
    func addRows(of arrangement: LayoutArrangement, _ view: Int) {
        var rows = EngineArrangement(engine: self)
        let arranged = children(of: view).filter { views[$0].isArranged }
        switch arrangement {
        case .stack(let stack):
            var stackRows = StackRows(view, arranging: arranged, settings: settings(of: stack), views: rows)
            stackRows.add(to: &rows)
        case .gravityStack(let stack):
            let kept = stack.detachesHiddenViews ? arranged.filter(rows.isShown) : arranged
            let stackRows = GravityStackRows(view, settings: settings(of: stack, arranging: kept), views: rows)
            stackRows.add(to: &rows)
            if stackRows.settings.hugging.across < 750 { for child in kept { stackRows.stretch(child, in: &rows) } }
            if kept.count < arranged.count { for child in arranged where !rows.isShown(child) { collapse(child, in: view, rows: &rows) } }
        case .grid(let grid):
            let columnCount = min(grid.columnCount, arranged.count)
            if columnCount == 0 { return }
            let lineCount = (arranged.count + columnCount - 1) / columnCount
            let cells = arranged.enumerated().map { place, view in
                let (line, column) = (place / columnCount, place % columnCount)
                return GridRows<EngineArrangement>.Cell(
                    view: view, rows: line...line, columns: column...column,
                    xPlacement: .init(grid.columnPlacements[column] ?? grid.xPlacement),
                    yPlacement: grid.alignsBaselines ? .none : .init(grid.yPlacement),
                    alignsFirstBaseline: grid.alignsBaselines ? true : nil)
            }
            GridRows(view, arranging: cells, views: rows).add(
                columns: (0..<columnCount).map { .init(length: grid.columnWidths[$0]) },
                lines: (0..<lineCount).map { .init(length: grid.rowHeights[$0]) }, columnSpacing: grid.columnSpacing,
                rowSpacing: grid.rowSpacing, hasEqualColumns: grid.hasEqualColumns, to: &rows)
        }
    }

    /// Makes a hidden view as small as its own constraints allow, at the start of its stack.
    private func collapse(_ child: Int, in stack: Int, rows: inout EngineArrangement) {
        for axis in [Axis.horizontal, .vertical] {
            let arrangement = Arrangement(of: stack, along: axis, rows)
            arrangement.fix(rows.length(child, along: axis), .equal, 0, at: 999, in: &rows)
            arrangement.equate(rows.start(child, along: axis), rows.start(stack, along: axis), at: 999, in: &rows)
        }
    }

    private func settings(of stack: LayoutGravityStack, arranging arranged: [Int]) -> GravityStackRows<EngineArrangement>.Settings {
        let isHorizontal = stack.axis == .horizontal
        var settings = GravityStackRows<EngineArrangement>.Settings(
            axis: isHorizontal ? .horizontal : .vertical, distribution: .init(stack.distribution), alignment: .init(stack.alignment),
            spacing: stack.spacing)
        settings.customSpacing = customSpacing
        let insets = stack.edgeInsets
        settings.insets = (
            isRightToLeft ? insets.right : insets.left, isRightToLeft ? insets.left : insets.right, insets.top, insets.bottom
        )
        func pair(_ priorities: LayoutPriorities) -> (along: Double, across: Double) {
            let (horizontal, vertical) = (Self.valid(priorities.horizontal), Self.valid(priorities.vertical))
            return isHorizontal ? (horizontal, vertical) : (vertical, horizontal)
        }
        (settings.hugging, settings.clipping) = (pair(stack.hugging), pair(stack.clippingResistance))
        let areas = LayoutGravityStack.Gravity.allCases
        settings.areas = areas.map { area in arranged.filter { gravities[$0, default: .leading] == area } }
        return settings
    }

    private func settings(of stack: StackConfiguration) -> StackRows<EngineArrangement>.Settings {
        var settings = StackRows<EngineArrangement>.Settings(
            axis: stack.axis == .horizontal ? .horizontal : .vertical, distribution: .init(stack.distribution),
            alignment: .init(stack.alignment), spacing: stack.spacing)
        settings.customSpacing = customSpacing
        settings.isRelativeToBaselines = stack.isBaselineRelativeArrangement
        return settings
    }
}

extension Arrangement.Distribution {
    init(_ distribution: StackConfiguration.Distribution) {
        switch distribution {
        case .fill: self = .fill
        case .fillEqually: self = .fillEqually
        case .fillProportionally: self = .fillProportionally
        case .equalSpacing: self = .equalSpacing
        case .equalCentering: self = .equalCentering
        }
    }
}

extension Arrangement.Distribution {
    init(_ distribution: LayoutGravityStack.Distribution) {
        switch distribution {
        case .gravityAreas: self = .gravityAreas
        case .fill: self = .fill
        case .fillEqually: self = .fillEqually
        case .fillProportionally: self = .fillProportionally
        case .equalSpacing: self = .equalSpacing
        case .equalCentering: self = .equalCentering
        }
    }
}

extension Arrangement.Alignment {
    init(_ alignment: StackConfiguration.Alignment) {
        switch alignment {
        case .fill: self = .fill
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        case .firstBaseline: self = .firstBaseline
        case .lastBaseline: self = .lastBaseline
        }
    }
}

extension GridRows.Placement {
    init(_ placement: LayoutGrid.Placement) {
        switch placement {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        case .fill: self = .fill
        }
    }
}
