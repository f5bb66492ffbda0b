import FormworkModel

/// Attributed texts.
enum AttributedTextCode {
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        guard let property = element["key"] else { return }
        code.statements.append("\(variable).\(property) = \(expression(element, &code))")
    }

    /// The text in Objective-C; its fonts and colors are those of Swift's code only.
    static func writeObjectiveC(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        guard let property = element["key"] else { return }
        let fragments = element.children.filter { $0.name == "fragment" }
        let text = fragments.map { $0["content"] ?? $0.child(key: "content")?.plainText ?? "" }.joined()
        code.statements.append(
            "\(variable).\(property) = [[NSAttributedString alloc] initWithString:\(CodeLiteral.objectiveCString(text))];")
        for fragment in fragments where !fragment.children.filter({ $0.name == "attributes" }).flatMap(\.children).isEmpty {
            code.leaveOut(fragment, "attributes of texts are not written in Objective-C: convert to Swift for them", affectsLayout: true)
        }
    }

    /// An attributed text as an expression.
    static func expression(_ element: Element, _ code: inout PropertyWriter) -> String {
        var fragments: [String] = []
        for fragment in element.children {
            guard fragment.name == "fragment" else {
                code.leaveOut(fragment, affectsLayout: true)
                continue
            }
            let text = fragment["content"] ?? fragment.child(key: "content")?.plainText ?? ""
            var entries: [String] = []
            for list in fragment.children where list.name == "attributes" {
                for attribute in list.children { entry(attribute, &entries, &code) }
            }
            let attributes = entries.isEmpty ? "" : ", attributes: [\n" + entries.map { "    \($0),\n" }.joined() + "]"
            fragments.append("NSAttributedString(string: \(CodeLiteral.string(text))\(attributes))")
        }
        switch fragments.count {
        case 0: return "NSAttributedString(string: \"\")"
        case 1: return fragments[0]
        default:
            let lines = fragments.map { "    text.append(\(indented($0)))\n" }.joined()
            return "{\n    let text = NSMutableAttributedString()\n\(lines)    return text\n}()"
        }
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n    ")
    }

    private static let keys = [
        "NSFont": "font", "NSColor": "foregroundColor", "NSBackgroundColor": "backgroundColor", "NSStrokeColor": "strokeColor",
        "NSParagraphStyle": "paragraphStyle", "NSKern": "kern", "NSStrokeWidth": "strokeWidth", "NSBaselineOffset": "baselineOffset",
        "NSUnderline": "underlineStyle", "NSStrikethrough": "strikethroughStyle", "NSLigature": "ligature", "NSLink": "link",
        "NSUnderlineColor": "underlineColor", "NSStrikethroughColor": "strikethroughColor", "NSObliqueness": "obliqueness",
        "NSExpansion": "expansion",
    ]

    private static func entry(_ attribute: Element, _ entries: inout [String], _ code: inout PropertyWriter) {
        let key = attribute["key"] ?? ""
        if key == "NSOriginalFont" { return }
        guard let name = keys[key] else {
            code.leaveOut(attribute, affectsLayout: true)
            return
        }
        let value: String?
        switch attribute.name {
        case "font": value = font(attribute)
        case "fontDescription": value = FontCode.full(attribute)
        case "color": value = ColorCode.full(attribute)
        case "paragraphStyle": value = paragraphStyle(attribute, &code)
        case "real", "integer", "float", "double": value = attribute["value"].flatMap { CodeLiteral.number($0) }
        case "url", "string": value = (attribute["string"] ?? attribute.plainText).map(CodeLiteral.string)
        default: value = nil
        }
        if let value {
            entries.append(".\(name): \(value)")
        } else {
            code.leaveOut(attribute, "its value is not known", affectsLayout: key == "NSFont")
        }
    }

    /// A `font` element, as AppKit's archives describe fonts.
    private static func font(_ element: Element) -> String? {
        let size = element["size"].flatMap { CodeLiteral.number($0) }
        if let name = element["name"] {
            let size = size ?? "12"
            return "UIFont(name: \(CodeLiteral.string(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
        }
        switch element["metaFont"] {
        case "system", "message", "label", "cellTitle", "user": return "UIFont.systemFont(ofSize: \(size ?? "13"))"
        case "systemBold", "titleBar": return "UIFont.boldSystemFont(ofSize: \(size ?? "13"))"
        case "smallSystem", "toolTip": return "UIFont.systemFont(ofSize: \(size ?? "11"))"
        case "miniSystem": return "UIFont.systemFont(ofSize: \(size ?? "9"))"
        case "menu", "menuBar": return "UIFont.systemFont(ofSize: \(size ?? "14"))"
        case let meta?:
            for weight in FontCode.weights where meta == "system" + weight.prefix(1).uppercased() + weight.dropFirst() {
                return "UIFont.systemFont(ofSize: \(size ?? "13"), weight: .\(weight))"
            }
            return nil
        case nil: return nil
        }
    }

    private static let paragraphStyles = PropertyTable(
        [
            .word("alignment", "alignment", "left center right justified natural", "left", initial: "natural"),
            .word("baseWritingDirection", "baseWritingDirection", "natural leftToRight rightToLeft", "natural"),
            .word(
                "lineBreakMode", "lineBreakMode",
                "wordWrapping:byWordWrapping charWrapping:byCharWrapping clipping:byClipping truncatingHead:byTruncatingHead "
                    + "truncatingTail:byTruncatingTail truncatingMiddle:byTruncatingMiddle", "wordWrapping", layout: true),
            .number("lineSpacing", "lineSpacing", 0, layout: true), .number("paragraphSpacing", "paragraphSpacing", 0, layout: true),
            .number("paragraphSpacingBefore", "paragraphSpacingBefore", 0, layout: true),
            .number("firstLineHeadIndent", "firstLineHeadIndent", 0, layout: true), .number("headIndent", "headIndent", 0, layout: true),
            .number("tailIndent", "tailIndent", 0, layout: true), .number("minimumLineHeight", "minimumLineHeight", 0, layout: true),
            .number("maximumLineHeight", "maximumLineHeight", 0, layout: true),
            .number("lineHeightMultiple", "lineHeightMultiple", 0, layout: true), .number("defaultTabInterval", "defaultTabInterval", 0),
            .number("hyphenationFactor", "hyphenationFactor", 0),
            .bool("allowsDefaultTighteningForTruncation", "allowsDefaultTighteningForTruncation", false),
            .none("tighteningFactorForTruncation", "UIKit has no such property", initial: "0"),
        ])

    private static func paragraphStyle(_ element: Element, _ code: inout PropertyWriter) -> String? {
        var style = PropertyWriter(code.syntax)
        style.add(element, to: "style", paragraphStyles, affectsLayout: true)
        for child in element.children { style.leaveOut(child, "tabs are not written yet") }
        code.notConverted += style.notConverted
        if style.statements.isEmpty { return "NSParagraphStyle()" }
        let lines = style.statements.map { "        \($0)\n" }.joined()
        return "{\n        let style = NSMutableParagraphStyle()\n\(lines)        return style\n    }()"
    }
}
