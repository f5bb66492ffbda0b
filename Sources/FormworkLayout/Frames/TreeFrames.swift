import FormworkModel

/// The frames of a tree's items in the root's coordinates, in points, y downwards, not rounded.
struct TreeFrames {
    private var frames: Table<ItemIndex, Rect>

    /// Creates frames of zero size, as placeholders.
    init(_ tree: LayoutTree) { frames = Table(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: tree.items.count) }

    /// Creates frames from the recorded ones if those alone determine the layout; nil where something has to be solved.
    init?(recorded tree: LayoutTree) {
        let views = tree.context.values.index.views
        guard tree.context.isOnCanvas, tree.surroundings.size == tree.items[.root].frame.size,
            tree.items.dropFirst().allSatisfy({ $0.placement == .mask }),
            tree.items.allSatisfy({ views[$0.view.number].constraints.count == 0 })
        else { return nil }
        self.init(tree, at: { item, _ in item.frame })
    }

    /// Places each item at given distances from the edges of its superview.
    init(_ tree: LayoutTree, atDistances distances: (TreeItem) -> EdgeInsets) {
        self.init(
            tree,
            at: { item, outer in
                let inset = distances(item)
                return Rect(
                    x: inset.left, y: inset.top, width: outer.width - inset.left - inset.right,
                    height: outer.height - inset.top - inset.bottom)
            })
    }

    /// - Parameter place: Returns an item's frame in its superview, given the superview's size.
    private init(_ tree: LayoutTree, at place: (TreeItem, Size) -> Rect) {
        frames = Table()
        frames.reserveCapacity(tree.items.count)
        for item in tree.items {
            guard let parent = item.parent else {
                frames.append(Rect(origin: Point(x: 0, y: 0), size: tree.surroundings.size))
                continue
            }
            let outer = frames[parent]
            let frame = place(item, outer.size)
            frames.append(
                Rect(origin: Point(x: outer.origin.x + frame.origin.x, y: outer.origin.y + frame.origin.y), size: frame.size))
        }
    }

    subscript(item: ItemIndex) -> Rect { frames[item] }

    /// Updates the frames from the solver's values.
    mutating func read(_ values: [Double], geometry: TreeGeometry) {
        for item in frames.indices { frames[item] = geometry.frame(item).rectangle(values).bounded(by: LayoutNumber.greatestResult) }
    }

    // MARK: Rounding

    /// Returns the frames in the document's coordinates, rounded to whole pixels of the screen, or to whole points on macOS.
    ///
    /// - Parameter metrics: The metrics of the items; nil where nothing was measured, and alignment insets are zero.
    func rounded(_ tree: LayoutTree, metrics: TreeMetrics?) -> Table<ItemIndex, Rect> {
        tree.context.isMac ? roundedByAppKit(tree, metrics: metrics) : roundedToPixels(tree)
    }

    private func roundedToPixels(_ tree: LayoutTree) -> Table<ItemIndex, Rect> {
        let rounding = tree.context.environment.rounding
        let keepsPixels = tree.isAsRecorded
        var absolute = Table<ItemIndex, (left: Double, top: Double, right: Double, bottom: Double)>()
        absolute.reserveCapacity(frames.count)
        var result = Table<ItemIndex, Rect>()
        result.reserveCapacity(frames.count)
        for item in frames.indices {
            let frame = frames[item]
            var edges = (
                left: frame.origin.x, top: frame.origin.y, right: frame.origin.x + frame.size.width,
                bottom: frame.origin.y + frame.size.height
            )
            guard let parent = tree.items[item].parent else {
                absolute.append(edges)
                result.append(Rect(origin: tree.rootOrigin, size: frame.size))
                continue
            }
            let superview = absolute[parent]
            if rounding.scale != 0 {
                let kept = keepsPixels ? tree.recordedFrame(of: item) : nil
                (edges.left, edges.right) = rounding.round(
                    (edges.left, edges.right),
                    recorded: kept.map { (superview.left + $0.origin.x, superview.left + $0.origin.x + $0.size.width) })
                (edges.top, edges.bottom) = rounding.round(
                    (edges.top, edges.bottom),
                    recorded: kept.map { (superview.top + $0.origin.y, superview.top + $0.origin.y + $0.size.height) })
            }
            absolute.append(edges)
            let relative = Rect(
                x: edges.left - superview.left, y: edges.top - superview.top, width: edges.right - edges.left,
                height: edges.bottom - edges.top)
            result.append(relative.withoutNoise)
        }
        return result
    }

    /// Rounds the edges of alignment rectangles to whole points, measured from the root's lower left corner; halves are rounded up and to the right.
    /// Frames keep their distances to the alignment rectangles, which may be fractional.
    private func roundedByAppKit(_ tree: LayoutTree, metrics: TreeMetrics?) -> Table<ItemIndex, Rect> {
        let height = frames[.root].size.height
        var absolute = Table<ItemIndex, Rect>()
        absolute.reserveCapacity(frames.count)
        var result = Table<ItemIndex, Rect>()
        result.reserveCapacity(frames.count)
        for item in frames.indices {
            let frame = frames[item]
            guard let parent = tree.items[item].parent else {
                absolute.append(frame)
                result.append(Rect(origin: tree.rootOrigin, size: frame.size))
                continue
            }
            let insets = metrics?[item].alignmentInsets ?? .zero
            let left = (frame.origin.x + insets.left + 0.5).rounded(.down) - insets.left
            let right = (frame.origin.x + frame.size.width - insets.right + 0.5).rounded(.down) + insets.right
            let top = height - (height - frame.origin.y - insets.top + 0.5).rounded(.down) - insets.top
            let bottom = height - (height - frame.origin.y - frame.size.height + insets.bottom + 0.5).rounded(.down) + insets.bottom
            let rounded = Rect(x: left, y: top, width: right - left, height: bottom - top)
            absolute.append(rounded)
            let superview = absolute[parent]
            let isFlipped = ViewOrientation.isFlipped(tree.items[parent].name)
            let y = isFlipped ? top - superview.origin.y : superview.origin.y + superview.size.height - bottom
            result.append(Rect(x: left - superview.origin.x, y: y, width: rounded.size.width, height: rounded.size.height).withoutNoise)
        }
        return result
    }
}

extension LayoutTree {
    /// Whether the layout is the recorded one, and recorded frames may be used.
    fileprivate var isAsRecorded: Bool {
        context.isOnCanvas && context.usesRecorded && !collapses && surroundings.size == situation.frame.size
    }

    /// Returns an item's recorded frame in its superview; nil where there is none.
    fileprivate func recordedFrame(of item: ItemIndex) -> Rect? {
        context.values.index.views[items[item].view.number].flags.contains(.hasFrame) ? items[item].frame : nil
    }
}

extension Rect {
    /// The rectangle without floating-point noise, which is far below a pixel.
    fileprivate var withoutNoise: Rect {
        func clean(_ value: Double) -> Double {
            let steps = (value * 1_048_576).rounded() / 1_048_576
            let thirds = (value * 3).rounded() / 3
            if abs(thirds - value) < 1e-6 { return thirds == 0 ? 0 : thirds }
            return steps == 0 ? 0 : steps
        }
        return Rect(x: clean(origin.x), y: clean(origin.y), width: clean(size.width), height: clean(size.height))
    }
}
