import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Draws a level indicator: a bar, blocks or stars.
struct LevelIndicatorCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        let style = values.word("levelIndicatorStyle", node: cell) ?? "discreteCapacity"
        let share = values.share(cell, highest: 10)
        let range = (values.amount("maxValue", node: cell) ?? 10) - (values.amount("minValue", node: cell) ?? 0)
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
                    star < lit ? "star.fill" : "star", in: square, paint: dimmed(star < lit ? .AppKit.mark : .AppKit.tertiaryLabel),
                    into: &canvas)
            }
        case "discreteCapacity":
            let gap = 1.0
            let width = (rect.size.width - gap * Double(count - 1)) / Double(count)
            for block in 0..<count {
                canvas.rect(
                    Rect(x: rect.origin.x + Double(block) * (width + gap), y: rect.origin.y, width: max(width, 0.5), height: height),
                    style: .fill(block < lit ? color : .AppKit.track), radius: min(2, width / 3))
            }
        default:
            canvas.rect(rect, style: .fill(.AppKit.track), radius: 2)
            canvas.rect(
                rect.leading(rect.size.width * share), style: .fill(style == "relevancy" ? .AppKit.secondaryLabel : color), radius: 2)
        }
    }

    /// The colour of the level: green, yellow from the warning value, red from the critical value.
    private var levelColor: Paint {
        let value = values.amount("doubleValue", node: cell) ?? 0
        let warning = values.amount("warningValue", node: cell) ?? 0
        let critical = values.amount("criticalValue", node: cell) ?? 0
        guard warning != 0 || critical != 0 else { return .green }
        let isRising = critical >= warning
        if isRising ? value >= critical : value <= critical { return .red }
        if isRising ? value >= warning : value <= warning { return Paint(0xFFCC00, dark: 0xFFD60A) }
        return .green
    }
}
