import FormworkModel
import FormworkVocabulary

/// Writes fonts in Swift.
package enum FontCode {
    /// Returns a `fontDescription` element as an expression; nil if it cannot be expressed. A result with a leading dot is a member of `UIFont`.
    static func expression(_ element: Element) -> String? {
        if let style = element["style"] { return textStyles[style].map { ".preferredFont(forTextStyle: .\($0))" } }
        let size: String
        if let written = element["pointSize"].flatMap({ CodeLiteral.number($0) }) {
            size = written
        } else {
            switch element["size"] {
            case "button": size = "UIFont.buttonFontSize"
            case "label": size = "UIFont.labelFontSize"
            case "smallSystem": size = "UIFont.smallSystemFontSize"
            case "system": size = "UIFont.systemFontSize"
            default: return nil
            }
        }
        if let name = element["name"] {
            return "UIFont(name: \(CodeLiteral.string(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
        }
        if let weight = element["weight"] {
            guard weights.contains(weight) else { return nil }
            return ".systemFont(ofSize: \(size), weight: .\(weight))"
        }
        switch element["type"] {
        case "boldSystem": return ".boldSystemFont(ofSize: \(size))"
        case "italicSystem": return ".italicSystemFont(ofSize: \(size))"
        case "system", nil: return ".systemFont(ofSize: \(size))"
        default: return nil
        }
    }

    /// Returns the expression with an explicit type.
    static func full(_ element: Element) -> String? { expression(element).map { $0.hasPrefix(".") ? "UIFont" + $0 : $0 } }

    package static let weights: Set<String> = Set(Vocabulary.uiKit.words("symbolWeight").texts).subtracting(["unspecified"])

    package static let textStyles: [String: String] = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
        "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
        "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleFootnote": "footnote",
        "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
    ]
}
