import FormworkNib
import FormworkTree

/// Views that hold other views in their own way.
extension MacCompilation {
    mutating func fillContainer(_ node: NodeIndex, _ object: Int) {
        switch source.name(node) {
        case "customView":
            guard builder.className(object) == "NSCustomView" else { return }
            if source[node, "customClass"] != nil { classReference(node, object) }
            set(object, "NSClassName", text: runtimeName(node) ?? "NSView")
        case "scrollView": fillScrollView(node, object)
        case "clipView": fillClipView(node, object)
        case "textView": fillTextView(node, object)
        case "tableHeaderView":
            if let table = tablesOfHeaders[node] { set(object, "NSTableView", object: objects[table]) }
        case "box": fillBox(node, object)
        case "tabView": fillTabView(node, object)
        case "splitView": fillSplitView(node, object)
        case "stackView": fillStackView(node, object)
        case "progressIndicator": fillProgress(node, object)
        case "visualEffectView": fillEffect(node, object)
        case "gridView": fillGrid(node, object)
        case "webView": fillWebView(node, object)
        case "pdfView": fillDocumentView(node, object)
        case "collectionView": fillCollectionView(node, object)
        case "wkWebView": fillModernWebView(node, object)
        default: break
        }
    }

    // MARK: Boxes, tabs, splits, stacks

    private mutating func fillBox(_ node: NodeIndex, _ object: Int) {
        let types = ["primary": 0, "secondary": 1, "separator": 2, "oldStyle": 3, "custom": 4]
        let type = source.word(node, "boxType", types) ?? 0
        let margins = source.child(node, key: "contentViewMargins")
        let offset = margins.map { (source.number($0, "width") ?? 5, source.number($0, "height") ?? 5) } ?? (type == 3 ? (0, 0) : (5, 5))
        set(object, "NSOffsets", text: Self.size(offset.0, offset.1))
        let title = builder.make("NSTextFieldCell")
        set(title, "NSCellFlags", flags: 1 << 26)
        // Lines have a title of their own, which nobody sees.
        let isFormerLine = type == 2 && !generation.isModern
        set(title, "NSCellFlags2", flags: 2 << 26)
        set(title, "NSContents", localized(node, "title", type == 2 ? "Title" : text(node, "title") ?? "Box"))
        let font = source.child(node, key: "titleFont") ?? source.child(node, key: "font")
        set(title, "NSSupport", self.font(font, default: "smallSystem"))
        if isFormerLine, font == nil, let made = builder.value(title, "NSSupport")?.object { set(made, "NSfFlags", integer: 1_558) }
        set(title, "NSBackgroundColor", catalogColor("textBackgroundColor"))
        if generation.isLatest { set(title, "NSControlView", .null) }
        set(title, "NSTextColor", catalogColor("labelColor"))
        set(object, "NSTitleCell", object: title)
        if let content = source.child(node, key: "contentView"), let view = objects[content] {
            set(object, "NSContentView", object: view)
            set(object, "NSSubviews", list: [NibGraphBuilder.reference(view)])
            set(object, "IBNSBoxIsUsingDocumentContentView", truth: true)
        }
        let borders = ["none": 0, "line": 1, "bezel": 2, "groove": 3]
        set(object, "NSBorderType", integer: source.word(node, "borderType", borders) ?? (type == 2 || type == 0 ? 3 : 1))
        set(object, "NSBoxType", integer: type)
        let positions = ["noTitle": 0, "aboveTop": 1, "atTop": 2, "belowTop": 3, "aboveBottom": 4, "atBottom": 5, "belowBottom": 6]
        set(object, "NSTitlePosition", integer: source.word(node, "titlePosition", positions) ?? 2)
        set(object, "NSTransparent", truth: source.isYes(node, "transparent"))
        setBoxShape(node, object, isCustom: type == 4)
        // A line shows no title.
        if type == 2 { _ = source[node, "title"] }
    }

    /// The shape and the colours that boxes of their own kind have; the others have those of the system.
    private mutating func setBoxShape(_ node: NodeIndex, _ object: Int, isCustom: Bool) {
        for (key, name) in [("NSFillColor2", "fillColor"), ("NSBorderColor2", "borderColor")] {
            guard let color = source.child(node, key: name) else { continue }
            if isCustom { set(object, key, self.color(color)) } else { source.account.leaveOut(color) }
        }
        for (key, name) in [("NSBorderWidth2", "borderWidth"), ("NSCornerRadius2", "cornerRadius")] {
            guard let value = source.number(node, name), isCustom else { continue }
            set(object, key, real: value)
        }
    }

