import FormworkModel
import FormworkTree

/// Finds the view trees of a document.
struct ViewTreeBuilder {
    private let values: ResolvedDocument
    private let installation: Installation
    private(set) var trees: [ViewTree] = []
    /// Of each view its tree and its item there; -1 for a view that is not installed.
    private(set) var places: [(tree: Int32, item: Int32)]
    private var bars: [NodeIndex: Bars] = [:]
    private let isMac: Bool
    private let collapsesHidden: Bool
    /// Of each view whether constraints spoke of it before the document was changed; empty where it was not.
    private let wasNamed: [Bool]
    /// Made for the first hidden view: most documents have none.
    private lazy var hiddenViews = HiddenViews(values)
    /// Those of the document of which the frames were recorded, where that is another one.
    private let recordedHiddenViews: HiddenViews?

    /// - Parameters:
    ///   - values: The document as its size classes have it.
    ///   - installation: What of it is part of the layout.
    ///   - original: What the document was changed from, under the same size classes; nil where it was not.
    ///   - collapsesHidden: Whether hidden views shrink where the document says so.
    init(
        _ values: ResolvedDocument, _ installation: Installation, changedFrom original: (ResolvedDocument, Installation)?,
        collapsesHidden: Bool
    ) {
        self.values = values
        self.installation = installation
        self.collapsesHidden = collapsesHidden
        recordedHiddenViews = original.map { HiddenViews($0.0) }
        places = Array(repeating: (-1, -1), count: values.index.views.count)
        isMac = values.document.platform == .macOS
        if let (values, installation) = original {
            var named = Array(repeating: false, count: values.index.views.count)
            Self.forEachNamed(values, installation) { named[$0] = true }
            wasNamed = named
        } else {
            wasNamed = []
        }
    }

    /// - Complexity: O(n) in the number of views and constraints.
    mutating func run() {
        if values.document.kind == .storyboard && !isMac { bars = ControllerBars(values).bars }
        for view in values.index.views.indices { add(view) }
        noteNamed()
        for tree in trees.indices { settle(tree) }
    }

    private mutating func add(_ view: Int) {
        let record = values.index.views[view]
        guard installation.views[view] else { return }
        let node = record.node
        let parent = Int(record.parent)
        let name = values.name(node)
        if parent >= 0 && places[parent].tree < 0 { return }
        let isHidden = values.isHidden(view)
        var item = TreeItem(
            view: view, node: node, name: name, parent: -1, frame: record.layoutFrame, placement: .root, isHidden: isHidden,
            isHiddenInTree: isHidden)
        item.horizontal = priorities(record.hugging.0, record.compression.0)
        item.vertical = priorities(record.hugging.1, record.compression.1)
        if parent >= 0 && !isRoot(node, name) {
            let place = places[parent]
            item.parent = Int(place.item)
            item.isHiddenInTree = isHidden || trees[Int(place.tree)].items[item.parent].isHiddenInTree
            item.placement = placement(record, node, parent: parent)
            if isMac { item.frame = downwards(item.frame, in: values.index.views[parent].layoutFrame.size, parent: parent) }
            var isShownAgain = false
            if collapsesHidden, item.isPlacedByLayout {
                if isHidden {
                    item.collapsing = hiddenViews.collapsingAxes(ofView: view)
                } else if let recordedHiddenViews {
                    isShownAgain = recordedHiddenViews.collapses(view)
                }
            }
            let number = trees[Int(place.tree)].items.count
            trees[Int(place.tree)].items[item.parent].children.append(number)
            trees[Int(place.tree)].items.append(item)
            places[view] = (place.tree, Int32(number))
            if !item.collapsing.isEmpty || isShownAgain { trees[Int(place.tree)].collapses = true }
        } else {
            addTree(item, record, host: parent)
        }
    }

    private func priorities(_ hugging: Float, _ compression: Float) -> ContentPriorities {
        var result = ContentPriorities()
        if !hugging.isNaN { result.hugging = Double(hugging) }
        if !compression.isNaN { result.compression = Double(compression) }
        return result
    }

    private mutating func addTree(_ root: TreeItem, _ record: ViewRecord, host: Int) {
        var root = root
        root.frame = record.layoutFrame
        root.isHiddenInTree = root.isHidden
        let number = trees.count
        let container = values.tree.nodes[root.node].parent
        let isControllers = values.index.recordOfNode[container].kind == .controller
        var situation = RootSituation(
            kind: kind(root, container: container, hasHost: host >= 0), id: values.string(.id, root.node), frame: root.frame)
        situation.preservesSuperviewMargins = values.flag(.preservesSuperviewLayoutMargins, root.node) ?? false
        if isControllers { situation.bars = bars[container] ?? Bars() }
        if let metrics = values.child(root.node, key: "simulatedDestinationMetrics") {
            situation.bars.isFreeform = values.name(metrics) == .freeformSimulatedSizeMetrics
        }
        applySimulatedBars(root.node, &situation.bars)
        var entry = root.view
        var owner: (tree: Int, item: Int)?
        if host >= 0 {
            let place = places[host]
            owner = (Int(place.tree), Int(place.item))
            entry = trees[Int(place.tree)].entryRoot
        }
        trees.append(
            ViewTree(
                items: [root], number: number, situation: situation, controller: isControllers ? container : nil, scene: Int(record.scene),
                entryRoot: entry,
                host: owner))
        places[root.view] = (Int32(number), 0)
    }

