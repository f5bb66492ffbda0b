import FormworkModel
import FormworkTree

/// Finds the view trees of a document.
struct ViewTreeBuilder {
    private let values: ResolvedDocument
    private let installation: Installation
    private(set) var trees = Table<TreeIndex, ViewTree>()
    /// The position of each view; nil for a view that is not installed.
    private(set) var places: Table<ViewIndex, ItemPlace?>
    private var bars: [NodeIndex: Bars] = [:]
    private let isMac: Bool
    private let collapsesHidden: Bool
    /// Whether the document has hidden views that collapse if the options allow it.
    private(set) var hidesCollapsing = false
    /// Whether constraints referred to each view before the document was changed; nil for an unchanged document.
    private let wasNamed: Table<ViewIndex, Bool>?
    /// Created for the first hidden view: most documents have none.
    private lazy var hiddenViews = HiddenViews(values)
    /// The hidden views of the original document, whose frames were recorded; nil for an unchanged document.
    private let recordedHiddenViews: HiddenViews?

    /// - Parameters:
    ///   - values: The document resolved for its size classes.
    ///   - installation: The installed parts of the document.
    ///   - original: The original of a changed document, under the same size classes; nil for an unchanged document.
    ///   - collapsesHidden: Whether hidden views collapse where the document asks for it.
    init(
        _ values: ResolvedDocument, installation: Installation, changedFrom original: (ResolvedDocument, Installation)?,
        collapsesHidden: Bool
    ) {
        self.values = values
        self.installation = installation
        self.collapsesHidden = collapsesHidden
        recordedHiddenViews = original.map { HiddenViews($0.0) }
        places = Table(repeating: nil, count: values.index.views.count)
        isMac = values.document.platform == .macOS
        if let (values, installation) = original {
            var named = Table<ViewIndex, Bool>(repeating: false, count: values.index.views.count)
            Self.forEachNamed(values, installation: installation) { named[$0] = true }
            wasNamed = named
        } else {
            wasNamed = nil
        }
    }

    /// - Complexity: O(n) in the number of views and constraints.
    mutating func run() {
        if values.document.kind == .storyboard && !isMac { bars = ControllerBars(values).bars }
        for view in places.indices { add(view) }
        noteNamed()
        for tree in trees.indices { settle(tree) }
    }

    private mutating func add(_ view: ViewIndex) {
        let record = values.index.views[view.number]
        guard installation.views[view.number] else { return }
        let node = record.node
        let superview = record.parent >= 0 ? ViewIndex(Int(record.parent)) : nil
        let outer = superview.flatMap { places[$0] }
        if superview != nil && outer == nil { return }
        let name = values.name(node)
        let isHidden = values.isHidden(view)
        var item = TreeItem(
            view: view, node: node, name: name, frame: record.layoutFrame, placement: .root, isHidden: isHidden, isHiddenInTree: isHidden)
        item.horizontal = priorities(record.hugging.0, compression: record.compression.0)
        item.vertical = priorities(record.hugging.1, compression: record.compression.1)
        guard let superview, let outer, !isRoot(node, name: name) else {
            addTree(item, record: record, host: outer)
            return
        }
        item.parent = outer.item
        item.isHiddenInTree = isHidden || trees[outer.tree].items[outer.item].isHiddenInTree
        item.placement = placement(record, node: node, in: superview)
        if !record.flags.contains(.hasFrame) {
            item.frame = HostFrame(values).ofContent(node, in: trees[outer.tree].items[outer.item].frame) ?? item.frame
        }
        if isMac { item.frame = downwards(item.frame, in: trees[outer.tree].items[outer.item]) }
        var isShownAgain = false
        if item.isPlacedByLayout {
            if isHidden {
                let axes = hiddenViews.collapsingAxes(of: view)
                if !axes.isEmpty { hidesCollapsing = true }
                if collapsesHidden { item.collapsing = axes }
            } else if collapsesHidden, let recordedHiddenViews {
                isShownAgain = recordedHiddenViews.collapses(view)
            }
        }
        let index = trees[outer.tree].items.endIndex
        trees[outer.tree].items[outer.item].children.append(index)
        trees[outer.tree].items.append(item)
        places[view] = ItemPlace(tree: outer.tree, item: index)
        if !item.collapsing.isEmpty || isShownAgain { trees[outer.tree].collapses = true }
    }

