import FormworkNib
import FormworkTree

/// Objects other than views and cells: windows, menus, columns, controllers, constraints.
extension MacCompilation {
    mutating func fillObject(_ node: NodeIndex, object: Int) {
        switch source.name(node) {
        case "customObject": fillCustomObject(node, object: object)
        case "window": fillWindow(node, object: object)
        case "menu": fillMenu(node, object: object)
        case "menuItem": fillMenuItem(node, object: object)
        case "tableColumn": fillColumn(node, object: object)
        case "tabViewItem": fillTab(node, object: object)
        case "constraint": fillConstraint(node, object: object)
        case "userDefaultsController": fillDefaults(node, object: object)
        case "arrayController", "objectController", "treeController", "dictionaryController": fillController(node, object: object)
        case "toolbar": fillToolbar(node, object: object)
        case "toolbarItem": fillToolbarItem(node, object: object)
        case "predicateEditorRowTemplate": fillRowTemplate(node, object: object)
        case "numberFormatter": fillNumberFormatter(node, object: object)
        case "dateFormatter": fillDateFormatter(node, object: object)
        case "splitViewItem": fillPane(node, object: object)
        case "drawer": fillDrawer(node, object: object)
        case "byteCountFormatter": fillByteFormatter(node, object: object)
        case "customFormatter": source.noteUnproved(node, what: "the class 'NSFormatter'")
        default: break
        }
    }

    private mutating func fillCustomObject(_ node: NodeIndex, object: Int) {
        guard builder.className(object) == "NSCustomObject" else { return set(object, "NSInitializeWithInit", truth: true) }
        classReference(node, object: object)
        // The application itself has a fixed id.
        let name = source[node, "id"] == "-3" ? "NSApplication" : runtimeName(node) ?? "NSObject"
        set(object, "NSClassName", text: name)
    }

    // MARK: Windows

    private mutating func fillWindow(_ node: NodeIndex, object: Int) {
        var mask = 0
        if let style = source.child(node, key: "styleMask") {
            mask = source.mask(style, "windowStyle")
        }
        if mask != 0 { set(object, "NSWindowStyleMask", integer: mask) }
        set(object, "NSWindowBacking", integer: 2)
        let content = frame(node, key: "contentRect") ?? Frame()
        set(object, "NSWindowRect", text: Self.rect(placed(content, node: node)))
        set(object, "NSWTFlags", flags: windowFlags(node))
        set(object, "NSWindowTitle", localized(node, property: "title", text: text(node, "title") ?? ""))
        if generation.isModern { set(object, "NSWindowSubtitle", text: text(node, "subtitle") ?? "") }
        classReference(node, object: object)
        set(object, "NSWindowClass", text: runtimeName(node) ?? "NSWindow")
        let toolbar = source.child(node, key: "toolbar").flatMap { objects[$0] }
        set(object, "NSViewClass", object: toolbar)
        set(object, "NSUserInterfaceItemIdentifier", textOrNull: source[node, "identifier"])
        let view = source.child(node, key: "contentView")
        if let view, source.name(view) == "clipView" { fill(window: node, with: view) }
        set(object, "NSWindowView", object: view.flatMap { objects[$0] })
        let screen = frame(node, key: "screenRect") ?? Frame()
        set(object, "NSScreenRect", text: Self.rect(screen))
        for (key, content, name) in [
            ("NSMinSize", "NSWindowContentMinSize", "minSize"), ("NSMaxSize", "NSWindowContentMaxSize", "maxSize"),
        ] {
            if let size = source.child(node, key: name) {
                let measures = (source.number(size, "width") ?? 0, source.number(size, "height") ?? 0)
                set(object, key, text: Self.size(measures.0, height: measures.1 + barHeight(mask)))
                set(object, content, text: Self.size(measures.0, height: measures.1))
            } else if name == "maxSize", toolbar == nil {
                set(object, key, text: "{10000000000000, 10000000000000}")
            }
        }
        if let name = source[node, "frameAutosaveName"], !name.isEmpty { set(object, "NSFrameAutosaveName", text: name) }
        if let behavior = source.child(node, key: "collectionBehavior") {
            let bits = source.mask(behavior, "collectionBehavior")
            if bits != 0 { set(object, "NSWindowCollectionBehavior", integer: bits) }
        }
        write("restorable", of: node, to: object)
        for (key, name) in [
            ("NSMinFullScreenContentSize", "minFullScreenContentSize"), ("NSMaxFullScreenContentSize", "maxFullScreenContentSize"),
        ] {
            let size = source.child(node, key: name)
            let measures = size.map { (source.number($0, "width") ?? 0, source.number($0, "height") ?? 0) } ?? (0, 0)
            set(object, key, text: Self.size(measures.0, height: measures.1))
        }
        write("tabbingMode", "toolbarStyle", of: node, to: object)
        if let thickness = source.child(node, named: "contentBorderThickness"), let low = source.number(thickness, "minY") {
            set(object, "NSAutorecalculatesContentBorderThicknessMinY", truth: false)
            set(object, "NSContentBorderThicknessMinY", real: low)
        }
    }

    /// Returns the difference in height between a window and its content.
    private func barHeight(_ mask: Int) -> Double {
        if mask & 1 == 0 || mask & 32_768 != 0 { return 0 }
        return mask & 16 != 0 ? generation.utilityBarHeight : generation.titleBarHeight
    }

