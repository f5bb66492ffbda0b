package import FormworkModel
import FormworkSolver

extension TreeLayout {
    /// Adds what came out to the entry of the tree's topmost root.
    func report(to scene: inout RootLayout) {
        let document = context.values.document
        let rounded = roundedFrames()
        for item in items.indices {
            let view = View(document: document, index: items[item].view)
            scene.frames.append(ViewFrame(view: view, frame: rounded[item]))
            guard items[item].isPlacedByLayout, context.isAsItStands, !tree.collapses else { continue }
            let recorded = context.values.index.views[items[item].view]
            if recorded.flags.contains(.hasFrame), !items[item].isHiddenInTree, recorded.frame.distance(to: rounded[item]) > 1 {
                scene.misplaced.append(MisplacedView(view: view, recorded: recorded.frame, solved: rounded[item]))
            }
        }
        if context.options.reportsInsets, !isRecorded {
            for item in items.indices {
                let view = View(document: document, index: items[item].view)
                scene.insets.append(ViewInsets(view: view, margins: margins[item], safeArea: safeAreas[item]))
            }
        }
        for (item, size) in contentSizes() {
            scene.contentSizes.append(ViewSize(view: View(document: document, index: items[item].view), size: size))
        }
        if equations.isUnfinished { scene.isUnfinished = true }
        scene.ambiguous += ambiguous.map { View(document: document, index: items[$0].view) }
        for conflict in equations.solver.conflicts { scene.conflicts.append(describe(conflict)) }
    }

    /// What stands around the tree's root.
    var screen: ScreenSurroundings {
        let isScreen = tree.situation.kind == .controller || surroundings.safeArea != .zero
        return ScreenSurroundings(safeArea: surroundings.safeArea, bars: tree.situation.bars, isScreen: isScreen)
    }

    private func describe(_ conflict: Conflict) -> LayoutConflict {
        let document = context.values.document
        var result = LayoutConflict(constraints: [], stackViews: [], broken: nil)
        for id in conflict.constraints {
            let origin = equations.origins[id.number]
            if case .arrangement(let item) = origin { result.stackViews.append(View(document: document, index: items[item].view)) }
            if case .equalSizes(let item) = origin { result.stackViews.append(View(document: document, index: items[item].view)) }
            guard let constraint = constraint(of: origin) else { continue }
            result.constraints.append(constraint)
            if id == conflict.broken { result.broken = constraint }
        }
        var seen: Set<View> = []
        result.stackViews.removeAll { !seen.insert($0).inserted }
        return result
    }

    /// The constraint of the document that a row comes from; nil for a row that comes from something else.
    func constraint(of origin: RowOrigin) -> Constraint? {
        switch origin {
        case .constraint(let number): Constraint(document: context.values.document, index: number)
        case .arrangement, .equalSizes, .content, .given, .stay: nil
        }
    }
}

extension Rect {
    /// The greatest difference of the four numbers.
    package func distance(to other: Rect) -> Double {
        max(
            max(abs(origin.x - other.origin.x), abs(origin.y - other.origin.y)),
            max(abs(size.width - other.size.width), abs(size.height - other.size.height)))
    }
}
