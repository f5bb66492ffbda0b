import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// The searchable texts of a value element: a color, a font, a text.
enum ValueWords {
    static func of(_ node: NodeIndex, in values: ObjectValues) -> [String] {
        let element = Element(document: values.document, node: node)
        switch element.name {
        case "color": return color(element)
        case "fontDescription", "font", "metaFont": return font(element)
        case "string", "mutableString", "characters": return element.plainText.map { [$0] } ?? []
        case "attributedString": return [attributedText(element)]
        case "rect": return [["x", "y", "width", "height"].map { element[$0] ?? "0" }.joined(separator: " ")]
        case "size": return [["width", "height"].map { element[$0] ?? "0" }.joined(separator: " ")]
        case "nil", "null": return ["nil"]
        default:
            let said = ["value", "title", "text", "image", "name", "string"].compactMap { element[$0] }
            return said.isEmpty ? element.plainText.map { [$0] } ?? [] : said
        }
    }

    /// Returns a color's names, and its components in hexadecimal: `#FF8800`, or `#FF880080` if it is not opaque.
    static func color(_ element: Element) -> [String] {
        var words = ["name", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"].compactMap { element[$0] }
        func part(_ name: String) -> Double? { (element[name] ?? element[name + "Component"]).flatMap(Double.init) }
        let alpha = element["alpha"].flatMap(Double.init) ?? 1
        var rgb: RGBA?
        if let white = part("white") {
            rgb = RGBA(red: white, green: white, blue: white, alpha: alpha)
        } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
            rgb = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
        guard let rgb else { return words }
        if rgb.alpha == 0 {
            words.append("clear")
        } else if rgb.alpha == 1, rgb.red == rgb.green, rgb.green == rgb.blue, rgb.red == 0 || rgb.red == 255 {
            words.append(rgb.red == 0 ? "black" : "white")
        }
        let digits = [rgb.red, rgb.green, rgb.blue].map(hex).joined()
        words.append("#" + digits + (rgb.alpha == 1 ? "" : hex(UInt8(Int(clamping: (rgb.alpha * 255).rounded())))))
        return words
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count < 2 ? "0" + digits : digits
    }

    /// Returns a font's name, family, text style, or kind of system font.
    static func font(_ element: Element) -> [String] {
        var words = ["name", "family", "type", "metaFont", "weight"].compactMap { element[$0] }
        if let style = element["style"] {
            words.append(style)
            let short = style.replacing("UICTFontTextStyle", with: "")
            if short != style { words.append(short.prefix(1).lowercased() + short.dropFirst()) }
        }
        return words
    }

    /// Joins the texts of all fragments.
    static func attributedText(_ element: Element) -> String {
        element.children.compactMap { $0[.content] ?? $0.child(key: "content")?.plainText }.joined()
    }
}
