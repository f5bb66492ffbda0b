package import FormworkModel
import FormworkSolver

extension TreeLayout {
    /// Adds what came out to the entry of the tree's topmost root.
    func report(to scene: inout SceneLayout) {
        let document = context.values.document
        let rounded = roundedFrames()
        for item in items.indices {
            let view = View(document: document, index: items[item].view)
            scene.frames.append(ViewFrame(view: view, frame: rounded[item]))
            guard items[item].isPlacedByLayout, context.isAsItStands else { continue }
            let recorded = context.values.index.views[items[item].view]
            if recorded.flags.contains(.hasFrame), !items[item].isHiddenInTree, recorded.frame.distance(to: rounded[item]) > 1 {
                scene.misplaced.append(MisplacedView(view: view, recorded: recorded.frame, solved: rounded[item]))
            }
        }
        for (item, size) in contentSizes() {
            scene.contentSizes.append(ViewSize(view: View(document: document, index: items[item].view), size: size))
        }
        scene.ambiguous += ambiguous.map { View(document: document, index: items[$0].view) }
        for conflict in equations.solver.conflicts { scene.conflicts.append(describe(conflict)) }
    }

    private func describe(_ conflict: Conflict) -> LayoutConflict {
        let document = context.values.document
        var result = LayoutConflict(constraints: [], stackViews: [], broken: nil)
        for id in conflict.constraints {
            switch equations.origins[id.number] {
            case .constraint(let number):
                let constraint = Constraint(document: document, index: number)
                result.constraints.append(constraint)
                if id == conflict.broken { result.broken = constraint }
            case .arrangement(let item), .equalSizes(let item):
                let view = View(document: document, index: items[item].view)
                if !result.stackViews.contains(view) { result.stackViews.append(view) }
            case .replacement, .content, .given, .stay: break
            }
        }
        return result
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