    /// The view of the tab that a tab view shows.
    func shownView(_ node: NodeIndex) -> NodeIndex? {
        let items = source.child(node, named: "tabViewItems").map { source.children($0).filter { objects[$0] != nil } } ?? []
        let initial = source[node, "initialItem"].flatMap { object($0) } ?? items.first.flatMap { objects[$0] }
        return items.first { objects[$0] == initial }.flatMap { source.child($0, key: "view") }
    }

    private mutating func fillTabView(_ node: NodeIndex, _ object: Int) {
        let items = source.child(node, named: "tabViewItems").map { source.children($0).filter { objects[$0] != nil } } ?? []
        let initial = self.object(node, "initialItem") ?? items.first.flatMap { objects[$0] }
        if let shown = shownView(node), let view = objects[shown] {
            set(object, "NSSubviews", list: [NibGraphBuilder.reference(view)])
            holders[shown] = object
        }
        set(object, "NSTabViewItems", list: references(items))
        if let initial { set(object, "NSSelectedTabViewItem", object: initial) }
        set(object, "NSFont", font(source.child(node, key: "font"), default: "system"))
        let types: [String: Int64] = [
            "topTabsBezelBorder": 0, "leftTabsBezelBorder": 1, "bottomTabsBezelBorder": 2, "rightTabsBezelBorder": 3,
            "noTabsBezelBorder": 4, "noTabsLineBorder": 5,
            "noTabsNoBorder": 6,
        ]
        let size = Int64(source.word(node, "controlSize", MacTables.controlSizes) ?? 0) << 27
        set(object, "NSTvFlags", flags: size | (source.word(node, "type", types) ?? 0))
        set(object, "NSAllowTruncatedLabels", truth: !source.isNo(node, "allowsTruncatedLabels"))
        if !source.isNo(node, "drawsBackground") { set(object, "NSDrawsBackground", truth: true) }
    }

    private mutating func fillSplitView(_ node: NodeIndex, _ object: Int) {
        if source.isYes(node, "vertical") { set(object, "NSIsVertical", truth: true) }
        let styles = ["thick": 1, "thin": 2, "paneSplitter": 3]
        if let style = source.word(node, "dividerStyle", styles), style != 1 { set(object, "NSDividerStyle", integer: style) }
        if let name = source[node, "autosaveName"] { set(object, "NSAutosaveName", text: name) }
        guard let list = source.child(node, named: "holdingPriorities") else { return }
        for item in source.children(list) where source.number(item, "value") != 250 {
            source.refuseValue(item, "value", "of the split view's holdingPriorities is not compiled for macOS")
        }
    }

    private mutating func fillStackView(_ node: NodeIndex, _ object: Int) {
        let isVertical = source.isWord(node, "orientation", "vertical", or: "horizontal")
        let alignment = source.word(node, "alignment", MacTables.attributes) ?? (isVertical ? 5 : 10)
        func float(_ key: String, _ value: Double) { set(object, key, .float(Float(value))) }
        set(object, "NSStackViewOrientation", integer: isVertical ? 1 : 0)
        // The edge at which rows begin that are not aligned.
        set(object, "NSStackViewSecondaryAlignment", integer: secondary(alignment, isVertical))
        set(object, "NSStackViewAlignment", integer: alignment)
        float("NSStackViewVerticalClippingResistance", source.number(node, "verticalClippingResistancePriority") ?? 1_000)
        float("NSStackViewHorizontalClippingResistance", source.number(node, "horizontalClippingResistancePriority") ?? 1_000)
        float("NSStackViewVerticalHugging", source.number(node, "verticalStackHuggingPriority") ?? 250)
        float("NSStackViewHorizontalHugging", source.number(node, "horizontalStackHuggingPriority") ?? 250)
        float("NSStackViewSpacing", source.number(node, "spacing") ?? 8)
        let distributions = [
            "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4, "gravityAreas": -1,
        ]
        let distribution = source.word(node, "distribution", distributions) ?? -1
        set(object, "NSStackViewdistribution", integer: distribution)
        let insets = source.child(node, key: "edgeInsets")
        for edge in ["top", "left", "right", "bottom"] {
            float("NSStackViewEdgeInsets.\(edge)", insets.flatMap { source.number($0, edge) } ?? 0)
        }
        set(object, "NSStackViewDetachesHiddenViews", truth: !source.isNo(node, "detachesHiddenViews"))
        set(object, "NSStackViewHasFlatViewHierarchy", truth: true)
        if distribution == 3 { set(object, "NSStackViewHasEqualSpacing", truth: true) }
        checkStackLists(node)
        if Self.gravities.contains(where: { source.child(node, named: $0.list) != nil }) {
            source.noteUnproved(node, "a stack view with views at its end or in its middle")
            for (list, key) in Self.gravities {
                let loose = list == "beginningViews" ? views(node, in: "subviews") : []
                setContainer(object, key, loose + views(node, in: list))
            }
        } else if generation.isLatest, keepsStack(node) {
            setContainer(object, "NSStackViewBeginningContainer", subviews(node))
        }
    }

