import FormworkModel

/// Lays out a document tree by tree, containing trees first.
struct LayoutEngine {
    private let document: InterfaceDocument
    private let options: LayoutOptions
    let context: LayoutContext
    private let trees: Table<TreeIndex, ViewTree>
    /// Whether the document has hidden views that collapse if the options allow it.
    let hidesCollapsing: Bool

    init(_ document: InterfaceDocument, options: LayoutOptions) {
        self.document = document
        self.options = options
        let environment = Self.environment(document, options: options)
        let classes = environment.sizeClasses
        let values = ResolvedDocument(document, widthClass: classes.width, heightClass: classes.height)
        let installation = Installation(values, keepsPlaceholders: environment.keepsPlaceholders)
        let original = options.change.map { ResolvedDocument($0.original, widthClass: classes.width, heightClass: classes.height) }
        var builder = ViewTreeBuilder(
            values, installation: installation,
            changedFrom: original.map { ($0, Installation($0, keepsPlaceholders: environment.keepsPlaceholders)) },
            collapsesHidden: options.collapsesHidden)
        builder.run()
        trees = builder.trees
        hidesCollapsing = builder.hidesCollapsing
        let options = options.calibrated(for: document)
        context = LayoutContext(
            values: values, installation: installation, environment: environment, options: options, version: ToolsVersion(document),
            places: builder.places)
    }

    /// Returns an engine with another generation of AppKit's controls.
    func with(_ generation: AppKitGeneration) -> LayoutEngine { LayoutEngine(self, generation: generation) }

    private init(_ other: LayoutEngine, generation: AppKitGeneration) {
        document = other.document
        trees = other.trees
        hidesCollapsing = other.hidesCollapsing
        var options = other.options
        options.appKitGeneration = generation
        self.options = options
        context = LayoutContext(other.context, options: options)
    }

    static func environment(_ document: InterfaceDocument, options: LayoutOptions) -> any LayoutEnvironment {
        if document.platform == .macOS { return AppKitEnvironment(size: options.size) }
        switch options.environment ?? (options.device == nil ? .canvas : .device) {
        case .canvas: return CanvasEnvironment(document, options: options)
        case .device: return DeviceEnvironment(document, options: options)
        }
    }

    /// Returns a layout of the tree that contains a view, to be kept; nil for a view that is not installed.
    func living(_ view: View) -> TreeLayout? {
        guard let place = context.places[ViewIndex(view)] else { return nil }
        var equations = Equations()
        equations.allowance = max(1, options.solverLimit)
        return TreeLayout(LayoutTree(trees[place.tree], context: context, isKept: true), lending: &equations)
    }

    /// Explains the frame of a view; nil for a view that is not installed.
    func explanation(of view: View) -> DocumentLayout.FrameExplanation? {
        guard let place = context.places[ViewIndex(view)] else { return nil }
        // The trees that contain it, to be laid out from the outermost inwards: a tree's host determines its size.
        var chain = [place.tree]
        while let host = trees[chain[chain.count - 1]].host { chain.append(host.tree) }
        var frames = Table<TreeIndex, TreeFrames?>(repeating: nil, count: trees.count)
        var allowance = max(1, options.solverLimit)
        for tree in chain.reversed() {
            var equations = Equations()
            equations.allowance = allowance
            let layout = TreeLayout(LayoutTree(trees[tree], context: context, table: table(of: trees[tree], frames)), lending: &equations)
            if tree == place.tree { return TreeExplanation(layout).explanation(of: place.item) }
            frames[tree] = layout.frames
            allowance = max(1, layout.system.allowance)
        }
        return nil
    }

    /// Returns all trees without laying them out.
    func unsolved() -> [LayoutTree] { trees.map { LayoutTree($0, context: context) } }

    func run() -> DocumentLayout {
        run { _ in true } ?? DocumentLayout()
    }

    /// Lays out tree by tree as long as a closure asks to continue.
    ///
    /// - Parameter isWanted: Whether to continue after a tree.
    /// - Returns: The layout; nil if it was stopped.
    func run(while isWanted: (TreeResult) -> Bool) -> DocumentLayout? {
        var result = DocumentLayout()
        // The frames of the finished trees, for trees inside them; nil for a tree that was not requested.
        var frames = Table<TreeIndex, TreeFrames?>()
        frames.reserveCapacity(trees.count)
        var equations = Equations()
        equations.allowance = max(1, options.solverLimit)
        var entries: [ViewIndex: Int] = [:]
        for tree in trees {
            guard isAskedFor(tree) else {
                frames.append(nil)
                continue
            }
            let unsolved = LayoutTree(tree, context: context, table: table(of: tree, frames))
            let entry: Int
            if let known = entries[tree.entryRoot] {
                entry = known
            } else {
                entry = result.roots.count
                entries[tree.entryRoot] = entry
                result.roots.append(root(of: tree, unsolved))
            }
            let solved: TreeResult
            if let recorded = TreeFrames(recorded: unsolved) {
                solved = TreeResult(recorded: unsolved, recorded)
            } else {
                solved = TreeLayout(unsolved, lending: &equations).finish(returning: &equations)
                equations.removeAll()
            }
            if !isWanted(solved) { return nil }
            solved.report(to: &result.roots[entry])
            result.problems += solved.problems
            frames.append(solved.frames)
        }
        result.solverEffort = max(1, options.solverLimit) - equations.allowance
        return result
    }

    private func isAskedFor(_ tree: ViewTree) -> Bool {
        if let scene = options.scene, tree.scene != scene.index { return false }
        return options.roots?.contains(tree.entryRoot.number) ?? true
    }

    /// Returns the table that contains a tree's root; nil where there is none, or where the table itself was not laid out.
    private func table(of tree: ViewTree, _ frames: Table<TreeIndex, TreeFrames?>) -> HostTable? {
        guard let host = tree.host, let frames = frames[host.tree] else { return nil }
        let item = trees[host.tree].items[host.item]
        guard [.tableView, .outlineView].contains(item.name) else { return nil }
        let isKnown = context.usesRecorded || !item.isPlacedByLayout
        var table = HostTable(width: frames[host.item].size.width, recordedWidth: isKnown ? item.frame.size.width : nil)
        let keepsOut = context.values.word("contentViewInsetsToSafeArea", node: item.node) != "NO"
        if keepsOut, context.environment.kind == .device, !context.isMac {
            let safe = context.environment.surroundings(of: trees[host.tree].situation).safeArea
            let (frame, whole) = (frames[host.item], frames[.root].size.width)
            table.insetsCells = context.values.word("style", node: item.node) == "insetGrouped"
            table.sides.left = max(0, safe.left - frame.origin.x)
            table.sides.right = max(0, safe.right - (whole - frame.origin.x - frame.size.width))
        }
        return table
    }

    /// Creates the layout entry of a tree's topmost root, without frames.
    private func root(of tree: ViewTree, _ unsolved: LayoutTree) -> DocumentLayout.Root {
        let scene = document.kind == .xib ? nil : tree.scene.map { Scene(document: document, index: $0) }
        var root = DocumentLayout.Root(
            scene: scene, root: View(document, index: tree.entryRoot), size: unsolved.surroundings.size,
            environment: context.environment.kind,
            device: context.environment.device, orientation: context.environment.orientation)
        root.surroundings = unsolved.screen
        return root
    }
}
