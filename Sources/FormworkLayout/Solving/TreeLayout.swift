import FormworkModel
import FormworkSolver

/// Lays out one view tree: makes its linear system, solves it until margins and wrapped texts agree with the frames, and rounds.
struct TreeLayout {
    let context: LayoutContext
    let tree: ViewTree
    private(set) var surroundings: RootSurroundings
    /// The table that holds the cell or header.
    let table: HostTable?
    var equations = Equations()
    /// The alignment rectangles of the items.
    var boxes: [Box] = []
    /// The content rectangles of scroll views, by item.
    var contents: [Int: Box] = [:]
    var margins: [EdgeInsets] = []
    var safeAreas: [EdgeInsets] = []
    /// The frames as of the last solving, in the root's coordinates, y downwards, not rounded.
    var frames: [Rect] = []
    /// Rows whose constants hang on margins or safe areas.
    var marginRows: [(row: LinearConstraint.ID, recipe: MarginRecipe)] = []
    /// Rows that keep items to the size of their wrapped text.
    var textRows: [TextRow] = []
    /// Rows that keep leaves to the sizes of their contents; only in a layout that is kept, for other sizes of the root.
    var contentRows: [TextRow] = []
    /// Whether the layout lives on.
    let isKept: Bool
    /// What the sizes of leaves were last taken from.
    private var leafSizes = LeafSizes.recorded
    /// The rows that hold the root's size.
    var sizeRows: (width: LinearConstraint.ID?, height: LinearConstraint.ID?)
    var problems: [LayoutProblem] = []
    /// Items whose frame the constraints do not say.
    var ambiguous: [Int] = []
    /// Nothing was to be solved: the frames are the recorded ones.
    private(set) var isRecorded = false
    var items: [TreeItem]

    init(_ tree: ViewTree, _ context: LayoutContext, table: HostTable?, isKept: Bool = false) {
        self.isKept = isKept
        self.tree = tree
        self.context = context
        self.table = table
        items = tree.items
        var surroundings = context.environment.surroundings(of: tree.situation)
        if let table, context.followsHost, !context.isMac {
            surroundings.size.width = table.width(ofRecorded: tree.situation.frame.size.width)
        }
        surroundings.size = surroundings.size.bounded(by: LayoutNumber.greatest)
        self.surroundings = surroundings
    }

    /// - Complexity: that of solving a few times over the tree's constraints.
    mutating func run() {
        if !isKept, takeRecorded() { return }
        prepare()
        addGiven()
        addContent()
        addArrangements()
        addConstraints()
        solve()
        if equations.isUnfinished { return }
        if context.isMac, hugArrangedViews() { solve() }
        settleFreedom()
    }

    /// Lays out again with another size of the root.
    ///
    /// - Complexity: that of what hangs on the size.
    mutating func resize(to size: Size) {
        equations.allowance = max(1, context.options.solverLimit)
        let size = size.bounded(by: LayoutNumber.greatest)
        let growth = Size(width: size.width - surroundings.size.width, height: size.height - surroundings.size.height)
        surroundings.size = size
        if let row = sizeRows.width { equations.setConstant(equations.constant(of: row) - growth.width, of: row) }
        if let row = sizeRows.height { equations.setConstant(equations.constant(of: row) - growth.height, of: row) }
        updateContent()
        solve()
    }

    /// Lays out again with a size of the root that is only asked for.
    mutating func loosen(to size: Size, horizontalPriority: Double, verticalPriority: Double) {
        resize(to: size)
        equations.setPriority(min(max(horizontalPriority, 1), 1000), of: sizeRows.width)
        equations.setPriority(min(max(verticalPriority, 1), 1000), of: sizeRows.height)
        solve()
    }

    /// Leaves keep their recorded sizes only while the root has its own.
    private mutating func updateContent() {
        let sizes = currentLeafSizes
        if sizes == leafSizes { return }
        leafSizes = sizes
        for rows in contentRows {
            let item = rows.item
            let metrics = currentMetrics(of: item, recorded: recordedSize(of: item), sizes: sizes)
            if let width = metrics.intrinsicWidth { for row in rows.widthRows { equations.setConstant(-width, of: row) } }
            if let height = metrics.intrinsicHeight { for row in rows.heightRows { equations.setConstant(-height, of: row) } }
        }
        // Texts are wrapped again, in whatever width they come to have.
        for position in textRows.indices { textRows[position].wrappedWidth = nil }
    }

    private var currentLeafSizes: LeafSizes {
        context.leafSizes(
            isAsRecorded: surroundings.size == tree.situation.frame.size, collapses: tree.collapses, isKept: isKept)
    }

