import FormworkModel

/// What a button shows, in Swift.
enum ButtonCode {
    private static let states = ["normal", "highlighted", "disabled", "selected", "focused"]

    /// What it shows in a state.
    static func state(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        guard let state = element["key"], states.contains(state) else {
            code.leaveOut(element, "the state is not known", affectsLayout: true)
            return code
        }
        func set(_ what: String, _ value: String) { code.statements.append("\(variable).set\(what)(\(value), for: .\(state))") }
        for (name, value) in element.attributes {
            switch name {
            case "key", "catalog": break
            case "title": set("Title", SwiftLiteral.string(value))
            case "image": set("Image", ImageCode.expression(element) ?? "nil")
            case "backgroundImage": set("BackgroundImage", ImageCode.expression(element, name) ?? "nil")
            default: code.leaveOut(element, attribute: name, "no counterpart in UIKit is known", affectsLayout: true)
            }
        }
        for child in element.children {
            let color = child.name == "color" ? ColorCode.expression(child) : nil
            switch (child.name, child["key"]) {
            case ("color", "titleColor") where color != nil: set("TitleColor", color ?? "nil")
            case ("color", "titleShadowColor") where color != nil: set("TitleShadowColor", color ?? "nil")
            case ("string", "title"), ("mutableString", "title"): set("Title", SwiftLiteral.string(child.plainText ?? ""))
            case ("imageReference", "image") where ImageCode.reference(child) != nil: set("Image", ImageCode.reference(child) ?? "nil")
            case ("imageReference", "backgroundImage") where ImageCode.reference(child) != nil:
                set("BackgroundImage", ImageCode.reference(child) ?? "nil")
            case ("preferredSymbolConfiguration", _):
                if let configuration = ImageCode.symbolConfiguration(child) {
                    code.statements.append("\(variable).setPreferredSymbolConfiguration(\(configuration), forImageIn: .\(state))")
                } else {
                    code.leaveOut(child, "no initialiser of UIImage.SymbolConfiguration says the same", affectsLayout: true)
                }
            case ("attributedString", "attributedTitle"):
                var text = AttributedTextCode.expression(child)
                if let expression = text.expression { set("AttributedTitle", expression) }
                code.notConverted += text.code.notConverted
                text.code.notConverted = []
            case ("nil", _): break
            default: code.leaveOut(child, "no counterpart in UIKit is known", affectsLayout: child.name != "color")
            }
        }
        return code
    }

    private static let configurationRules: [PropertyRule] =
        PropertyRule.structural("style", "catalog") + [
            .string("title", "title", layout: true), .string("subtitle", "subtitle", layout: true),
            .word("imagePlacement", "imagePlacement", "leading trailing top bottom", "leading", layout: true),
            .number("imagePadding", "imagePadding", 0, layout: true), .number("titlePadding", "titlePadding", 1, layout: true),
            .word("titleAlignment", "titleAlignment", "automatic leading center trailing", "automatic"),
            .word("cornerStyle", "cornerStyle", "fixed dynamic small medium large capsule", "dynamic"),
            .word("buttonSize", "buttonSize", "mini small medium large", "medium", layout: true),
            .bool("showsActivityIndicator", "showsActivityIndicator", false),
            .bool("automaticallyUpdatesForSelection", "automaticallyUpdateForSelection", true),
            .word("macIdiomStyle", "macIdiomStyle", "automatic bordered borderless borderlessTinted", "automatic"),
        ]

    private static let styles = [
        "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
    ]

    /// A configuration: its style, and what differs from it.
    static func configuration(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        let style = element["style"] ?? "plain"
        guard styles.contains(style) else {
            code.leaveOut(element, "the style '\(style)' is not known", affectsLayout: true)
            return code
        }
        let target = "\(variable).configuration?"
        code.statements.append("\(variable).configuration = .\(style)()")
        let rules =
            configurationRules + [
                PropertyRule(
                    attribute: "image", property: "image", kind: element["catalog"] == "system" ? .structural : .image, affectsLayout: true)
            ]
        code.add(element, to: target, rules: rules, affectsLayout: true)
        if element["catalog"] == "system", let image = ImageCode.expression(element) {
            code.statements.append("\(target).image = \(image)")
        }
        for child in element.children { part(child, target, &code) }
        return code
    }

    private static func part(_ child: Element, _ target: String, _ code: inout PartCode) {
        switch (child.name, child["key"]) {
        case ("color", let key?) where key == "baseForegroundColor" || key == "baseBackgroundColor":
            if let color = ColorCode.expression(child) { code.statements.append("\(target).\(key) = \(color)") }
        case ("string", let key?) where key == "title" || key == "subtitle":
            code.statements.append("\(target).\(key) = \(SwiftLiteral.string(child.plainText ?? ""))")
        case ("directionalEdgeInsets", "contentInsets"):
            let insets = PartRule(names: [], key: nil, property: "", kind: .directionalEdgeInsets).expression(child)
            if let insets { code.statements.append("\(target).contentInsets = \(insets)") }
        case ("imageReference", "image") where ImageCode.reference(child) != nil:
            code.statements.append("\(target).image = \(ImageCode.reference(child) ?? "nil")")
        case ("preferredSymbolConfiguration", "preferredSymbolConfigurationForImage") where ImageCode.symbolConfiguration(child) != nil:
            code.statements.append("\(target).preferredSymbolConfigurationForImage = \(ImageCode.symbolConfiguration(child) ?? "nil")")
        case ("fontDescription", "titleFontDescription") where FontCode.full(child) != nil:
            code.statements.append(
                """
                \(target).titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                    var attributes = attributes
                    attributes.font = \(FontCode.full(child) ?? "nil")
                    return attributes
                }
                """)
        default: code.leaveOut(child, "this part of a button's configuration is not written yet", affectsLayout: true)
        }
    }
}
