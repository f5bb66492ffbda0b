import FormworkModel

/// The properties of a menu item other than its title and its action.
enum AppKitMenuItem {
    private static let identifier = PropertyRule.string("identifier", property: "identifier = NSUserInterfaceItemIdentifier(%)")
    private static let inInitializer = PropertyTable(
        PropertyRule.appKit("menuItem", PropertyRule.structural("keyEquivalent") + [identifier]))
    private static let outsideInitializer = PropertyTable(
        PropertyRule.appKit("menuItem", [.string("keyEquivalent", property: "keyEquivalent"), identifier]))

    /// Returns the key equivalent of an item; empty if it has none.
    static func key(of item: Element) -> String { item["keyEquivalent"] ?? item.stringChild("keyEquivalent") ?? "" }

    /// Returns the title of an item.
    static func title(of item: Element) -> String { item["title"] ?? item.stringChild("title") ?? "" }

    /// Writes the properties of an item.
    ///
    /// - Parameters:
    ///   - target: the expression of the item.
    ///   - hasKey: whether the initializer has set its key equivalent.
    static func write(_ item: Element, to target: String, hasKey: Bool, code: inout PropertyWriter) {
        code.add(item, to: target, table: hasKey ? inInitializer : outsideInitializer)
        for child in item.children {
            switch (child.name, child["key"]) {
            case ("connections", _), ("menu", "submenu"), ("nil", _): break
            case ("modifierMask", _): if !key(of: item).isEmpty { AppKitButtons.modifiers(child, target, &code) }
            case ("string", "title"), ("string", "toolTip"), ("string", "keyEquivalent"), ("mutableString", "title"): break
            case ("attributedString", "attributedTitle"): AppKitText.part("attributedTitle")(child, target, &code)
            case ("attributedString", "userComments"): break
            case ("imageReference", "image"): AppKitSymbol.part("image")(child, target, &code)
            case ("image", let key?) where ["onStateImage", "offStateImage", "mixedStateImage"].contains(key) && child["name"] != nil:
                let image = AppKitImage.named(child["name"] ?? "", isSymbol: false, language: code.language)
                code.statements.append(code.language.assignment(target, property: key, value: image))
            case ("integer", "representedObject"):
                guard let number = child["value"].flatMap(Toolkit.appKit.number) else {
                    return code.leaveOut(child, "its value is not known")
                }
                let value = code.language.either(swift: number, objectiveC: "@(\(number))")
                code.statements.append(code.language.assignment(target, property: "representedObject", value: value))
            default: code.leaveOut(child)
            }
        }
    }
}
