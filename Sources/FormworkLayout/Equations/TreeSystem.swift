import FormworkSolver
import FormworkModel

/// The rows that hold the root's width and height.
struct RootRows {
    var width: LinearConstraint.ID?
    var height: LinearConstraint.ID?
}

/// The linear system of a view tree. It keeps track of the rows that change with margins, texts and the root's size.
struct TreeSystem {
    private var equations: Equations
    private var rootRows = RootRows()
    private var marginRows: [MarginRow] = []
    /// The rows of wrapping texts, with the widths at which they were last wrapped.
    private var textRows: [(rows: ContentRows, wrappedWidth: Double?)] = []
    /// The rows of the leaves' sizes, to update when the root's size changes; empty unless the layout is kept for resizing.
    private var leafRows: [ContentRows] = []
    /// Constraints of the document that were left out.
    private(set) var problems: [DocumentLayout.Problem] = []

    /// Creates a system without rows.
    ///
    /// - Parameter equations: Borrowed until ``giveBack(_:)`` to reuse its storage, which a copy would have to allocate again.
    init(lending equations: inout Equations) {
        self.equations = Equations()
        swap(&self.equations, &equations)
    }

    mutating func giveBack(_ equations: inout Equations) { swap(&self.equations, &equations) }

    // MARK: Building

    mutating func makeBoxes(_ tree: LayoutTree, metrics: TreeMetrics) -> TreeBoxes { TreeBoxes(tree, metrics: metrics, in: &equations) }

    /// Adds the rows of the whole tree.
    ///
    /// - Complexity: O(n) in the number of items and constraints.
    mutating func add(_ geometry: TreeGeometry) {
        rootRows = GivenRows(geometry).add(to: &equations)
        let (texts, leaves) = LeafRows(geometry).add(to: &equations)
        textRows = texts.map { ($0, nil) }
        leafRows = leaves
        addArrangements(geometry)
        var constraints = ConstraintRows(geometry)
        constraints.add(to: &equations)
        marginRows += constraints.marginRows
        problems = constraints.problems
    }

    private mutating func addArrangements(_ geometry: TreeGeometry) {
        guard geometry.context.isMac else {
            marginRows = TouchStacks.add(geometry, to: &equations)
            return
        }
        for item in geometry.items.indices {
            switch geometry.items[item].name {
            case .stackView: AppKitStackRows(item, geometry: geometry).add(to: &equations)
            case .gridView: AppKitGrids.add(item, geometry: geometry, to: &equations)
            default: break
            }
        }
    }

    /// Makes AppKit's stack views stretch loose arranged views; see ``AppKitStackRows/hug(_:_:in:)``.
    ///
    /// - Returns: Whether any row was added.
    mutating func hug(_ geometry: TreeGeometry, frames: TreeFrames) -> Bool {
        AppKitStackRows.hug(geometry, frames: frames, in: &equations)
    }

    /// Keeps items in place where nothing else determines them; see ``FallbackRows``.
    ///
    /// - Returns: Whether any row was added.
    mutating func settle(_ freedom: [Ambiguity], geometry: TreeGeometry, arrangedOnly: Bool) -> Bool {
        FallbackRows(geometry).add(freedom, arrangedOnly: arrangedOnly, to: &equations)
    }

    // MARK: Solving

    /// Sets the effort that solving may use.
    mutating func allow(_ effort: Int) { equations.allowance = effort }

    /// The effort that is left.
    var allowance: Int { equations.allowance }

    /// Whether solving stopped at its limit.
    var isUnfinished: Bool { equations.isUnfinished }

    /// - Returns: The values of the variables.
    mutating func solve() -> [Double] {
        equations.solve()
        return equations.solver.values
    }

    /// Returns the ambiguous variables; empty where solving stopped at its limit.
    mutating func ambiguities() -> [Ambiguity] { equations.ambiguities() }

    /// Returns the content sizes of scroll views, in the order of the items.
    func contentSizes(_ boxes: TreeBoxes) -> [(item: ItemIndex, size: Size)] {
        let values = equations.solver.values
        return boxes.scrolled.map { item, box in
            (item, Size(width: values[box.width.index], height: values[box.height.index]).bounded(by: LayoutNumber.greatestResult))
        }
    }

    /// Returns the analysis of what determines the values; nil where solving stopped at its limit or the analysis would take too long.
    ///
    /// - Parameter settled: The variables that ``settle(_:_:arrangedOnly:)`` settled.
    func determination(settled: Set<Variable>) -> Determination? {
        equations.isUnfinished ? nil : equations.solver.determination(settled: settled)
    }

    /// Returns the origin of a row.
    func origin(of row: LinearConstraint.ID) -> RowOrigin { equations.origins[row.number] }

    /// Returns the conflicts in the document's terms.
    func conflicts(_ tree: LayoutTree) -> [DocumentLayout.Conflict] { equations.solver.conflicts.map { describe($0, tree: tree) } }

