import FormworkLayout
import FormworkModel

extension SheetWriter {
    /// Draws a comparison of two states.
    ///
    /// - Parameters:
    ///   - before: The earlier state.
    ///   - after: The later state, of the same document or of another one with the same ids.
    ///   - shown: The parts of the comparison to draw.
    ///   - title: The picture's title.
    ///   - leavesEqualOut: Whether to leave out screens that look the same in both states, unless all of them do.
    /// - Throws: a `RenderError` if the picture would be too large.
    /// - Complexity: O(n) in the number of views and the length of their texts.
    public func picture(
        before: PictureSource, after: PictureSource, _ shown: Set<Comparison>, title: String, leavesEqualOut: Bool = false
    ) throws(RenderError) -> Picture {
        let (old, new) = (before.context(options.assets), after.context(options.assets))
        var panels: [Panel] = []
        var pairs = ScreenPair.pairs(before.screens(old), after.screens(new))
        if leavesEqualOut {
            let different = pairs.filter { pair in
                guard let earlier = pair.before, let later = pair.after, earlier.size == later.size else { return true }
                var canvases = [Canvas(.resolved(options.appearance)), Canvas(.resolved(options.appearance))]
                draw(earlier, context: old, source: before, into: &canvases[0])
                draw(later, context: new, source: after, into: &canvases[1])
                return canvases[0].take() != canvases[1].take()
            }
            if !different.isEmpty { pairs = different }
        }
        for pair in pairs {
            let name = pair.after.map { Self.caption(of: $0.layout, state: after.state(of: $0.layout)) }
            let oldName = pair.before.map { Self.caption(of: $0.layout, state: before.state(of: $0.layout)) }
            if shown.contains(.before), let screen = pair.before {
                panels.append(
                    Panel(
                        size: screen.size, caption: "before: \(oldName ?? "")",
                        draw: { draw(screen, context: old, source: before, into: &$0) }))
            }
            if shown.contains(.after), let screen = pair.after {
                panels.append(
                    Panel(
                        size: screen.size, caption: "after: \(name ?? "")", draw: { draw(screen, context: new, source: after, into: &$0) }))
            }
            if shown.contains(.overlay), let earlier = pair.before, let later = pair.after {
                let size = Size(width: max(earlier.size.width, later.size.width), height: max(earlier.size.height, later.size.height))
                panels.append(
                    Panel(size: size, caption: "overlay: \(name ?? "")") { canvas in
                        draw(earlier, context: old, source: before, into: &canvas)
                        canvas.markup("<g opacity=\"0.6\">")
                        draw(later, context: new, source: after, into: &canvas)
                        canvas.markup("</g>")
                        Self.drawMoves(earlier, later, into: &canvas)
                    })
            }
            if shown.contains(.moves) { panels.append(list(pair, caption: "changes: \(name ?? oldName ?? "")")) }
        }
        return try sheet(panels, title: title)
    }

    /// Returns the differences between two states in words, screen by screen.
    public func moves(before: PictureSource, after: PictureSource) -> [String] {
        let (old, new) = (before.context(options.assets), after.context(options.assets))
        return ScreenPair.pairs(before.screens(old), after.screens(new)).flatMap { pair in
            let name = (pair.after ?? pair.before).map { Self.name(of: $0.layout) } ?? ""
            return Self.lines(pair).map { "\(name): \($0)" }
        }
    }

    private static func lines(_ pair: ScreenPair) -> [String] {
        if pair.before == nil { return ["the whole screen is new"] }
        if pair.after == nil { return ["the whole screen is gone"] }
        return pair.changes.map(\.text)
    }

    /// Draws the frames of moved views before and after, and an arrow between them.
    private static func drawMoves(_ before: Screen, _ after: Screen, into canvas: inout Canvas) {
        let (old, new) = (before.screenFrames, after.screenFrames)
        let (wasSeen, isSeen) = (before.areSeen, after.areSeen)
        let places = Dictionary(
            before.views.enumerated().compactMap { place, placed in placed.view.id.map { ($0, place) } },
            uniquingKeysWith: { first, _ in first })
        for (place, placed) in after.views.enumerated() {
            guard let id = placed.view.id, let earlier = places[id], old[earlier].distance(to: new[place]) > 0.001,
                wasSeen[earlier] || isSeen[place]
            else { continue }
            let (from, to) = (old[earlier], new[place])
            canvas.rect(from, style: .stroke(AnnotationWriter.red, 1, dashes: [4, 3]))
            canvas.rect(to, style: .stroke(AnnotationWriter.blue, 1))
            guard abs(from.midX - to.midX) + abs(from.midY - to.midY) > 1 else { continue }
            canvas.line(
                x1: .points(from.midX), y1: .points(from.midY), x2: .points(to.midX), y2: .points(to.midY),
                .stroke(AnnotationWriter.blue.faded(0.6), 1))
            canvas.circle(x: .points(to.midX), y: .points(to.midY), radius: 2.5, .fill(AnnotationWriter.blue))
        }
    }

    private func list(_ pair: ScreenPair, caption: String) -> Panel {
        var lines = Self.lines(pair)
        if lines.isEmpty { lines = ["no changes"] }
        let height = 20 + 15 * Double(lines.count)
        let width = min(900, 40 + 5.6 * Double(lines.map(\.count).max() ?? 0))
        return Panel(size: Size(width: width, height: height), caption: caption) { canvas in
            canvas.fillBounds(.background)
            for (number, line) in lines.enumerated() {
                canvas.text(
                    line, x: 12, y: .points(22 + 15 * Double(number)), font: FontDescription(size: 11), paint: .label)
            }
        }
    }
}
