import FormworkModel

/// Writes a window's toolbar. The window's controller creates the items as the toolbar's delegate.
struct ToolbarCode {
    private let toolbar: Element
    private let object: CodeObject
    private let syntax: PropertySyntax
    private let newer: NewerMembers
    /// The items by id.
    private let items: [String: Element]

    init(_ toolbar: Element, object: CodeObject, syntax: PropertySyntax, newer: NewerMembers) {
        self.toolbar = toolbar
        self.newer = newer
        self.object = object
        self.syntax = syntax
        let named = toolbar.toolbarItems.compactMap { item in item.id.map { ($0, item) } }
        items = Dictionary(named) { first, _ in first }
    }

    private static let rules = PropertyTable(
        PropertyRule.appKit("toolbar"))

    /// Writes the statements that create the toolbar and add it to the window.
    func write(_ code: inout PropertyWriter) {
        let own = toolbar.customClass == nil ? nil : TypeName.swift(toolbar)
        code.leaveOutAlteredClass(toolbar)
        let identifier = CodeLiteral.string(toolbar["explicitIdentifier"] ?? toolbar["implicitIdentifier"] ?? toolbar.id ?? "")
        code.statements.append("let toolbar = \(TypeName.initializer(own ?? "NSToolbar"))(identifier: \(identifier))")
        code.add(toolbar, to: "toolbar", table: Self.rules)
        for child in toolbar.children where !["allowedToolbarItems", "defaultToolbarItems", "connections", "nil"].contains(child.name) {
            code.leaveOut(child)
        }
        for connection in toolbar.children.filter({ $0.name == "connections" }).flatMap(\.children) {
            code.leaveOut(
                connection,
                connection["property"] == "delegate"
                    ? "the class that creates the window is the delegate" : "set it where the window is created")
        }
        code.statements += (isEmpty ? [] : ["toolbar.delegate = self"]) + ["window.toolbar = toolbar"]
    }

    /// Whether it has no items, so that it needs no delegate.
    var isEmpty: Bool { toolbar.toolbarItems.isEmpty }

    // MARK: Identifiers

    private static let standard = [
        "NSToolbarSpaceItem": "space", "NSToolbarFlexibleSpaceItem": "flexibleSpace", "NSToolbarShowColorsItem": "showColors",
        "NSToolbarShowFontsItem": "showFonts", "NSToolbarPrintItem": "print", "NSToolbarToggleSidebarItem": "toggleSidebar",
        "NSToolbarToggleSidebarItemIdentifier": "toggleSidebar", "NSToolbarCloudSharingItem": "cloudSharing",
        "NSToolbarSidebarTrackingSeparatorItemIdentifier": "sidebarTrackingSeparator",
        "NSToolbarSidebarTrackingSeparatorItem": "sidebarTrackingSeparator",
    ]

    private func identifier(of item: Element) -> String {
        item["explicitItemIdentifier"] ?? item["implicitItemIdentifier"] ?? item.id ?? ""
    }

    private func expression(of item: Element) -> String {
        let identifier = identifier(of: item)
        // Earlier systems have no constant for this identifier. They ignore identifiers for which the delegate returns nil.
        let isNewer = Self.standard[identifier] == "sidebarTrackingSeparator" && newer.target.map { $0 < SystemVersion(11) } == true
        if !isNewer, let name = Self.standard[identifier] { return "." + name }
        return "NSToolbarItem.Identifier(\(CodeLiteral.string(identifier)))"
    }

    private func className(of item: Element) -> String {
        if item.customClass != nil, let own = TypeName.swift(item) { return own }
        return item.name == "searchToolbarItem" ? "NSSearchToolbarItem" : "NSToolbarItem"
    }

    /// The properties for the items that have outlets.
    var properties: [ObjectProperty] {
        toolbar.toolbarItems.compactMap { item in
            guard let outlet = object.outletNames[item] else { return nil }
            let name = SwiftName.lower(outlet)
            guard !name.isEmpty, !SwiftName.isReserved(name) else { return nil }
            let maker = "\(TypeName.initializer(className(of: item)))(itemIdentifier: \(expression(of: item)))"
            return ObjectProperty(
                name: name, comment: "The outlet `\(outlet)`.", type: className(of: item),
                lines: ["private(set) lazy var \(name) = \(maker)"])
        }
    }

    // MARK: Items

