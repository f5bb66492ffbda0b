/// Parts of classes that are newer than archives and occur in compiled files only.
extension ArchiveUpgrade {
    /// Writes the views of a stack view, in one list or in separate lists for its beginning, middle and end.
    mutating func writeStackViews(_ stack: Int) {
        let gravities: [(ArchiveKey, ModernName)] = [
            ("NSStackViewBeginningContainer", "beginningViews"), ("NSStackViewMiddleContainer", "middleViews"),
            ("NSStackViewEndContainer", "endViews"),
        ]
        guard gravities.dropFirst().contains(where: { graph.value(stack, key: $0.0) != nil }) else { return writeSubviews(stack) }
        for (key, name) in gravities {
            guard let container = graph.value(stack, key: key), !writer.isExhausted(at: container) else { continue }
            writeObjects(graph.items(container, key: "NSStackViewContainerNonDroppedViews"), in: name, from: container)
        }
        // Views in none of the lists would be lost.
        writeObjects(graph.items(stack, key: "NSSubviews").filter { !isWritten[$0] }, in: "subviews", from: stack)
    }

    /// Writes the background colors of a collection view; Xcode omits those of archives.
    mutating func writeCollectionColors(_ view: Int) {
        guard writer.isCompiled, let list = graph.value(view, key: "NSBackgroundColors"), claimList(list) else { return }
        for (color, key) in zip(graph.items(list), ["primaryBackgroundColor", "secondaryBackgroundColor"]) {
            writer.writeColor(color, key: key)
        }
    }

    /// Writes `<accessibility>` for a view or a cell, if it has any such properties.
    mutating func writeMacAccessibility(_ object: Int) {
        let texts = [
            ("accessibilityDescription" as ArchiveKey, "description" as ModernName), ("accessibilityHelp", "help"),
            ("accessibilityIdentifier", "identifier"),
        ].compactMap { key, name in records.property(of: object, key).map { (name, $0) } }
        guard let first = texts.first else { return }
        writer.begin("accessibility", from: first.1)
        for (name, node) in texts { if let text = writer.text(node), writer.fitsAttribute(text) { writer.set(name, value: text) } }
        for (name, node) in texts {
            if let text = writer.text(node), !writer.fitsAttribute(text) {
                writer.writeString(text, element: "string", key: name, from: node)
            }
        }
        writer.end()
    }

    /// Writes the rows, the columns, and the cells by row.
    mutating func writeGrid(_ grid: Int) {
        let rows = graph.items(grid, key: "NSGrid_rows")
        run(.objects("NSGrid_rows", "rows"), object: grid)
        run(.objects("NSGrid_columns", "columns"), object: grid)
        let lists = rows.compactMap { graph.value($0, key: "NSGrid_cells") }
        guard !lists.isEmpty else { return }
        writer.begin("gridCells", from: grid)
        for list in lists where claimList(list) {
            for cell in graph.items(list) { writeObject(cell) }
        }
        writer.end()
    }

    /// Writes the row and column of a cell, and the first of the cells that it is merged with.
    mutating func writeGridPlace(_ cell: Int) {
        for (key, name) in [
            ("NSGrid_owningRow" as ArchiveKey, "row" as ModernName), ("NSGrid_owningColumn", "column"),
            ("NSGrid_mergeHead", "headOfMergedCell"),
        ] {
            if let id = graph.value(cell, key: key).flatMap({ records.id(of: $0) }) { writer.set(name, value: id) }
        }
    }
}

extension ModernWriter {
    /// Writes the animation behavior of a window, which archives don't have.
    mutating func writeAnimationBehavior(_ window: Int) {
        set(
            "animationBehavior", word: graph.int(window, key: "NSWindowAnimationBehavior") ?? 0, of: "animationBehavior",
            otherwise: "default")
    }

