import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Menus, toolbars and their items.
extension MacCompilation {
    // MARK: Menus

    mutating func fillMenu(_ node: NodeIndex, object: Int) {
        let items = source.child(node, named: "items").map { source.children($0).filter { objects[$0] != nil } } ?? []
        set(object, "NSTitle", localized(node, property: "title", text: text(node, "title") ?? ""))
        set(object, "NSMenuItems", list: references(items))
        if source.word(node, "systemMenu", "systemMenu") != nil, let name = source[node, "systemMenu"] {
            set(object, "NSName", text: Vocabulary.appKit.words("systemMenu").words.first { $0.text == name }?.member ?? "")
        }
        write("autoenablesItems", of: node, to: object)
    }

    mutating func fillMenuItem(_ node: NodeIndex, object: Int) {
        let menu = owner(of: node)
        set(object, "NSMenu", object: menu.flatMap { objects[$0] })
        if generation.isLatest {
            set(object, "NSAllowsKeyEquivalentLocalization", truth: true)
            set(object, "NSAllowsKeyEquivalentMirroring", truth: true)
        }
        let isSeparator = source.isYes(node, "isSeparatorItem")
        if isSeparator || source.isNo(node, name: "enabled") { set(object, "NSIsDisabled", truth: true) }
        if isSeparator { set(object, "NSIsSeparator", truth: true) }
        write("hidden", "alternate", of: node, to: object)
        set(object, "NSTitle", localized(node, property: "title", text: text(node, "title") ?? ""))
        set(object, "NSKeyEquiv", text: text(node, "keyEquivalent") ?? "")
        let mask = source.child(node, key: "keyEquivalentModifierMask")
        var bits = mask == nil && !(isSeparator && generation.isModern) ? 1 << 20 : 0
        if let mask { bits = source.mask(mask, "modifierMask") }
        if bits != 0 { set(object, "NSKeyEquivModMask", integer: bits) }
        set(object, "NSMnemonicLoc", integer: 2_147_483_647)
        write("state", of: node, to: object)
        if let value = image(node, property: "image") { set(object, "NSImage", value) }
        setActionImage(node, object: object)
        let isNew = generation.isModern
        set(object, "NSOnImage", image("NSMenuCheckmark", size: isNew ? (18, 16) : (18, 17)))
        set(object, "NSMixedImage", image("NSMenuMixedState", size: isNew ? (18, 4) : (18, 5)))
        if let title = source.child(node, key: "attributedTitle"), source.name(title) == "attributedString",
            !source.elements(in: title).isEmpty
        {
            set(object, "NSAttributedTitle", attributedText(title))
            source.noteUnproved(node, what: "the key 'NSAttributedTitle' of 'NSMenuItem'")
        }
        write("tag", "indentationLevel", of: node, to: object)
        if let submenu = source.child(node, key: "submenu"), let other = objects[submenu] {
            set(object, "NSSubmenu", object: other)
            set(object, "NSAction", text: "submenuAction:")
            set(object, "NSTarget", object: other)
        } else if let cell = menu.flatMap({ popUpCell(of: $0) }) {
            set(object, "NSAction", text: "_popUpItemAction:")
            set(object, "NSTarget", object: cell)
        }
        if let value = representedObject(node) { set(object, "NSRepObject", value) }
        if generation.isLatest { set(object, "NSHiddenInRepresentation", truth: false) }
    }

    /// Returns the pop-up button cell that shows a menu; nil if there is none.
    private func popUpCell(of menu: NodeIndex) -> Int? {
        if let made = popUpCells[menu] { return made }
        guard let cell = owner(of: menu), source.name(cell) == "popUpButtonCell" else { return nil }
        return objects[cell]
    }

    /// Writes the image for an item's action.
    private mutating func setActionImage(_ node: NodeIndex, object: Int) {
        guard generation.isLatest else { return }
        if let value = image(node, property: "secondaryImage") {
            set(object, "NSHasActionImage", truth: true)
            set(object, "NSActionImage", value)
        }
    }

    // MARK: Toolbars

    mutating func fillToolbar(_ node: NodeIndex, object: Int) {
        set(object, "NSToolbarIdentifier", text: toolbarName(node, attribute: "Identifier"))
        set(object, "NSToolbarDelegate", .null)
        write(
            "prefersToBeShown", "allowsUserCustomization", "autosavesConfiguration", "displayMode", "sizeMode", of: node, to: object)
        if let item = source[node, "centeredItem"].flatMap({ nodesByID[$0] }) {
            set(object, "NSToolbarCenteredItemIdentifier", text: toolbarIdentifier(item))
            source.noteUnproved(node, what: "the item in the middle of 'NSToolbar'")
        } else {
            set(object, "NSToolbarCenteredItemIdentifier", .null)
        }
        let allowed = toolbarItems(node, name: "allowedToolbarItems")
        let identified = allowed.flatMap { item in
            [builder.string(toolbarIdentifier(item)), NibGraphBuilder.reference(objects[item] ?? object)]
        }
        set(object, "NSToolbarIBIdentifiedItems", list: identified, of: "NSMutableDictionary")
        set(object, "NSToolbarIBAllowedItems", list: references(allowed), of: "NSArray")
        if source.child(node, named: "defaultToolbarItems") != nil {
            set(object, "NSToolbarIBDefaultItems", list: references(toolbarItems(node, name: "defaultToolbarItems")), of: "NSArray")
        }
        let selectable = allowed.filter { source.isYes($0, "selectable") }
        set(object, "NSToolbarIBSelectableItems", list: references(selectable))
    }

    /// Returns the items of a list, with references resolved.
    private func toolbarItems(_ node: NodeIndex, name: String) -> [NodeIndex] {
        let list = source.child(node, named: name).map { source.children($0) } ?? []
        return list.compactMap { item in source[item, "reference"].map { nodesByID[$0] } ?? item }.filter { objects[$0] != nil }
    }