    /// What a top-level view of a XIB simulates around itself.
    private func applySimulatedBars(_ node: NodeIndex, _ bars: inout Bars) {
        if let top = values.child(node, key: "simulatedTopBarMetrics"), values.name(top) != .nil {
            bars.navigationBar = Bars.NavigationBar()
        }
        if let bottom = values.child(node, key: "simulatedBottomBarMetrics"), values.name(bottom) != .nil {
            if values.name(bottom) == .simulatedTabBarMetrics { bars.hasTabBar = true } else { bars.hasToolbar = true }
        }
        if let status = values.child(node, key: "simulatedStatusBarMetrics"), values.name(status) == .nil { bars.hidesStatusBar = true }
    }

    /// Whether a view has a tree of its own though it stands in another view.
    private func isRoot(_ node: NodeIndex, _ name: Name) -> Bool {
        switch name {
        case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableCellView: return true
        default: break
        }
        let key = values.tree.value(of: Name.key.id, at: node)
        guard key.isPresent else { return false }
        let roots: [StaticString] = ["titleView", "tableHeaderView", "tableFooterView", "customView", "backgroundView"]
        return roots.contains { values.tree.equals(key, $0) }
    }

    private func kind(_ root: TreeItem, container: NodeIndex, hasHost: Bool) -> RootSituation.Kind {
        if values.index.recordOfNode[container].kind == .controller {
            return values.tree.equals(values.tree.value(of: Name.key.id, at: root.node), "view") ? .controller : .part
        }
        // What a window of macOS shows is as large as the window is made.
        let isTop = !hasHost && (values.name(container) == .objects || isMac && values.name(container) == .window)
        switch root.name {
        case .tableViewCell: return .tableCell
        case .collectionViewCell: return isTop ? .topLevelReusable : .collectionCell
        case .collectionReusableView: return isTop ? .topLevelReusable : .part
        case _ where isMac && values.name(container) == .window: return .topLevel
        default: return isTop ? .topLevel : .part
        }
    }

    private func placement(_ record: ViewRecord, _ node: NodeIndex, parent: Int) -> Placement {
        let holder = values.tree.nodes[node].parent
        let isFixed = record.flags.contains(.fixedFrame)
        let parentName = values.name(values.index.views[parent].node)
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

    // MARK: Once all are known

    /// Notes the views that installed constraints speak of, and the guides of their trees.
    private mutating func noteNamed() {
        Self.forEachNamed(values, installation) { view in
            let place = places[view]
            if place.tree >= 0 { trees[Int(place.tree)].items[Int(place.item)].isNamed = true }
        }
        for guide in values.index.guides {
            let owner = values.index.recordOfNode[guide.owner]
            if owner.kind == .view {
                let place = places[Int(owner.index)]
                if place.tree >= 0, values.tree.equals(guide.kind, "safeArea") {
                    trees[Int(place.tree)].situation.hasSafeAreaGuide = true
                }
            } else if owner.kind == .controller {
                for tree in trees.indices where trees[tree].controller == guide.owner {
                    trees[tree].situation.hasControllerGuides = true
                }
            }
        }
    }

    /// The views that installed constraints speak of, again for each time.
    private static func forEachNamed(_ values: ResolvedDocument, _ installation: Installation, _ body: (Int) -> Void) {
        func visit(_ node: NodeIndex?) {
            guard let node else { return }
            let reference = values.index.recordOfNode[node]
            if reference.kind == .view { body(Int(reference.index)) }
        }
        for (position, record) in values.index.constraints.enumerated() where installation.constraints[position] {
            visit(record.first)
            visit(record.second)
        }
    }

    /// A view of which no constraint speaks, nor of its subviews, keeps its recorded frame, unless one did before the document was
    /// changed: only in Interface Builder a view without constraints has its place.
    private mutating func settle(_ tree: Int) {
        for item in trees[tree].items.indices.dropFirst() where trees[tree].items[item].placement == .constraints {
            if isNamed(item, tree) { continue }
            if trees[tree].items[item].children.contains(where: { isNamed($0, tree) }) { continue }
            trees[tree].items[item].placement = .recorded
        }
    }

    private func isNamed(_ item: Int, _ tree: Int) -> Bool {
        let item = trees[tree].items[item]
        return item.isNamed || !wasNamed.isEmpty && wasNamed[item.view]
    }

    // MARK: macOS

    /// A frame of which y grows upwards, with y downwards.
    private func downwards(_ frame: Rect, in superview: Size, parent: Int) -> Rect {
        if ViewOrientation.isFlipped(values.name(values.index.views[parent].node)) { return frame }
        return Rect(
            x: frame.origin.x, y: superview.height - frame.origin.y - frame.size.height, width: frame.size.width, height: frame.size.height)
    }
}