    /// The number of variables.
    var variableCount: Int { equations.solver.values.count }

    /// The conflicts in the solver's terms.
    var contradictions: [Conflict] { equations.solver.conflicts }

    /// Returns the origins of the requirements that values of the variables violate, with the errors. Requirements in a conflict are skipped.
    ///
    /// - Parameter values: The values by variable; NaN for unknown values, whose requirements are skipped.
    /// - Complexity: O(n) in the number of terms.
    func requirements(missedAt values: [Double], by tolerance: Double) -> [(origin: RowOrigin, error: Double)] {
        let disputed = Set(contradictions.flatMap(\.constraints))
        return equations.solver.requirements(missedAt: values, by: tolerance).compactMap { row, error in
            disputed.contains(row) ? nil : (equations.origins[row.number], error)
        }
    }

    /// Returns the values of the rows' expressions; 0 for a row that is met exactly.
    ///
    /// - Parameter values: The values by variable; NaN for unknown values.
    func expressions(at values: [Double]) -> [LinearConstraint.ID: Double] { equations.solver.expressions(at: values) }

    private func describe(_ conflict: Conflict, tree: LayoutTree) -> DocumentLayout.Conflict {
        let document = tree.context.values.document
        var result = DocumentLayout.Conflict(constraints: [], stackViews: [], broken: nil)
        for id in conflict.constraints {
            switch equations.origins[id.number] {
            case .arrangement(let item), .equalSizes(let item):
                let stack = View(document, index: tree.items[item].view)
                if !result.stackViews.contains(stack) { result.stackViews.append(stack) }
            case .constraint(let index):
                let constraint = Constraint(document, index: index)
                result.constraints.append(constraint)
                if id == conflict.broken { result.broken = constraint }
            case .content, .given, .stay: break
            }
        }
        result.endsWithHeight = tree.situation.isSelfSizing && conflict.constraints.contains { $0 == rootRows.height }
        return result
    }

    // MARK: Changing rows

    /// Whether any row depends on margins or safe areas.
    var dependsOnMargins: Bool { !marginRows.isEmpty }

    /// Updates the rows that depend on margins and safe areas.
    ///
    /// - Returns: Whether any row changed.
    mutating func moveMargins(_ geometry: TreeGeometry) -> Bool {
        let constraints = ConstraintRows(geometry)
        var moved = false
        for row in marginRows {
            let constant: Double? =
                switch row.recipe {
                case .constraint(let constraint): constraints.constant(of: constraint)
                case .stackEdge(let stack, let edge, let rest): rest - edge.of(geometry.insets.margins(of: stack))
                }
            guard let constant, abs(constant - equations.constant(of: row.row)) > 1e-6 else { continue }
            equations.setConstant(constant, of: row.row)
            moved = true
        }
        return moved
    }

    /// Wraps texts again at their solved widths.
    ///
    /// - Returns: Whether any row changed.
    mutating func wrapTexts(_ geometry: inout TreeGeometry, frames: TreeFrames) -> Bool {
        var moved = false
        for position in textRows.indices {
            let item = textRows[position].rows.item
            let insets = geometry.metrics[item].alignmentInsets
            let width = frames[item].size.width - insets.left - insets.right
            if width < 0.01, geometry.items[item].collapsing.contains(.width) { continue }
            if let last = textRows[position].wrappedWidth, abs(last - width) < 0.01 { continue }
            textRows[position].wrappedWidth = width
            guard let height = geometry.metrics.wrap(item, in: width, tree: geometry.tree) else { continue }
            for row in textRows[position].rows.height where abs(equations.constant(of: row) + height) > 1e-6 {
                equations.setConstant(-height, of: row)
                moved = true
            }
        }
        return moved
    }

    /// Updates the sizes of leaves to their current source. Texts are wrapped again at the next solve, at whichever widths they get.
    mutating func updateLeafSizes(_ geometry: TreeGeometry) {
        for rows in leafRows {
            let metrics = geometry.metrics.currentMetrics(of: rows.item, in: geometry.tree)
            if let width = metrics.intrinsicWidth { for row in rows.width { equations.setConstant(-width, of: row) } }
            if let height = metrics.intrinsicHeight { for row in rows.height { equations.setConstant(-height, of: row) } }
        }
        for position in textRows.indices { textRows[position].wrappedWidth = nil }
    }

    /// Adds to the root's size, in points.
    mutating func grow(by growth: Size) {
        if let row = rootRows.width { equations.setConstant(equations.constant(of: row) - growth.width, of: row) }
        if let row = rootRows.height { equations.setConstant(equations.constant(of: row) - growth.height, of: row) }
    }

    /// Makes the root's size optional, with priorities from 1 to 1000.
    mutating func loosenRoot(horizontalPriority: Double, verticalPriority: Double) {
        equations.setPriority(min(max(horizontalPriority, 1), 1000), of: rootRows.width)
        equations.setPriority(min(max(verticalPriority, 1), 1000), of: rootRows.height)
    }
}
