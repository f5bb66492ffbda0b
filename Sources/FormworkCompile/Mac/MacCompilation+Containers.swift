import FormworkNib
import FormworkTree

/// Views that contain other views in their own way.
extension MacCompilation {
    mutating func fillContainer(_ node: NodeIndex, object: Int) {
        switch source.name(node) {
        case "customView":
            guard builder.className(object) == "NSCustomView" else { return }
            if source[node, "customClass"] != nil { classReference(node, object: object) }
            set(object, "NSClassName", text: runtimeName(node) ?? "NSView")
        case "scrollView": fillScrollView(node, object: object)
        case "clipView": fillClipView(node, object: object)
        case "textView": fillTextView(node, object: object)
        case "tableHeaderView":
            if let table = tablesOfHeaders[node] { set(object, "NSTableView", object: objects[table]) }
        case "box": fillBox(node, object: object)
        case "tabView": fillTabView(node, object: object)
        case "splitView": fillSplitView(node, object: object)
        case "stackView": fillStackView(node, object: object)
        case "progressIndicator": fillProgress(node, object: object)
        case "visualEffectView": fillEffect(node, object: object)
        case "gridView": fillGrid(node, object: object)
        case "webView": fillWebView(node, object: object)
        case "pdfView": fillDocumentView(node, object: object)
        case "collectionView": fillCollectionView(node, object: object)
        case "wkWebView": fillModernWebView(node, object: object)
        default: break
        }
    }

    // MARK: Boxes, tabs, splits, stacks

    private mutating func fillBox(_ node: NodeIndex, object: Int) {
        let type = source.word(node, "boxType", "boxType") ?? 0
        let margins = source.child(node, key: "contentViewMargins")
        let offset = margins.map { (source.number($0, "width") ?? 5, source.number($0, "height") ?? 5) } ?? (type == 3 ? (0, 0) : (5, 5))
        set(object, "NSOffsets", text: Self.size(offset.0, height: offset.1))
        let title = builder.make("NSTextFieldCell")
        set(title, "NSCellFlags", flags: 1 << 26)
        // Lines have a default title that isn't displayed.
        let isFormerLine = type == 2 && !generation.isModern
        set(title, "NSCellFlags2", flags: 2 << 26)
        set(title, "NSContents", localized(node, property: "title", text: type == 2 ? "Title" : text(node, "title") ?? "Box"))
        let font = source.child(node, key: "titleFont") ?? source.child(node, key: "font")
        set(title, "NSSupport", self.font(font, default: "smallSystem"))
        if isFormerLine, font == nil, let made = builder.value(title, key: "NSSupport")?.object { set(made, "NSfFlags", integer: 1_558) }
        set(title, "NSBackgroundColor", catalogColor("textBackgroundColor"))
        if generation.isLatest { set(title, "NSControlView", .null) }
        set(title, "NSTextColor", catalogColor("labelColor"))
        set(object, "NSTitleCell", object: title)
        if let content = source.child(node, key: "contentView"), let view = objects[content] {
            set(object, "NSContentView", object: view)
            set(object, "NSSubviews", list: [NibGraphBuilder.reference(view)])
            set(object, "IBNSBoxIsUsingDocumentContentView", truth: true)
        }
        set(object, "NSBorderType", integer: source.word(node, "borderType", "borderType") ?? (type == 2 || type == 0 ? 3 : 1))
        set(object, "NSBoxType", integer: type)
        write("titlePosition", "transparent", of: node, to: object)
        setBoxShape(node, object: object, isCustom: type == 4)
        // A line doesn't display a title.
        if type == 2 { _ = source[node, "title"] }
    }

    /// Writes the shape and colors of a custom box; other boxes use those of the system.
    private mutating func setBoxShape(_ node: NodeIndex, object: Int, isCustom: Bool) {
        for (key, name) in [("NSFillColor2", "fillColor"), ("NSBorderColor2", "borderColor")] {
            guard let color = source.child(node, key: name) else { continue }
            if isCustom { set(object, key, self.color(color)) } else { source.account.leaveOut(color) }
        }
        for (key, name) in [("NSBorderWidth2", "borderWidth"), ("NSCornerRadius2", "cornerRadius")] {
            guard let value = source.number(node, name), isCustom else { continue }
            set(object, key, real: value)
        }
    }

    /// Returns the view of the selected tab.
    func shownView(_ node: NodeIndex) -> NodeIndex? {
        let items = source.child(node, named: "tabViewItems").map { source.children($0).filter { objects[$0] != nil } } ?? []
        let initial = source[node, "initialItem"].flatMap { object($0) } ?? items.first.flatMap { objects[$0] }
        return items.first { objects[$0] == initial }.flatMap { source.child($0, key: "view") }
    }

    private mutating func fillTabView(_ node: NodeIndex, object: Int) {
        let items = source.child(node, named: "tabViewItems").map { source.children($0).filter { objects[$0] != nil } } ?? []
        let initial = self.object(node, "initialItem") ?? items.first.flatMap { objects[$0] }
        if let shown = shownView(node), let view = objects[shown] {
            set(object, "NSSubviews", list: [NibGraphBuilder.reference(view)])
            holders[shown] = object
        }
        set(object, "NSTabViewItems", list: references(items))
        if let initial { set(object, "NSSelectedTabViewItem", object: initial) }
        set(object, "NSFont", font(source.child(node, key: "font"), default: "system"))
        let type = source.word(node, "type", "tabViewType") ?? 0
        set(object, "NSTvFlags", flags: Int64(controlSize(node)) << 27 | Int64(type))
        write("allowsTruncatedLabels", "drawsBackground", of: node, to: object)
    }

