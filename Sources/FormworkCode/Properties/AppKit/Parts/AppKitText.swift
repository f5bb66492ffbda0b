import FormworkModel
import FormworkTree
import FormworkVocabulary

/// Attributed texts.
enum AppKitText {
    /// - Parameter property: The property to set; a method call if it contains a `%`.
    static func part(_ property: String) -> PartRule.Write {
        { text, variable, code in
            let fragments = text.children.filter { $0.name == "fragment" }
            for other in text.children where other.name != "fragment" {
                code.leaveOut(other, affectsLayout: true)
            }
            guard !fragments.isEmpty else { return }
            let hasStyle = fragments.contains { $0.children.contains { $0.children.contains { $0.name == "paragraphStyle" } } }
            if code.language == .objectiveC {
                return objectiveC(fragments, variable: variable, property: property, hasStyle: hasStyle, code: &code)
            }
            let sides = property.split(separator: "%", omittingEmptySubsequences: false)
            let (before, after) = sides.count == 2 ? (String(sides[0]), String(sides[1])) : (property + " = ", "")
            code.statements.append("\(variable).\(before){")
            code.statements.append("    let text = NSMutableAttributedString()")
            if hasStyle { code.statements.append("    var style = NSMutableParagraphStyle()") }
            for fragment in fragments { self.fragment(fragment, code: &code) }
            code.statements.append("    return text")
            code.statements.append("}()\(after)")
        }
    }

    /// Writes the text as an Objective-C statement expression.
    private static func objectiveC(
        _ fragments: [Element], variable: String, property: String, hasStyle: Bool, code: inout PropertyWriter
    ) {
        let isCall = property.contains("%")
        code.statements.append(isCall ? "[\(variable).textStorage setAttributedString:({" : "\(variable).\(property) = ({")
        code.statements.append("    NSMutableAttributedString *text = [[NSMutableAttributedString alloc] init];")
        if hasStyle { code.statements.append("    NSMutableParagraphStyle *style;") }
        for fragment in fragments { self.fragment(fragment, code: &code) }
        code.statements += ["    text;", isCall ? "})];" : "});"]
    }

    private static func fragment(_ fragment: Element, code: inout PropertyWriter) {
        let language = code.language
        let content = language.string(fragment["content"] ?? fragment.child(key: "content")?.plainText ?? "")
        var entries: [String] = []
        var style: [String] = []
        for attribute in fragment.children.filter({ $0.name == "attributes" }).flatMap(\.children) {
            entry(attribute, entries: &entries, style: &style, code: &code)
        }
        if !style.isEmpty { code.statements += style.map { "    " + $0 } }
        if language == .objectiveC {
            let attributes = entries.isEmpty ? "" : " attributes:@{\(entries.joined(separator: ", "))}"
            code.statements.append(
                "    [text appendAttributedString:[[NSAttributedString alloc] initWithString:\(content)\(attributes)]];")
        } else if entries.isEmpty {
            code.statements.append("    text.append(NSAttributedString(string: \(content)))")
        } else {
            code.statements.append("    text.append(NSAttributedString(string: \(content), attributes: [")
            code.statements += entries.map { "        \($0)," }
            code.statements.append("    ]))")
        }
    }

    private static let keys = [
        "NSFont": "font", "NSColor": "foregroundColor", "NSBackgroundColor": "backgroundColor", "NSStrokeColor": "strokeColor",
        "NSUnderline": "underlineStyle", "NSStrikethrough": "strikethroughStyle", "NSUnderlineColor": "underlineColor",
        "NSStrikethroughColor": "strikethroughColor", "NSKern": "kern", "NSLigature": "ligature", "NSStrokeWidth": "strokeWidth",
        "NSBaselineOffset": "baselineOffset", "NSObliqueness": "obliqueness", "NSExpansion": "expansion", "NSLink": "link",
        "NSSuperScript": "superscript",
    ]

    private static func entry(_ attribute: Element, entries: inout [String], style: inout [String], code: inout PropertyWriter) {
        if attribute["key"] == "NSOriginalFont" { return }
        if attribute.name == "paragraphStyle" {
            style = paragraphStyle(attribute, code: &code)
            entries.append(
                code.language.either(swift: ".paragraphStyle: style.copy()", objectiveC: "NSParagraphStyleAttributeName: [style copy]"))
            return
        }
        guard let name = attribute["key"].flatMap({ keys[$0] }) else {
            return code.leaveOut(attribute, affectsLayout: true)
        }
        if code.language == .objectiveC {
            guard let value = AttributedValue.objectiveC(attribute, syntax: code.syntax) else {
                return code.leaveOut(attribute, "its value is not known", affectsLayout: attribute.name == "font")
            }
            return entries.append("\(AttributedValue.constant(name)): \(value)")
        }
        let value: String? =
            switch attribute.name {
            case "font": AppKitFont.expression(attribute).map { $0.contains("NSFont(name:") ? "\($0) as Any" : $0 }
            case "color":
                AppKitColor.expression(attribute).map { $0.contains("NSColor(named:") || $0.contains("catalogName") ? "\($0) as Any" : $0 }
            case "real", "integer", "float", "double": attribute["value"].flatMap(Toolkit.appKit.number)
            case "url", "string": (attribute["string"] ?? attribute.plainText).map(CodeLiteral.string)
            default: nil
            }
        guard let value else { return code.leaveOut(attribute, "its value is not known", affectsLayout: attribute.name == "font") }
        entries.append(".\(name): \(value)")
    }

    private static let alignments = Set(Vocabulary.appKit.words("alignment").texts)

    private static let rules = PropertyRule.appKit("paragraphStyle")

    private static func paragraphStyle(_ element: Element, code: inout PropertyWriter) -> [String] {
        let language = code.language
        var own = PropertyWriter(code.syntax)
        // One variable for all styles: each is used before the next one is created.
        own.add(element, to: "style", rules: rules)
        for child in element.children {
            guard child.name == "tabStops" else {
                own.leaveOut(child)
                continue
            }
            let stops = child.children.compactMap { stop -> String? in
                let alignment = stop["alignment"] ?? "left"
                guard alignments.contains(alignment), let location = Toolkit.appKit.number(stop["location"] ?? "0") else {
                    own.leaveOut(stop, "its alignment or its location is not known", affectsLayout: true)
                    return nil
                }
                let constant = "NSTextAlignment" + alignment.prefix(1).uppercased() + alignment.dropFirst()
                return language.either(
                    swift: "NSTextTab(textAlignment: .\(alignment), location: \(location), options: [:])",
                    objectiveC: "[[NSTextTab alloc] initWithTextAlignment:\(constant) location:\(location) options:@{}]")
            }
            let list = stops.joined(separator: ", ")
            own.statements.append(
                language.assignment("style", property: "tabStops", value: language.either(swift: "[\(list)]", objectiveC: "@[\(list)]")))
        }
        code.notConverted += own.notConverted
        let made = language.either(
            swift: "style = NSMutableParagraphStyle()", objectiveC: "style = [[NSMutableParagraphStyle alloc] init];")
        return [made] + own.statements
    }
}