    /// Writes the additional attributes of toolbar items in modern documents.
    mutating func writeFurtherItemAttributes(_ item: Int) {
        guard isCompiled else { return }
        run(.words("NSToolbarItemTitle", "title"), object: item)
        if graph.bool(item, key: "NSToolbarItemIgnoreMinMaxSizes") == true { set(named: "sizingBehavior", text: "auto") }
        if graph.bool(item, key: "NSToolbarItemBordered") == true { set(named: "bordered", text: "YES") }
        if graph.bool(item, key: "NSToolbarItemNavigational") == true { set(named: "navigational", text: "YES") }
        if graph.bool(item, key: "NSToolbarItemEnabled") == false { set("enabled", value: "NO") }
        if graph.bool(item, key: "NSToolbarItemAutovalidates") == false { set(named: "autovalidates", text: "NO") }
        if let priority = graph.int(item, key: "NSToolbarItemVisibilityPriority"), priority != 0 {
            set(named: "visibilityPriority", text: "\(priority)")
        }
    }

    /// Writes the allowed file types of a path control; archives don't have them.
    mutating func writeAllowedTypes(_ cell: Int) {
        guard isCompiled, let list = graph.value(cell, key: "NSAllowedTypes") else { return }
        let types = graph.items(list)
        guard types.isEmpty else { return writeStrings(types, in: "allowedTypes", from: cell) }
        begin("allowedTypes", from: list)
        end()
    }

    /// Writes the thickness of the border below a window's content.
    mutating func writeContentBorder(_ window: Int) {
        guard let thickness = graph.value(window, key: "NSContentBorderThicknessMinY"), graph.double(thickness) != 0 else { return }
        begin("contentBorderThickness", from: window)
        set("minY", numberAt: thickness)
        end()
    }

    /// Writes whether the last row of a rule editor may be removed.
    mutating func writeRemovesAllRows(_ editor: Int) {
        if isCompiled, graph.bool(editor, key: "NSRuleEditorDisallowEmpty") == false { set("canRemoveAllRows", value: "YES") }
    }

    mutating func writeAttributedTitle(_ item: Int) {
        guard isCompiled, let title = graph.value(item, key: "NSAttributedTitle") else { return }
        writeAttributedString(title, key: "attributedTitle")
    }

    /// Writes that a text field or text view has no text completion.
    mutating func writeTextCompletion(_ view: Int, key: ArchiveKey) {
        guard let holder = graph.value(view, key: key), graph.bool(holder, key: "NSAutomaticTextCompletionDisabled") == true else { return }
        set(named: "textCompletion", text: "NO")
    }

    /// Writes that a text field's cell offers the character picker in the Touch Bar.
    mutating func writeCharacterPicker(_ field: Int) {
        guard let cell = graph.value(field, key: "NSCell"), graph.bool(cell, key: "NSCharacterPickerEnabled") == true else { return }
        set("allowsCharacterPickerTouchBarItem", value: "YES")
    }

    /// Writes the visibility priorities and custom spacings of a stack view. Only the defaults are known.
    mutating func writeStackLists(_ stack: Int) {
        guard graph.value(stack, key: "NSStackViewBeginningContainer") != nil, !isExhausted(at: stack) else { return }
        let views = graph.items(stack, key: "NSSubviews")
        guard !views.isEmpty else { return }
        begin("visibilityPriorities", from: stack)
        for view in views where !isExhausted(at: view) {
            begin("integer", from: view)
            set("value", number: 1_000)
            end()
        }
        end()
        begin("customSpacing", from: stack)
        for view in views where !isExhausted(at: view) {
            begin("real", from: view)
            set("value", text: "3.4028234663852886e+38")
            end()
        }
        end()
    }

    /// Writes that a button's image is next to its title instead of at the edge.
    mutating func writeImageHugsTitle(_ button: Int) {
        guard isCompiled, let cell = graph.value(button, key: "NSCell"), graph.flag(cell, key: "NSButtonFlags", bit: 5) else { return }
        set("imageHugsTitle", value: "YES")
    }

    mutating func writeSegmentStyle(_ cell: Int) {
        if graph.bool(cell, key: "NSSegmentStyleSeparated") == true { return set("style", value: "separated") }
        run(.choice("NSSegmentStyle", name: "style", of: "segmentStyle", unless: "automatic"), object: cell)
    }

