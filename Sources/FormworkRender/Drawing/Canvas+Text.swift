package import FormworkLayout
package import FormworkModel
import FormworkTree

/// The part of a text that is aligned with its x coordinate.
package enum TextAnchor: Hashable, Sendable {
    case start, middle, end
}

extension Canvas {
    /// Draws a line of text.
    ///
    /// - Parameters:
    ///   - text: The text, drawn on a single line.
    ///   - x: The x coordinate of the part given by `anchor`.
    ///   - y: The y coordinate of the baseline.
    ///   - drop: The distance of the baseline below `y`, in points.
    ///   - anchor: The part of the text that is placed at `x`.
    ///   - font: The font.
    ///   - paint: The colour.
    ///   - width: The width to fit the text to, in points; nil for the natural width in the viewer's font.
    package mutating func text(
        _ text: String, x: Length, y: Length, drop: Double = 0, anchor: TextAnchor = .start, font: FontDescription, paint: Paint,
        width: Double? = nil
    ) {
        guard !text.isEmpty, !paint.isClear else { return }
        let spans = shrunk([TextSpan(text: text, font: font, width: width ?? 0, run: 0)], to: width ?? 0)
        openText(x: x, y: y, drop: drop, anchor: anchor, font: spans.first?.font ?? font, paint)
        if let width { fit(width, spans: spans) }
        markup(">")
        escaped(text)
        markup("</text>")
    }

    mutating func openText(
        x: Length, shift: Double = 0, y: Length, drop: Double, anchor: TextAnchor, font: FontDescription, _ paint: Paint
    ) {
        markup("<text")
        var (x, shift, y, drop) = (x, shift, y, drop)
        // Adds the offset to the coordinate if both are in points.
        if case .points(let points) = x { (x, shift) = (.points(points + shift), 0) }
        if case .points(let points) = y { (y, drop) = (.points(points + drop), 0) }
        if x != 0 { attribute("x", value: x) }
        if shift != 0 { attribute("dx", value: shift) }
        if y != 0 { attribute("y", value: y) }
        if drop != 0 { attribute("dy", value: drop) }
        switch anchor {
        case .start: break
        case .middle: markup(" text-anchor=\"middle\"")
        case .end: markup(" text-anchor=\"end\"")
        }
        self.font(font)
        attribute("fill", paint: paint)
    }

    /// The share by which the letters of a text may be set closer.
    private static let closest = 0.08
    /// The smallest share to which a font is shrunk.
    private static let smallest = 0.75

    /// Returns a line of text in a smaller font if its letters would otherwise overlap to fit its measured width: that of a narrow family which the
    /// viewer replaces by a wide one.
    func shrunk(_ spans: [TextSpan], to width: Double) -> [TextSpan] {
        guard case .letterSpacing(let measurer, let family, let display) = fitting, width > 0 else { return spans }
        let natural = spans.reduce(0) { $0 + measurer.width(of: $1.text[...], in: $1.font.replacement(family, display: display)) }
        guard natural * (1 - Self.closest) > width else { return spans }
        let scale = max(width / natural / (1 - Self.closest), Self.smallest)
        return spans.map { span in
            var span = span
            span.font.size *= scale
            return span
        }
    }

    /// Writes attributes that give a line of text its measured width in the viewer's font. A single character is left as it is.
    mutating func fit(_ width: Double, spans: [TextSpan]) {
        guard width > 0, spans.count > 1 || (spans.first?.text.utf8.count ?? 0) > 1 else { return }
        switch fitting {
        case .textLength:
            attribute("textLength", value: width)
            markup(" lengthAdjust=\"spacingAndGlyphs\"")
        case .letterSpacing(let measurer, let family, let display):
            var natural = 0.0
            var gaps = -1.0
            for span in spans {
                natural += measurer.width(of: span.text[...], in: span.font.replacement(family, display: display))
                gaps += Double(span.text.unicodeScalars.count)
            }
            guard gaps > 0, natural > 0 else { return }
            // Text that is too wide would overlap its neighbours. Text that is too narrow merely ends early, which looks better than wide letter
            // spacing.
            let spacing = min((width - natural) / gaps, 0.015 * (spans.first?.font.size ?? 0))
            // A large difference means that the viewer uses another font, for which the estimate would be wrong.
            if abs(spacing) >= 0.005, abs(width - natural) < natural * 0.25 { attribute("letter-spacing", value: spacing) }
        }
    }