    private func priorities(_ hugging: Float, compression: Float) -> ContentPriorities {
        var result = ContentPriorities()
        if !hugging.isNaN { result.hugging = Double(hugging) }
        if !compression.isNaN { result.compression = Double(compression) }
        return result
    }

    private mutating func addTree(_ root: TreeItem, record: ViewRecord, host: ItemPlace?) {
        var root = root
        root.isHiddenInTree = root.isHidden
        let tree = trees.endIndex
        let container = values.tree.nodes[root.node].parent
        let holder = host.map { trees[$0.tree].items[$0.item] }
        let hasFrame = record.flags.contains(.hasFrame)
        if !hasFrame { root.frame = HostFrame(values).ofRoot(root.node, name: root.name, in: container, host: holder) ?? root.frame }
        let isControllers = values.index.recordOfNode[container].kind == .controller
        var situation = RootSituation(
            kind: kind(root, container: container, hasHost: host != nil), id: values.string(.id, node: root.node), frame: root.frame)
        situation.isRecorded = hasFrame
        situation.isTop = host == nil
        situation.isSelfSizing = SelfSizing(values).isSelfSizing(root.node, kind: situation.kind, in: container, host: holder?.node)
        situation.preservesSuperviewMargins = values.flag(.preservesSuperviewLayoutMargins, node: root.node) ?? false
        situation.isWindowContent = isMac && values.name(container) == .window
        if isControllers { situation.bars = bars[container] ?? Bars() }
        if let metrics = values.child(root.node, key: "simulatedDestinationMetrics") {
            situation.bars.isFreeform = values.name(metrics) == .freeformSimulatedSizeMetrics
        }
        applySimulatedBars(root.node, bars: &situation.bars)
        trees.append(
            ViewTree(
                items: Table([root]), situation: situation, controller: isControllers ? container : nil,
                scene: record.scene >= 0 ? Int(record.scene) : nil, entryRoot: host.map { trees[$0.tree].entryRoot } ?? root.view,
                host: host))
        places[root.view] = ItemPlace(tree: tree, item: .root)
    }

    /// Adds the simulated bars of a top-level view of a XIB.
    private func applySimulatedBars(_ node: NodeIndex, bars: inout Bars) {
        if let top = values.child(node, key: "simulatedTopBarMetrics"), values.name(top) != .nil {
            bars.navigationBar = Bars.NavigationBar()
        }
        if let bottom = values.child(node, key: "simulatedBottomBarMetrics"), values.name(bottom) != .nil {
            if values.name(bottom) == .simulatedTabBarMetrics { bars.hasTabBar = true } else { bars.hasToolbar = true }
        }
        if let status = values.child(node, key: "simulatedStatusBarMetrics"), values.name(status) == .nil { bars.hidesStatusBar = true }
    }

    /// Whether a view is the root of a tree although another view contains it.
    private func isRoot(_ node: NodeIndex, name: Name) -> Bool {
        switch name {
        case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableCellView: return true
        default: break
        }
        let key = values.tree.value(of: Name.key.id, at: node)
        guard key.isPresent else { return false }
        let roots: [StaticString] = ["titleView", "tableHeaderView", "tableFooterView", "customView", "backgroundView"]
        return roots.contains { values.tree.equals(key, other: $0) }
    }