    /// Returns the frame of a window, centered on the screen in each direction in which it isn't anchored to an edge.
    private func placed(_ content: Frame, node: NodeIndex) -> Frame {
        let screen = frame(node, key: "screenRect") ?? Frame()
        let mask = source.child(node, key: "initialPositionMask")
        func holds(_ names: String...) -> Bool { names.contains { name in mask.map { source.isYes($0, name) } ?? false } }
        var result = content
        if !holds("leftStrut", "rightStrut") { result.x = ((screen.width - content.width) / 2 * 2).rounded(.down) / 2 }
        if !holds("topStrut", "bottomStrut") { result.y = ((screen.height - content.height) / 2 * 2).rounded(.down) / 2 }
        return result
    }

    private func windowFlags(_ node: NodeIndex) -> Int64 {
        var flags = bits(node, of: "NSWTFlags")
        if source.isNo(node, name: "showsToolbarButton"), !generation.isLatest { flags |= 1 << 10 }
        if !source.isNo(node, name: "oneShot"), !generation.isModern { flags |= 1 << 28 }
        if source.isNo(node, name: "hasShadow") {
            flags |= 1 << 12
            source.noteUnproved(node, what: "a window without a shadow")
        }
        let mask = source.child(node, key: "initialPositionMask")
        func holds(_ name: String) -> Bool { mask.map { source.isYes($0, name) } ?? false }
        func code(_ first: Bool, second: Bool) -> Int64 { first == second ? 3 : first ? 1 : 2 }
        if holds("leftStrut"), holds("bottomStrut"), !holds("rightStrut"), !holds("topStrut") { return flags }
        flags |= code(holds("leftStrut"), second: holds("rightStrut")) << 19
        flags |= code(holds("topStrut"), second: holds("bottomStrut")) << 21
        return flags
    }

    // MARK: Columns and tabs

    private mutating func fillColumn(_ node: NodeIndex, object: Int) {
        let table = owner(of: node)
        let identifier = generation.isLatest ? columnIdentifier(node) : source[node, "identifier"]
        if let identifier { set(object, "NSIdentifier", text: identifier) }
        let width = source.number(node, "width") ?? 100
        set(object, "NSWidth", real: columnWidths[node] ?? width)
        write("minWidth", of: node, to: object)
        set(object, "NSMaxWidth", real: source.number(node, "maxWidth") ?? 3.402_823_060_737_096_5e38)
        if let header = source.child(node, key: "headerCell") { set(object, "NSHeaderCell", object: objects[header]) }
        if let cell = source.child(node, key: "dataCell") { set(object, "NSDataCell", object: objects[cell]) }
        if let mask = source.child(node, key: "resizingMask") {
            let bits = source.mask(mask, "columnResizing")
            if bits != 0 {
                set(object, "NSResizingMask", integer: bits)
                set(object, "NSIsResizeable", truth: true)
            }
        }
        write("editable", "hidden", of: node, to: object)
        if let sort = source.child(node, key: "sortDescriptorPrototype") {
            let descriptor = builder.make("NSSortDescriptor")
            set(descriptor, "NSKey", text: source[sort, "sortKey"] ?? "")
            set(descriptor, "NSAscending", truth: !source.isNo(sort, name: "ascending"))
            set(descriptor, "NSSelector", text: source[sort, "selector"] ?? "compare:")
            if generation.isLatest { set(descriptor, "NSReverseNullOrder", truth: false) }
            set(object, "NSSortDescriptorPrototype", object: descriptor)
        }
        set(object, "NSTableView", object: table.flatMap { objects[$0] })
    }

    private mutating func fillTab(_ node: NodeIndex, object: Int) {
        write("identifier", of: node, to: object)
        let view = source.child(node, key: "view")
        if let view { set(object, "NSView", object: objects[view]) }
        set(object, "NSLabel", localized(node, property: "label", text: text(node, "label") ?? ""))
        set(object, "NSColor", catalogColor("controlColor"))
        set(object, "NSTabView", object: owner(of: node).flatMap { objects[$0] })
    }

    // MARK: Controllers

    private mutating func fillDefaults(_ node: NodeIndex, object: Int) {
        setDeclaredKeys(node, object: object)
        write("representsSharedInstance", of: node, to: object)
        if !source.isNo(node, name: "appliesImmediately"), !source.isYes(node, "representsSharedInstance") {
            set(object, "NSAppliesImmediately", truth: true)
        }
    }

    private mutating func setDeclaredKeys(_ node: NodeIndex, object: Int) {
        guard let keys = source.child(node, named: "declaredKeys") else { return }
        let names = source.children(keys).map { builder.string(source.tree.text(of: $0) ?? "") }
        set(object, "NSDeclaredKeys", list: names)
    }

    private mutating func fillController(_ node: NodeIndex, object: Int) {
        setDeclaredKeys(node, object: object)
        write(
            "objectClassName", "automaticallyPreparesContent", "editable", "preservesSelection", "selectsInsertedObjects",
            "avoidsEmptySelection", of: node, to: object)
        if source.name(node) == "arrayController" {
            write("filterRestrictsInsertion", "clearsFilterPredicateOnInsertion", of: node, to: object)
        }
        let proxy = builder.make("_NSManagedProxy")
        // Managed objects are identified by their entity, which determines the mode.
        if source.isWord(node, "mode", "entity", or: "class"), let name = source[node, "entityName"] {
            set(proxy, "NSEntityName", text: name)
            source.noteUnproved(node, what: "an object controller for an entity")
        }
        set(object, "_NSManagedProxy", object: proxy)
    }
}
