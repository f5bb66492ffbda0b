package import FormworkLayout
package import FormworkModel

/// On which side of a place a text stands.
package enum TextAnchor: Hashable, Sendable {
    case start, middle, end
}

extension Canvas {
    /// A line of text.
    ///
    /// - Parameters:
    ///   - text: The text; it is drawn as one line.
    ///   - x: Where it begins, has its middle, or ends.
    ///   - y: Its baseline.
    ///   - drop: How far below `y` the baseline is, in points.
    ///   - anchor: Which part of it stands at `x`.
    ///   - font: Its font.
    ///   - paint: Its colour.
    ///   - width: How wide it is to be drawn, in points; nil for as wide as the viewer's font makes it.
    package mutating func text(
        _ text: String, x: Length, y: Length, drop: Double = 0, anchor: TextAnchor = .start, font: FontDescription, _ paint: Paint,
        width: Double? = nil
    ) {
        guard !text.isEmpty, !paint.isClear else { return }
        openText(x: x, y: y, drop: drop, anchor: anchor, font: font, paint)
        if let width { fit(width, [TextSpan(text: text, font: font, width: width, run: 0)]) }
        markup(">")
        escaped(text)
        markup("</text>")
    }

    mutating func openText(
        x: Length, shift: Double = 0, y: Length, drop: Double, anchor: TextAnchor, font: FontDescription, _ paint: Paint
    ) {
        markup("<text")
        var (x, shift, y, drop) = (x, shift, y, drop)
        // One number instead of two where that says it.
        if case .points(let points) = x { (x, shift) = (.points(points + shift), 0) }
        if case .points(let points) = y { (y, drop) = (.points(points + drop), 0) }
        if x != 0 { attribute("x", x) }
        if shift != 0 { attribute("dx", shift) }
        if y != 0 { attribute("y", y) }
        if drop != 0 { attribute("dy", drop) }
        switch anchor {
        case .start: break
        case .middle: markup(" text-anchor=\"middle\"")
        case .end: markup(" text-anchor=\"end\"")
        }
        self.font(font)
        attribute("fill", paint)
    }

    /// Writes that a line of text is as wide as it was measured, whatever font the viewer has; a single character has nothing to be fitted.
    mutating func fit(_ width: Double, _ spans: [TextSpan]) {
        guard width > 0, spans.count > 1 || (spans.first?.text.utf8.count ?? 0) > 1 else { return }
        switch fitting {
        case .textLength:
            attribute("textLength", width)
            markup(" lengthAdjust=\"spacingAndGlyphs\"")
        case .letterSpacing(let measurer):
            var natural = 0.0
            var gaps = -1.0
            for span in spans {
                natural += measurer.width(of: span.text[...], in: span.font.replacement)
                gaps += Double(span.text.unicodeScalars.count)
            }
            guard gaps > 0, natural > 0 else { return }
            // Too wide a text runs into what stands beside it; too narrow a one only ends early, and looks better so than spaced out.
            let spacing = min((width - natural) / gaps, 0.015 * (spans.first?.font.size ?? 0))
            // What is far off is another font, for which the guess would be wrong.
            if abs(spacing) >= 0.005, abs(width - natural) < natural * 0.25 { attribute("letter-spacing", spacing) }
        }
    }

    /// Writes the attributes of a font; the system's own family is that of the whole picture.
    mutating func font(_ font: FontDescription) {
        attribute("font-size", font.size)
        if case .named(let name, let family) = font.family, !family.isEmpty || !name.isEmpty {
            // It stands on each line again.
            let names = String((family.isEmpty ? name : family).unicodeScalars.prefix(200))
            attribute("font-family", text: familyList(of: names))
        }
        let weight = font.weight.css
        if weight != 400 { attribute("font-weight", Double(weight)) }
        if font.isItalic { markup(" font-style=\"italic\"") }
    }

    /// A family with what stands in for it where it is not there. Asked for again and again, it is put together once.
    private mutating func familyList(of family: String) -> String {
        if let known = familyLists[family] { return known }
        let fallback = if case .letterSpacing = fitting { Self.plainFallback(family) } else { Self.fallback(family) }
        let list = "'" + family.filter { $0 != "'" && $0 != "\\" } + "', " + fallback
        familyLists[family] = list
        return list
    }

    private static func fallback(_ family: String) -> String {
        for word in ["Menlo", "Courier", "Monaco", "Mono"] where family.contains(word) { return "monospace" }
        for word in ["Times", "Georgia", "Serif", "Palatino", "Baskerville", "Didot"] where family.contains(word) { return "serif" }
        return "Helvetica, Arial, sans-serif"
    }

    /// The same for what makes pixels of a picture, which does not fit a text to a width.
    private static func plainFallback(_ family: String) -> String {
        let list = fallback(family)
        return list.hasSuffix("sans-serif") ? plainFamily.description : list
    }

    /// The fonts of the widths that ``TextFitting/letterSpacing(_:)`` reckons with.
    ///
    /// Debian's own is much wider, and runs into what stands beside it; its condensed form is as wide as Helvetica but for three hundredths.
    package static let plainFamily: StaticString = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif"

    /// The system's font, and what stands in for it elsewhere.
    package static let systemFamily: StaticString =
        "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"
}

extension FontDescription {
    /// The font that stands in for it in a viewer that has none but those of Helvetica's widths.
    fileprivate var replacement: FontDescription {
        if case .named(_, let family) = family, family.contains("Menlo") || family.contains("Courier") || family.contains("Monaco") {
            return self
        }
        let isBold = weight.css >= 600
        return FontDescription(
            family: .named(postScriptName: isBold ? "Helvetica-Bold" : "Helvetica", family: "Helvetica"), size: size,
            weight: isBold ? .bold : .regular)
    }
}

extension FontDescription.Weight {
    /// The number that CSS has for it.
    var css: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
