import FormworkNib
import FormworkTree

/// Rule editors, and predicate editors with row templates for compound predicates (any, all, none).
///
/// Source: two documents compared with the results of Xcode 26. Apple's files contain no other types of row templates. Rule editors have the keys
/// that predicate editors inherit from their class.
extension MacCompilation {
    /// Whether the compiled form of an editor's whole content is known.
    func isCompiledEditor(_ node: NodeIndex) -> Bool {
        guard generation.isLatest, let list = source.child(node, named: "rowTemplates") else { return false }
        return source.elements(in: list).allSatisfy { source[$0, "rowType"] == "compound" }
    }

    mutating func fillPredicateEditor(_ node: NodeIndex, object: Int) {
        fillRuleEditor(node, object: object)
        let templates = source.child(node, named: "rowTemplates").map { source.children($0) } ?? []
        set(object, "NSPredicateTemplates", list: references(templates), of: "NSArray")
        set(object, "NSPredicateEditorPredicate", .null)
    }

    mutating func fillRuleEditor(_ node: NodeIndex, object: Int) {
        if source.name(node) == "ruleEditor" { source.noteUnproved(node, what: "the class 'NSRuleEditor'") }
        let room = frames[node] ?? frame(node) ?? Frame()
        let holder = makeView("_NSRuleEditorViewSliceHolder", flags: 274, in: object)
        set(holder, "NSSubviews", list: [])
        setFrame(holder, Frame(width: room.width, height: room.height))
        set(holder, "NSNextKeyView", .null)
        set(object, "NSSubviews", list: [NibGraphBuilder.reference(holder)])
        set(object, "NSNextKeyView", object: holder)
        setDragTypes(object, types: ["NSRuleEditorItemPBoardType"])
        set(object, "NSRuleEditorAlignmentGridWidth", real: 75)
        write("rowHeight", of: node, to: object)
        set(object, "NSRuleEditorFormattingDictionary", list: [], of: "NSDictionary")
        set(object, "NSRuleEditorEditable", truth: true)
        set(object, "NSRuleEditorAllowsEmptyCompoundRows", truth: false)
        set(object, "NSRuleEditorDisallowEmpty", truth: !source.isYes(node, "canRemoveAllRows"))
        write("nestingMode", of: node, to: object)
        for (key, path) in [
            ("RowTypeKeyPath", "rowType"), ("SubrowsArrayKeyPath", "subrows"), ("ItemsKeyPath", "criteria"),
            ("ValuesKeyPath", "displayValues"),
            ("BoundArrayKeyPath", "boundArray"), ("RowClass", "NSMutableDictionary"),
        ] { set(object, "NSRuleEditor\(key)", text: path) }
        set(object, "NSRuleEditorSlicesHolder", object: holder)
        set(object, "NSRuleEditorDelegate", .null)
        let rows = builder.make("_NSRuleEditorViewUnboundRowHolder")
        set(rows, "NSBoundArray", list: [])
        set(object, "NSRuleEditorBoundArrayOwner", object: rows)
        set(object, "NSRuleEditorSlices", list: [])
    }

    mutating func fillRowTemplate(_ node: NodeIndex, object: Int) {
        write("rowType", of: node, to: object)
        for key in ["Options", "Modifier", "LeftAttributeType", "RightAttributeType"] {
            set(object, "NSPredicateTemplate\(key)", integer: 0)
        }
        let menus = source.child(node, named: "popUpMenus").map { source.children($0).filter { objects[$0] != nil } } ?? []
        let views = menus.map { makePopUp(of: $0) }
        for (place, view) in views.enumerated() {
            set(view, "NSNextKeyView", object: views.indices.contains(place + 1) ? views[place + 1] : nil)
        }
        set(object, "NSPredicateTemplateViews", list: views.map { NibGraphBuilder.reference($0) }, of: "NSArray")
        for key in ["Left", "Right"] { set(object, "NSPredicateTemplate\(key)IsWildcard", truth: false) }
    }

    /// Makes the pop-up button for the menu of a row template. Its width depends on its texts, which the editor measures when it displays them.
    private mutating func makePopUp(of menu: NodeIndex) -> Int {
        let view = makeView(MacTables.className(of: "popUpButton"), flags: 256, in: nil)
        set(view, "NSSuperview", .null)
        setFrame(view, Frame(x: 7, y: 1, width: 68, height: 24))
        set(view, "NSTag", integer: -1)
        set(view, "NSEnabled", truth: true)
        let cell = builder.make(MacTables.className(of: "popUpButtonCell"))
        set(view, "NSCell", object: cell)
        for key in [
            "AllowsLogicalLayoutDirection", "ControlContinuous", "ControlRefusesFirstResponder", "ControlUsesSingleLineMode",
        ] { set(view, "NS\(key)", truth: false) }
        for (key, number) in [("Size", 0), ("TextAlignment", 4), ("LineBreakMode", 4), ("WritingDirection", -1), ("SendActionMask", 4)] {
            set(view, "NSControl\(key)", integer: number)
        }
        set(view, "IBNSShadowedSymbolConfiguration", .null)
        popUpCells[menu] = cell
        fillPopUp(cell, of: menu, in: view)
        return view
    }

    private mutating func fillPopUp(_ cell: Int, of menu: NodeIndex, in view: Int) {
        set(cell, "NSCellFlags", flags: 67_108_928)
        set(cell, "NSCellFlags2", flags: 268_437_504)
        set(cell, "NSSupport", systemFont("smallSystem"))
        let items = source.child(menu, named: "items").map { source.children($0).filter { objects[$0] != nil } } ?? []
        let place = items.firstIndex { source.isWord($0, "state", "on", or: "off", "mixed") } ?? 0
        if items.indices.contains(place) {
            if let value = representedObject(items[place]) { set(cell, "NSRepresentedObject", value) }
            set(cell, "NSMenuItem", object: objects[items[place]])
        }
        set(cell, "NSControlView", object: view)
        set(cell, "NSButtonFlags", flags: -2_038_415_360)
        set(cell, "NSButtonFlags2", flags: 36)
        set(cell, "NSBezelStyle", integer: 12)
        set(cell, "NSKeyEquivalent", text: "")
        set(cell, "NSPeriodicDelay", integer: 400)
        set(cell, "NSPeriodicInterval", integer: 75)
        set(cell, "NSAuxButtonType", integer: -1)
        set(cell, "NSMenuItemRespectAlignment", truth: true)
        set(cell, "NSMenu", object: objects[menu])
        if place != 0 { set(cell, "NSSelectedIndex", integer: place) }
        set(cell, "NSPreferredEdge", integer: 1)
        set(cell, "NSUsesItemFromMenu", truth: true)
        set(cell, "NSAltersState", truth: true)
        set(cell, "NSArrowPosition", integer: 2)
    }

    /// Returns the represented object of a menu item: a number or a text.
    mutating func representedObject(_ node: NodeIndex) -> NibValue? {
        guard let child = source.child(node, key: "representedObject") else { return nil }
        switch source.name(child) {
        case "integer": return builder.number(NibGraphBuilder.integer(source.integer(child, "value") ?? 0))
        case "real": return builder.number(.double(source.number(child, "value") ?? 0))
        case "string", "mutableString": return builder.string(content(child))
        default:
            source.leaveOut(child, message: "the element \(source.described(child)) in \(source.described(node)) is not compiled")
            return nil
        }
    }
}
