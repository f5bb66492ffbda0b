import FormworkLayout
import FormworkModel

extension CellArtist {
    /// A check box or radio button.
    func drawCheck(isRound: Bool, into canvas: inout Canvas) {
        let face = self.face
        let side: Double =
            switch controlSize {
            case .regular: metrics.generation == .tahoe ? 16 : 14
            case .small: 12
            case .mini: 10
            case .large: 16
            }
        let gap = controlSize == .regular || controlSize == .large ? 5.0 : 4
        let position = values.string(.imagePosition, cell) ?? "left"
        let isLast = (position == "right" || position == "trailing") != context.isRightToLeft
        let isAlone = position == "only"
        var mark = Rect(x: face.origin.x, y: face.center.y - side / 2, width: side, height: side)
        if isLast { mark.origin.x = face.origin.x + face.size.width - side }
        drawMark(mark, isRound: isRound, into: &canvas)
        guard !isAlone, var block = runs(title, dimmed(.AppKit.label)) else { return }
        var room = face
        room.size.width -= side + gap
        if !isLast { room.origin.x += side + gap }
        // What was made as wide as its text stands in it, whatever the viewer's font makes of it.
        room.size.width = max(room.size.width, 0) + 2
        block.alignment = isLast ? .right : .left
        let wraps = (block.runs.contains { $0.text.utf8.contains(0x0A) }) || face.size.height > font.size * 2.2
        block.lineLimit = wraps ? 0 : 1
        draw(block, in: room, into: &canvas)
    }

    private func drawMark(_ rect: Rect, isRound: Bool, into canvas: inout Canvas) {
        let side = rect.size.width
        let radius = isRound ? side / 2 : side / 4
        let isOn = state != .off
        if isOn, isEnabled {
            canvas.rect(rect, .fill(.AppKit.accent), radius: radius)
        } else {
            let fill = Paint(0xFFFFFF, 0x4A4A4A)
            canvas.rect(
                rect.inset(0.25, 0.25), .fill(isEnabled ? fill : fill.faded(0.5), stroke: Paint.AppKit.mark.faded(0.4), 0.5),
                radius: radius)
        }
        guard isOn else { return }
        let paint = isEnabled ? Paint.white : .AppKit.secondaryLabel
        if state == .mixed {
            canvas.rect(rect.centered(Size(width: side * 0.55, height: side * 0.14)), .fill(paint), radius: 1)
        } else if isRound {
            canvas.circle(x: .points(rect.center.x), y: .points(rect.center.y), radius: side * 0.2, .fill(paint))
        } else {
            canvas.path("M3.700 7.400l2.300 2.600 4.300-6", at: rect.origin, scale: side / 14, .stroke(paint, 1.8, isRound: true))
        }
    }
}