    /// Returns the methods of `NSToolbarDelegate`.
    func methods(_ code: inout PropertyWriter) -> [String] {
        let allowed = toolbar.toolbarItems
        let usual = toolbar.children.filter { $0.name == "defaultToolbarItems" }.flatMap(\.children)
            .compactMap { $0["reference"].flatMap { items[$0] } }
        var lines = list("Allowed", items: allowed) + list("Default", items: usual)
        let selectable = allowed.filter { $0["selectable"] == "YES" }
        if !selectable.isEmpty { lines += list("Selectable", items: selectable) }
        lines += [
            "func toolbar(", "    _ toolbar: NSToolbar, itemForItemIdentifier identifier: NSToolbarItem.Identifier,",
            "    willBeInsertedIntoToolbar flag: Bool", ") -> NSToolbarItem? {", "    switch identifier.rawValue {",
        ]
        var seen: Set<String> = []
        for item in allowed where Self.standard[identifier(of: item)] == nil && seen.insert(identifier(of: item)).inserted {
            lines += ["    case \(CodeLiteral.string(identifier(of: item))):"] + made(item, code: &code).map { "        " + $0 }
        }
        return lines + ["    default: return nil", "    }", "}"]
    }

    private func list(_ kind: String, items: [Element]) -> [String] {
        var seen: Set<String> = []
        // The default list may contain several spaces.
        let kept = kind == "Default" ? items : items.filter { seen.insert(identifier(of: $0)).inserted }
        let head = "func toolbar\(kind)ItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {"
        if kept.isEmpty { return [head, "    []", "}", ""] }
        return [head, "    ["] + kept.map { "        \(expression(of: $0))," } + ["    ]", "}", ""]
    }

    private static let itemRules = PropertyTable(
        PropertyRule.structural("implicitItemIdentifier explicitItemIdentifier selectable sizingBehavior customClass customModule")
            + [
                .string("label", property: "label", initial: ""), .string("paletteLabel", property: "paletteLabel", initial: ""),
                .string("title", property: "title", initial: ""), .string("toolTip", property: "toolTip"),
                .integer("tag", "tag", 0), .image("image", property: "image"), .bool("bordered", property: "isBordered", start: false),
                .bool("navigational", property: "isNavigational", start: false),
                .bool("autovalidates", property: "autovalidates", start: true),
                .bool("enabled", property: "isEnabled", start: true),
                .integer("visibilityPriority", "visibilityPriority = NSToolbarItem.VisibilityPriority(rawValue: %)", 0),
            ])

    /// Returns the statements that create an item and return it.
    private func made(_ item: Element, code: inout PropertyWriter) -> [String] {
        var own = PropertyWriter(syntax)
        own.leaveOutAlteredClass(item)
        own.add(item, to: "item", table: Self.itemRules)
        if item["sizingBehavior"] ?? "auto" != "auto" {
            own.leaveOut(item, attribute: "sizingBehavior", "the constraints of its view set its size")
        }
        for child in item.children {
            switch (child.name, child["key"]) {
            case ("nil", _), ("string", _): break
            case ("connections", _): for connection in child.children { self.connection(connection, code: &own) }
            case ("imageReference", "image"): AppKitSymbol.part("image")(child, "item", &own)
            case ("size", "minSize"), ("size", "maxSize"): own.leaveOut(child, "use constraints of its view since macOS 12")
            case _ where child.asView != nil:
                guard let part = object.parts.first(where: { $0.element == child }) else {
                    own.leaveOut(child, "no class is generated for it")
                    continue
                }
                own.statements.append("item.\(item.name == "searchToolbarItem" ? "searchField" : "view") = \(part.view)")
            default: own.leaveOut(child)
            }
        }
        code.notConverted += own.notConverted
        let name = properties.first { $0.comment == "The outlet `\(object.outletNames[item] ?? "")`." }?.name
        let maker = name ?? "\(TypeName.initializer(className(of: item)))(itemIdentifier: identifier)"
        let statements = newer.guarded(own.code().statements, of: "NSToolbarItem").flatMap { $0.split(separator: "\n").map(String.init) }
        return statements.isEmpty ? ["return \(maker)"] : ["let item = \(maker)"] + statements + ["return item"]
    }

    private func connection(_ connection: Element, code: inout PropertyWriter) {
        guard connection.name == "action", let selector = connection["selector"] else {
            return code.leaveOut(connection, "set it where the item is created")
        }
        code.statements.append("item.action = \(syntax.language.selector(selector))")
        guard let destination = connection.asConnection?.destination else { return }
        if let owner = object.name(ofOwner: destination) {
            code.statements.append("item.target = \(owner)")
        } else if !destination.isFirstResponder {
            code.leaveOut(connection, attribute: "target", "it is not the owner: the action goes up the responder chain")
        }
    }
}
