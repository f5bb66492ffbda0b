import FormworkModel

/// Items of bars in Swift. They are expressions in the list of their bar, `toolbar.items?[2]`: what refers to one can say so.
enum BarItemCode {
    private static let buttons = PropertyTable(
        PropertyRule.structural("title image catalog style systemItem userLabel selectedImage")
            + [
                .bool("enabled", "isEnabled", true), .number("width", "width", 0), .integer("tag", "tag", 0),
                .image("landscapeImage", "landscapeImagePhone", layout: false), .string("badgeValue", "badgeValue"),
                .none("restorationIdentifier", "UIBarItem has no such property"),
            ])
    private static let navigation = PropertyTable(
        PropertyRule.structural("title userLabel") + [
            .string("prompt", "prompt"),
            .word("largeTitleDisplayMode", "largeTitleDisplayMode", "automatic always never", "automatic"),
        ])
    private static let systemItems: Set<String> = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks",
        "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo",
    ]
    private static let tabItems: Set<String> = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads", "mostRecent",
        "mostViewed",
    ]

    /// The statements for the list `items` of a bar.
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        if element.children.isEmpty { return }
        var later = PropertyWriter(code.syntax)
        let items = element.children.enumerated().map { expression($1, "\(variable).items?[\($0)]", &later) }
        code.statements += ["\(variable).items = [\n" + items.map { "    \($0),\n" }.joined() + "]"] + later.statements
        code.notConverted += later.notConverted
    }

    /// What makes an item; what its initializer does not say becomes statements for `target`.
    private static func expression(_ item: Element, _ target: String, _ code: inout PropertyWriter) -> String {
        switch item.name {
        case "navigationItem": return navigationItem(item, target, &code)
        case "tabBarItem": return tabBarItem(item, target, &code)
        default: return barButtonItem(item, target, &code)
        }
    }

    private static func barButtonItem(_ item: Element, _ target: String, _ code: inout PropertyWriter) -> String {
        code.add(item, to: target, buttons)
        if let custom = item.customClass {
            code.leaveOut(item, attribute: "customClass", "items of the class \(custom) are not written yet")
        }
        for child in item.children {
            switch (child.name, child["key"]) {
            case ("color", "tintColor") where ColorCode.expression(child) != nil:
                code.statements.append("\(target).tintColor = \(ColorCode.expression(child) ?? "nil")")
            case ("imageReference", "image"), ("connections", _), ("string", "title"): break
            default: code.leaveOut(child, "this part of a bar's item is not written yet")
            }
        }
        let style = item["style"].flatMap { ["plain", "bordered", "done"].contains($0) ? $0 : nil } ?? "plain"
        if let system = item["systemItem"], systemItems.contains(system) {
            if style == "done" || style == "bordered" { code.statements.append("\(target).style = .\(style)") }
            return "UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)"
        }
        let image = ImageCode.expression(item) ?? item.child(key: "image").flatMap(ImageCode.reference)
        let title = item["title"] ?? item.children.first { $0.name == "string" && $0["key"] == "title" }?.plainText
        if let image {
            if let title { code.statements.append("\(target).title = \(CodeLiteral.string(title))") }
            return "UIBarButtonItem(image: \(image), style: .\(style), target: nil, action: nil)"
        }
        return "UIBarButtonItem(title: \(title.map(CodeLiteral.string) ?? "nil"), style: .\(style), target: nil, action: nil)"
    }

    private static func tabBarItem(_ item: Element, _ target: String, _ code: inout PropertyWriter) -> String {
        code.add(item, to: target, buttons)
        for child in item.children where child.name != "connections" && child.name != "imageReference" {
            code.leaveOut(child, "this part of a bar's item is not written yet")
        }
        if let system = item["systemItem"], tabItems.contains(system) { return "UITabBarItem(tabBarSystemItem: .\(system), tag: 0)" }
        let image = ImageCode.expression(item) ?? item.child(key: "image").flatMap(ImageCode.reference) ?? "nil"
        let selected = ImageCode.expression(item, "selectedImage") ?? item.child(key: "selectedImage").flatMap(ImageCode.reference)
        let title = item["title"].map(CodeLiteral.string) ?? "nil"
        return "UITabBarItem(title: \(title), image: \(image), \(selected.map { "selectedImage: \($0)" } ?? "tag: 0"))"
    }

    private static func navigationItem(_ item: Element, _ target: String, _ code: inout PropertyWriter) -> String {
        code.add(item, to: target, navigation)
        for child in item.children {
            switch (child.name, child["key"]) {
            case ("connections", _): break
            case ("barButtonItem", let key?) where ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"].contains(key):
                var part = PropertyWriter(code.syntax)
                let expression = barButtonItem(child, "\(target).\(key)?", &part)
                code.statements += ["\(target).\(key) = \(expression)"] + part.statements
                code.notConverted += part.notConverted
            case ("leftBarButtonItems", _), ("rightBarButtonItems", _):
                var part = PropertyWriter(code.syntax)
                let items = child.children.enumerated().map { barButtonItem($1, "\(target).\(child.name)?[\($0)]", &part) }
                code.statements += ["\(target).\(child.name) = [\(items.joined(separator: ", "))]"] + part.statements
                code.notConverted += part.notConverted
            default: code.leaveOut(child, "this part of a navigation item is not written yet")
            }
        }
        return "UINavigationItem(title: \(CodeLiteral.string(item["title"] ?? "")))"
    }
}
