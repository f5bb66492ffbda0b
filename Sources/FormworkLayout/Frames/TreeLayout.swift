import FormworkModel
import FormworkSolver

/// Lays out one view tree: makes its linear system, solves it until margins and wrapped texts agree with the frames, and gives undetermined views a
/// frame.
struct TreeLayout {
    private(set) var geometry: TreeGeometry
    private(set) var system: TreeSystem
    private(set) var frames: TreeFrames
    /// Items whose frame the constraints do not determine.
    private var ambiguous: [ItemIndex] = []
    /// The ambiguous items whose freedom isn't just a tie between optional constraints of the same priority.
    private var open: Set<ItemIndex> = []
    /// The variables that the constraints do not determine.
    private(set) var settled: Set<Variable> = []

    /// - Parameter equations: Borrowed until ``finish(returning:)``.
    /// - Complexity: that of solving the tree's constraints a few times.
    init(_ tree: LayoutTree, lending equations: inout Equations) {
        let metrics = TreeMetrics(tree)
        system = TreeSystem(lending: &equations)
        geometry = TreeGeometry(tree: tree, metrics: metrics, boxes: system.makeBoxes(tree, metrics: metrics), insets: TreeInsets(tree))
        frames = TreeFrames(tree)
        system.add(geometry)
        solve()
        if system.isUnfinished { return }
        if tree.context.isMac, system.hug(geometry, frames: frames) { solve() }
        settleFreedom()
    }

    /// Returns the result, and gives back the borrowed storage.
    consuming func finish(returning equations: inout Equations) -> TreeResult {
        let result = TreeResult(
            geometry, system: system, frames: frames, ambiguous: ambiguous, tied: ambiguous.filter { !open.contains($0) })
        system.giveBack(&equations)
        return result
    }

    // MARK: Solving

    private mutating func solve() {
        for _ in 0..<6 {
            frames.read(system.solve(), geometry: geometry)
            if system.isUnfinished { return }
            let movedMargins = moveMargins()
            let movedTexts = system.wrapTexts(&geometry, frames: frames)
            if !movedMargins && !movedTexts { return }
        }
        frames.read(system.solve(), geometry: geometry)
    }

    private mutating func moveMargins() -> Bool {
        if !system.dependsOnMargins { return false }
        geometry.insets.find(geometry.tree, frames: frames)
        return system.moveMargins(geometry)
    }

    /// Gives undetermined views their recorded frame or the default size of a new view, and records the ambiguities.
    private mutating func settleFreedom() {
        var freedom = system.ambiguities()
        // AppKit's stack and grid views distribute leftover space themselves, so that freedom is not an ambiguity of the document.
        if geometry.context.isMac, system.settle(freedom, geometry: geometry, arrangedOnly: true) {
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
        if system.settle(freedom, geometry: geometry, arrangedOnly: false) { solve() }
    }

    /// Records a scroll view as ambiguous if its subviews do not determine its content size.
    private mutating func noteContent(of item: ItemIndex) {
        let items = geometry.items
        let isConstrained = items[item].children.contains { items[$0].isPlacedByLayout && items[$0].isNamed }
        if items[item].name == .scrollView, isConstrained, !ambiguous.contains(item) {
            ambiguous.append(item)
            open.insert(item)
        }
    }
}

// MARK: Kept layouts

extension TreeLayout {
    /// The root's size, in points.
    var size: Size { geometry.tree.surroundings.size }

    /// The solved size of the root, in points.
    var solvedSize: Size { frames[.root].size }

    /// The frames of all views of the tree as documents record frames: in points, relative to the superview.
    ///
    /// - Complexity: O(n) in the number of views.
    var viewFrames: [DocumentLayout.ViewFrame] {
        let document = geometry.context.values.document
        return zip(geometry.items, frames.rounded(geometry.tree, metrics: geometry.metrics)).map { item, frame in
            DocumentLayout.ViewFrame(view: View(document, index: item.view), frame: frame)
        }
    }

    /// Lays out the tree with another size of the root.
    ///
    /// - Complexity: that of solving the rows that depend on the size.
    mutating func resize(to size: Size) {
        system.allow(max(1, geometry.context.options.solverLimit))
        let before = self.size
        geometry.tree.resize(to: size)
        system.grow(by: Size(width: self.size.width - before.width, height: self.size.height - before.height))
        if geometry.metrics.takeUp(geometry.tree) { system.updateLeafSizes(geometry) }
        solve()
    }

    /// Lays out the tree with a preferred size of the root, which gives way to constraints of higher priorities.
    mutating func loosen(to size: Size, horizontalPriority: Double, verticalPriority: Double) {
        resize(to: size)
        system.loosenRoot(horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
        solve()
    }
}
