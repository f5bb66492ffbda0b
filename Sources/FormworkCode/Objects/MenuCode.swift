import FormworkModel
import FormworkTree

/// Writes a tree of menus. Every menu is a property, and so is each item with an outlet.
struct MenuCode {
    /// The longest statement that the formatter leaves in one line, in characters.
    private static let longestLine = 132

    private let syntax: PropertySyntax
    private let newer: NewerMembers
    private var context: ObjectContext
    /// The expressions of menus and items that are properties.
    private var properties: [Element: String] = [:]
    /// The names of the objects that items target.
    private var targets: [Element: String] = [:]
    private var names: NamePool
    /// The bodies of the methods that fill the menus.
    private var methods: [[String]] = []
    private var calls: [String] = []

    private var language: CodeLanguage { syntax.language }

    /// - Parameter target: the deployment target; nil for the newest system.
    static func context(of object: CodeObject, _ syntax: PropertySyntax, for target: SystemVersion?) -> ObjectContext {
        var code = MenuCode(object, syntax: syntax, target: target)
        code.write()
        return code.context
    }

    private init(_ object: CodeObject, syntax: PropertySyntax, target: SystemVersion?) {
        self.syntax = syntax
        newer = NewerMembers(platform: .macOS, language: syntax.language, target: target)
        context = ObjectContext(object, kit: .appKit)
        names = NamePool(reserving: [object.name, "install"])
    }

    private mutating func write() {
        let root = context.object.element
        declare(root, as: "menu", comment: "The menu itself.")
        let menus = Self.menus(in: root)
        for menu in menus.dropFirst() {
            let title = menu["title"] ?? menu.stringChild("title") ?? ""
            let stem = SwiftName.lower(context.object.outletNames[menu] ?? menu.userLabel ?? title)
            let name = stem.lowercased().hasSuffix("menu") ? stem : stem + "Menu"
            // A name that the title gives says the same.
            declare(menu, as: name, comment: stem == SwiftName.lower(title) ? "" : "The menu “\(title)”.")
        }
        for item in menus.flatMap(\.itemsOfMenu) {
            if let outlet = context.object.outletNames[item] { declare(item, as: outlet, comment: "The outlet `\(outlet)`.") }
        }
        for menu in menus { fill(menu) }
        context.sections.append(ObjectSection(title: "Setup", lines: making() + installing(menus)))
        if !methods.isEmpty { context.sections.append(ObjectSection(title: "Items", lines: Array(methods.joined(separator: [""])))) }
    }

    /// Returns a menu and its submenus, in document order.
    private static func menus(in root: Element) -> [Element] {
        var result: [Element] = []
        var waiting = [root]
        while let menu = waiting.popLast() {
            result.append(menu)
            waiting += menu.itemsOfMenu.flatMap(\.children).filter { $0.name == "menu" }.reversed()
        }
        return result
    }

    // MARK: Properties

    private mutating func declare(_ element: Element, as wanted: String, comment: String) {
        let name = names.take(SwiftName.lower(wanted), fallback: element.name)
        properties[element] = language.either(swift: name, objectiveC: "_" + name)
        let type = className(of: element)
        context.properties.append(
            ObjectProperty(
                name: name, comment: comment, type: type,
                lines: [
                    language.either(
                        swift: "let \(name) = \(maker(of: element, type))", objectiveC: "_\(name) = \(maker(of: element, type));")
                ]))
    }

    private mutating func className(of element: Element) -> String {
        let kit = element.name == "menu" ? "NSMenu" : "NSMenuItem"
        guard element.customClass != nil, let own = language.className(element) else { return kit }
        if let altered = TypeName.altered(element, in: language) { context.notConverted.append(altered) }
        if own != kit {
            if let module = element.foreignModule { context.modules.insert(module) } else { context.classes.insert(own) }
        }
        return own
    }

