import FormworkLayout
import FormworkModel
import FormworkTree

extension ButtonArtist {
    /// Draws a button with a configuration (iOS 15 and later).
    func drawConfigured(_ configuration: NodeIndex, state: NodeIndex?, into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let style = values.string(.style, node: configuration) ?? "plain"
        let base = context.colors.paint(configuration, key: "baseBackgroundColor")
        var color = context.colors.paint(configuration, key: "baseForegroundColor") ?? (style == "filled" ? .white : tint)
        if !isEnabled { color = color.faded(0.35) }
        let isFocused = screen.focused == place
        if isFocused {
            color = .black
            drawFocus(into: &canvas)
        } else {
            drawConfiguredBackground(configuration, style: style, base: base, into: &canvas)
        }
        var face = ButtonFace(tint: color)
        let size = values.string(.buttonSize, node: configuration) ?? "medium"
        let font = context.font(
            configuration, key: "titleFontDescription", standard: FontDescription(size: size == "small" || size == "mini" ? 15 : 17))
        setTitle(configuration, font: font, color: color, face: &face)
        if face.runs.isEmpty, let state { setTitle(state, font: font, color: color, face: &face) }
        if let subtitle = values.text(.subtitle, node: configuration, key: "subtitle"), !subtitle.isEmpty, !face.runs.isEmpty {
            face.runs[face.runs.count - 1].text += "\n"
            face.runs.append(TextRun(subtitle, font: FontDescription(size: 12)))
            face.paints.append(color)
        }
        face.image = imageName(configuration, name: .image, key: "image") ?? state.flatMap { imageName($0, name: .image, key: "image") }
        face.symbol = context.symbolConfiguration(configuration)
        let placement = values.string(.imagePlacement, node: configuration) ?? "leading"
        face.isStacked = placement == "top" || placement == "bottom"
        face.imageIsLast = placement == (context.isRightToLeft ? "leading" : "trailing") || placement == "bottom"
        face.gap = values.number(.imagePadding, node: configuration) ?? 0
        face.insets = values.insets(configuration, key: "contentInsets") ?? .zero
        align(&face)
        face.draw(self.size, context: context, into: &canvas)
    }

    private func drawConfiguredBackground(_ configuration: NodeIndex, style: String, base: Paint?, into canvas: inout Canvas) {
        let background = values.child(configuration, key: "background")
        let own = background.flatMap { context.colors.paint($0, key: "backgroundColor") }
        let fill: Paint? =
            switch style {
            case "filled": own ?? base ?? tint
            case "tinted": own ?? (base ?? tint).faded(0.15)
            case "gray": own ?? base ?? .tertiaryFill
            default: own ?? base
            }
        let radius =
            switch values.word("cornerStyle", node: configuration) {
            case "capsule": min(size.width, size.height) / 2
            case "small": 4.0
            case "large": 12.0
            default: context.isGlass ? min(size.width, size.height) / 2 : 7.0
            }
        if let fill { canvas.fillBounds(isEnabled ? fill : fill.faded(0.5), radius: radius) }
        if let stroke = background.flatMap({ context.colors.paint($0, key: "strokeColor") }) {
            canvas.border(size, paint: stroke, width: background.flatMap { values.amount("strokeWidth", node: $0) } ?? 1, radius: radius)
        }
    }
}
