import FormworkModel
import FormworkTemplates

extension AnnotationWriter {
    /// Marks the views of layout templates and their targets.
    mutating func writeTargets(into canvas: inout Canvas) {
        for template in source.document.layoutTemplates {
            let name = template.label ?? template.id ?? "template"
            for pair in template.pairs {
                if let place = place(of: pair.target), isShown[place] {
                    canvas.rect(frames[place], style: .stroke(Self.purple, 1))
                    writeTag("\(name) → \(ViewNames.title(of: pair.target))", at: frames[place].origin, paint: Self.purple, into: &canvas)
                }
                if let place = place(of: pair.view), isShown[place] {
                    canvas.rect(frames[place], style: .stroke(Self.purple, 1, dashes: [3, 2]))
                    writeTag("targetView: \(ViewNames.title(of: pair.target))", at: frames[place].origin, paint: Self.purple, into: &canvas)
                }
            }
        }
    }

    /// Draws lines from each hiding master to the views and constraints that follow it.
    mutating func writeHiding(into canvas: inout Canvas) {
        let items = ConstraintItems(screen, frames: frames)
        for link in InterfaceDocument.HidingLinks(source.document).links {
            guard let master = place(of: link.master) else { continue }
            let from = Point(x: frames[master].midX, y: frames[master].midY)
            let follower: Rect
            if let view = link.follower.asView, let place = place(of: view) {
                follower = frames[place]
                canvas.rect(follower, style: .stroke(Self.teal, 1, dashes: [3, 2]))
            } else if let constraint = link.follower.asConstraint, let first = constraint.firstItem,
                let rect = items.rect(first, attribute: constraint.firstAttribute)
            {
                follower = rect
            } else {
                continue
            }
            arrow(from, Point(x: follower.midX, y: follower.midY), into: &canvas)
        }
    }

    private func arrow(_ from: Point, _ to: Point, into canvas: inout Canvas) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 1 else { return }
        canvas.markup("\n")
        canvas.line(
            x1: .points(from.x), y1: .points(from.y), x2: .points(to.x), y2: .points(to.y), .stroke(Self.teal, 1.2, dashes: [4, 3]))
        canvas.circle(x: .points(from.x), y: .points(from.y), radius: 2.5, .fill(Self.teal))
        let (ux, uy) = (dx / length, dy / length)
        for side in [-1.0, 1] {
            canvas.line(
                x1: .points(to.x), y1: .points(to.y), x2: .points(to.x - 6 * ux + side * 3.5 * uy),
                y2: .points(to.y - 6 * uy - side * 3.5 * ux),
                .stroke(Self.teal, 1.2, isRound: true))
        }
    }
}
