import FormworkCode
import FormworkModel

/// Values in SwiftUI syntax.
enum SwiftUIValues {
    static func number(_ value: Double) -> String { CodeLiteral.number((value * 1000).rounded() / 1000) }

    /// Returns a `color` element as an expression of type `Color`; nil if it cannot be expressed.
    static func color(_ element: Element) -> String? {
        for key in ["systemColor", "cocoaTouchSystemColor"] {
            guard let name = element[key] else { continue }
            if let plain = plainColors[name] { return plain }
            if let color = ColorCode.system(name) { return "Color(uiColor: \(color))" }
        }
        if let name = element["name"], element["colorSpace"] != "catalog" { return "Color(\(CodeLiteral.string(name)))" }
        // Three digits are finer than the 256 steps of a screen.
        func part(_ name: String) -> String? { element[name].flatMap(Double.init).flatMap { $0.isFinite ? number($0) : nil } }
        let alpha = part("alpha") ?? "1"
        let opacity = alpha == "1" ? "" : ", opacity: \(alpha)"
        func plain(_ name: String) -> String {
            alpha == "0" && name == "black" ? "Color.clear" : "Color.\(name)" + (alpha == "1" ? "" : ".opacity(\(alpha))")
        }
        if let white = part("white") {
            switch white {
            case "0": return plain("black")
            case "1": return plain("white")
            default: return "Color(white: \(white)\(opacity))"
            }
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        let space = element["customColorSpace"] ?? element["colorSpace"]
        if red == green, green == blue, red == "0" || red == "1" { return plain(red == "0" ? "black" : "white") }
        return "Color(\(space == "displayP3" ? ".displayP3, " : "")red: \(red), green: \(green), blue: \(blue)\(opacity))"
    }

    private static let plainColors = [
        "labelColor": "Color.primary", "darkTextColor": "Color.primary", "secondaryLabelColor": "Color.secondary",
        "tintColor": "Color.accentColor", "systemRedColor": "Color.red", "systemGreenColor": "Color.green", "systemBlueColor": "Color.blue",
        "systemOrangeColor": "Color.orange", "systemYellowColor": "Color.yellow", "systemPinkColor": "Color.pink",
        "systemPurpleColor": "Color.purple", "systemTealColor": "Color.teal", "systemIndigoColor": "Color.indigo",
        "systemGrayColor": "Color.gray",
    ]

    /// Returns a `fontDescription` element as an expression of type `Font`; nil if it cannot be expressed.
    static func font(_ element: Element) -> String? {
        if let style = element["style"] {
            guard let name = FontCode.textStyles[style] else { return nil }
            return "." + (styles[name] ?? name)
        }
        let named = ["button": "18", "label": "17", "smallSystem": "12", "system": "14"]
        guard let size = element["pointSize"].flatMap({ CodeLiteral.number($0) }) ?? element["size"].flatMap({ named[$0] }) else {
            return nil
        }
        if let name = element["name"] { return ".custom(\(CodeLiteral.string(name)), size: \(size))" }
        if let weight = element["weight"] {
            return FontCode.weights.contains(weight) ? ".system(size: \(size), weight: .\(weight))" : nil
        }
        switch element["type"] {
        case "boldSystem": return ".system(size: \(size), weight: .bold)"
        case "italicSystem": return ".system(size: \(size)).italic()"
        // Texts have this font by default.
        case "system" where size == "17": return nil
        default: return ".system(size: \(size))"
        }
    }

    /// Whether a `fontDescription` element is the font that texts have by default.
    static func isUsual(_ element: Element) -> Bool {
        element["type"] == "system" && element["pointSize"] == "17" && element["name"] == nil && element["weight"] == nil
    }

    /// SwiftUI's names of text styles that differ from UIKit's.
    private static let styles = ["title1": "title", "caption1": "caption"]

    /// Returns a `Text` that shows a text verbatim. A plain literal would be parsed for Markdown and placeholders.
    static func text(_ text: String) -> String {
        "Text(\(isMarked(text) ? "verbatim: " : "")\(CodeLiteral.string(text)))"
    }

    /// Whether a text contains characters of Markdown or placeholders, which SwiftUI interprets in a plain literal.
    static func isMarked(_ text: String) -> Bool { text.contains { "*_`[]~%<\\#".contains($0) } }

    /// Returns the argument for a title: a literal, or a text that is shown verbatim.
    static func key(_ title: String) -> String {
        isMarked(title) ? "Text(verbatim: \(CodeLiteral.string(title)))" : CodeLiteral.string(title)
    }

    /// Returns a color as the argument of a style, such as `.red`.
    static func style(_ color: String) -> String {
        let name = color.dropFirst("Color.".count)
        // Only `Color` itself has an accent color.
        return color.hasPrefix("Color.") && name != "accentColor" && name.allSatisfy(\.isLetter) ? "." + name : color
    }

    /// Returns the expression of an image in the bundle or of a system symbol.
    static func image(_ name: String, isSymbol: Bool) -> String { "Image(\(isSymbol ? "systemName: " : "")\(CodeLiteral.string(name)))" }

    /// Returns the member of `Alignment` for two alignments; nil for the center.
    static func alignment(_ horizontal: SwiftUINode.Alignment, vertical: SwiftUINode.Alignment) -> String? {
        switch (horizontal, vertical) {
        case (.center, .center): nil
        case (.leading, .center): ".leading"
        case (.trailing, .center): ".trailing"
        case (.center, .leading): ".top"
        case (.center, .trailing): ".bottom"
        case (.leading, .leading): ".topLeading"
        case (.trailing, .leading): ".topTrailing"
        case (.leading, .trailing): ".bottomLeading"
        case (.trailing, .trailing): ".bottomTrailing"
        }
    }
}
