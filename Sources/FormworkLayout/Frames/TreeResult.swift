package import FormworkModel

/// The result of a view tree's layout.
struct TreeResult {
    private let tree: LayoutTree
    /// The frames in the root's coordinates.
    let frames: TreeFrames
    /// The frames in the document's coordinates.
    private let rounded: Table<ItemIndex, Rect>
    /// Nil where nothing was solved.
    private var insets: TreeInsets?
    private var contentSizes: [(item: ItemIndex, size: Size)] = []
    private var ambiguous: [ItemIndex] = []
    private var tied: [ItemIndex] = []
    private var conflicts: [DocumentLayout.Conflict] = []
    private(set) var problems: [DocumentLayout.Problem] = []
    private var isUnfinished = false
    /// The constraints that the recorded frames violate, by item; computed only if a recorded frame differs.
    private var missed: [ItemIndex: [Constraint]] = [:]
    private var texts: [ViewText] = []

    /// Creates the result of a tree that needs no solving: its frames are the recorded ones.
    init(recorded tree: LayoutTree, _ frames: TreeFrames) {
        self.tree = tree
        self.frames = frames
        let views = tree.context.values.index.views
        rounded = tree.context.isMac ? frames.rounded(tree, metrics: nil) : Table(tree.items.lazy.map { views[$0.view.number].layoutFrame })
    }

    init(_ geometry: TreeGeometry, system: TreeSystem, frames: TreeFrames, ambiguous: [ItemIndex], tied: [ItemIndex]) {
        tree = geometry.tree
        self.frames = frames
        self.ambiguous = ambiguous
        self.tied = tied
        rounded = frames.rounded(tree, metrics: geometry.metrics)
        insets = geometry.insets
        contentSizes = system.contentSizes(geometry.boxes)
        if !system.contradictions.isEmpty { conflicts = RowSources(geometry, system: system, frames: frames).conflicts() }
        problems = system.problems
        isUnfinished = system.isUnfinished
        if tree.context.options.reportsTexts { texts = TextRoom(geometry, frames: frames).texts }
        if tree.items.indices.contains(where: isMisplaced) { missed = RecordedFrames(geometry, system: system).missed() }
    }

    /// Whether the recorded frame of an item differs from the solved one, in an unchanged document.
    private func isMisplaced(_ item: ItemIndex) -> Bool {
        guard tree.items[item].isPlacedByLayout, tree.context.isOnCanvas, !tree.collapses, !tree.items[item].isHiddenInTree else {
            return false
        }
        let recorded = tree.context.values.index.views[tree.items[item].view.number]
        return recorded.flags.contains(.hasFrame) && recorded.frame.distance(to: rounded[item]) > 1
    }

    /// The frames of the views in the document's coordinates.
    var viewFrames: some Sequence<DocumentLayout.ViewFrame> {
        let document = tree.context.values.document
        return tree.items.indices.lazy.map {
            DocumentLayout.ViewFrame(view: View(document, index: tree.items[$0].view), frame: rounded[$0])
        }
    }

    /// Adds the result to the layout entry of the topmost root.
    func report(to root: inout DocumentLayout.Root) {
        let context = tree.context
        func view(_ item: ItemIndex) -> View { View(context.values.document, index: tree.items[item].view) }
        for item in tree.items.indices {
            let (view, frame) = (view(item), rounded[item])
            root.frames.append(DocumentLayout.ViewFrame(view: view, frame: frame))
            if isMisplaced(item) {
                root.misplaced.append(
                    DocumentLayout.MisplacedView(view: view, recorded: view.record.frame, solved: frame, broken: missed[item] ?? []))
            }
        }
        if context.options.reportsInsets, let insets {
            for item in tree.items.indices {
                root.insets.append(ViewInsets(view: view(item), margins: insets.margins(of: item), safeArea: insets.safeArea(of: item)))
            }
        }
        root.texts += texts
        for (item, size) in contentSizes { root.contentSizes.append(DocumentLayout.ViewSize(view: view(item), size: size)) }
        if isUnfinished { root.isUnfinished = true }
        root.ambiguous += ambiguous.map(view)
        root.tied += tied.map(view)
        root.conflicts += conflicts
    }
}

extension LayoutTree {
    /// The surroundings of the tree's root.
    var screen: ScreenSurroundings {
        let isScreen = situation.kind == .controller || surroundings.safeArea != .zero
        return ScreenSurroundings(safeArea: surroundings.safeArea, bars: situation.bars, isScreen: isScreen)
    }
}

extension Rect {
    /// Returns the greatest difference between the four numbers.
    package func distance(to other: Rect) -> Double {
        max(
            max(abs(origin.x - other.origin.x), abs(origin.y - other.origin.y)),
            max(abs(size.width - other.size.width), abs(size.height - other.size.height)))
    }
}
