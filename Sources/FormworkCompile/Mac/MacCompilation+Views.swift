import FormworkNib
import FormworkTree
import FormworkVocabulary

/// The common properties of views and controls.
extension MacCompilation {
    static let textFields = Vocabulary.appKit.elements(derivedFrom: "NSTextField")

    /// Returns the superview of a view; nil at the top level.
    func superview(_ node: NodeIndex) -> NodeIndex? {
        guard var owner = owner(of: node) else { return nil }
        // A view in a grid cell is a subview of the grid.
        if source.name(owner) == "gridCell", let grid = self.owner(of: owner) { owner = grid }
        return isView(owner) ? owner : nil
    }

    mutating func fillView(_ node: NodeIndex, object: Int, row: MacTables.Row) {
        let parent = holders[node] ?? superview(node).flatMap { objects[$0] }
        set(object, "NSNextResponder", object: parent)
        if generation.writesTouchBars { set(object, "NSNibTouchBar", .null) }
        set(object, "NSvFlags", flags: viewFlags(node))
        setSubviews(node, object: object, row: row)
        setFrame(object, frames[node] ?? frame(node) ?? Frame(), always: row.className == "NSCustomView")
        if let parent { set(object, "NSSuperview", object: parent) }
        if let alpha = source.number(node, "alphaValue"), alpha != 1 {
            set(object, "NSViewAlphaValue", real: alpha)
            source.noteUnproved(node, what: "the key 'NSViewAlphaValue' of views")
        }
        // Scrollers that hide automatically fade out.
        let isScroller = generation.isLatest && source.name(node) == "scroller"
        let fades = isScroller && owner(of: node).map { source.isYes($0, "autohidesScrollers") } ?? false
        if source.isYes(node, "wantsLayer") || fades, generation.isModern { set(object, "NSViewIsLayerTreeHost", truth: true) }
        if generation.isModern { set(object, "NSViewWantsBestResolutionOpenGLSurface", truth: true) }
        if source.isNo(node, name: "translatesAutoresizingMaskIntoConstraints"), isPlaced(node) {
            set(object, "NSDoNotTranslateAutoresizingMask", truth: true)
        }
        // The constraints are objects of their own.
        _ = source.child(node, named: "constraints")
        if let held = constraintsOfViews[node] { set(object, "NSViewConstraints", list: references(held), of: "NSArray") }
        setPriorities(node, object: object, row: row)
        write("identifier", of: node, to: object)
        if generation.isModern {
            setGuides(node, object: object)
            let clips = source.isYes(node, "clipsToBounds")
            let isPane = superview(node).map { source.name($0) == "splitView" } ?? false
            if clips || isPane && generation.isLatest { set(object, "NSViewClipsToBoundsKeyName", truth: true) }
            set(object, "IBNSClipsToBounds", integer: clips ? 1 : 0)
        }
        fillContainer(node, object: object)
    }

    private mutating func setGuides(_ node: NodeIndex, object: Int) {
        if let guides = guides[node] {
            set(object, "NSViewLayoutGuides", list: guides.map { NibGraphBuilder.reference($0) }, of: "NSArray")
        }
        for (key, name, type) in [("IBNSSafeAreaLayoutGuide", "safeArea", 2), ("IBNSLayoutMarginsGuide", "layoutMargins", 1)] {
            guard let child = source.child(node, key: name), source.name(child) == "viewLayoutGuide" else {
                set(object, key, .null)
                continue
            }
            let guide = builder.make("IBNSViewAutolayoutGuide")
            set(guide, "IBNSLayoutGuideSystemType", integer: type)
            set(object, key, object: guide)
        }
    }

    /// Whether constraints, a stack view or a grid determine the frame of a view.
    private func isPlaced(_ node: NodeIndex) -> Bool {
        if let parent = superview(node), source.name(parent) == "gridView" { return true }
        if source.name(node) == "stackView", keepsStack(node) { return true }
        if let parent = superview(node), source.name(parent) == "stackView", keepsStack(parent) { return true }
        return !source.isYes(node, "fixedFrame") && constrainedViews.contains(node)
    }

    /// Whether a clip view belongs to a scroll view, which determines its frame.
    func isInScrollView(_ node: NodeIndex) -> Bool { owner(of: node).map { source.name($0) == "scrollView" } ?? false }

    private func viewFlags(_ node: NodeIndex) -> Int64 {
        var flags: Int64 = source.isNo(node, name: "autoresizesSubviews") ? 0 : 0x100
        if source.name(node) == "clipView", isInScrollView(node) {
            flags = generation.isModern ? 256 : 2_304
        } else if let mask = source.child(node, key: "autoresizingMask") {
            flags |= Int64(source.mask(mask, "autoresizingMask"))
        } else {
            // Pinned to the top left.
            flags |= 0x0C
        }
        // The focus ring of a control is stored in its cell.
        if row(node)?.family == .view || ["tableView", "outlineView"].contains(source.name(node)),
            source.isWord(node, "focusRingType", "none", or: "default", "exterior")
        {
            flags |= 0x1000
        }
        if source.name(node) == "textView", !generation.isModern { flags |= 0x800 }
        let isHidden = source.isYes(node, "hidden")
        if visibility[node].map({ !$0 }) ?? isHidden { flags |= 1 << 31 }
        return flags
    }