    private func kind(_ root: TreeItem, container: NodeIndex, hasHost: Bool) -> RootSituation.Kind {
        if values.index.recordOfNode[container].kind == .controller {
            return values.tree.equals(values.tree.value(of: Name.key.id, at: root.node), other: "view") ? .controller : .part
        }
        // The content of a macOS window has the size that the window is given.
        let isTop = !hasHost && (values.name(container) == .objects || isMac && values.name(container) == .window)
        switch root.name {
        case .tableViewCell: return .tableCell
        case .collectionViewCell: return isTop ? .topLevelReusable : .collectionCell
        case .collectionReusableView: return isTop ? .topLevelReusable : .part
        case _ where isMac && values.name(container) == .window: return .topLevel
        default: return isTop ? .topLevel : .part
        }
    }

    private func placement(_ record: ViewRecord, node: NodeIndex, in superview: ViewIndex) -> Placement {
        let holder = values.tree.nodes[node].parent
        let isFixed = record.flags.contains(.fixedFrame)
        let parentName = values.name(values.index.views[superview.number].node)
        if parentName == .stackView {
            switch values.name(holder) {
            case .subviews where !isFixed || isMac, .beginningViews, .middleViews, .endViews: return .arranged
            default: break
            }
        }
        if isMac, parentName == .scrollView, values.name(node) == .clipView { return .mask }
        if isMac, parentName == .gridView, values.name(holder) == .gridCell { return .arranged }
        if isFixed { return .mask }
        return record.flags.contains(.usesConstraints) ? .constraints : .mask
    }

    // MARK: Finishing

    /// Marks the views that installed constraints refer to, and the trees that have guides.
    private mutating func noteNamed() {
        Self.forEachNamed(values, installation: installation) { view in
            if let place = places[view] { trees[place.tree].items[place.item].isNamed = true }
        }
        for guide in values.index.guides {
            let owner = values.index.recordOfNode[guide.owner]
            if owner.kind == .view {
                if let place = places[ViewIndex(Int(owner.index))], values.tree.equals(guide.kind, other: "safeArea") {
                    trees[place.tree].situation.hasSafeAreaGuide = true
                }
            } else if owner.kind == .controller {
                for tree in trees.indices where trees[tree].controller == guide.owner {
                    trees[tree].situation.hasControllerGuides = true
                }
            }
        }
    }

    /// Calls a closure for each view that an installed constraint refers to, once for each reference.
    private static func forEachNamed(_ values: ResolvedDocument, installation: Installation, body: (ViewIndex) -> Void) {
        func visit(_ node: NodeIndex?) {
            guard let node else { return }
            let reference = values.index.recordOfNode[node]
            if reference.kind == .view { body(ViewIndex(Int(reference.index))) }
        }
        for (position, record) in values.index.constraints.enumerated() where installation.constraints[position] {
            visit(record.first)
            visit(record.second)
        }
    }

    /// Gives a view its recorded frame if no constraint refers to it or its subviews, unless one did before the document was changed: a view without
    /// constraints keeps its position only in Interface Builder.
    private mutating func settle(_ tree: TreeIndex) {
        for item in trees[tree].items.indices.dropFirst() where trees[tree].items[item].placement == .constraints {
            if isNamed(item, tree: tree) { continue }
            if trees[tree].items[item].children.contains(where: { isNamed($0, tree: tree) }) { continue }
            trees[tree].items[item].placement = .recorded
        }
    }

    private func isNamed(_ item: ItemIndex, tree: TreeIndex) -> Bool {
        let item = trees[tree].items[item]
        return item.isNamed || wasNamed?[item.view] ?? false
    }

    // MARK: macOS

    /// Returns a frame with y growing downwards, from the coordinates of a superview whose y may grow upwards.
    private func downwards(_ frame: Rect, in superview: TreeItem) -> Rect {
        if ViewOrientation.isFlipped(superview.name) { return frame }
        return Rect(
            x: frame.origin.x, y: superview.frame.size.height - frame.origin.y - frame.size.height, width: frame.size.width,
            height: frame.size.height)
    }
}
