import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension CellArtist {
    /// A level indicator: a bar, blocks or stars.
    func drawLevel(into canvas: inout Canvas) {
        let style = values.word("levelIndicatorStyle", cell) ?? "discreteCapacity"
        let share = Self.share(cell, values, highest: 10)
        let range = (values.amount("maxValue", cell) ?? 10) - (values.amount("minValue", cell) ?? 0)
        let count = min(max(Int(clamping: range.rounded()), 1), 60)
        let lit = Int(clamping: (share * Double(count)).rounded())
        let height = min(face.size.height, controlSize == .regular ? 16 : 10)
        let rect = face.centered(Size(width: face.size.width, height: height))
        let color = dimmed(paint("fillColor") ?? levelColor)
        switch style {
        case "rating":
            for star in 0..<count {
                let square = Rect(x: rect.origin.x + Double(star) * 13, y: rect.center.y - 6, width: 12, height: 12)
                SymbolArt.draw(
                    star < lit ? "star.fill" : "star", in: square, dimmed(star < lit ? .AppKit.mark : .AppKit.tertiaryLabel), into: &canvas)
            }
        case "discreteCapacity":
            let gap = 1.0
            let width = (rect.size.width - gap * Double(count - 1)) / Double(count)
            for block in 0..<count {
                canvas.rect(
                    Rect(x: rect.origin.x + Double(block) * (width + gap), y: rect.origin.y, width: max(width, 0.5), height: height),
                    .fill(block < lit ? color : .AppKit.track), radius: min(2, width / 3))
            }
        default:
            canvas.rect(rect, .fill(.AppKit.track), radius: 2)
            canvas.rect(rect.leading(rect.size.width * share), .fill(style == "relevancy" ? .AppKit.secondaryLabel : color), radius: 2)
        }
    }

    /// Green, yellow from the warning's value on, red from the critical one.
    private var levelColor: Paint {
        let value = values.amount("doubleValue", cell) ?? 0
        let warning = values.amount("warningValue", cell) ?? 0
        let critical = values.amount("criticalValue", cell) ?? 0
        guard warning != 0 || critical != 0 else { return .green }
        let isRising = critical >= warning
        if isRising ? value >= critical : value <= critical { return .red }
        if isRising ? value >= warning : value <= warning { return Paint(0xFFCC00, 0xFFD60A) }
        return .green
    }
}

extension ViewArtist {
    /// A bar or a wheel that shows progress.
    func drawProgress(into canvas: inout Canvas) {
        guard let artist = CellArtist(self, node, in: bounds) else { return }
        let isIndeterminate = values.isSet("indeterminate", node) == true
        if values.isWord(.style, node, "spinning") {
            let side = min(size.width, size.height, artist.controlSize == .regular ? 32 : 16)
            isIndeterminate ? drawSpinner(side, into: &canvas) : drawPie(side, into: &canvas)
            return
        }
        let height = artist.controlSize == .regular ? 6.0 : 4
        let rect = artist.face.centered(Size(width: artist.face.size.width - 2, height: min(height, size.height)))
        canvas.rect(rect, .fill(.AppKit.track), radius: height / 2)
        if isIndeterminate {
            let part = rect.size.width * 0.35
            canvas.rect(
                Rect(x: rect.origin.x + rect.size.width * 0.2, y: rect.origin.y, width: part, height: rect.size.height),
                .fill(.AppKit.accent), radius: height / 2)
        } else {
            let share = CellArtist.share(node, values, highest: 100)
            canvas.rect(rect.leading(rect.size.width * share), .fill(.AppKit.accent), radius: height / 2)
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
                .stroke(Paint(0x000000, 0xFFFFFF, alpha: 0.75).faded(strength), 2, isRound: true))
        }
    }

    private func drawPie(_ side: Double, into canvas: inout Canvas) {
        let radius = side / 2 - 2
        canvas.circle(x: .middle, y: .middle, radius: radius, .stroke(.AppKit.track, side / 8))
        let share = CellArtist.share(node, values, highest: 100)
        guard share > 0 else { return }
        let length = 2 * Double.pi * radius
        canvas.circle(x: .middle, y: .middle, radius: radius, .stroke(.AppKit.accent, side / 8, dashes: [length * share, length]))
    }

    func drawMacSwitch(into canvas: inout Canvas) {
        guard let artist = CellArtist(self, node, in: bounds) else { return }
        let rect = artist.fixedFace
        let isOn = values.isWord(.state, node, "on")
        let isEnabled = isEnabled
        let fill: Paint = isOn ? .AppKit.accent : Paint(0x000000, 0xFFFFFF, alpha: 0.12, darkAlpha: 0.2)
        canvas.rect(rect, .fill(isEnabled ? fill : fill.faded(0.4)), radius: rect.size.height / 2)
        let radius = rect.size.height / 2 - 1
        let x = isOn ? rect.origin.x + rect.size.width - radius - 1 : rect.origin.x + radius + 1
        canvas.circle(
            x: .points(x), y: .points(rect.center.y), radius: radius,
            .fill(Paint(0xFFFFFF, isEnabled ? 0xE4E4E4 : 0x8A8A8A), stroke: .AppKit.edge, 0.5))
    }

    func drawMacColorWell(into canvas: inout Canvas) {
        guard let artist = CellArtist(self, node, in: bounds) else { return }
        let color = paint("color") ?? .white
        guard values.flag(.bordered, node) != false else { return canvas.fillBounds(color) }
        let rect = artist.face
        artist.drawFace(rect.inset(0.5, 0.5), radius: 5, into: &canvas)
        let margin = min(4, rect.size.height * 0.2)
        canvas.rect(rect.inset(margin, margin), .fill(color, stroke: .AppKit.edge, 0.5), radius: 2)
    }
}