    /// Returns the expression that creates a menu or an item.
    private func maker(of element: Element, _ type: String) -> String {
        if element.name == "menu" {
            let title = syntax.text(element["title"] ?? element.stringChild("title") ?? "", of: element, attribute: "title")
            return language.either(
                swift: "\(TypeName.initializer(type))(title: \(title))", objectiveC: "[[\(type) alloc] initWithTitle:\(title)]")
        }
        if element["isSeparatorItem"] == "YES" { return language.either(swift: "\(type).separator()", objectiveC: "\(type).separatorItem") }
        let words = words(of: element)
        return language.either(
            swift: "\(TypeName.initializer(type))(title: \(words.title), action: \(words.action), keyEquivalent: \(words.key))",
            objectiveC: "[[\(type) alloc] initWithTitle:\(words.title) action:\(words.action) keyEquivalent:\(words.key)]")
    }

    private func words(of item: Element) -> (title: String, action: String, key: String) {
        let action = item.connectionsOfMenu.first { $0.name == "action" }?["selector"].map(syntax.selector)
        return (
            syntax.text(AppKitMenuItem.title(of: item), of: item, attribute: "title"), action ?? "nil",
            language.string(AppKitMenuItem.key(of: item))
        )
    }

    // MARK: Items

    private mutating func fill(_ menu: Element) {
        guard let name = properties[menu] else { return }
        var code = PropertyWriter(syntax)
        var locals = NamePool()
        code.add(
            menu, to: name,
            rules: PropertyRule.structural("title systemMenu customClass customModule") + [
                .bool("autoenablesItems", property: "autoenablesItems", start: true),
                .bool("showsStateColumn", property: "showsStateColumn", start: true),
                .none("menuChangedMessagesEnabled", why: "it no longer has an effect"),
                .string("identifier", property: "identifier = NSUserInterfaceItemIdentifier(%)"),
            ])
        for child in menu.children where !["items", "connections", "string", "point", "attributedString", "nil"].contains(child.name) {
            code.leaveOut(child)
        }
        connections(of: menu, name, code: &code)
        for item in menu.itemsOfMenu { add(item, to: name, locals: &locals, code: &code) }
        if menu["systemMenu"] == "recentDocuments" {
            code.leaveOut(menu, attribute: "systemMenu", "fill it from the recentDocumentURLs of the shared NSDocumentController")
        }
        context.take(code)
        if code.statements.isEmpty { return }
        let method = names.take(
            "add" + SwiftName.upper(name.hasSuffix("Menu") ? String(name.dropLast(4)) : name) + "Items", fallback: "addItems")
        calls.append(language.either(swift: "\(method)()", objectiveC: "[self \(method)];"))
        let body = code.statements.flatMap { $0.split(separator: "\n").map { "    " + $0 } }
        methods.append([language.either(swift: "private func \(method)() {", objectiveC: "- (void)\(method) {")] + body + ["}"])
    }

    private mutating func add(_ item: Element, to menu: String, locals: inout NamePool, code: inout PropertyWriter) {
        guard item.name == "menuItem" else { return code.leaveOut(item) }
        let isSeparator = item["isSeparatorItem"] == "YES"
        let title = AppKitMenuItem.title(of: item)
        let stem = SwiftName.lower(isSeparator ? "separator" : item.userLabel ?? title)
        let isProperty = properties[item] != nil
        let variable = properties[item] ?? local(isSeparator || stem.hasSuffix("Item") ? stem : stem + "Item", locals: &locals)
        var own = PropertyWriter(syntax)
        AppKitMenuItem.write(item, to: variable, hasKey: true, code: &own)
        for child in item.children where child.name == "menu" {
            if let submenu = properties[child] { own.statements.append(language.assignment(variable, property: "submenu", value: submenu)) }
        }
        connections(of: item, variable, code: &own)
        code.notConverted += own.notConverted
        let type = isProperty ? "" : className(of: item)
        if isProperty {
            code.statements.append(call(menu, item: variable))
        } else if isSeparator || type != "NSMenuItem" {
            let made = maker(of: item, type)
            if own.statements.isEmpty {
                code.statements.append(call(menu, item: language == .swift && made == "NSMenuItem.separator()" ? ".separator()" : made))
            } else {
                code.statements += [language.either(swift: "let \(variable) = \(made)", objectiveC: "\(type) *\(variable) = \(made);")]
                code.statements.append(call(menu, item: variable))
            }
        } else {
            let words = words(of: item)
            let added = language.either(
                swift: "\(menu).addItem(withTitle: \(words.title), action: \(words.action), keyEquivalent: \(words.key))",
                objectiveC: "[\(menu) addItemWithTitle:\(words.title) action:\(words.action) keyEquivalent:\(words.key)]")
            if own.statements.isEmpty {
                code.statements.append(language.either(swift: added, objectiveC: added + ";"))
            } else if let setting = Self.onlyProperty(own.statements, of: variable), added.count + setting.count <= Self.longestLine,
                newer.guarded(own.statements) == own.statements
            {
                // A single property is set without a variable.
                return code.statements.append(added + setting)
            } else {
                code.statements.append(
                    language.either(swift: "let \(variable) = \(added)", objectiveC: "NSMenuItem *\(variable) = \(added);"))
            }
        }
        code.statements += newer.guarded(own.statements)
    }

