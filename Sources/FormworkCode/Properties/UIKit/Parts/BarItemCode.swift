import FormworkModel
import FormworkVocabulary

/// Bar items. Code refers to them by expressions such as `toolbar.items?[2]`; Objective-C uses the same expressions without question marks.
enum BarItemCode {
    private static let noRestoration = PropertyRule.none("restorationIdentifier", why: "UIBarItem has no such property")
    private static let buttons = PropertyTable(PropertyRule.rules(of: "barButtonItem") + [noRestoration])
    private static let tabs = PropertyTable(PropertyRule.rules(of: "tabBarItem") + [noRestoration])
    private static let navigation = PropertyTable(PropertyRule.rules(of: "navigationItem"))

    /// Returns the expressions of the items in a bar, given the bar's variable.
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

    /// Returns the expressions of a controller's items, relative to the controller.
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

    /// Writes a child of a controller that holds bar items. Returns whether it does.
    ///
    /// - Parameter paths: the expressions of the controller's items.
    static func write(ofController child: Element, _ paths: [Element: String], code: inout PropertyWriter) -> Bool {
        switch child.name {
        case "navigationItem" where child["key"] == "navigationItem":
            var part = code.part
            _ = navigationItem(child, paths: paths, code: &part)
            if let title = child["title"] ?? child.stringChild("title") {
                part.statements.insert("navigationItem.title = \(code.syntax.text(title, of: child, attribute: "title"))", at: 0)
            }
            code.statements += part.statements
            code.notConverted += part.notConverted
        case "tabBarItem" where child["key"] == "tabBarItem":
            var part = code.part
            let item = tabBarItem(child, target: "tabBarItem", code: &part)
            code.statements += ["tabBarItem = \(item)"] + part.statements
            code.notConverted += part.notConverted
        case "toolbarItems":
            var later = code.part
            let items = child.children.map { barButtonItem($0, path: paths[$0] ?? "", code: &later) }
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

    /// Writes the list `items` of a bar.
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        if element.children.isEmpty { return }
        var later = code.part
        var paths = element.parent.map { Self.paths(of: $0, variable) } ?? [:]
        if code.language == .objectiveC { paths = paths.mapValues { $0.filter { $0 != "?" } } }
        let items = element.children.map { expression($0, paths: paths, code: &later) }
        let list = "[\n" + items.map { "    \($0),\n" }.joined() + "]"
        code.statements.append(
            code.language.assignment(variable, property: "items", value: code.language.either(swift: list, objectiveC: "@" + list)))
        code.statements += later.statements
        code.notConverted += later.notConverted
    }

    /// Returns the expression that creates an item. Everything else becomes statements for its path.
    private static func expression(_ item: Element, paths: [Element: String], code: inout PropertyWriter) -> String {
        let target = paths[item] ?? ""
        switch item.name {
        case "navigationItem": return navigationItem(item, paths: paths, code: &code)
        case "tabBarItem": return tabBarItem(item, target: target, code: &code)
        default: return barButtonItem(item, path: target, code: &code)
        }
    }

    private static func barButtonItem(_ item: Element, path: String, code: inout PropertyWriter) -> String {
        let language = code.language
        code.add(item, to: path, table: buttons)
        noteClass(of: item, &code)
        for child in item.children {
            switch (child.name, child["key"]) {
            case ("color", "tintColor") where code.syntax.color(child) != nil:
                code.statements.append(language.assignment(path, property: "tintColor", value: code.syntax.color(child) ?? "nil"))
            case ("imageReference", "image"): noteRest(of: child, &code)
            case ("connections", _), ("string", "title"): break
            default: code.leaveOut(child, "this part of a bar item isn't converted yet")
            }
        }
        let target = code.targets[item] ?? "target: nil, action: nil"
        let style = item["style"].flatMap { ["plain", "bordered", "done"].contains($0) ? $0 : nil } ?? "plain"
        if let written = item["style"], written != style { code.leaveOut(item, attribute: "style", "the value '\(written)' is not known") }
        if let system = item["systemItem"], Vocabulary.uiKit.words("systemItem").number(of: system) != nil {
            if style == "done" || style == "bordered" {
                code.statements.append(
                    language.assignment(
                        path, property: "style", value: language.either(swift: "." + style, objectiveC: constant("ItemStyle", style))))
            }
            return language.either(
                swift: "UIBarButtonItem(barButtonSystemItem: .\(system), \(target))",
                objectiveC: "[[UIBarButtonItem alloc] initWithBarButtonSystemItem:\(constant("SystemItem", system)) target:nil action:nil]")
        }
        let image = Self.image(of: item, "image", syntax: code.syntax)
        let title = item["title"] ?? item.children.first { $0.name == "string" && $0["key"] == "title" }?.plainText
        if let image {
            if let title {
                code.statements.append(
                    language.assignment(path, property: "title", value: code.syntax.text(title, of: item, attribute: "title")))
            }
            return made(language, name: "image", value: image, style: style, target: target)
        }
        return made(
            language, name: "title", value: title.map { code.syntax.text($0, of: item, attribute: "title") } ?? "nil", style: style,
            target: target)
    }

    /// Returns the expression that creates a bar button item.
    private static func made(_ language: CodeLanguage, name: String, value: String, style: String, target: String) -> String {
        language.either(
            swift: "UIBarButtonItem(\(name): \(value), style: .\(style), \(target))",
            objectiveC: "[[UIBarButtonItem alloc] initWith\(name.prefix(1).uppercased() + name.dropFirst()):\(value) "
                + "style:\(constant("ItemStyle", style)) target:nil action:nil]")
    }

    /// Returns a member of a bar item's enumeration in Objective-C.
    private static func constant(_ type: String, _ member: String, _ item: String = "UIBarButton") -> String {
        item + type + member.prefix(1).uppercased() + member.dropFirst()
    }

    /// Returns the image of an item, from an attribute or a child element.
    private static func image(of item: Element, _ key: String, syntax: PropertySyntax) -> String? {
        syntax.image(item, key) ?? item.child(key: key).flatMap(syntax.reference)
    }

    /// Notes an item's own class, as the code creates UIKit's.
    private static func noteClass(of item: Element, _ code: inout PropertyWriter) {
        guard let custom = item.customClass else { return }
        code.leaveOut(item, attribute: "customClass", "items of the class \(custom) aren't converted yet")
    }

    /// Notes an image of an item, or a part of it, that the code cannot express.
    private static func noteRest(of reference: Element, _ code: inout PropertyWriter) {
        if code.syntax.reference(reference) == nil {
            code.leaveOut(reference, "its value is not known")
        } else {
            code.leaveOutScale(of: reference)
        }
    }

    private static func tabBarItem(_ item: Element, target: String, code: inout PropertyWriter) -> String {
        code.add(item, to: target, table: tabs)
        noteClass(of: item, &code)
        for child in item.children where child.name != "connections" {
            if child.name == "imageReference" {
                noteRest(of: child, &code)
            } else {
                code.leaveOut(child, "this part of a bar item isn't converted yet")
            }
        }
        let language = code.language
        if let system = item["systemItem"], Vocabulary.uiKit.words("systemTab").number(of: system) != nil {
            return language.either(
                swift: "UITabBarItem(tabBarSystemItem: .\(system), tag: 0)",
                objectiveC: "[[UITabBarItem alloc] initWithTabBarSystemItem:\(constant("SystemItem", system, "UITabBar")) tag:0]")
        }
        let image = Self.image(of: item, "image", syntax: code.syntax) ?? "nil"
        let selected = Self.image(of: item, "selectedImage", syntax: code.syntax)
        let title = item["title"].map { code.syntax.text($0, of: item, attribute: "title") } ?? "nil"
        if language == .objectiveC {
            return "[[UITabBarItem alloc] initWithTitle:\(title) image:\(image) \(selected.map { "selectedImage:" + $0 } ?? "tag:0")]"
        }
        return "UITabBarItem(title: \(title), image: \(image), \(selected.map { "selectedImage: \($0)" } ?? "tag: 0"))"
    }

    private static func navigationItem(_ item: Element, paths: [Element: String], code: inout PropertyWriter) -> String {
        let target = paths[item] ?? ""
        code.add(item, to: target, table: navigation)
        noteClass(of: item, &code)
        for child in item.children {
            switch (child.name, child["key"]) {
            case ("connections", _): break
            case ("barButtonItem", let key?) where buttonKeys.contains(key):
                var part = code.part
                let expression = barButtonItem(child, path: paths[child] ?? "", code: &part)
                code.statements += [code.language.assignment(target, property: key, value: expression)] + part.statements
                code.notConverted += part.notConverted
            case (let list, _) where listNames.contains(list):
                var part = code.part
                let items = child.children.map { barButtonItem($0, path: paths[$0] ?? "", code: &part) }
                let list = "[\(items.joined(separator: ", "))]"
                let value = code.language.either(swift: list, objectiveC: "@" + list)
                code.statements += [code.language.assignment(target, property: child.name, value: value)] + part.statements
                code.notConverted += part.notConverted
            default: code.leaveOut(child, "this part of a navigation item isn't converted yet")
            }
        }
        let title = code.syntax.text(item["title"] ?? "", of: item, attribute: "title")
        return code.language.either(
            swift: "UINavigationItem(title: \(title))", objectiveC: "[[UINavigationItem alloc] initWithTitle:\(title)]")
    }
}
