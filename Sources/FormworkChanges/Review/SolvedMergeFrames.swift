import FormworkLayout
import FormworkModel

/// Updates the frames of a merged document that follow from its constraints and on which the sides disagree.
struct SolvedMergeFrames {
    private(set) var document: InterfaceDocument
    /// The number of updated frames.
    private(set) var count = 0

    init(
        base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument, merged: InterfaceDocument, _ frames: SolvedFrames,
        solverLimit: Int
    ) {
        document = merged
        let disputed = merged.views.filter { view in
            guard let id = view.id, let one = ours.view(id: id)?.frame, let other = theirs.view(id: id)?.frame, one != other else {
                return false
            }
            // A view that only one side moved keeps that side's frame, unless the other side changed its surroundings.
            return base.view(id: id)?.frame.map { $0 != one && $0 != other } ?? true
        }
        if disputed.isEmpty { return }
        var options = LayoutOptions()
        options.solverLimit = solverLimit
        options.roots = Set(disputed.map(Self.root))
        let layout = merged.layout(options)
        let wanted = Set(disputed.map(\.index))
        var editor = DocumentEditor(merged)
        for root in layout.roots where !root.isUnfinished && root.conflicts.isEmpty {
            for entry in root.frames where wanted.contains(entry.view.index) && frames.followsFromConstraints(entry.view) {
                guard let recorded = entry.view.frame, recorded.distance(to: entry.frame) > 0.5 else { continue }
                editor.setFrame(entry.frame, of: entry.view)
                count += 1
            }
        }
        document = editor.finish()
    }

    private static func root(of view: View) -> Int {
        var root = view
        while let above = root.superview { root = above }
        return root.index
    }
}
