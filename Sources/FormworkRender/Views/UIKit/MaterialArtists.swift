import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws a visual effect view as a translucent colour that resembles its blur.
struct VisualEffectArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        guard let effect = values.children(node).first(where: { values.isNamed($0, name: "blurEffect") }) else { return }
        canvas.fillBounds(Self.material(values.string(.style, node: effect) ?? "regular"), radius: placed.cornerRadius)
    }

    /// Returns the colour that represents a blur style.
    private static func material(_ style: String) -> Paint {
        let word = style.lowercased()
        let opacity =
            if word.contains("ultrathin") { 0.5 } else if word.contains("thin") { 0.62 } else if word.contains("thick") {
                0.88
            } else if word
                .contains("chrome")
            { 0.92 } else { 0.75 }
        if word == "dark" || word.hasSuffix("dark") { return Paint(RGBA(0x252525, alpha: opacity)) }
        if word == "extralight" { return Paint(RGBA(0xFFFFFF, alpha: 0.85)) }
        if word == "light" || word.hasSuffix("light") { return Paint(RGBA(0xF7F7F7, alpha: opacity)) }
        return Paint(0xF7F7F7, dark: 0x252525, alpha: opacity)
    }
}

/// Draws views whose content comes from code or a server, as a box with a symbol.
struct ExternalContentArtist: ViewArtist {
    let view: DrawnView

    private var symbol: String {
        switch placed.name {
        case .webView, .wkWebView: "globe"
        case .mapView: "map"
        case .pdfView: "doc"
        default: "cube"
        }
    }

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let color = Paint(0x8E8E93, dark: 0x98989D)
        canvas.fillBounds(color.faded(0.12), radius: placed.cornerRadius)
        let side = min(34, size.width * 0.5, size.height * 0.35)
        let hasSymbol = side >= 9
        if hasSymbol {
            canvas.place(x: .middle, y: .middle) { canvas in
                SymbolArt.draw(
                    symbol, in: Rect(x: -side / 2, y: -side - 1, width: side, height: side), paint: color.faded(0.8), into: &canvas)
            }
        }
        let text = placed.view.element.userLabel ?? placed.view.element.className
        context.drawLine(
            text, x: .middle, drop: hasSymbol ? 10 : 0, anchor: .middle, font: FontDescription(size: 12), paint: color,
            maximumWidth: size.width - 6,
            into: &canvas)
    }
}

/// Draws a color well: a ring of hues around the color.
struct ColorWellArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let side = min(size.width, size.height, 28)
        let color = paint("selectedColor")
        canvas.place(x: .middle, y: .middle) { canvas in
            let hues: [UInt32] = [0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x32ADE6, 0xAF52DE]
            let length = side * 0.9 * .pi / 6
            for (place, hue) in hues.enumerated() {
                var style = Style.stroke(Paint(RGBA(hue)), side * 0.1)
                // One of six equal segments of the ring.
                style.dashes = [0, length * Double(place), length, length * Double(5 - place)]
                canvas.circle(x: 0, y: 0, radius: side * 0.45, style)
            }
            canvas.circle(x: 0, y: 0, radius: side * 0.34, .fill(color ?? .tertiaryFill))
        }
    }
}