    /// Returns the end of the only statement if it sets a property of a variable: `.submenu = fileMenu`. Returns nil for others.
    private static func onlyProperty(_ statements: [String], of variable: String) -> String? {
        guard statements.count == 1, statements[0].hasPrefix(variable + "."), !statements[0].contains("\n") else { return nil }
        let end = statements[0].dropFirst(variable.count)
        let member = end.dropFirst().prefix { $0.isLetter }
        return end.dropFirst(1 + member.count).hasPrefix(" = ") ? String(end) : nil
    }

    /// Returns a local name that doesn't shadow a member of the class.
    private func local(_ wanted: String, locals: inout NamePool) -> String {
        var name = locals.take(wanted, fallback: "item")
        while names.has(name) { name = locals.take(wanted, fallback: "item") }
        return name
    }

    private func call(_ menu: String, item: String) -> String {
        language.call(menu, swift: "addItem(\(item))", objectiveC: "addItem:\(item)")
    }

    // MARK: Connections

    private mutating func connections(of element: Element, _ variable: String, code: inout PropertyWriter) {
        for connection in element.connectionsOfMenu {
            switch connection.name {
            case "action" where connection["selector"] != nil: target(of: connection, variable, code: &code)
            case "binding" where !(connection["name"] ?? "").isEmpty: binding(connection, variable: variable, code: &code)
            case "outlet" where connection["property"] == "delegate" && element.name == "menu":
                guard let object = destination(of: connection), let name = expression(object) else {
                    code.leaveOut(connection, "its destination isn't in this file")
                    continue
                }
                let value = language.either(swift: name + " as? any NSMenuDelegate", objectiveC: name)
                code.statements.append(language.assignment(variable, property: "delegate", value: value))
            default: code.leaveOut(connection, "set it in the menu's owner")
            }
        }
    }

    private func destination(of connection: Element) -> Element? { connection.asConnection?.destination }

    /// Writes the target of an action. An action without a target goes to the first responder.
    private mutating func target(of action: Element, _ variable: String, code: inout PropertyWriter) {
        guard let object = destination(of: action) else {
            return code.leaveOut(action, attribute: "target", "the action goes up the responder chain")
        }
        if object.isFirstResponder { return }
        guard let name = expression(object) else {
            return code.leaveOut(action, attribute: "target", "it isn't in this file: the action goes up the responder chain")
        }
        code.statements.append(language.assignment(variable, property: "target", value: name))
    }

    /// Writes a binding of an item.
    private mutating func binding(_ binding: Element, variable: String, code: inout PropertyWriter) {
        guard let object = destination(of: binding) else { return code.leaveOut(binding, "its destination is missing") }
        if let system = CodeBinding.Target(ofSystem: object) {
            return BindingCode.write(binding, of: variable, to: system.expression(language, owner: ""), code: &code)
        }
        guard let name = expression(object) else { return code.leaveOut(binding, "its destination isn't in this file") }
        if properties[object] != nil { return BindingCode.write(binding, of: variable, to: name, code: &code) }
        // An object that is passed to the initializer may be nil.
        var own = PropertyWriter(syntax)
        BindingCode.write(binding, of: variable, to: name, code: &own)
        code.notConverted += own.notConverted
        code.statements.append(language.either(swift: "if let \(name) {", objectiveC: "if (\(name)) {"))
        code.statements += own.statements.flatMap { $0.split(separator: "\n").map { "    " + $0 } } + ["}"]
    }