    private mutating func setSubviews(_ node: NodeIndex, object: Int, row: MacTables.Row) {
        var views = subviews(node)
        // Custom views store their subviews in reverse order.
        if row.className == "NSCustomView" { views.reverse() }
        var items = references(views)
        if let further = furtherSubviews[node] { items = further }
        let alwaysLists =
            ["NSColorWell", "NSImageView"].contains(row.className) && generation.isModern
            || ["NSSegmentedControl", "NSSlider"].contains(row.className) && generation.isLatest || source.isYes(node, "viewBased")
            || row.className == "NSBox" && !generation.isModern
        if !items.isEmpty || alwaysLists { set(object, "NSSubviews", list: items) }
    }

    mutating func setFrame(_ object: Int, _ frame: Frame, always: Bool = false) {
        if frame.x == 0, frame.y == 0 {
            if frame != Frame() || always { set(object, "NSFrameSize", text: Self.size(frame.width, height: frame.height)) }
        } else {
            set(object, "NSFrame", text: Self.rect(frame))
        }
    }

    private mutating func setPriorities(_ node: NodeIndex, object: Int, row: MacTables.Row) {
        var standard = row.hugging
        if row.className == "NSButton", let cell = source.child(node, key: "cell") {
            let type = source[cell, "type"] ?? ""
            // Before Xcode 16, buttons have no default vertical content hugging.
            if generation.isLatest {
                switch type {
                case "help", "disclosure", "disclosureTriangle": standard = (750, 750)
                case "push", "recessed", "roundTextured", "roundRect", "smallSquare", "round": standard = (250, 750)
                default: break
                }
            }
        }
        func priority(_ name: String, fallback: Int) -> Int {
            wholePriority(node, name: name) ?? fallback
        }
        let hugging = (priority("horizontalHuggingPriority", fallback: 250), priority("verticalHuggingPriority", fallback: 250))
        if hugging != standard { set(object, "NSHuggingPriority", text: "{\(hugging.0), \(hugging.1)}") }
        let resistance = (
            priority("horizontalCompressionResistancePriority", fallback: 750),
            priority("verticalCompressionResistancePriority", fallback: 750)
        )
        if resistance != (750, 750) { set(object, "NSAntiCompressionPriority", text: "{\(resistance.0), \(resistance.1)}") }
    }

    // MARK: Controls

    mutating func fillControl(_ node: NodeIndex, object: Int, row: MacTables.Row) {
        let name = source.name(node)
        // The focus ring of a control is stored in its cell.
        _ = source[node, "focusRingType"]
        let cell = source.child(node, key: "cell").flatMap { source.account.leftOut.contains($0) ? nil : $0 }
        write("tag", of: node, to: object)
        if name != "scroller" { set(object, "NSEnabled", truth: name != "switch" || !source.isNo(node, name: "enabled")) }
        if let cell, let cellObject = objects[cell] { set(object, "NSCell", object: cellObject) }
        set(object, "NSAllowsLogicalLayoutDirection", truth: options.isBaseLocalized && generation.isModern)
        write("allowsExpansionToolTips", of: node, to: object)
        if generation.isModern { setCellCopies(node, object: object, cell: cell, name: name) }
        if Self.textFields.contains(name) { fillTextControl(node, object: object, name: name) }
        fillControlContent(node, object: object, name: name, cell: cell)
    }

    /// Writes the settings that current controls duplicate from their cells.
    private mutating func setCellCopies(_ node: NodeIndex, object: Int, cell: NodeIndex?, name: String) {
        let hasNone = ["scroller", "tableView", "outlineView", "colorWell", "matrix", "predicateEditor", "ruleEditor"].contains(name)
        let size = hasNone ? 0 : cell.map { controlSize($0) } ?? 0
        set(object, "NSControlSize", integer: size)
        if generation.writesSecondControlSize { set(object, "NSControlSize2", integer: size) }
        let isContinuous = cell.map { source.isYes($0, "continuous") || name == "stepper" && !source.isNo($0, name: "autorepeat") } ?? false
        set(object, "NSControlContinuous", truth: isContinuous && ["slider", "stepper"].contains(name))
        set(object, "NSControlRefusesFirstResponder", truth: cell.map { source.isYes($0, "refusesFirstResponder") } ?? false)
        set(object, "NSControlUsesSingleLineMode", truth: cell.map { source.isYes($0, "usesSingleLineMode") } ?? false)
        var alignment = 0
        if !hasNone, let cell {
            let isText = source.name(cell).hasSuffix("FieldCell") || source.name(cell) == "comboBoxCell"
            switch source[cell, "alignment"]
                ?? (isText || source.name(cell) == "popUpButtonCell" || source.name(cell) == "buttonCell" ? "natural" : "left")
            {
            case "center": alignment = generation.centerAlignment
            case "right": alignment = generation.rightAlignment
            case "justified": alignment = 3
            case "natural": alignment = 4
            default: alignment = 0
            }
        }
        set(object, "NSControlTextAlignment", integer: alignment)
        set(object, "NSControlLineBreakMode", integer: hasNone ? 0 : cell.map { source.lineBreak($0) } ?? 0)
        set(object, "NSControlWritingDirection", integer: hasNone ? 0 : -1)
        var mask = 4
        if ["tableView", "outlineView", "matrix"].contains(name) { mask = 0 }
        if name == "slider", isContinuous { mask = 70 }
        if name == "stepper", isContinuous { mask = 65_538 }
        set(object, "NSControlSendActionMask", integer: mask)
    }

