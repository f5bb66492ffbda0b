import FormworkModel
import FormworkSolver

/// Lays out a document tree by tree, those that hold others first.
struct LayoutEngine {
    private let document: InterfaceDocument
    private let options: LayoutOptions
    private let context: LayoutContext
    private let trees: [ViewTree]

    init(_ document: InterfaceDocument, _ options: LayoutOptions) {
        self.document = document
        self.options = options
        let environment = Self.environment(document, options)
        let classes = environment.sizeClasses
        let values = ResolvedDocument(document, widthClass: classes.width, heightClass: classes.height)
        let installation = Installation(values, keepsPlaceholders: environment.keepsPlaceholders)
        let original = options.change.map { ResolvedDocument($0.original, widthClass: classes.width, heightClass: classes.height) }
        var builder = ViewTreeBuilder(
            values, installation,
            changedFrom: original.map { ($0, Installation($0, keepsPlaceholders: environment.keepsPlaceholders)) },
            collapsesHidden: options.collapsesHidden)
        builder.run()
        trees = builder.trees
        let version = ToolsVersion(document)
        var options = options
        // Frames were recorded before any change.
        options.appKitGeneration = Self.calibratedGeneration(of: options.change?.original ?? document, options)
        let metrics = MetricsSource(values, version: version, options: options, environment: environment)
        context = LayoutContext(
            values: values, installation: installation, environment: environment, options: options, version: version, metrics: metrics,
            places: builder.places, isMac: document.platform == .macOS)
    }

    static func environment(_ document: InterfaceDocument, _ options: LayoutOptions) -> any LayoutEnvironment {
        if document.platform == .macOS { return AppKitEnvironment(size: options.size) }
        switch options.environment ?? (options.device == nil ? .canvas : .device) {
        case .canvas: return CanvasEnvironment(document, options)
        case .device: return DeviceEnvironment(document, options)
        }
    }

    /// The layout of the tree in which a view stands, made but not thrown away; nil for a view that is not installed.
    func living(_ view: View) -> TreeLayout? {
        let place = context.places[view.index]
        guard place.tree >= 0 else { return nil }
        var layout = TreeLayout(trees[Int(place.tree)], context, table: nil, isKept: true)
        layout.equations.allowance = max(1, options.solverLimit)
        layout.run()
        return layout
    }

    /// The layouts of all trees, made but not solved.
    func unsolved() -> [TreeLayout] { trees.map { TreeLayout($0, context, table: nil) } }

    func run() -> DocumentLayout {
        var result = DocumentLayout()
        // The frames of the trees that are done, for those that stand in them.
        var frames: [[Rect]] = []
        frames.reserveCapacity(trees.count)
        var equations = Equations()
        equations.allowance = max(1, options.solverLimit)
        var entries: [Int: Int] = [:]
        for tree in trees {
            if options.scene.map({ tree.scene != $0.index }) ?? false || options.roots.map({ !$0.contains(tree.entryRoot) }) ?? false {
                frames.append([])
                continue
            }
            var table: HostTable?
            // A scene within a view may be asked for without the view: then there is no table.
            if let host = tree.host, !frames[host.tree].isEmpty,
                [.tableView, .outlineView].contains(trees[host.tree].items[host.item].name)
            {
                let item = trees[host.tree].items[host.item]
                let isKnown = context.usesRecorded || !item.isPlacedByLayout
                table = HostTable(width: frames[host.tree][host.item].size.width, recordedWidth: isKnown ? item.frame.size.width : nil)
            }
            var layout = TreeLayout(tree, context, table: table)
            // Lent for the tree: a copy would be written anew.
            swap(&layout.equations, &equations)
            layout.run()
            let entry: Int
            if let known = entries[tree.entryRoot] {
                entry = known
            } else {
                entry = result.roots.count
                entries[tree.entryRoot] = entry
                let scene = document.kind == .xib || tree.scene < 0 ? nil : Scene(document: document, index: tree.scene)
                result.roots.append(
                    RootLayout(
                        scene: scene, root: View(document: document, index: tree.entryRoot), size: layout.surroundings.size,
                        environment: context.environment.kind, device: context.environment.device,
                        orientation: context.environment.orientation))
                result.roots[entry].surroundings = layout.screen
            }
            layout.report(to: &result.roots[entry])
            result.problems += layout.problems
            frames.append(layout.frames)
            swap(&layout.equations, &equations)
            equations.removeAll()
        }
        result.solverEffort = max(1, options.solverLimit) - equations.allowance
        return result
    }
}
