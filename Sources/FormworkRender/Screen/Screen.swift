package import FormworkLayout
package import FormworkModel
import FormworkTemplates
package import FormworkTree

/// A laid out view tree in a picture, with the position of every view, back to front.
package struct Screen: Sendable {
    /// The layout, with views of the original document.
    package let layout: DocumentLayout.Root
    /// The shown document: the original, or one changed by a state.
    package let document: InterfaceDocument
    let values: ResolvedDocument
    /// The views, each after its superview; the root is first.
    package internal(set) var views: [PlacedView] = []
    /// The index of each view in `views`, by its index in the document.
    package private(set) var places: [Int: Int] = [:]
    /// The distance from the top of the screen to the root, in points: the height of the bars above it.
    package private(set) var rootTop = 0.0

    /// The size of the whole screen, in points.
    package var size: Size { Size(width: rootSize.width, height: rootSize.height + rootTop) }

    /// The size at which the root is drawn, in points: its own or, without one, that of its host or of its content.
    private let rootSize: Size

    /// Whether the document is for macOS.
    package var isMac: Bool { document.platform == .macOS }

    /// The macOS window that shows the root.
    private(set) var window: WindowShape?

    /// Places the views of a tree.
    ///
    /// - Parameters:
    ///   - layout: The solved tree.
    ///   - values: The shown document, resolved for its size classes.
    ///   - colors: Reads the document's colours.
    ///   - windows: The windows of a macOS document.
    ///   - grows: Whether a root without a size is drawn at the size of its host or of its content.
    ///   - hostSize: The size of the view that shows the root in another scene; nil if there is none.
    package init(
        _ layout: DocumentLayout.Root, values: ResolvedDocument, colors: ColorReader, windows: WindowIndex = WindowIndex(),
        grows: Bool = false, hostSize: Size? = nil
    ) {
        self.layout = layout
        rootSize = grows ? Self.drawnSize(of: layout, hostSize) : layout.size
        self.values = values
        document = values.document
        views.reserveCapacity(layout.frames.count)
        if isMac, let node = windows.window(showing: View(document: document, index: layout.root.index).element.node, values) {
            let holder = document.tree.nodes[View(document: document, index: layout.root.index).element.node].parent
            window = WindowShape(node, values: values, version: ToolsVersion(document).major, content: holder)
        }
        for entry in layout.frames { place(entry, colors: colors) }
        rootTop = window?.contentTop ?? heightAboveRoot
        insetContent()
    }

    /// Returns the size at which a root is drawn.
    private static func drawnSize(of layout: DocumentLayout.Root, _ host: Size?) -> Size {
        var size = layout.size
        // A root that was recorded with a size keeps it, even if the layout gives it none.
        let recorded = layout.root.frame?.size ?? Size(width: 0, height: 0)
        if size.width >= 1 || recorded.width >= 1, size.height >= 1 || recorded.height >= 1 { return size }
        // Only direct subviews of the root count.
        let frames = layout.frames.dropFirst().filter { $0.view.superview?.index == layout.root.index }.map(\.frame)
        let extent = frames.reduce(Size(width: 0, height: 0)) {
            Size(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
        }
        func first(_ candidates: [Double?], _ standard: Double) -> Double {
            min(candidates.lazy.compactMap { $0.flatMap { $0 >= 1 ? $0 : nil } }.first ?? standard, 5000)
        }
        // The content of a row gets the size of the row.
        size.width = first([size.width, host?.width, extent.width], 160)
        size.height = first([size.height, host?.height, extent.height], 44)
        return size
    }

    private mutating func place(_ entry: DocumentLayout.ViewFrame, colors: ColorReader) {
        let view = View(document: document, index: entry.view.index)
        let node = view.element.node
        let name = values.name(node)
        let parent = view.superview.flatMap { places[$0.index] } ?? -1
        var frame = entry.frame
        if parent < 0 {
            frame = Rect(origin: Point(x: 0, y: 0), size: rootSize)
        } else if isMac {
            frame = downwards(frame, node: node, name: name, in: views[parent])
        }
        let record = view.record
        var placed = PlacedView(
            view: view, node: node, name: name, parent: parent, frame: frame, alpha: values.number(.alpha, node: node) ?? record.alpha,
            isHidden: values.flag(.hidden, node: node) ?? record.flags.contains(.hidden), clips: clips(node, name: name), cornerRadius: 0,
            borderWidth: 0)
        let isBehind = isMac && parent >= 0 && isOnOtherTab(node, in: views[parent])
        if isMac {
            if let alpha = values.amount("alphaValue", node: node) { placed.alpha = alpha }
            placed.appearance = ownAppearance(node) ?? (parent >= 0 ? views[parent].appearance : window?.appearance)
            placed.isLeftOut = isBehind || parent >= 0 && views[parent].isLeftOut
            if isBehind { placed.isHidden = true }
        }
        placed.alpha = min(max(placed.alpha, 0), 1)
        if record.runtimeAttributes.count > 0 { applyRuntimeAttributes(view, placed: &placed, colors: colors) }
        places[view.index] = views.count
        // Views in a tab that isn't selected are not drawn.
        if parent >= 0, !isBehind { views[parent].children.append(views.count) }
        views.append(placed)
    }

    private func clips(_ node: NodeIndex, name: Name) -> Bool {
        switch name {
        case .scrollView, .tableView, .collectionView, .textView, .clipView, .outlineView: true
        default: values.flag(.clipsSubviews, node: node) ?? false
        }
    }

    private func applyRuntimeAttributes(_ view: View, placed: inout PlacedView, colors: ColorReader) {
        for attribute in view.runtimeAttributes {
            switch (attribute.keyPath, attribute.value) {
            case ("layer.cornerRadius", .number(let radius)), ("cornerRadius", .number(let radius)):
                placed.cornerRadius = max(0, radius)
            case ("layer.borderWidth", .number(let width)), ("borderWidth", .number(let width)): placed.borderWidth = max(0, width)
            case ("layer.borderColor", .color), ("borderColor", .color), ("layer.borderUIColor", .color):
                placed.borderColor = attribute.element.child(key: "value").flatMap { colors.paint(of: $0.node) }
            case ("layer.masksToBounds", .boolean(let clips)), ("clipsToBounds", .boolean(let clips)): placed.clips = clips
            case ("alpha", .number(let alpha)), ("layer.opacity", .number(let alpha)): placed.alpha = min(max(alpha, 0), 1)
            case ("hidden", .boolean(let isHidden)), ("isHidden", .boolean(let isHidden)), ("layer.hidden", .boolean(let isHidden)):
                placed.isHidden = isHidden
            default: break
            }
        }
        placed.transform = LayerTransform(of: view).matrix
    }

    // MARK: Around the root

    /// The screens of views in bar items, titles and accessories, which have no superview, by their nodes.
    package var parts: [NodeIndex: Screen] = [:]

    /// The index in `views` of the view with focus on tvOS; nil for none.
    var focused: Int?

    /// The node of the controller whose view is the root.
    package var controller: NodeIndex? {
        guard let root = views.first, values.isWord(.key, node: root.node, word: "view") else { return nil }
        let parent = document.tree.nodes[root.node].parent
        return document.storage.index.recordOfNode[parent].kind == .controller ? parent : nil
    }

    /// Whether the root is a bar of a controller, such as a navigation controller's navigation bar.
    var isBarOfController: Bool {
        guard let root = views.first else { return false }
        guard root.name == .navigationBar || root.name == .toolbar || root.name == .tabBar else { return false }
        return document.storage.index.recordOfNode[document.tree.nodes[root.node].parent].kind == .controller
    }

    /// The height of the bars above the root.
    private var heightAboveRoot: Double {
        let surroundings = layout.surroundings
        guard surroundings.isScreen, !isMac, let bar = surroundings.bars.navigationBar, !surroundings.bars.isEmbedded else { return 0 }
        guard layout.environment == .device, let device = layout.device else {
            // On the canvas, the root is recorded below the bars above it.
            return bar.isOpaque || surroundings.safeArea.top == 0 ? recordedTop : 0
        }
        guard bar.isOpaque else { return 0 }
        let orientation = layout.orientation ?? .portrait
        let isLow = device.sizeClasses(orientation).height == .compact
        return device.safeArea(orientation).top
            + bar.height(on: device.family, isLow: isLow, toolsVersion: ToolsVersion(document).major)
    }

    /// Insets the content of tables and collection views below the bars that cover them. Documents without a `<device>` are older and record the
    /// content at its final position.
    private mutating func insetContent() {
        guard layout.surroundings.isScreen, rootTop == 0, values.child(document.rootNode, name: .device) != nil else { return }
        let covered = BarHeights(self).top
        if covered <= 0 { return }
        for place in views.indices where views[place].name == .tableView || views[place].name == .collectionView {
            if values.word("contentInsetAdjustmentBehavior", node: views[place].node) == "never" { continue }
            var top = views[place].frame.origin.y
            var parent = views[place].parent
            while parent >= 0 {
                top += views[parent].frame.origin.y + views[parent].contentInset
                parent = views[parent].parent
            }
            // Only a view that starts at or below the top of the screen is moved.
            if top >= 0 { views[place].contentInset = max(0, covered - top) }
        }
    }

    /// The position of the root on the canvas: the recorded one, or the difference between the heights of the screen and the root.
    private var recordedTop: Double {
        let recorded = values.document.view(id: layout.root.id ?? "")?.frame?.origin.y ?? 0
        if recorded > 0 { return min(recorded, 200) }
        let canvas = layout.device?.size(layout.orientation ?? .portrait) ?? Size(width: 600, height: 600)
        let missing = canvas.height - layout.size.height
        return layout.size.width == canvas.width && 30...140 ~= missing ? missing : 0
    }

    /// The frames of the views in screen coordinates, in points, without transforms.
    package var screenFrames: [Rect] {
        var result: [Rect] = []
        result.reserveCapacity(views.count)
        for view in views {
            var frame = view.frame
            if view.parent >= 0 {
                frame.origin.x += result[view.parent].origin.x
                frame.origin.y += result[view.parent].origin.y + views[view.parent].contentInset
            } else {
                frame.origin.y += rootTop
            }
            result.append(frame)
        }
        return result
    }

    /// Whether each view is visible: neither it nor an ancestor is hidden or fully transparent.
    package var areSeen: [Bool] {
        var result: [Bool] = []
        result.reserveCapacity(views.count)
        for view in views { result.append(!view.isHidden && view.alpha > 0 && (view.parent < 0 || result[view.parent])) }
        return result
    }
}
