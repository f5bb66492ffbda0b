import FormworkModel
import FormworkTree
import FormworkVocabulary

/// A font in the notation of commands: `system 17`, `bold 15`, `semibold 13`, `italic 12`, `headline`, `Avenir-Book 14`.
struct FontText: Hashable, Sendable {
    private enum Face: Hashable, Sendable {
        case system
        case bold
        case italic
        case weight(String)
        case style(String)
        case named(String)
    }

    private let face: Face
    private let size: Double?

    /// The weights; bold fonts have a name of their own.
    private static let weights = Vocabulary.uiKit.words("symbolWeight").texts.filter { !["unspecified", "bold"].contains($0) }
    private static let styles = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1", "caption2",
    ]

    /// Parses a font; nil for a text without a required size, or with an invalid one.
    init?(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        var number: Double?
        if let last = words.last, let size = Double(last) {
            guard size > 0, size <= 1000 else { return nil }
            number = size
            words.removeLast()
        }
        if words.count > 1, words[0].lowercased() == "system" { words.removeFirst() }
        // The font panel of macOS uses 'bold system 17'.
        if words.count > 1, words.last?.lowercased() == "system" { words.removeLast() }
        let name = words.joined(separator: " ")
        let lower = name.lowercased()
        if name.isEmpty || lower == "system" {
            face = .system
        } else if lower == "bold" || lower == "boldsystem" {
            face = .bold
        } else if lower == "italic" || lower == "italicsystem" {
            face = .italic
        } else if let weight = Self.weights.first(where: { $0.lowercased() == lower }) {
            face = weight == "regular" ? .system : .weight(weight)
        } else if let style = Self.styles.first(where: { $0.lowercased() == lower }) {
            face = .style(style)
        } else {
            face = .named(name)
        }
        size = number
        if case .style = face { return }
        if number == nil { return nil }
    }

    /// Returns the font's element.
    func fragment(on platform: Platform) -> ElementFragment {
        typealias Attribute = ElementFragment.Attribute
        let isMac = platform == .macOS
        var attributes = [Attribute("key", isMac || platform == .watchOS ? "font" : "fontDescription")]
        switch face {
        case .system: attributes.append(isMac ? Attribute("metaFont", "system") : Attribute("type", "system"))
        case .bold: attributes.append(isMac ? Attribute("metaFont", "systemBold") : Attribute("type", "boldSystem"))
        case .italic: attributes.append(isMac ? Attribute("metaFont", "system") : Attribute("type", "italicSystem"))
        case .weight(let weight):
            if isMac {
                attributes.append(Attribute("metaFont", "system" + weight.prefix(1).uppercased() + weight.dropFirst()))
            } else {
                attributes += [Attribute("type", "system"), Attribute("weight", weight)]
            }
        case .style(let style):
            attributes +=
                isMac ? [Attribute("textStyle", style), Attribute("name", ".SFNS-Regular")] : [Attribute("style", Self.category(style))]
        case .named(let name):
            // Only the font's file has its family name, but the part before the first hyphen nearly always matches.
            attributes.append(Attribute("name", name))
            if !isMac { attributes.append(Attribute("family", Self.family(name))) }
        }
        // AppKit leaves out a size of 13 points. A text style has its own size.
        let isStyle = if case .style = face { true } else { false }
        if let size, !isStyle, !(isMac && size == 13 && [.system, .bold, .italic].contains(face)) {
            attributes.append(Attribute(isMac ? "size" : "pointSize", DocumentNumber.text(size)))
        }
        if isMac, case .named = face { attributes.sort { Self.macOrder($0.name) < Self.macOrder($1.name) } }
        return ElementFragment(isMac ? "font" : "fontDescription", attributes: attributes)
    }

    /// Returns the order of an attribute: AppKit documents have a named font's size before its name.
    private static func macOrder(_ name: String) -> Int { ["key", "size", "name"].firstIndex(of: name) ?? 3 }

    private static func category(_ style: String) -> String {
        switch style {
        case "largeTitle": "UICTFontTextStyleTitle0"
        case "subheadline": "UICTFontTextStyleSubhead"
        default: "UICTFontTextStyle" + style.prefix(1).uppercased() + style.dropFirst()
        }
    }

    /// Returns a font's family, such as `Avenir Next` for `AvenirNext-Bold`.
    private static func family(_ name: String) -> String {
        let stem = name.prefix { $0 != "-" }
        var text = ""
        var wasLower = false
        for character in stem {
            if character.isUppercase, wasLower { text.append(" ") }
            text.append(character)
            wasLower = character.isLowercase
        }
        return text
    }
}