    private func toolbarIdentifier(_ node: NodeIndex) -> String { toolbarName(node, attribute: "ItemIdentifier") }

    /// Returns the explicit identifier, or else the one that Interface Builder generated.
    private func toolbarName(_ node: NodeIndex, attribute: String) -> String {
        let made = source[node, "implicit" + attribute]
        return source[node, "explicit" + attribute] ?? made ?? ""
    }

    /// The labels of standard items, with their minimum and maximum sizes.
    private static let standardItems: [String: (label: String, least: (Double, Double), most: (Double, Double))] = [
        "NSToolbarFlexibleSpaceItem": ("Flexible Space", (8, 24), (20_000, 24)), "NSToolbarSpaceItem": ("Space", (8, 24), (8, 24)),
    ]

    /// Sets the default properties of a standard item that the document doesn't set.
    private mutating func setStandardItem(_ identifier: String, node: NodeIndex, object: Int) {
        guard identifier == "NSToolbarShowColorsItem" else { return }
        func isOpen(_ name: String) -> Bool { source[node, name] == nil }
        if isOpen("label") { set(object, "NSToolbarItemLabel", text: "Colors") }
        if isOpen("paletteLabel") { set(object, "NSToolbarItemPaletteLabel", text: "Colors") }
        if isOpen("toolTip") { set(object, "NSToolbarItemToolTip", text: "Show Color Panel") }
        if isOpen("bordered") { set(object, "NSToolbarItemBordered", truth: true) }
        if isOpen("image") { set(object, "NSToolbarItemImage", image("NSToolbarShowColors")) }
        if isOpen("tag") { set(object, "NSToolbarItemTag", integer: -1) }
        set(object, "NSToolbarItemAction", text: "orderFrontColorPanel:")
        for (key, name) in [("NSToolbarItemMinSize", "minSize"), ("NSToolbarItemMaxSize", "maxSize")]
        where source.child(node, key: name) == nil {
            set(object, key, text: "{44, 42}")
        }
    }

    mutating func fillToolbarItem(_ node: NodeIndex, object: Int) {
        let identifier = toolbarIdentifier(node)
        let standard = Self.standardItems[identifier]
        set(object, "NSToolbarItemIdentifier", text: identifier)
        set(object, "NSToolbarItemLabel", text: text(node, "label") ?? "")
        set(object, "NSToolbarItemPaletteLabel", text: text(node, "paletteLabel") ?? standard?.label ?? "")
        if standard != nil {
            set(object, "NSToolbarItemToolTip", .null)
        } else {
            set(object, "NSToolbarItemToolTip", text: text(node, "toolTip") ?? "")
        }
        let view = source.child(node, key: "view")
        set(object, "NSToolbarItemView", object: view.flatMap { objects[$0] })
        set(object, "NSToolbarItemBordered", truth: source.isYes(node, "bordered"))
        set(object, "NSToolbarItemImage", image(node, property: "image") ?? .null)
        set(object, "NSToolbarItemTitle", text: text(node, "title") ?? "")
        set(object, "NSToolbarItemTarget", .null)
        set(object, "NSToolbarItemAction", .null)
        for (key, name, fallback) in [
            ("NSToolbarItemMinSize", "minSize", standard?.least), ("NSToolbarItemMaxSize", "maxSize", standard?.most),
        ] {
            let size = source.child(node, key: name).map { (source.number($0, "width") ?? 0, source.number($0, "height") ?? 0) }
            let measures = size ?? fallback ?? (0, 0)
            set(object, key, text: Self.size(measures.0, height: measures.1))
        }
        let isMeasured = source.isWord(node, "sizingBehavior", "auto", or: "explicit")
        set(object, "NSToolbarItemIgnoreMinMaxSizes", truth: isMeasured)
        if isMeasured { source.noteUnproved(node, what: "a toolbar item that sizes itself") }
        set(object, "NSToolbarItemEnabled", truth: !source.isNo(node, name: "enabled"))
        set(object, "NSToolbarItemAutovalidates", truth: !source.isNo(node, name: "autovalidates"))
        set(object, "NSToolbarItemTag", integer: source.integer(node, "tag") ?? (standard == nil ? 0 : -1))
        set(object, "NSToolbarItemVisibilityPriority", integer: source.integer(node, "visibilityPriority") ?? 0)
        set(object, "NSToolbarItemNavigational", truth: source.isYes(node, "navigational"))
        setStandardItem(identifier, node: node, object: object)
        if standard != nil { set(object, "NSToolbarItemMenuFormRepresentation", object: makeSeparator()) }
        set(object, "NSToolbarIsUserRemovable", truth: true)
        set(object, "NSToolbarItemStyle", integer: 0)
    }

    private mutating func makeSeparator() -> Int {
        let item = builder.make("NSMenuItem")
        set(item, "NSIsDisabled", truth: true)
        set(item, "NSIsSeparator", truth: true)
        if generation.isLatest {
            set(item, "NSAllowsKeyEquivalentLocalization", truth: true)
            set(item, "NSAllowsKeyEquivalentMirroring", truth: true)
        }
        set(item, "NSTitle", text: "")
        set(item, "NSKeyEquiv", text: "")
        set(item, "NSKeyEquivModMask", integer: 1 << 20)
        set(item, "NSMnemonicLoc", integer: 2_147_483_647)
        set(item, "NSOnImage", image("NSMenuCheckmark", size: (18, 16)))
        set(item, "NSMixedImage", image("NSMenuMixedState", size: (18, 4)))
        if generation.isLatest { set(item, "NSHiddenInRepresentation", truth: false) }
        return item
    }
}
