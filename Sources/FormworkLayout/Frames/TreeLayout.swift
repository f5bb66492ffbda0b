import FormworkModel
import FormworkSolver

/// Lays out one view tree: makes its linear system, solves it until margins and wrapped texts agree with the frames, and settles what
/// nothing decides.
struct TreeLayout {
    private(set) var geometry: TreeGeometry
    private(set) var system: TreeSystem
    private(set) var frames: TreeFrames
    /// Items whose frame the constraints do not say.
    private var ambiguous: [ItemIndex] = []
    /// Those of them of which more is open than a tie between equal priorities below the required one.
    private var open: Set<ItemIndex> = []
    /// Variables that the constraints leave room for.
    private(set) var settled: Set<Variable> = []

    /// - Parameter equations: Lent till ``finish(returning:)``.
    /// - Complexity: that of solving a few times over the tree's constraints.
    init(_ tree: LayoutTree, lending equations: inout Equations) {
        let metrics = TreeMetrics(tree)
        system = TreeSystem(lending: &equations)
        geometry = TreeGeometry(tree: tree, metrics: metrics, boxes: system.makeBoxes(tree, metrics), insets: TreeInsets(tree))
        frames = TreeFrames(tree)
        system.add(geometry)
        solve()
        if system.isUnfinished { return }
        if tree.context.isMac, system.hug(geometry, frames) { solve() }
        settleFreedom()
    }

    /// What came out, with the storage that was lent given back.
    consuming func finish(returning equations: inout Equations) -> TreeResult {
        let result = TreeResult(geometry, system, frames, ambiguous, tied: ambiguous.filter { !open.contains($0) })
        system.giveBack(&equations)
        return result
    }

    // MARK: Solving

    private mutating func solve() {
        system.chooseWhatToBreak()
        for _ in 0..<6 {
            frames.read(system.solve(), geometry)
            if system.isUnfinished { return }
            let movedMargins = moveMargins()
            let movedTexts = system.wrapTexts(&geometry, frames)
            if !movedMargins && !movedTexts { return }
        }
        frames.read(system.solve(), geometry)
    }

    private mutating func moveMargins() -> Bool {
        if !system.hangsOnMargins { return false }
        geometry.insets.find(geometry.tree, frames)
        return system.moveMargins(geometry)
    }

    /// Where nothing says what a view's frame is, it stays what is recorded, or as it comes from the library.
    private mutating func settleFreedom() {
        var freedom = system.ambiguities()
        // AppKit's stack and grid views share out what is left over by themselves: that is not for the document to say.
        if geometry.context.isMac, system.settle(freedom, geometry, arrangedOnly: true) {
            settled.formUnion(freedom.lazy.map(\.variable))
            solve()
            freedom = system.ambiguities()
        }
        settled.formUnion(freedom.lazy.map(\.variable))
        for ambiguity in freedom {
            switch geometry.boxes.owner(of: ambiguity.variable) {
            case .item(let item, _):
                if ambiguous.last != item, geometry.items[item].isPlacedByLayout { ambiguous.append(item) }
                if ambiguity.lowestPriority.map({ $0 >= .required }) ?? true { open.insert(item) }
            case .content(let item): noteContent(of: item)
            case .track: break
            }
        }
        if system.settle(freedom, geometry, arrangedOnly: false) { solve() }
    }

    /// A scroll view whose content's size its subviews do not say.
    private mutating func noteContent(of item: ItemIndex) {
        let items = geometry.items
        let isConstrained = items[item].children.contains { items[$0].isPlacedByLayout && items[$0].isNamed }
        if items[item].name == .scrollView, isConstrained, !ambiguous.contains(item) {
            ambiguous.append(item)
            open.insert(item)
        }
    }
}

// MARK: A layout that is kept

extension TreeLayout {
    /// The root's size, in points.
    var size: Size { geometry.tree.surroundings.size }

    /// The size at which the root came out, in points.
    var solvedSize: Size { frames[.root].size }

    /// The frames of all views of the tree in the document's coordinates, in points, relative to the superview.
    ///
    /// - Complexity: O(n) in the number of views.
    var viewFrames: [ViewFrame] {
        let document = geometry.context.values.document
        return zip(geometry.items, frames.rounded(geometry.tree, geometry.metrics)).map { item, frame in
            ViewFrame(view: View(document, item.view), frame: frame)
        }
    }

    /// Lays out again with another size of the root.
    ///
    /// - Complexity: that of what hangs on the size.
    mutating func resize(to size: Size) {
        system.allow(max(1, geometry.context.options.solverLimit))
        let before = self.size
        geometry.tree.resize(to: size)
        system.grow(by: Size(width: self.size.width - before.width, height: self.size.height - before.height))
        if geometry.metrics.takeUp(geometry.tree) { system.moveLeaves(geometry) }
        solve()
    }

    /// Lays out again with a size of the root that is only asked for.
    mutating func loosen(to size: Size, horizontalPriority: Double, verticalPriority: Double) {
        resize(to: size)
        system.loosenRoot(horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
        solve()
    }
}
