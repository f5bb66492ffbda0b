import FormworkModel
import FormworkVocabulary

/// The properties of windows that Interface Builder describes.
enum WindowRules {
    private static let table = PropertyTable(
        PropertyRule.appKit(
            "window",
            [
                .string("identifier", property: "identifier = NSUserInterfaceItemIdentifier(%)"),
                .string("frameAutosaveName", property: "setFrameAutosaveName(%)", initial: ""),
                PropertyRule(
                    attribute: "visibleAtLaunch", property: "", kind: .none(why: "call showWindow(_:) to show it"),
                    absent: "YES", initial: "NO"),
                .none("visible", why: "call showWindow(_:) to show it", initial: "NO"),
                .none("oneShot", why: "it no longer has an effect"), .none("showsToolbarButton", why: "it no longer has an effect"),
                .none("wantsToBeColor", why: "it no longer has an effect"),
            ]))

    private static let styles = Dictionary(uniqueKeysWithValues: Vocabulary.appKit.words("windowStyle").words.map { ($0.text, $0.member) })

    private static let behaviors = Set(Vocabulary.appKit.words("collectionBehavior").texts)

    /// Returns the members of `NSWindow.StyleMask` that are set in a mask.
    static func style(_ mask: Element) -> [String] { mask.attributes.compactMap { $0.value == "YES" ? styles[$0.name] : nil } }

    /// Returns a rectangle as an expression; nil if one of its numbers cannot be parsed.
    static func rect(_ element: Element) -> String? {
        let numbers = ["x", "y", "width", "height"].map { (name: $0, value: Toolkit.appKit.number(element[$0] ?? "0")) }
        guard numbers.allSatisfy({ $0.value != nil }) else { return nil }
        return CodeLanguage.swift.structure("NSRect", fields: numbers.map { (name: $0.name, value: $0.value ?? "0") })
    }

    /// Writes the properties of a window, without its content, its toolbar and its connections.
    static func write(_ window: Element, code: inout PropertyWriter) {
        code.add(window, to: "window", table: table)
        for child in window.children where child.asView == nil { part(child, code: &code) }
    }

    private static func part(_ child: Element, code: inout PropertyWriter) {
        switch (child.name, child["key"]) {
        case ("connections", _), ("toolbar", _), ("nil", _), (_, "canvasLocation"), (_, "screenRect"), ("string", _),
            ("attributedString", _):
            break
        case ("rect", "contentRect"): if rect(child) == nil { code.leaveOut(child, "its numbers cannot be read") }
        case ("windowStyleMask", _):
            for (name, value) in child.attributes where value == "YES" && styles[name] == nil { code.leaveOut(child, attribute: name) }
        case ("windowPositionMask", _):
            code.leaveOut(child, "the position depends on the screen: call center() or setFrameOrigin(_:) before showing the window")
        case ("windowCollectionBehavior", _):
            let names = child.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name)
            for name in names where !behaviors.contains(name) { code.leaveOut(child, attribute: name) }
            let value = code.language.options("NSWindowCollectionBehavior", members: names.filter(behaviors.contains))
            code.statements.append("window.collectionBehavior = \(value)")
        case (let name, let key?) where name == "value" || name == "size": size(child, key: key, code: &code)
        case ("color", "backgroundColor"): code.add(part: child, to: "window", .color("backgroundColor", property: "backgroundColor"))
        case ("userDefinedRuntimeAttributes", _):
            for attribute in child.children.compactMap(\.asRuntimeAttribute) {
                if let literal = KitWriter.literal(attribute.value, isMac: true) {
                    code.statements.append("window.setValue(\(literal), forKeyPath: \(CodeLiteral.string(attribute.keyPath)))")
                } else {
                    code.leaveOut(attribute.element, "code can't express its value")
                }
            }
        default: code.leaveOut(child)
        }
    }

    /// Writes a size. Interface Builder's sizes are those of the window's content.
    private static func size(_ child: Element, key: String, code: inout PropertyWriter) {
        let names = [
            "minSize": "contentMinSize", "maxSize": "contentMaxSize", "minFullScreenContentSize": "minFullScreenContentSize",
            "maxFullScreenContentSize": "maxFullScreenContentSize",
        ]
        guard let property = names[key], let value = code.syntax.expression(.size, element: child) else { return code.leaveOut(child) }
        code.statements.append("window.\(property) = \(value)")
    }
}
