import FormworkModel

/// The menu of a pop-up button.
enum AppKitMenu {
    private static let rules = PropertyRule.appKit("menu", isMade: false)

    static let part: PartRule.Write = { menu, variable, code in
        let language = code.language
        let target = variable + language.either(swift: ".menu?", objectiveC: ".menu")
        code.add(menu, to: target, rules: rules)
        var items: [Element] = []
        for child in menu.children {
            if child.name == "items" {
                items = child.children
            } else if child.name != "connections" {
                code.leaveOut(child)
            }
        }
        code.leaveOutConnections(menu)
        let cell = menu.parent
        add(items, to: variable, menu: target, selected: cell?["selectedItem"], code: &code)
        // A pop-up button selects its first item itself.
        let isObvious = !code.syntax.isExhaustive && cell?["pullsDown"] != "YES"
        if let selected = cell?["selectedItem"], let place = items.firstIndex(where: { $0.id == selected }), place > 0 || !isObvious {
            code.statements.append(
                language.call(variable, swift: "selectItem(at: \(place))", objectiveC: "selectItemAtIndex:\(place)"))
        }
    }

    /// Adds items to a pop-up button: those that only have a title in one call. AppKit removes an earlier item with the same title.
    private static func add(_ items: [Element], to button: String, menu: String, selected: String?, code: inout PropertyWriter) {
        let isUnique = Set(items.map(AppKitMenuItem.title)).count == items.count
        var titles: [String] = []
        func flush(_ code: inout PropertyWriter) {
            let list = titles.joined(separator: ", ")
            if titles.count == 1 {
                code.statements.append(
                    code.language.call(button, swift: "addItem(withTitle: \(list))", objectiveC: "addItemWithTitle:\(list)"))
            } else if !titles.isEmpty {
                code.statements.append(
                    code.language.call(button, swift: "addItems(withTitles: [\(list)])", objectiveC: "addItemsWithTitles:@[\(list)]"))
            }
            titles = []
        }
        if isUnique, addTagged(items, to: button, code: &code) { return }
        for item in items {
            var own = PropertyWriter(code.syntax)
            AppKitMenu.item(item, of: button, menu: menu, code: &own)
            // The button marks its selected item itself.
            let isMarked = item["state"] == "on" && selected != nil && item.id == selected
            let mark =
                last(of: button, code.language)
                + code.language.either(swift: ".state = .on", objectiveC: ".state = NSControlStateValueOn;")
            if !code.syntax.isExhaustive, isMarked { own.statements.removeAll { $0 == mark } }
            if isUnique, own.statements.count == 1, item.customClass == nil, item["isSeparatorItem"] != "YES" {
                titles.append(code.syntax.text(AppKitMenuItem.title(of: item), of: item, attribute: "title"))
            } else {
                flush(&code)
                if isUnique, item.customClass == nil, item["isSeparatorItem"] != "YES" {
                    let title = code.syntax.text(AppKitMenuItem.title(of: item), of: item, attribute: "title")
                    own.statements[0] = code.language.call(
                        button, swift: "addItem(withTitle: \(title))", objectiveC: "addItemWithTitle:\(title)")
                }
                code.statements += own.statements
            }
            code.notConverted += own.notConverted
        }
        flush(&code)
    }

    /// Adds items of which several have a tag, and nothing else but a title. Returns whether they are so.
    private static func addTagged(_ items: [Element], to button: String, code: inout PropertyWriter) -> Bool {
        let tags = items.map { $0["tag"].flatMap { Int($0) } ?? 0 }
        let isPlain = items.allSatisfy { item in
            item.name == "menuItem" && item.attributes.allSatisfy { ["id", "title", "tag"].contains($0.name) } && item["title"] != nil
                && item.children.allSatisfy { $0.name == "modifierMask" }
        }
        guard code.language == .swift, isPlain, tags.count(where: { $0 != 0 }) > 1 else { return false }
        let titles = items.map { code.syntax.text(AppKitMenuItem.title(of: $0), of: $0, attribute: "title") }
        let numbers = tags.map(String.init).joined(separator: ", ")
        code.statements += [
            "\(button).addItems(withTitles: [\(titles.joined(separator: ", "))])",
            "for (item, tag) in zip(\(button).itemArray, [\(numbers)]) { item.tag = tag }",
        ]
        return true
    }

    /// Returns the expression of the last item of a button, to which member accesses can be appended.
    private static func last(of button: String, _ language: CodeLanguage) -> String {
        "\(button).lastItem" + language.either(swift: "?", objectiveC: "")
    }

    private static func item(_ item: Element, of button: String, menu: String, code: inout PropertyWriter) {
        let language = code.language
        if item["isSeparatorItem"] == "YES" {
            code.statements.append(language.call(menu, swift: "addItem(.separator())", objectiveC: "addItem:NSMenuItem.separatorItem"))
            code.leaveOutConnections(item)
            return
        }
        let name = (item.customClass == nil ? nil : language.className(item)) ?? "NSMenuItem"
        code.leaveOutAlteredClass(item)
        let literal = code.syntax.text(AppKitMenuItem.title(of: item), of: item, attribute: "title")
        code.statements.append(
            language.call(
                menu, swift: "addItem(\(TypeName.initializer(name))(title: \(literal), action: nil, keyEquivalent: \"\"))",
                objectiveC: "addItem:[[\(name) alloc] initWithTitle:\(literal) action:nil keyEquivalent:@\"\"]"))
        let target = last(of: button, language)
        AppKitMenuItem.write(item, to: target, hasKey: false, code: &code)
        for child in item.children {
            switch child.name {
            case "connections": connections(child, target: target, code: &code)
            case "menu": code.leaveOut(child)
            default: break
            }
        }
    }

    /// Writes the connections of an item. Its action goes up the responder chain.
    private static func connections(_ connections: Element, target: String, code: inout PropertyWriter) {
        for connection in connections.children {
            guard connection.name == "action", let selector = connection["selector"] else {
                code.leaveOut(connection, PropertyWriter.ofPart)
                continue
            }
            code.statements.append(code.language.assignment(target, property: "action", value: code.syntax.selector(selector)))
            if connection.asConnection?.destination?.isFirstResponder != true {
                code.leaveOut(connection, attribute: "target", "the action goes up the responder chain")
            }
        }
    }
}
