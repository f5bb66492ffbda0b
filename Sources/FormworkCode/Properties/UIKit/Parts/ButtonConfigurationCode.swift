import FormworkModel
import FormworkVocabulary

/// A button's configuration, in Swift and in Objective-C.
enum ButtonConfigurationCode {
    private static let rules = PropertyRule.rules(of: "buttonConfiguration")
    private static let imageTable = PropertyTable(rules + [.image("image", property: "image")])
    private static let symbolTable = PropertyTable(rules + PropertyRule.structural("image"))
    private static let background = PropertyTable(PropertyRule.rules(of: "backgroundConfiguration"))
    private static let styles = Vocabulary.uiKit.words("buttonStyle").texts

    /// Writes a configuration: its style, and the differences from that style. A button returns copies of its configuration, so Objective-C code
    /// configures one before it assigns it to the button.
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        let style = element["style"] ?? "plain"
        guard styles.contains(style) else {
            return code.leaveOut(element, "the style '\(style)' is not known", affectsLayout: true)
        }
        var own = PropertyWriter(code.syntax)
        let target = code.language.either(swift: "\(variable).configuration?", objectiveC: "configuration")
        // A system image is set after the other attributes.
        let isSymbol = element["catalog"] == "system"
        own.add(element, to: target, table: isSymbol ? symbolTable : imageTable, affectsLayout: true)
        if isSymbol, let image = own.syntax.image(element) {
            own.statements.append(own.language.assignment(target, property: "image", value: image))
        }
        for child in element.children { part(child, target: target, code: &own) }
        code.notConverted += own.notConverted
        let made = "[UIButtonConfiguration \(style)ButtonConfiguration]"
        switch (code.language, own.statements.isEmpty) {
        case (.swift, _): code.statements += ["\(variable).configuration = .\(style)()"] + own.statements
        case (.objectiveC, true): code.statements.append("\(variable).configuration = \(made);")
        case (.objectiveC, false):
            let lines = own.statements.flatMap { $0.split(separator: "\n").map { "    " + $0 } }
            code.statements.append(
                (["\(variable).configuration = ({", "    UIButtonConfiguration *configuration = \(made);"] + lines
                    + ["    configuration;", "});"]).joined(separator: "\n"))
        }
    }

    private static func part(_ child: Element, target: String, code: inout PropertyWriter) {
        let (syntax, language) = (code.syntax, code.language)
        func set(_ property: String, _ value: String?) {
            if let value { return code.statements.append(language.assignment(target, property: property, value: value)) }
            code.leaveOut(child, "its value is not known", affectsLayout: property != "baseForegroundColor")
        }
        switch (child.name, child["key"]) {
        case ("color", let key?) where key == "baseForegroundColor" || key == "baseBackgroundColor": set(key, syntax.color(child))
        case ("string", let key?) where key == "title" || key == "subtitle":
            set(key, syntax.text(child.plainText ?? "", of: child.parent ?? child, attribute: key))
        case ("directionalEdgeInsets", "contentInsets"): set("contentInsets", syntax.expression(.directionalEdgeInsets, element: child))
        case ("imageReference", "image") where syntax.reference(child) != nil:
            code.leaveOutScale(of: child)
            set("image", syntax.reference(child))
        case ("preferredSymbolConfiguration", "preferredSymbolConfigurationForImage") where language == .objectiveC:
            code.leaveOutOfObjectiveC(child)
        case ("preferredSymbolConfiguration", "preferredSymbolConfigurationForImage") where ImageCode.symbolConfiguration(child) != nil:
            set("preferredSymbolConfigurationForImage", ImageCode.symbolConfiguration(child))
        case ("fontDescription", "titleFontDescription") where syntax.font(child) != nil: font(child, target: target, code: &code)
        case ("backgroundConfiguration", "background"): background(child, target: target, code: &code)
        default: code.leaveOut(child, "this part of a button's configuration isn't converted yet", affectsLayout: true)
        }
    }

    /// Writes the font of the title.
    private static func font(_ child: Element, target: String, code: inout PropertyWriter) {
        let font = code.language.either(swift: FontCode.full(child) ?? "nil", objectiveC: code.syntax.font(child) ?? "nil")
        code.statements.append(
            code.language.either(
                swift: """
                    \(target).titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                        var attributes = attributes
                        attributes.font = \(font)
                        return attributes
                    }
                    """,
                objectiveC: """
                    \(target).titleTextAttributesTransformer = ^(id attributes) {
                        NSMutableDictionary *result = [attributes mutableCopy];
                        result[NSFontAttributeName] = \(font);
                        return result;
                    };
                    """))
    }

    /// Writes the differences between the background and the style's background.
    private static func background(_ element: Element, target: String, code: inout PropertyWriter) {
        code.add(element, to: target, table: background)
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("color", let key?) where key == "backgroundColor" || key == "strokeColor":
                code.add(part: child, to: target, .color(key, property: "background.\(key)"))
            case ("directionalEdgeInsets", "backgroundInsets"):
                code.add(
                    part: child, to: target,
                    PartRule(
                        names: [child.name], key: nil, property: "background.backgroundInsets", kind: .directionalEdgeInsets))
            case ("imageReference", "image"): code.add(part: child, to: target, .image("image", property: "background.image"))
            case ("nil", _): break
            default: code.leaveOut(child, "this part of a button's background isn't converted yet")
            }
        }
    }
}