    /// Takes the recorded frames where nothing but them is said, and nothing else is asked for.
    private mutating func takeRecorded() -> Bool {
        guard context.isAsItStands, surroundings.size == items[0].frame.size, items.dropFirst().allSatisfy({ $0.placement == .mask }),
            items.allSatisfy({ context.values.index.views[$0.view].constraints.count == 0 })
        else {
            return false
        }
        isRecorded = true
        frames.reserveCapacity(items.count)
        frames.append(Rect(origin: Point(x: 0, y: 0), size: surroundings.size))
        for item in items.dropFirst() {
            let origin = frames[item.parent].origin
            frames.append(
                Rect(
                    origin: Point(x: origin.x + item.frame.origin.x, y: origin.y + item.frame.origin.y), size: item.frame.size))
        }
        return true
    }

    private mutating func prepare() {
        let sizes = currentLeafSizes
        leafSizes = sizes
        boxes.reserveCapacity(items.count)
        for item in items.indices {
            if context.options.isBlind && items[item].placement == .recorded { items[item].placement = .constraints }
            // What follows its superview may be asked to be smaller than nothing: that is no conflict, it has no extent.
            let isLength = items[item].isPlacedByLayout
            let x = equations.makeVariable(isLength: false)
            let y = equations.makeVariable(isLength: false)
            let width = equations.makeVariable(isLength: isLength)
            let height = equations.makeVariable(isLength: isLength)
            boxes.append(Box(x: x, y: y, width: width, height: height))
            items[item].metrics = currentMetrics(of: item, recorded: recordedSize(of: item), sizes: sizes)
        }
        safeAreas = Array(repeating: .zero, count: items.count)
        safeAreas[0] = surroundings.safeArea
        frames = Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: items.count)
        margins = Array(repeating: .zero, count: items.count)
        for item in items.indices { margins[item] = item == 0 ? currentMargins(of: 0) : ownMargins(of: item) }
    }

    /// What an item brings along, as it is shown or hidden.
    func currentMetrics(of item: Int, recorded: Size?, sizes: LeafSizes, maximumWidth: Double? = nil) -> ViewMetrics {
        let (node, name, collapsing) = (items[item].node, items[item].name, items[item].collapsing)
        let metrics = context.metrics.metrics(of: node, name, recorded: recorded, sizes: sizes, maximumWidth: maximumWidth)
        if collapsing.isEmpty { return metrics }
        return metrics.collapsed(collapsing, keepsAbsence: context.isMac && name.keepsAbsentSizeOnMac)
    }

    /// The recorded size of an item; nil where it may not be used.
    func recordedSize(of item: Int) -> Size? {
        if !items[item].isPlacedByLayout { return items[item].frame.size }
        return context.usesRecorded && !context.hasChangedContent(items[item].view) ? items[item].frame.size : nil
    }

    /// The frame's rectangle of an item.
    func frameBox(_ item: Int) -> Box { boxes[item].grown(by: items[item].metrics.alignmentInsets) }

    // MARK: Solving

    mutating func solve() {
        equations.solver.choiceOfBroken = Self.choice(equations.origins)
        for _ in 0..<6 {
            equations.solve()
            readFrames()
            if equations.isUnfinished { return }
            let movedMargins = updateMargins()
            let movedTexts = updateTexts()
            if !movedMargins && !movedTexts { return }
        }
        equations.solve()
        readFrames()
    }

    /// UIKit does not say which constraint of a conflict it breaks. Here it is the last one of the document; what the system adds
    /// for stack views is only broken where the document's constraints have no part, and what is given never.
    private static func choice(_ origins: [RowOrigin]) -> @Sendable ([LinearConstraint.ID]) -> Int {
        { ids in
            func rank(_ place: Int) -> Int { origins[ids[place].number].rankToBreak }
            var best = ids.count - 1
            for place in ids.indices.reversed() where rank(place) > rank(best) { best = place }
            if case .equalSizes = origins[ids[best].number] { best = ids.indices.first { rank($0) == rank(best) } ?? best }
            return best
        }
    }

    mutating func readFrames() {
        let values = equations.solver.values
        for item in items.indices {
            let box = frameBox(item)
            let x = values[Int(box.x)] + box.inset.left
            let y = values[Int(box.y)] + box.inset.top
            let frame = Rect(
                x: x, y: y, width: max(values[Int(box.width)] - box.inset.left - box.inset.right, 0),
                height: max(values[Int(box.height)] - box.inset.top - box.inset.bottom, 0))
            frames[item] = frame.bounded(by: LayoutNumber.greatestResult)
        }
    }
}