    private mutating func fillTextControl(_ node: NodeIndex, object: Int, name: String) {
        write("preferredMaxLayoutWidth", of: node, to: object)
        if source.isYes(node, "setsMaxLayoutWidthAtFirstLayout"), generation.isModern {
            set(object, "NSControlAutosetMaxLayoutWidth", truth: true)
        }
        set(object, "NSTextFieldAlignmentRectInsetsVersion", integer: 2)
        if generation.isLatest {
            set(object, "NSAllowsWritingTools", truth: name == "textField")
            set(object, "NSTextFieldAllowsWritingToolsAffordance", truth: false)
            set(object, "NS.resolvesNaturalAlignmentWithBaseWritingDirection", truth: false)
        }
    }

    private mutating func fillControlContent(_ node: NodeIndex, object: Int, name: String, cell: NodeIndex?) {
        switch name {
        case "button", "popUpButton":
            if generation.isLatest { set(object, "IBNSShadowedSymbolConfiguration", .null) }
        case "imageView":
            setDragTypes(object, types: MacDragTypes.image(generation))
            set(object, "NSEditable", truth: true)
            if generation.writesClassReferences {
                set(object, "NSImageViewPlaceholderPrecedence", integer: 0)
            } else if generation.isModern {
                set(object, "NSPlaceholderImage", .null)
            }
            if generation.isLatest { set(object, "IBNSShadowedSymbolConfiguration", .null) }
        case "colorWell":
            setDragTypes(object, types: ["NSColor pasteboard type"])
            write("bordered", of: node, to: object)
            set(object, "NSColor", color(node, key: "color") ?? .null)
        case "stepper":
            guard generation.isModern else { break }
            for key in ["NSStepperMinValue", "NSStepperMaxValue", "NSStepperIncrement"] { set(object, key, real: 0) }
            set(object, "NSStepperWraps", truth: false)
            set(object, "NSStepperAutorepeat", truth: false)
        case "datePicker": set(object, "presentsCalendarOverlay", truth: false)
        case "tokenField":
            setDragTypes(object, types: ["NSStringPboardType"])
            set(object, "NSTokenFieldVersion", integer: 2)
            source.noteUnproved(node, what: "the class 'NSTokenField'")
        case "pathControl": setDragTypes(object, types: ["Apple URL pasteboard type", "NSFilenamesPboardType"])
        case "scroller": fillScroller(node, object: object)
        case "tableView", "outlineView": fillTable(node, object: object, isOutline: name == "outlineView")
        case "matrix": fillMatrix(node, object: object)
        case "predicateEditor": fillPredicateEditor(node, object: object)
        case "ruleEditor": fillRuleEditor(node, object: object)
        case "comboBox": source.noteUnproved(node, what: "the class 'NSComboBox'")
        case "switch": fillSwitch(node, object: object)
        default: break
        }
    }

    mutating func setDragTypes(_ object: Int, types: [String]) {
        let items = types.map { builder.string($0) }
        set(object, "NSDragTypes", list: items, of: "NSMutableSet")
    }
}

/// The pasteboard types that image views accept, by compiler generation.
enum MacDragTypes {
    static func image(_ generation: MacGeneration) -> [String] {
        generation.isLatest ? common + promises : common + [postScript] + (generation.isModern ? promises : [])
    }

    private static let common = [
        "Apple PDF pasteboard type", "Apple PICT pasteboard type", "Apple PNG pasteboard type", "NSFilenamesPboardType",
        "NeXT TIFF v4.0 pasteboard type",
    ]
    private static let postScript = "NeXT Encapsulated PostScript v1.2 pasteboard type"
    private static let promises = [
        "com.apple.NSFilePromiseItemMetaData", "com.apple.pasteboard.promised-file-content-type",
        "dyn.ah62d4rv4gu8yc6durvwwa3xmrvw1gkdusm1044pxqyuha2pxsvw0e55bsmwca7d3sbwu",
    ]
}
