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

    /// The expressions for the items of a bar that its list holds, when the bar is called by a name.
    static func paths(of bar: Element, _ variable: String) -> [Element: String] {
        guard let items = bar.children.first(where: { $0.name == "items" })?.children else { return [:] }
        var result: [Element: String] = [:]
        for (place, item) in items.enumerated() {
            let path = "\(variable).items?[\(place)]"
            result[item] = path
            if item.name == "navigationItem" { addButtons(of: item, path, to: &result) }
        }
        return result
    }

    private static func addButtons(of item: Element, _ path: String, to result: inout [Element: String]) {
        for child in item.children {
            if child.name == "barButtonItem", let key = child["key"], buttonKeys.contains(key) { result[child] = "\(path).\(key)?" }
            if listNames.contains(child.name) {
                for (place, button) in child.children.enumerated() { result[button] = "\(path).\(child.name)?[\(place)]" }
            }
        }
    }

    // MARK: Items of a controller

    /// The expressions for the items of a controller, in the controller.
    static func paths(ofController controller: Element) -> [Element: String] {
        var result: [Element: String] = [:]
        for child in controller.children {
            switch child.name {
            case "navigationItem" where child["key"] == "navigationItem":
                result[child] = "navigationItem"
                addButtons(of: child, "navigationItem", to: &result)
            case "tabBarItem" where child["key"] == "tabBarItem": result[child] = "tabBarItem"
            case "toolbarItems":
                for (place, item) in child.children.enumerated() { result[item] = "toolbarItems?[\(place)]" }
            default: break
            }
        }
        return result
    }

    /// The statements for an element of a controller that holds items; whether it does.
    ///
    /// - Parameter paths: those of the controller.
    static func write(ofController child: Element, _ paths: [Element: String], _ code: inout PropertyWriter) -> Bool {
        switch child.name {
        case "navigationItem" where child["key"] == "navigationItem":
            var part = PropertyWriter(code.syntax)
            _ = navigationItem(child, paths, &part)
            if let title = child["title"] ?? child.stringChild("title") {
                part.statements.insert("navigationItem.title = \(code.syntax.text(title, of: child, "title"))", at: 0)
            }
            code.statements += part.statements
            code.notConverted += part.notConverted
        case "tabBarItem" where child["key"] == "tabBarItem":
            var part = PropertyWriter(code.syntax)
            let item = tabBarItem(child, "tabBarItem", &part)
            code.statements += ["tabBarItem = \(item)"] + part.statements
            code.notConverted += part.notConverted
        case "toolbarItems":
            var later = PropertyWriter(code.syntax)
            let items = child.children.map { barButtonItem($0, paths[$0] ?? "", &later) }
            if !items.isEmpty {
                code.statements += ["toolbarItems = ["] + items.map { "    \($0)," } + ["]"] + later.statements
            }
            code.notConverted += later.notConverted
        default: return false
        }
        return true
    }

    private static let buttonKeys: Set<String> = ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"]
    private static let listNames: Set<String> = ["leftBarButtonItems", "rightBarButtonItems"]

    /// The statements for the list `items` of a bar.
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        if element.children.isEmpty { return }
        var later = PropertyWriter(code.syntax)
        let paths = element.parent.map { Self.paths(of: $0, variable) } ?? [:]
        let items = element.children.map { expression($0, paths, &later) }
        code.statements += ["\(variable).items = [\n" + items.map { "    \($0),\n" }.joined() + "]"] + later.statements
        code.notConverted += later.notConverted
    }

    /// What makes an item; what its initializer does not say becomes statements for `target`.
    private static func expression(_ item: Element, _ paths: [Element: String], _ code: inout PropertyWriter) -> String {
        let target = paths[item] ?? ""
        switch item.name {
        case "navigationItem": return navigationItem(item, paths, &code)
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
        if let written = item["style"], written != style { code.leaveOut(item, attribute: "style", "the value '\(written)' is not known") }
        if let system = item["systemItem"], systemItems.contains(system) {
            if style == "done" || style == "bordered" { code.statements.append("\(target).style = .\(style)") }
            return "UIBarButtonItem(barButtonSystemItem: .\(system), target: nil, action: nil)"
        }
        let image = ImageCode.expression(item) ?? item.child(key: "image").flatMap(ImageCode.reference)
        let title = item["title"] ?? item.children.first { $0.name == "string" && $0["key"] == "title" }?.plainText
        if let image {
            if let title { code.statements.append("\(target).title = \(code.syntax.text(title, of: item, "title"))") }
            return "UIBarButtonItem(image: \(image), style: .\(style), target: nil, action: nil)"
        }
        return
            "UIBarButtonItem(title: \(title.map { code.syntax.text($0, of: item, "title") } ?? "nil"), style: .\(style), target: nil, action: nil)"
    }

    private static func tabBarItem(_ item: Element, _ target: String, _ code: inout PropertyWriter) -> String {
        code.add(item, to: target, buttons)
        for child in item.children where child.name != "connections" && child.name != "imageReference" {
            code.leaveOut(child, "this part of a bar's item is not written yet")
        }
        if let system = item["systemItem"], tabItems.contains(system) { return "UITabBarItem(tabBarSystemItem: .\(system), tag: 0)" }
        let image = ImageCode.expression(item) ?? item.child(key: "image").flatMap(ImageCode.reference) ?? "nil"
        let selected = ImageCode.expression(item, "selectedImage") ?? item.child(key: "selectedImage").flatMap(ImageCode.reference)
        let title = item["title"].map { code.syntax.text($0, of: item, "title") } ?? "nil"
        return "UITabBarItem(title: \(title), image: \(image), \(selected.map { "selectedImage: \($0)" } ?? "tag: 0"))"
    }

    private static func navigationItem(_ item: Element, _ paths: [Element: String], _ code: inout PropertyWriter) -> String {
        let target = paths[item] ?? ""
        code.add(item, to: target, navigation)
        for child in item.children {
            switch (child.name, child["key"]) {
            case ("connections", _): break
            case ("barButtonItem", let key?) where buttonKeys.contains(key):
                var part = PropertyWriter(code.syntax)
                let expression = barButtonItem(child, paths[child] ?? "", &part)
                code.statements += ["\(target).\(key) = \(expression)"] + part.statements
                code.notConverted += part.notConverted
            case (let list, _) where listNames.contains(list):
                var part = PropertyWriter(code.syntax)
                let items = child.children.map { barButtonItem($0, paths[$0] ?? "", &part) }
                code.statements += ["\(target).\(child.name) = [\(items.joined(separator: ", "))]"] + part.statements
                code.notConverted += part.notConverted
            default: code.leaveOut(child, "this part of a navigation item is not written yet")
            }
        }
        return "UINavigationItem(title: \(code.syntax.text(item["title"] ?? "", of: item, "title")))"
    }
}