    /// Writes the value of a progress indicator, which has another key since macOS 11.
    mutating func writeProgressValue(_ indicator: Int) {
        let key = graph.value(indicator, key: "NSDoubleValue") == nil ? "NSProgressIndicatorDoubleValue" : "NSDoubleValue" as ArchiveKey
        run(.number(key, "doubleValue", unless: 0), object: indicator)
    }

    /// Writes the find, correction and replacement options of a text view compiled from a modern document.
    mutating func writeCompiledTextFlags(_ shared: Int?, flags: UInt32) {
        switch shared.flatMap({ graph.int($0, key: "NSPreferredTextFinderStyle") }) {
        case 1: set("findStyle", value: "panel")
        case 2: set("findStyle", value: "bar")
        default: break
        }
        for (bit, name) in [
            (16, "quoteSubstitution" as ModernName), (17, "dashSubstitution"), (24, "dataDetection"), (25, "textReplacement"),
            (26, "spellingCorrection"),
        ] where flags >> UInt32(bit) & 1 == 1 {
            set(name, value: "YES")
        }
    }

    /// Identifies a system font in a file compiled from a modern document by its flags.
    ///
    /// - Returns: The name of the font, and whether it has a custom size; nil if it isn't a system font.
    func compiledSystemFont(_ font: Int) -> (name: ModernName, hasSize: Bool)? {
        guard isCompiled, let name = graph.value(font, key: "NSName") else { return nil }
        let isBold = graph.equals(name, other: ".AppleSystemUIFontBold")
        guard isBold || graph.equals(name, other: ".AppleSystemUIFont") else { return nil }
        let (size, flags) = (graph.double(font, key: "NSSize") ?? 13, graph.int(font, key: "NSfFlags") ?? 0)
        let rows = Self.compiledFonts.filter { $0.flags == flags && $0.isBold == isBold }
        if let row = rows.first(where: { $0.size == size }) { return (row.name, false) }
        // Without specific flags it may be any of them.
        return flags == 16 ? nil : rows.first.map { ($0.name, true) }
    }

    private static let compiledFonts: [(flags: Int, size: Double, isBold: Bool, name: ModernName)] = [
        (1_044, 13, false, "system"), (3_100, 11, false, "smallSystem"), (3_614, 9, false, "miniSystem"), (2_843, 11, false, "toolTip"),
        (2_843, 10, false, "label"), (1_301, 13, false, "menu"), (1_301, 14, false, "menuBar"), (1_558, 13, false, "message"),
        (4_883, 12, false, "cellTitle"), (787, 13, true, "titleBar"), (2_586, 12, false, "controlContent"), (1_815, 11, true, "palette"),
        (16, 12, false, "user"), (2_072, 13, true, "systemBold"), (3_357, 11, true, "smallSystemBold"), (3_357, 9, true, "miniSystemBold"),
    ]

    /// Writes a stack view's distribution; gravity areas have the number -1.
    mutating func writeStackDistribution(_ stack: Int) {
        set("distribution", word: graph.int(stack, key: "NSStackViewdistribution") ?? 0, of: "distribution", otherwise: "gravityAreas")
    }

    /// Writes `<edgeInsets>` of a stack view, unless all are zero.
    mutating func writeStackInsets(_ stack: Int, keys: [ArchiveKey]) {
        let values = keys.map { graph.double(stack, key: $0) ?? 0 }
        guard values.contains(where: { $0 != 0 }) else { return }
        begin("edgeInsets", from: stack, key: "edgeInsets")
        for (name, value) in zip(["left", "right", "top", "bottom"] as [ModernName], values) { set(name, number: value) }
        end()
    }

    /// Writes the size of a row or column, if set. The smallest positive number means none.
    mutating func writeGridSize(_ part: Int, key: ArchiveKey, name: ModernName) {
        guard let node = graph.value(part, key: key) else { return }
        if let size = graph.double(node), abs(size) <= Double(Float.leastNormalMagnitude) * 2 { return }
        set(name, numberAt: node)
    }
}
