import FormworkTree

/// Menus and their items.
extension ArchiveUpgrade {
    private static let systemMenus: [(name: StaticString, menu: ModernName)] = [
        ("_NSMainMenu", .main), ("_NSAppleMenu", .apple), ("_NSWindowsMenu", .window), ("_NSServicesMenu", .services),
        ("_NSRecentDocumentsMenu", .recentDocuments), ("_NSFontMenu", .font), ("_NSHelpMenu", .help),
    ]

    mutating func writeSystemMenu(_ menu: Int) {
        guard let name = graph.value(menu, .NSName) else { return }
        for known in Self.systemMenus where graph.equals(name, known.name) { set(.systemMenu, known.menu) }
    }

    mutating func writeAutoenablesItems(_ menu: Int) {
        if graph.bool(menu, .NSNoAutoenable) == true { set(.autoenablesItems, .NO) }
    }

    private func isSeparator(_ item: Int) -> Bool { graph.bool(item, .NSIsSeparator) == true }

    mutating func writeMenuItemTitle(_ item: Int) {
        if isSeparator(item) {
            set(.isSeparatorItem, .YES)
        } else {
            run(.words(.NSTitle, .title), item)
        }
    }

    mutating func writeMenuItemState(_ item: Int) {
        switch graph.int(item, .NSState) ?? 0 {
        case 1: set(.state, .on)
        case -1: set(.state, .mixed)
        default: break
        }
    }

    mutating func writeMenuItemEnabled(_ item: Int) {
        if !isSeparator(item), graph.bool(item, .NSIsDisabled) == true { set(.enabled, .NO) }
    }

    mutating func writeMenuItemToolTip(_ item: Int) {
        if let tip = graph.value(item, .NSToolTip).flatMap({ text($0) }), tip.length > 0 {
            if fitsAttribute(tip) { set(.toolTip, tip) }
        } else {
            writeToolTip(item)
        }
    }

    mutating func writeMenuKeyEquivalent(_ item: Int) { run(.words(.NSKeyEquiv, .keyEquivalent), item) }

    /// The texts that attributes cannot hold.
    mutating func writeMenuItemTexts(_ item: Int) {
        if !isSeparator(item) { run(.longText(.NSTitle, .title), item) }
        run(.longText(.NSKeyEquiv, .keyEquivalent), item)
        run(.longText(.NSToolTip, .toolTip), item)
    }

    private static let modifiers: [(bit: UInt32, name: ModernName)] = [(17, .shift), (18, .control), (19, .option), (20, .command)]

    /// Command is what an item has by itself; a separator has nothing.
    mutating func writeMenuModifiers(_ item: Int) {
        let mask = graph.flags(item, .NSKeyEquivModMask)
        if isSeparator(item) ? mask == nil : mask == 0x10_0000 { return }
        begin(.modifierMask, from: item, key: .keyEquivalentModifierMask)
        for (bit, name) in Self.modifiers where (mask ?? 0) >> bit & 1 == 1 { set(name, .YES) }
        end()
    }

    mutating func writeRepresentedObject(_ item: Int) {
        guard let value = graph.value(item, .NSRepObject) else { return }
        switch graph.kinds[value] {
        case .int, .integer:
            begin(.integer, from: value, key: .representedObject)
            if let text = graph.content(value) { set(.value, text) }
            end()
        case .string: if let text = text(value) { writeString(text, .string, key: .representedObject, from: value) }
        case .object where graph.classes[value].isExpression: writeExpression(value, key: .representedObject)
        default: break
        }
    }

    // MARK: Predicate editors

    private mutating func writeExpression(_ value: Int, key: ModernName?) {
        let path = graph.items(value, .NSArguments).first.flatMap { graph.value($0, .NSKeyPath) } ?? graph.value(value, .NSKeyPath)
        begin(.expression, from: value, key: key)
        set(.type, .keyPath)
        if let path, let text = text(path) { writeString(text, .string, key: .keyPath, from: path) }
        end()
    }

    mutating func writeRowTemplates(_ editor: Int) {
        let templates = graph.items(editor, .NSPredicateTemplates)
        guard !templates.isEmpty else { return }
        begin(.rowTemplates, from: editor)
        for template in templates { writeObject(template) }
        end()
    }

    mutating func writeRowTemplate(_ template: Int) {
        note(.unknownKey, "the attribute types and options of a predicate editor's row are left out", at: template)
        let views = graph.items(template, .NSPredicateTemplateViews)
        let menus = views.filter { graph.classes[$0] == .NSPopUpButton }.compactMap { graph.value($0, .NSCell, .NSMenu) }
        if !menus.isEmpty {
            begin(.popUpMenus, from: template)
            for menu in menus { writeObject(menu) }
            end()
        }
    }

    // MARK: Toolbars

    mutating func writeDefaultToolbarItems(_ toolbar: Int) {
        let items = graph.items(toolbar, .NSToolbarIBDefaultItems)
        guard !items.isEmpty else { return }
        begin(.defaultToolbarItems, from: toolbar)
        for item in items {
            begin(.toolbarItem, from: item)
            if let id = records.id(of: item) { set(.reference, id) }
            end()
        }
        end()
    }

    /// Items of the system are implied by their identifiers.
    private func isSystemItem(_ item: Int) -> Bool {
        if graph.classes[item] != .NSToolbarItem { return true }
        guard let identifier = graph.string(item, .NSToolbarItemIdentifier) else { return false }
        return identifier.hasPrefix("NSToolbar") && identifier.hasSuffix("Item")
    }

    mutating func writeToolbarItemAttributes(_ item: Int) {
        if let identifier = graph.value(item, .NSToolbarItemIdentifier).flatMap({ text($0) }) { set(.implicitItemIdentifier, identifier) }
        if isSystemItem(item) { return }
        for step in ArchiveRules.toolbarItemAttributes { run(step, item) }
    }

    mutating func writeToolbarItemChildren(_ item: Int) {
        if isSystemItem(item) { return }
        if let tip = graph.raw(item, .NSToolbarItemToolTip), graph.resolve(tip) == nil {
            begin(.nil, from: tip, key: .toolTip)
            end()
        }
        for step in ArchiveRules.toolbarItemChildren { run(step, item) }
    }

    mutating func writeToolbarItemSizes(_ item: Int) {
        guard graph.value(item, .NSToolbarItemView) != nil else { return }
        run(ArchiveStep.size(.NSToolbarItemMinSize, .minSize), item)
        run(ArchiveStep.size(.NSToolbarItemMaxSize, .maxSize), item)
    }
}
