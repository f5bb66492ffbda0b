import FormworkModel

/// Writes attributed texts.
enum AttributedTextCode {
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        guard let property = element["key"] else { return }
        code.statements.append(code.language.assignment(variable, property: property, value: expression(element, code: &code)))
    }

    /// Returns an attributed text as an expression.
    static func expression(_ element: Element, code: inout PropertyWriter) -> String {
        let language = code.language
        var fragments: [String] = []
        for fragment in element.children {
            guard fragment.name == "fragment" else {
                code.leaveOut(fragment, affectsLayout: true)
                continue
            }
            let text = fragment["content"] ?? fragment.child(key: "content")?.plainText ?? ""
            var entries: [String] = []
            for list in fragment.children where list.name == "attributes" {
                for attribute in list.children { entry(attribute, entries: &entries, code: &code) }
            }
            let list = entries.map { "    \($0),\n" }.joined()
            let attributes =
                entries.isEmpty ? "" : language.either(swift: ", attributes: [\n\(list)]", objectiveC: " attributes:@{\n\(list)}")
            fragments.append(
                language.either(
                    swift: "NSAttributedString(string: \(CodeLiteral.string(text))\(attributes))",
                    objectiveC: "[[NSAttributedString alloc] initWithString:\(CodeLiteral.objectiveCString(text))\(attributes)]"))
        }
        switch fragments.count {
        case 0: return language.either(swift: "NSAttributedString(string: \"\")", objectiveC: "[[NSAttributedString alloc] init]")
        case 1: return fragments[0]
        case _ where language == .objectiveC:
            let lines = fragments.map { "    [text appendAttributedString:\(indented($0))];\n" }.joined()
            return "({\n    NSMutableAttributedString *text = [[NSMutableAttributedString alloc] init];\n\(lines)    text;\n})"
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

    private static func entry(_ attribute: Element, entries: inout [String], code: inout PropertyWriter) {
        let key = attribute["key"] ?? ""
        if key == "NSOriginalFont" { return }
        guard let name = keys[key] else {
            code.leaveOut(attribute, affectsLayout: true)
            return
        }
        let value: String?
        switch attribute.name {
        case "paragraphStyle": value = paragraphStyle(attribute, code: &code)
        case _ where code.language == .objectiveC: value = AttributedValue.objectiveC(attribute, syntax: code.syntax)
        case "font": value = archived(attribute)?.swift
        case "fontDescription": value = FontCode.full(attribute)
        case "color": value = ColorCode.full(attribute)
        case "real", "integer", "float", "double": value = attribute["value"].flatMap { CodeLiteral.number($0) }
        case "url", "string": value = (attribute["string"] ?? attribute.plainText).map(CodeLiteral.string)
        default: value = nil
        }
        if let value {
            entries.append("\(code.language.either(swift: "." + name, objectiveC: AttributedValue.constant(name))): \(value)")
        } else {
            code.leaveOut(attribute, "its value is not known", affectsLayout: key == "NSFont")
        }
    }

    /// Returns a `font` element in the format of AppKit's archives, in both languages; nil if it cannot be expressed.
    static func archived(_ element: Element) -> (swift: String, objectiveC: String)? {
        let size = element["size"].flatMap { CodeLiteral.number($0) }
        func system(_ usual: String, _ method: String = "systemFont") -> (swift: String, objectiveC: String) {
            ("UIFont.\(method)(ofSize: \(size ?? usual))", "[UIFont \(method)OfSize:\(size ?? usual)]")
        }
        if let name = element["name"] {
            let size = size ?? "12"
            return (
                "UIFont(name: \(CodeLiteral.string(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))",
                "[UIFont fontWithName:\(CodeLiteral.objectiveCString(name)) size:\(size)] ?: [UIFont systemFontOfSize:\(size)]"
            )
        }
        switch element["metaFont"] {
        case "system", "message", "label", "cellTitle", "user": return system("13")
        case "systemBold", "titleBar": return system("13", "boldSystemFont")
        case "smallSystem", "toolTip": return system("11")
        case "miniSystem": return system("9")
        case "menu", "menuBar": return system("14")
        case let meta?:
            let size = size ?? "13"
            for weight in FontCode.weights {
                let name = weight.prefix(1).uppercased() + weight.dropFirst()
                if meta != "system" + name { continue }
                return (
                    "UIFont.systemFont(ofSize: \(size), weight: .\(weight))", "[UIFont systemFontOfSize:\(size) weight:UIFontWeight\(name)]"
                )
            }
            return nil
        case nil: return nil
        }
    }

    private static let paragraphStyles = PropertyTable(
        PropertyRule.rules(of: "paragraphStyle") + [.none("tighteningFactorForTruncation", why: "UIKit has no such property", initial: "0")]
    )

    private static func paragraphStyle(_ element: Element, code: inout PropertyWriter) -> String? {
        var style = PropertyWriter(code.syntax)
        style.add(element, to: "style", table: paragraphStyles, affectsLayout: true)
        for child in element.children { style.leaveOut(child, "tabs aren't converted yet") }
        code.notConverted += style.notConverted
        let language = code.language
        if style.statements.isEmpty { return language.initializer("NSParagraphStyle") }
        let lines = style.statements.map { "        \($0)\n" }.joined()
        if language == .objectiveC {
            return "({\n        NSMutableParagraphStyle *style = [[NSMutableParagraphStyle alloc] init];\n\(lines)        style;\n    })"
        }
        return "{\n        let style = NSMutableParagraphStyle()\n\(lines)        return style\n    }()"
    }
}
