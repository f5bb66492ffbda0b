import FormworkModel

/// What a button shows.
enum ButtonCode {
    private static let states = ["normal", "highlighted", "disabled", "selected", "focused"]

    /// What it shows in a state.
    static func state(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        guard let state = element["key"], states.contains(state) else {
            return code.leaveOut(element, "the state is not known", affectsLayout: true)
        }
        let (syntax, language) = (code.syntax, code.language)
        let member = "UIControlState" + state.prefix(1).uppercased() + state.dropFirst()
        func set(_ what: String, _ value: String?) -> String {
            let value = value ?? "nil"
            return language.call(
                variable, swift: "set\(what)(\(value), for: .\(state))", objectiveC: "set\(what):\(value) forState:\(member)")
        }
        for (name, value) in element.attributes {
            switch name {
            case "key", "catalog": break
            case "title": code.statements.append(set("Title", syntax.text(value, of: element, "title")))
            case "image": code.statements.append(set("Image", syntax.image(element)))
            case "backgroundImage": code.statements.append(set("BackgroundImage", syntax.image(element, name)))
            default: code.leaveOut(element, attribute: name, affectsLayout: true)
            }
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("color", "titleColor") where syntax.color(child) != nil: code.statements.append(set("TitleColor", syntax.color(child)))
            case ("color", "titleShadowColor") where syntax.color(child) != nil:
                code.statements.append(set("TitleShadowColor", syntax.color(child)))
            case ("string", "title"), ("mutableString", "title"):
                code.statements.append(set("Title", syntax.text(child.plainText ?? "", of: element, "title")))
            case ("nil", _): break
            case ("attributedString", "attributedTitle"):
                code.statements.append(set("AttributedTitle", AttributedTextCode.expression(child, &code)))
            case _ where language == .objectiveC: code.leaveOutOfObjectiveC(child, affectsLayout: child.name != "color")
            case ("imageReference", "image") where syntax.reference(child) != nil:
                code.statements.append(set("Image", syntax.reference(child)))
            case ("imageReference", "backgroundImage") where syntax.reference(child) != nil:
                code.statements.append(set("BackgroundImage", syntax.reference(child)))
            case ("preferredSymbolConfiguration", _):
                if let configuration = ImageCode.symbolConfiguration(child) {
                    code.statements.append("\(variable).setPreferredSymbolConfiguration(\(configuration), forImageIn: .\(state))")
                } else {
                    code.leaveOut(child, "no initializer of UIImage.SymbolConfiguration says the same", affectsLayout: true)
                }
            default: code.leaveOut(child, affectsLayout: child.name != "color")
            }
        }
    }

    private static let configurationRules: [PropertyRule] =
        PropertyRule.structural("style catalog") + [
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

    private static let imageTable = PropertyTable(configurationRules + [.image("image", "image")])
    private static let symbolTable = PropertyTable(configurationRules + PropertyRule.structural("image"))

    private static let styles = [
        "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
    ]

    /// A configuration: its style, and what differs from it.
    static func configuration(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        let style = element["style"] ?? "plain"
        guard styles.contains(style) else {
            return code.leaveOut(element, "the style '\(style)' is not known", affectsLayout: true)
        }
        let target = "\(variable).configuration?"
        code.statements.append("\(variable).configuration = .\(style)()")
        // An image of the system comes behind what the attributes say.
        let isSymbol = element["catalog"] == "system"
        code.add(element, to: target, isSymbol ? symbolTable : imageTable, affectsLayout: true)
        if isSymbol, let image = code.syntax.image(element) { code.statements.append("\(target).image = \(image)") }
        for child in element.children { part(child, target, &code) }
    }

    private static func part(_ child: Element, _ target: String, _ code: inout PropertyWriter) {
        switch (child.name, child["key"]) {
        case ("color", let key?) where key == "baseForegroundColor" || key == "baseBackgroundColor":
            if let color = ColorCode.expression(child) { code.statements.append("\(target).\(key) = \(color)") }
        case ("string", let key?) where key == "title" || key == "subtitle":
            code.statements.append("\(target).\(key) = \(code.syntax.text(child.plainText ?? "", of: child.parent ?? child, key))")
        case ("directionalEdgeInsets", "contentInsets"):
            if let insets = code.syntax.expression(.directionalEdgeInsets, child) {
                code.statements.append("\(target).contentInsets = \(insets)")
            }
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
