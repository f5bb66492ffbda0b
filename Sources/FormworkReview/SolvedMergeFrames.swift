import FormworkLayout
import FormworkModel

/// Writes the frames of a merged document anew that follow from its constraints, where the sides do not agree on them.
struct SolvedMergeFrames {
    private(set) var document: InterfaceDocument
    /// How many frames were written anew.
    private(set) var count = 0

    init(
        base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument, merged: InterfaceDocument, _ frames: SolvedFrames,
        _ solverLimit: Int
    ) {
        document = merged
        let disputed = merged.views.filter { view in
            guard let id = view.id, let one = ours.view(id: id)?.frame, let other = theirs.view(id: id)?.frame, one != other else {
                return false
            }
            // What one side alone moved stands as that side has it, unless the other side changed what is around it.
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
