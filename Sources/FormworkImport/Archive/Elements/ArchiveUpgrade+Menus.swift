import FormworkTree
import FormworkVocabulary

/// Menus and their items.
extension ArchiveUpgrade {
    mutating func writeSystemMenu(_ menu: Int) {
        let name = graph.string(menu, key: "NSName")
        if let known = Vocabulary.appKit.words("systemMenu").words.first(where: { $0.member == name }) {
            writer.set("systemMenu", text: known.text)
        }
    }

    mutating func writeAutoenablesItems(_ menu: Int) {
        if graph.bool(menu, key: "NSNoAutoenable") == true { writer.set("autoenablesItems", value: "NO") }
    }

    private func isSeparator(_ item: Int) -> Bool { graph.bool(item, key: "NSIsSeparator") == true }

    mutating func writeMenuItemTitle(_ item: Int) {
        if isSeparator(item) {
            writer.set("isSeparatorItem", value: "YES")
        } else {
            run(.words("NSTitle", "title"), object: item)
        }
    }

    mutating func writeMenuItemState(_ item: Int) {
        switch graph.int(item, key: "NSState") ?? 0 {
        case 1: writer.set("state", value: "on")
        case -1: writer.set("state", value: "mixed")
        default: break
        }
    }

    mutating func writeMenuItemEnabled(_ item: Int) {
        if !isSeparator(item), graph.bool(item, key: "NSIsDisabled") == true { writer.set("enabled", value: "NO") }
    }

    mutating func writeMenuItemToolTip(_ item: Int) {
        if let tip = graph.value(item, key: "NSToolTip").flatMap({ writer.text($0) }), tip.length > 0 {
            if writer.fitsAttribute(tip) { writer.set("toolTip", value: tip) }
        } else {
            writeToolTip(item)
        }
    }

    mutating func writeMenuKeyEquivalent(_ item: Int) { run(.words("NSKeyEquiv", "keyEquivalent"), object: item) }

    /// Writes the texts that don't fit into attributes.
    mutating func writeMenuItemTexts(_ item: Int) {
        if !isSeparator(item) { run(.longText("NSTitle", "title"), object: item) }
        run(.longText("NSKeyEquiv", "keyEquivalent"), object: item)
        run(.longText("NSToolTip", "toolTip"), object: item)
    }

    /// Writes the modifiers of a key equivalent, unless they are the default: Command, or none for a separator.
    mutating func writeMenuModifiers(_ item: Int) {
        let mask = graph.flags(item, key: "NSKeyEquivModMask")
        if isSeparator(item) ? mask == nil : mask == 0x10_0000 { return }
        writer.begin("modifierMask", from: item, key: "keyEquivalentModifierMask")
        writer.setFlags(mask ?? 0, of: "modifierMask")
        writer.end()
    }

    mutating func writeRepresentedObject(_ item: Int) {
        guard let value = graph.value(item, key: "NSRepObject") else { return }
        switch graph.kinds[value] {
        case .int, .integer:
            writer.begin("integer", from: value, key: "representedObject")
            if let text = graph.content(value) { writer.set("value", value: text) }
            writer.end()
        case .string:
            if let text = writer.text(value) { writer.writeString(text, element: "string", key: "representedObject", from: value) }
        case .object where graph.classes[value].isExpression: writeExpression(value, key: "representedObject")
        default: break
        }
    }

    // MARK: Pop-up buttons

    mutating func writeSelectedItem(_ cell: Int) {
        if let item = graph.value(cell, key: "NSMenuItem"), let id = records.id(of: item) { writer.set("selectedItem", value: id) }
    }

    // MARK: Predicate editors

    private mutating func writeExpression(_ value: Int, key: ModernName?) {
        let path =
            graph.items(value, key: "NSArguments").first.flatMap { graph.value($0, key: "NSKeyPath") }
            ?? graph.value(value, key: "NSKeyPath")
        writer.begin("expression", from: value, key: key)
        writer.set("type", value: "keyPath")
        if let path, let text = writer.text(path) { writer.writeString(text, element: "string", key: "keyPath", from: path) }
        writer.end()
    }

    mutating func writeRowTemplates(_ editor: Int) {
        let templates = graph.items(editor, key: "NSPredicateTemplates")
        writeObjects(templates, in: "rowTemplates", from: editor)
    }

    mutating func writeRowTemplate(_ template: Int) {
        writer.note(.unknownKey, message: "the attribute types and options of a predicate editor's row are left out", at: template)
        let views = graph.items(template, key: "NSPredicateTemplateViews")
        let menus = views.filter { graph.classes[$0].isPopUpButton }.compactMap { graph.value($0, "NSCell", "NSMenu") }
        writeObjects(menus, in: "popUpMenus", from: template)
    }

    // MARK: Toolbars

    mutating func writeDefaultToolbarItems(_ toolbar: Int) {
        let items = graph.items(toolbar, key: "NSToolbarIBDefaultItems")
        guard !items.isEmpty else { return }
        writer.begin("defaultToolbarItems", from: toolbar)
        for item in items {
            writer.begin("toolbarItem", from: item)
            if let id = records.id(of: item) { writer.set("reference", value: id) }
            writer.end()
        }
        writer.end()
    }

    /// Whether an item is one of the system, whose identifier determines its content.
    private func isSystemItem(_ item: Int) -> Bool {
        if graph.classes[item] != .NSToolbarItem { return true }
        guard let identifier = graph.string(item, key: "NSToolbarItemIdentifier") else { return false }
        return identifier.hasPrefix("NSToolbar") && identifier.hasSuffix("Item")
    }

    mutating func writeToolbarItemAttributes(_ item: Int) {
        if let identifier = graph.value(item, key: "NSToolbarItemIdentifier").flatMap({ writer.text($0) }) {
            writer.set("implicitItemIdentifier", value: identifier)
        }
        if isSystemItem(item) { return }
        for step in ArchiveRules.toolbarItemAttributes { run(step, object: item) }
    }

    mutating func writeToolbarItemChildren(_ item: Int) {
        if isSystemItem(item) { return }
        if let tip = graph.raw(item, key: "NSToolbarItemToolTip"), graph.resolve(tip) == nil {
            writer.begin("nil", from: tip, key: "toolTip")
            writer.end()
        }
        for step in ArchiveRules.toolbarItemChildren { run(step, object: item) }
    }

    /// Whether a toolbar item has a size.
    private func isMeasured(_ item: Int) -> Bool {
        graph.value(item, key: "NSToolbarItemMaxSize").map { !graph.equals($0, other: "{0, 0}") } == true
    }

    mutating func writeToolbarItemSizes(_ item: Int) {
        guard graph.value(item, key: "NSToolbarItemView") != nil || writer.isCompiled && isMeasured(item) else { return }
        run(.size("NSToolbarItemMinSize", "minSize"), object: item)
        run(.size("NSToolbarItemMaxSize", "maxSize"), object: item)
    }
}
