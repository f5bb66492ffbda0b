import FormworkLayout
import FormworkModel

/// Draws a progress indicator as a bar or a spinner.
struct ProgressIndicatorArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard let cell = DrawnCell(view, node: node, in: bounds) else { return }
        let isIndeterminate = values.isSet("indeterminate", node: node) == true
        if values.isWord(.style, node: node, word: "spinning") {
            let side = min(size.width, size.height, cell.controlSize == .regular ? 32 : 16)
            isIndeterminate ? drawSpinner(side, into: &canvas) : drawPie(side, into: &canvas)
            return
        }
        let height = cell.controlSize == .regular ? 6.0 : 4
        let rect = cell.face.centered(Size(width: cell.face.size.width - 2, height: min(height, size.height)))
        canvas.rect(rect, style: .fill(.AppKit.track), radius: height / 2)
        if isIndeterminate {
            let part = rect.size.width * 0.35
            canvas.rect(
                Rect(x: rect.origin.x + rect.size.width * 0.2, y: rect.origin.y, width: part, height: rect.size.height),
                style: .fill(.AppKit.accent), radius: height / 2)
        } else {
            let share = values.share(node, highest: 100)
            canvas.rect(rect.leading(rect.size.width * share), style: .fill(.AppKit.accent), radius: height / 2)
        }
    }

    private func drawSpinner(_ side: Double, into canvas: inout Canvas) {
        let spokes: [StaticString] = [
            "M0-4.500V-8.500", "M3.200-3.200L6-6", "M4.500 0H8.500", "M3.200 3.200L6 6", "M0 4.500V8.500", "M-3.200 3.200L-6 6",
            "M-4.500 0H-8.500",
            "M-3.200-3.200L-6-6",
        ]
        for (position, spoke) in spokes.enumerated() {
            let strength = 0.25 + 0.6 * Double(position) / Double(spokes.count)
            canvas.path(
                spoke, at: bounds.center, scale: side / 20,
                style: .stroke(Paint(0x000000, dark: 0xFFFFFF, alpha: 0.75).faded(strength), 2, isRound: true))
        }
    }

    private func drawPie(_ side: Double, into canvas: inout Canvas) {
        let radius = side / 2 - 2
        canvas.circle(x: .middle, y: .middle, radius: radius, .stroke(.AppKit.track, side / 8))
        let share = values.share(node, highest: 100)
        guard share > 0 else { return }
        let length = 2 * Double.pi * radius
        canvas.circle(x: .middle, y: .middle, radius: radius, .stroke(.AppKit.accent, side / 8, dashes: [length * share, length]))
    }
}

/// Draws a macOS switch.
struct MacSwitchArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard let cell = DrawnCell(view, node: node, in: bounds) else { return }
        let rect = cell.fixedFace
        let isOn = values.isWord(.state, node: node, word: "on")
        let isEnabled = isEnabled
        let fill: Paint = isOn ? .AppKit.accent : Paint(0x000000, dark: 0xFFFFFF, alpha: 0.12, darkAlpha: 0.2)
        canvas.rect(rect, style: .fill(isEnabled ? fill : fill.faded(0.4)), radius: rect.size.height / 2)
        let radius = rect.size.height / 2 - 1
        let x = isOn ? rect.origin.x + rect.size.width - radius - 1 : rect.origin.x + radius + 1
        canvas.circle(
            x: .points(x), y: .points(rect.center.y), radius: radius,
            .fill(Paint(0xFFFFFF, dark: isEnabled ? 0xE4E4E4 : 0x8A8A8A), stroke: .AppKit.edge, 0.5))
    }
}

/// Draws a macOS color well.
struct MacColorWellArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard let cell = DrawnCell(view, node: node, in: bounds) else { return }
        let color = paint("color") ?? .white
        guard values.flag(.bordered, node: node) != false else { return canvas.fillBounds(color) }
        let rect = cell.face
        cell.drawFace(rect.inset(0.5, 0.5), radius: 5, into: &canvas)
        let margin = min(4, rect.size.height * 0.2)
        canvas.rect(rect.inset(margin, margin), style: .fill(color, stroke: .AppKit.edge, 0.5), radius: 2)
    }
}
