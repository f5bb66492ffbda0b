import FormworkLayout
import FormworkModel

/// Draws SF Symbols with the strokes of ``SymbolTable``.
enum SymbolArt {
    /// Whether a symbol can be drawn exactly.
    static func isKnown(_ name: String) -> Bool { SymbolTable.isKnown(name) }

    /// Draws a symbol.
    ///
    /// - Parameters:
    ///   - name: The symbol's name, such as `square.and.arrow.up`.
    ///   - rect: The square to fill.
    ///   - paint: The colour.
    ///   - weight: The weight of the adjacent text, which determines the line width.
    ///   - canvas: The canvas to draw on.
    static func draw(
        _ name: String, in rect: Rect, paint: Paint, weight: FontDescription.Weight = .regular, into canvas: inout Canvas
    ) {
        let symbol = SymbolTable.symbol(name)
        if !symbol.isExact { canvas.substitutedSymbols.insert(name) }
        let scale = rect.size.width / 24
        guard scale > 0 else { return }
        for part in symbol.parts {
            canvas.symbolPath(
                part.path, at: Point(x: rect.origin.x + part.x * scale, y: rect.origin.y + part.y * scale), scale: scale * part.scale,
                style: style(of: part, isFilled: symbol.isFilled, paint, width: lineWidth(weight) / part.scale))
        }
    }

    private static func style(of part: SymbolTable.Part, isFilled: Bool, _ paint: Paint, width: Double) -> Style {
        let shown = isFilled && (part.role == .detail || part.role == .solidDetail) ? paint.contrast : paint
        switch part.role {
        case .solid, .solidDetail: return .fill(shown)
        case .line, .detail: return .stroke(shown, width, isRound: true)
        case .outline:
            var style = Style.stroke(shown, width, isRound: true)
            if isFilled { style.fill = shown }
            return style
        }
    }

    /// Returns the line width, in units of the symbol's square.
    private static func lineWidth(_ weight: FontDescription.Weight) -> Double {
        switch weight {
        case .ultraLight: 0.7
        case .thin: 0.95
        case .light: 1.35
        case .regular: 1.8
        case .medium: 2.1
        case .semibold: 2.4
        case .bold: 2.75
        case .heavy: 3.1
        case .black: 3.5
        }
    }
}

extension Canvas {
    /// Writes a path of a symbol, whose data is known to be valid.
    fileprivate mutating func symbolPath(_ data: String, at origin: Point, scale: Double, style: Style) {
        markup("<path")
        attribute("d", text: data)
        markup(" transform=\"translate(")
        number(origin.x)
        markup(" ")
        number(origin.y)
        markup(")")
        if scale != 1 {
            markup(" scale(")
            preciseNumber(scale)
            markup(")")
        }
        markup("\"")
        paint(style)
        markup("/>")
    }
}