    /// Returns the expression of an object that items use: a system object, or one that is passed to the initializer. Returns nil for views and
    /// constraints.
    private mutating func expression(_ object: Element) -> String? {
        if let name = properties[object] { return name }
        if object.id == "-3" || object.customClass == "NSApplication" || object.name == "application" {
            return language.either(swift: "NSApplication.shared", objectiveC: "NSApplication.sharedApplication")
        }
        if object.customClass == "NSFontManager" {
            return language.either(swift: "NSFontManager.shared", objectiveC: "NSFontManager.sharedFontManager")
        }
        if let name = targets[object] { return language.either(swift: name, objectiveC: "_" + name) }
        guard object.asView == nil, object.asConstraint == nil else { return nil }
        let isOwner = object.id == "-2"
        let wanted = isOwner ? "owner" : SwiftName.lower(object.userLabel ?? object.customClass ?? object.name)
        let name = isOwner && !names.has("owner") ? "owner" : names.take(wanted, fallback: "target")
        if isOwner { names.reserve(name) }
        targets[object] = name
        let isBound = ObjectControllerCode.isController(object)
        let comment =
            isBound
            ? "The object that items are bound to: \(ObjectControllerCode.comment(object))." : "The target of items: \(object.className)."
        context.targets.append(ObjectTarget(name: name, comment: comment))
        return language.either(swift: name, objectiveC: "_" + name)
    }

    // MARK: Making

    private mutating func making() -> [String] {
        let given = context.targets.map(\.name)
        if language == .swift {
            let parameters = given.map { "\($0): AnyObject? = nil" }.joined(separator: ", ")
            return ["init(\(parameters)) {"] + given.map { "    self.\($0) = \($0)" } + calls.map { "    " + $0 } + ["}"]
        }
        let head =
            given.isEmpty
            ? "- (instancetype)init"
            : "- (instancetype)initWith"
                + given.enumerated().map { place, name in
                    "\(place == 0 ? name.prefix(1).uppercased() + name.dropFirst() : name):(nullable id)\(name)"
                }.joined(separator: " ")
        context.declarations.append(head + ";")
        let made = context.properties.flatMap(\.lines).map { "        " + $0 }
        return [head.replacing("(nullable id)", with: "(id)") + " {", "    self = [super init];", "    if (self) {"]
            + given.map { "        _\($0) = \($0);" } + made + calls.map { "        " + $0 } + ["    }", "    return self;", "}"]
    }

    /// Returns the statements that install the menus in the application.
    private mutating func installing(_ menus: [Element]) -> [String] {
        let members = ["services": "servicesMenu", "window": "windowsMenu", "help": "helpMenu"]
        let application = language.either(swift: "NSApplication.shared", objectiveC: "NSApplication.sharedApplication")
        var lines: [String] = []
        for menu in menus {
            guard let name = properties[menu], let system = menu["systemMenu"] else { continue }
            if menu == context.object.element, system == "main" {
                lines.append(language.assignment(application, property: "mainMenu", value: name))
            } else if let member = members[system] {
                lines.append(language.assignment(application, property: member, value: name))
            } else if system == "font" {
                lines.append(
                    language.call(
                        language.either(swift: "NSFontManager.shared", objectiveC: "NSFontManager.sharedFontManager"),
                        swift: "setFontMenu(\(name))", objectiveC: "setFontMenu:\(name)"))
            }
        }
        if lines.isEmpty { return [] }
        let comment = "/// Installs the menus in the application."
        context.declarations += ["", comment, "- (void)install;"]
        return [
            "", language.either(swift: comment, objectiveC: ""),
            language.either(swift: "func install() {", objectiveC: "- (void)install {"),
        ]
            + lines.map { "    " + $0 } + ["}"]
    }
}

extension Element {
    /// The items of a menu.
    fileprivate var itemsOfMenu: [Element] { children.filter { $0.name == "items" }.flatMap(\.children) }

    fileprivate var connectionsOfMenu: [Element] { children.filter { $0.name == "connections" }.flatMap(\.children) }
}
