import FormworkLayout
import FormworkModel

extension AnnotationWriter {
    /// Draws the root's safe area and the margins of the views whose margins constraints use.
    mutating func writeGuides(into canvas: inout Canvas) {
        let root = frames[0]
        let safeArea = screen.layout.surroundings.safeArea
        if safeArea != .zero {
            canvas.rect(root.inset(by: safeArea), style: .stroke(Self.teal, 1, dashes: [6, 3]))
            writeTag("safe area", at: root.inset(by: safeArea).origin, paint: Self.teal, into: &canvas)
        }
        let marked = viewsWithMargins
        for entry in screen.layout.insets {
            guard let place = screen.places[entry.view.index], isShown[place], place == 0 || marked.contains(entry.view.index) else {
                continue
            }
            guard entry.margins != .zero else { continue }
            canvas.rect(frames[place].inset(by: entry.margins), style: .stroke(Self.blue.faded(0.7), 0.75, dashes: [2, 2]))
        }
    }

    /// The views whose margins are used by constraints.
    private var viewsWithMargins: Set<Int> {
        var result: Set<Int> = []
        for constraint in context.values.document.constraints {
            if constraint.firstAttribute.isMargin, let view = constraint.firstItem?.asView { result.insert(view.index) }
            if constraint.secondAttribute.isMargin, let view = constraint.secondItem?.asView { result.insert(view.index) }
        }
        return result
    }

    /// Marks ambiguous and misplaced views, and the views involved in conflicts.
    mutating func writeIssues(into canvas: inout Canvas) {
        for view in screen.layout.ambiguous {
            guard let place = place(of: view) else { continue }
            canvas.rect(frames[place], style: Style(fill: Self.orange.faded(0.12), stroke: Self.orange, lineWidth: 1.5, dashes: [4, 3]))
            writeTag("ambiguous", at: frames[place].origin, paint: Self.orange, into: &canvas)
        }
        for misplaced in screen.layout.misplaced {
            guard let place = place(of: misplaced.view), let recorded = recorded(misplaced, place: place) else { continue }
            canvas.rect(frames[place], style: .stroke(Self.orange, 1.5))
            canvas.rect(recorded, style: .stroke(Self.orange, 1, dashes: [3, 2]))
            writeTag("misplaced", at: frames[place].origin, paint: Self.orange, into: &canvas)
        }
        var marked: Set<Int> = []
        for conflict in screen.layout.conflicts {
            let items = conflict.constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0?.asView }
            for view in items + conflict.stackViews {
                guard let place = place(of: view), marked.insert(place).inserted else { continue }
                canvas.rect(frames[place], style: Style(fill: Self.red.faded(0.08), stroke: Self.red, lineWidth: 1.5))
                writeTag("conflict", at: frames[place].origin, paint: Self.red, into: &canvas)
            }
        }
    }

    /// Returns the frame that Xcode recorded for a view, in screen coordinates.
    private func recorded(_ misplaced: DocumentLayout.MisplacedView, place: Int) -> Rect? {
        let parent = screen.views[place].parent
        guard parent >= 0 else { return nil }
        var frame = misplaced.recorded
        if screen.isMac, !ViewOrientation.isFlipped(screen.views[parent].name) {
            frame.origin.y = frames[parent].size.height - frame.origin.y - frame.size.height
        }
        frame.origin.x += frames[parent].origin.x
        frame.origin.y += frames[parent].origin.y
        return frame
    }
}
