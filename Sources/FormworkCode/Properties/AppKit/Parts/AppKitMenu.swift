import FormworkModel

/// The menu of a pop-up button.
enum AppKitMenu {
    private static let rules = PropertyRule.appKit("menu", isMade: false)

    static let part: PartRule.Write = { menu, variable, code in
        let language = code.language
        let target = variable + language.either(swift: ".menu?", objectiveC: ".menu")
        code.add(menu, to: target, rules)
        var items: [Element] = []
        for child in menu.children {
            if child.name == "items" {
                items = child.children
            } else if child.name != "connections" {
                code.leaveOut(child)
            }
        }
        code.leaveOutConnections(menu)
        for item in items { AppKitMenu.item(item, target, &code) }
        let cell = menu.parent
        if let selected = cell?["selectedItem"], let place = items.firstIndex(where: { $0.id == selected }) {
            code.statements.append(
                language.call(variable, swift: "selectItem(at: \(place))", objectiveC: "selectItemAtIndex:\(place)"))
        }
    }

    private static func item(_ item: Element, _ menu: String, _ code: inout PropertyWriter) {
        let language = code.language
        if item["isSeparatorItem"] == "YES" {
            code.statements.append(language.call(menu, swift: "addItem(.separator())", objectiveC: "addItem:NSMenuItem.separatorItem"))
            code.leaveOutConnections(item)
            return
        }
        let name = (item.customClass == nil ? nil : language.className(item)) ?? "NSMenuItem"
        code.leaveOutAlteredClass(item)
        let literal = code.syntax.text(AppKitMenuItem.title(of: item), of: item, "title")
        code.statements.append(
            language.call(
                menu, swift: "addItem(\(TypeName.initializer(name))(title: \(literal), action: nil, keyEquivalent: \"\"))",
                objectiveC: "addItem:[[\(name) alloc] initWithTitle:\(literal) action:nil keyEquivalent:@\"\"]"))
        let target = menu + language.either(swift: ".items.last?", objectiveC: ".itemArray.lastObject")
        AppKitMenuItem.write(item, to: target, hasKey: false, &code)
        for child in item.children {
            switch child.name {
            case "connections": connections(child, target, &code)
            case "menu": code.leaveOut(child)
            default: break
            }
        }
    }

    /// Writes the connections of an item. Its action goes up the responder chain.
    private static func connections(_ connections: Element, _ target: String, _ code: inout PropertyWriter) {
        for connection in connections.children {
            guard connection.name == "action", let selector = connection["selector"] else {
                code.leaveOut(connection, PropertyWriter.ofPart)
                continue
            }
            code.statements.append(code.language.assignment(target, "action", code.language.selector(selector)))
            if connection.asConnection?.destination?.isFirstResponder != true {
                code.leaveOut(connection, attribute: "target", "the action goes up the responder chain")
            }
        }
    }
}