    /// What stores some views of a stack view.
    private mutating func setContainer(_ object: Int, _ key: String, _ views: [NodeIndex]) {
        let container = makeView("NSStackViewContainer", flags: 256, in: nil)
        set(container, "NSFrameSize", text: "{0, 0}")
        set(container, "NSDoNotTranslateAutoresizingMask", truth: true)
        set(container, "NSStackViewContainerStackView", object: object)
        set(container, "NSStackViewContainerViewToCustomAfterSpaceMap", .null)
        set(container, "NSStackViewContainerVisibilityPriorities", .null)
        set(container, "NSStackViewContainerNonDroppedViews", list: references(views))
        set(object, key, object: container)
    }

    /// What a stack view does for each view by itself: what is not as usual has no form that is known.
    private func checkStackLists(_ node: NodeIndex) {
        for (name, usual) in [("visibilityPriorities", 1_000), ("customSpacing", 3.4028234663852886e+38)] {
            guard let list = source.child(node, named: name) else { continue }
            for item in source.children(list) where source.number(item, "value") != usual {
                source.refuseValue(item, "value", "of the stack view's \(name) is not compiled for macOS")
            }
        }
    }

    /// Whether a stack view is stored with what it does for each view by itself.
    func keepsStack(_ node: NodeIndex) -> Bool { source.child(node, named: "visibilityPriorities") != nil }

    /// What an alignment is across a stack view.
    private func secondary(_ alignment: Int, _ isVertical: Bool) -> Int {
        let numbers = isVertical ? [5: 1, 9: 3, 6: 4] : [3: 1, 10: 3, 4: 4, 12: 2, 11: 5]
        return numbers[alignment] ?? (isVertical ? 1 : 3)
    }

    private mutating func fillProgress(_ node: NodeIndex, _ object: Int) {
        var flags: Int64 = 0x4004
        if !source.isNo(node, "bezeled") { flags |= 1 }
        if source.isYes(node, "indeterminate") { flags |= 2 }
        if source.isWord(node, "controlSize", "small", or: "regular") { flags |= 0x100 }
        if source.isWord(node, "style", "spinning", or: "bar") { flags |= 0x1000 }
        if source.isNo(node, "displayedWhenStopped") { flags |= 0x2000 }
        set(object, "NSpiFlags", flags: flags)
        if let minimum = source.number(node, "minValue"), minimum != 0 { set(object, "NSMinValue", real: minimum) }
        set(object, "NSMaxValue", real: source.number(node, "maxValue") ?? 100)
        if let value = source.number(node, "doubleValue"), value != 0, generation.isModern {
            set(object, "NSProgressIndicatorDoubleValue", real: value)
        }
    }

    private mutating func fillEffect(_ node: NodeIndex, _ object: Int) {
        let blending = source.isWord(node, "blendingMode", "withinWindow", or: "behindWindow") ? 1 : 0
        let states = ["followsWindowActiveState": 0, "active": 1, "inactive": 2]
        let materials = [
            "appearanceBased": 0, "light": 1, "dark": 2, "titlebar": 3, "selection": 4, "menu": 5, "popover": 6, "sidebar": 7,
            "mediumLight": 8,
            "ultraDark": 9, "headerView": 10, "sheet": 11, "windowBackground": 12, "HUDWindow": 13, "fullScreenUI": 15, "toolTip": 17,
            "contentBackground": 18, "underWindowBackground": 21, "underPageBackground": 22,
        ]
        let material = source.word(node, "material", materials) ?? 0
        set(object, "NSVisualEffectViewMaterial", integer: material)
        set(object, "NSVisualEffectViewBlendingMode", integer: blending)
        set(object, "NSVisualEffectViewState", integer: source.word(node, "state", states) ?? 0)
        set(object, "NSVisualEffectViewMaskImage", .null)
        if generation.isModern {
            set(object, "IBVisualEffectViewExternalMaterial", integer: material)
            set(object, "IBVisualEffectViewAppearanceType", integer: 0)
        }
    }
}