    private mutating func fillSplitView(_ node: NodeIndex, object: Int) {
        write("vertical", "dividerStyle", "autosaveName", of: node, to: object)
        guard let list = source.child(node, named: "holdingPriorities") else { return }
        for item in source.children(list) where source.number(item, "value") != 250 {
            source.refuseValue(item, name: "value", reason: "of the split view's holdingPriorities is not compiled for macOS")
        }
    }

    private mutating func fillStackView(_ node: NodeIndex, object: Int) {
        let isVertical = source.isWord(node, "orientation", "vertical", or: "horizontal")
        let alignment = source.word(node, "alignment", "alignmentAttribute") ?? (isVertical ? 5 : 10)
        func float(_ key: String, value: Double) { set(object, key, .float(Float(value))) }
        set(object, "NSStackViewOrientation", integer: isVertical ? 1 : 0)
        // The edge at which rows begin if they aren't aligned.
        set(object, "NSStackViewSecondaryAlignment", integer: secondary(alignment, isVertical: isVertical))
        set(object, "NSStackViewAlignment", integer: alignment)
        write(
            "verticalClippingResistancePriority", "horizontalClippingResistancePriority", "verticalStackHuggingPriority",
            "horizontalStackHuggingPriority", "spacing", "distribution", of: node, to: object)
        let insets = source.child(node, key: "edgeInsets")
        for edge in ["top", "left", "right", "bottom"] {
            float("NSStackViewEdgeInsets.\(edge)", value: insets.flatMap { source.number($0, edge) } ?? 0)
        }
        set(object, "NSStackViewDetachesHiddenViews", truth: !source.isNo(node, name: "detachesHiddenViews"))
        set(object, "NSStackViewHasFlatViewHierarchy", truth: true)
        if source[node, "distribution"] == "equalSpacing" { set(object, "NSStackViewHasEqualSpacing", truth: true) }
        checkStackLists(node)
        if Self.gravities.contains(where: { source.child(node, named: $0.list) != nil }) {
            source.noteUnproved(node, what: "a stack view with views at its end or in its middle")
            for (list, key) in Self.gravities {
                let loose = list == "beginningViews" ? views(node, in: "subviews") : []
                setContainer(object, key: key, views: loose + views(node, in: list))
            }
        } else if generation.isLatest, keepsStack(node) {
            setContainer(object, key: "NSStackViewBeginningContainer", views: subviews(node))
        }
    }

    /// Writes a container for some of the views of a stack view.
    private mutating func setContainer(_ object: Int, key: String, views: [NodeIndex]) {
        let container = makeView("NSStackViewContainer", flags: 256, in: nil)
        set(container, "NSFrameSize", text: "{0, 0}")
        set(container, "NSDoNotTranslateAutoresizingMask", truth: true)
        set(container, "NSStackViewContainerStackView", object: object)
        set(container, "NSStackViewContainerViewToCustomAfterSpaceMap", .null)
        set(container, "NSStackViewContainerVisibilityPriorities", .null)
        set(container, "NSStackViewContainerNonDroppedViews", list: references(views))
        set(object, key, object: container)
    }

    /// Refuses visibility priorities and custom spacings of a stack view other than the defaults, whose compiled form isn't known.
    private func checkStackLists(_ node: NodeIndex) {
        for (name, usual) in [("visibilityPriorities", 1_000), ("customSpacing", 3.4028234663852886e+38)] {
            guard let list = source.child(node, named: name) else { continue }
            for item in source.children(list) where source.number(item, "value") != usual {
                source.refuseValue(item, name: "value", reason: "of the stack view's \(name) is not compiled for macOS")
            }
        }
    }

    /// Whether a stack view is stored with visibility priorities and custom spacings.
    func keepsStack(_ node: NodeIndex) -> Bool { source.child(node, named: "visibilityPriorities") != nil }

    /// Returns the secondary alignment of a stack view for an alignment.
    private func secondary(_ alignment: Int, isVertical: Bool) -> Int {
        let numbers = isVertical ? [5: 1, 9: 3, 6: 4] : [3: 1, 10: 3, 4: 4, 12: 2, 11: 5]
        return numbers[alignment] ?? (isVertical ? 1 : 3)
    }

    private mutating func fillProgress(_ node: NodeIndex, object: Int) {
        var flags = bits(node, of: "NSpiFlags") | 0x4004
        if source.isWord(node, "controlSize", "small", or: "regular") { flags |= 0x100 }
        if source.isWord(node, "style", "spinning", or: "bar") { flags |= 0x1000 }
        set(object, "NSpiFlags", flags: flags)
        write("minValue", "maxValue", of: node, to: object)
        if let value = source.number(node, "doubleValue"), value != 0, generation.isModern {
            set(object, "NSProgressIndicatorDoubleValue", real: value)
        }
    }

    private mutating func fillEffect(_ node: NodeIndex, object: Int) {
        write("material", "blendingMode", "state", of: node, to: object)
        set(object, "NSVisualEffectViewMaskImage", .null)
        if generation.isModern {
            set(object, "IBVisualEffectViewExternalMaterial", integer: source.word(node, "material", "material") ?? 0)
            set(object, "IBVisualEffectViewAppearanceType", integer: 0)
        }
    }
}