    /// Writes the attributes of a font. The system font is omitted, since the picture's root element sets it, except in sizes for which San Francisco
    /// has other letters.
    mutating func font(_ font: FontDescription) {
        attribute("font-size", value: font.size)
        if case .named(let name, let family) = font.family, !family.isEmpty || !name.isEmpty {
            // Long names are cut, because the name is repeated on every line.
            let names = String((family.isEmpty ? name : family).unicodeScalars.prefix(200))
            attribute("font-family", text: familyList(of: names))
        } else if font.isDisplay {
            if case .letterSpacing = fitting {
                markup(" font-family=\"'Inter Display', ")
                markup(Self.plainFamily)
            } else {
                markup(" font-family=\"")
                markup(Self.displayFamily)
            }
            markup("\"")
        }
        let weight = font.weight.css
        if weight != 400 { attribute("font-weight", value: Double(weight)) }
        if font.isItalic { markup(" font-style=\"italic\"") }
    }

    /// Returns the CSS font list for a family: the family, followed by fallbacks. The result is cached.
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

    /// Returns the fallback for rasterizers, which do not fit text to a width.
    private static func plainFallback(_ family: String) -> String {
        let list = fallback(family)
        return list.hasSuffix("sans-serif") ? plainFamily.description : list
    }

    /// The font list whose widths ``TextFitting/letterSpacing(_:family:)`` assumes.
    ///
    /// DejaVu Sans, Debian's default, is much wider and would overlap neighbouring text. Its condensed form is within 3 % of Helvetica's widths.
    package static let plainFamily: StaticString = "Inter, Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif"

    /// The family that replaces San Francisco where it is installed, and its faces for large text, as PostScript names start.
    package static let (letterFamily, displayLetters) = ("Inter", "InterDisplay")

    /// The system font and its fallbacks on other systems.
    package static let systemFamily: StaticString =
        "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"

    /// The system font for large text.
    private static let displayFamily: StaticString =
        "-apple-system, 'SF Pro Display', 'Inter Display', Inter, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"
}

extension FontDescription {
    /// Whether the letters are San Francisco's for large text: from 20 points.
    fileprivate var isDisplay: Bool { family == .system && size >= 20 }

    /// Returns the font to assume in a viewer that has a family, or only fonts with Helvetica's widths.
    ///
    /// - Parameters:
    ///   - letters: The family; nil for Helvetica's widths.
    ///   - display: The family for large text; nil if it is the same.
    fileprivate func replacement(_ letters: String?, display: String?) -> FontDescription {
        if case .named(_, let family) = family, family.contains("Menlo") || family.contains("Courier") || family.contains("Monaco") {
            return self
        }
        if let letters = isDisplay ? display ?? letters : letters {
            let style =
                switch weight.css {
                case ..<450: "Regular"
                case ..<550: "Medium"
                case ..<650: "SemiBold"
                default: "Bold"
                }
            return FontDescription(family: .named(postScriptName: "\(letters)-\(style)", family: letters), size: size)
        }
        let isBold = weight.css >= 600
        return FontDescription(
            family: .named(postScriptName: isBold ? "Helvetica-Bold" : "Helvetica", family: "Helvetica"), size: size,
            weight: isBold ? .bold : .regular)
    }
}

extension FontDescription.Weight {
    /// The numeric CSS font weight.
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
