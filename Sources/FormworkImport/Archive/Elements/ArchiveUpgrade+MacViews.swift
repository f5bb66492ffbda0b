import FormworkTree

/// Procedures for AppKit's views.
extension ArchiveUpgrade {
    // MARK: Subviews

    mutating func writeSubviews(_ object: Int) {
        guard let list = graph.value(object, key: "NSSubviews"), claimList(list) else { return }
        var views = graph.items(list)
        // Custom views store the frontmost view first.
        if graph.classes[object] == .NSCustomView { views.reverse() }
        writeObjects(views, in: "subviews", from: list)
    }

    mutating func writeFocusRing(_ object: Int) {
        let inCell =
            graph.classes[object] == .NSButton
            && graph.value(object, key: "NSCell").map { graph.flag($0, key: "NSCellFlags2", bit: 15) } == true
        if inCell || graph.flag(object, key: "NSvFlags", bit: 12) { writer.set("focusRingType", value: "none") }
    }

    // MARK: Content hugging that depends on the object

    private mutating func writeHugging(_ object: Int, horizontal: Double, vertical: Double) {
        run(
            .priorities(
                "NSHuggingPriority", horizontal: "horizontalHuggingPriority", vertical: "verticalHuggingPriority", unless: 250,
                absent: [horizontal, vertical]), object: object)
    }

    mutating func writeSliderHugging(_ slider: Int) {
        let isVertical = graph.value(slider, key: "NSCell").flatMap { graph.bool($0, key: "NSVertical") } == true || graph.isTaller(slider)
        writeHugging(slider, horizontal: isVertical ? 750 : 250, vertical: isVertical ? 250 : 750)
    }

    /// Writes the content hugging of a button, which depends on its bezel: a few have a fixed size in both directions, a few in none.
    mutating func writeButtonHugging(_ button: Int) {
        guard let cell = graph.value(button, key: "NSCell") else { return writeHugging(button, horizontal: 250, vertical: 750) }
        if compiled?.storesExplicitHugging == true, graph.value(cell, key: "NSBezelStyle") == nil {
            return writeHugging(button, horizontal: 250, vertical: 250)
        }
        // From Xcode 16 on, cells store their bezel.
        if writer.isCompiled, graph.value(cell, key: "NSBezelStyle") != nil {
            switch graph.bezel(cell) {
            case 5, 9, 14: return writeHugging(button, horizontal: 750, vertical: 750)
            case 1, 7, 10, 11, 12, 13: return writeHugging(button, horizontal: 250, vertical: 750)
            default: return writeHugging(button, horizontal: 250, vertical: 250)
            }
        }
        switch graph.bezel(cell) {
        case 0, 2, 6, 8: writeHugging(button, horizontal: 250, vertical: 250)
        case 5, 7, 9, 14: writeHugging(button, horizontal: 750, vertical: 750)
        default: writeHugging(button, horizontal: 250, vertical: 750)
        }
    }

    /// Writes the identifier of a tab, which is written even if it is empty.
    mutating func writeTabIdentifier(_ item: Int) {
        let identifier = graph.value(item, key: "NSIdentifier").flatMap { writer.text($0) }
        writer.set("identifier", value: identifier ?? TextRange(offset: 0, length: 0))
    }

    mutating func writeProgressHugging(_ indicator: Int) {
        writeHugging(indicator, horizontal: graph.flag(indicator, key: "NSpiFlags", bit: 12) ? 750 : 250, vertical: 750)
    }

    mutating func writeProgressSize(_ indicator: Int) {
        if graph.flag(indicator, key: "NSpiFlags", bit: 8) { writer.set("controlSize", value: "small") }
    }

    mutating func writeBoxHugging(_ box: Int) {
        guard graph.int(box, key: "NSBoxType") == 2 else { return writeHugging(box, horizontal: 250, vertical: 250) }
        let isTall = graph.isTaller(box)
        writeHugging(box, horizontal: isTall ? 750 : 250, vertical: isTall ? 250 : 750)
    }

    mutating func writeMaxLayoutWidth(_ field: Int) {
        if records.property(of: field, "IBNSControlSetsMaxLayoutWidthAtFirstLayoutMetadataKey").flatMap(graph.bool) == true {
            writer.set("setsMaxLayoutWidthAtFirstLayout", value: "YES")
        }
        if usesAutolayout || writer.isCompiled, let width = records.property(of: field, "IBNSTextFieldPreferredMaxLayoutWidthMetadataKey"),
            graph.double(width) != 0
        {
            writer.set("preferredMaxLayoutWidth", numberAt: width)
        }
    }

    // MARK: Boxes

    mutating func writeBoxAttributes(_ box: Int) {
        let type = graph.int(box, key: "NSBoxType") ?? 0
        if type == 4 {
            if let width = graph.value(box, key: "NSBorderWidth2"), graph.double(width) != 1 { writer.set("borderWidth", numberAt: width) }
            if let radius = graph.value(box, key: "NSCornerRadius2"), graph.double(radius) != 0 {
                writer.set("cornerRadius", numberAt: radius)
            }
        }
        if let title = graph.value(box, "NSTitleCell", "NSContents").flatMap({ writer.text($0) }), title.length > 0,
            writer.fitsAttribute(title)
        {
            writer.set("title", value: title)
        }
        writer.set("boxType", word: type, of: "boxType", unless: 0)
        writer.set("borderType", word: graph.int(box, key: "NSBorderType") ?? 3, of: "borderType", unless: 3)
        writer.set("titlePosition", word: graph.int(box, key: "NSTitlePosition") ?? 2, of: "titlePosition", unless: 2)
    }

    mutating func writeBoxContentView(_ box: Int) {
        guard graph.int(box, key: "NSBoxType") != 2 else { return }
        if let content = graph.value(box, key: "NSContentView") { writeObject(content, key: "contentView") }
    }

    /// Writes the colors of a box, which has defaults even if it stores none: those of a custom box.
    mutating func writeBoxColors(_ box: Int) {
        writeBoxColor(box, key: "NSBorderColor2", name: "borderColor", alpha: 0.42)
        writeBoxColor(box, key: "NSFillColor2", name: "fillColor", alpha: 0)
    }

    private mutating func writeBoxColor(_ box: Int, key: ArchiveKey, name: ModernName, alpha: Double) {
        if let color = graph.value(box, key: key) { return writer.writeColor(color, key: name) }
        // A custom box of a modern document without colors has none.
        if writer.isCompiled, graph.int(box, key: "NSBoxType") == 4 { return }
        writer.begin("color", from: box, key: name)
        writer.set("white", value: "0.0")
        writer.set("alpha", number: alpha)
        writer.set("colorSpace", value: "calibratedWhite")
        writer.end()
    }

    mutating func writeBoxTitleFont(_ box: Int) {
        guard let font = graph.value(box, "NSTitleCell", "NSSupport") else { return }
        let isUsual = writer.isCompiled ? writer.compiledSystemFont(font)?.name == "smallSystem" : graph.double(font, key: "NSSize") == 11
        guard !isUsual else { return }
        writer.writeFont(font, of: box, key: "titleFont")
    }

    // MARK: Others

    mutating func writeHoldingPriorities(_ split: Int) {
        let count = graph.items(split, key: "NSSubviews").count
        guard count > 0, !writer.isExhausted(at: split) else { return }
        writer.begin("holdingPriorities", from: split)
        for _ in 0..<count {
            writer.begin("real", from: split)
            writer.set("value", number: 250)
            writer.end()
        }
        writer.end()
    }

    mutating func writeMatrixMode(_ matrix: Int) {
        let flags = graph.flags(matrix, key: "NSMatrixFlags") ?? 0
        switch (flags >> 31 & 1, flags >> 30 & 1, flags >> 29 & 1) {
        case (1, _, _): writer.set("mode", value: "highlight")
        case (_, 1, _): break
        case (_, _, 1): writer.set("mode", value: "list")
        default: writer.set("mode", value: "track")
        }
    }

    mutating func writeMatrixCells(_ matrix: Int) {
        guard let list = graph.value(matrix, key: "NSCells"), claimList(list) else { return }
        let cells = graph.items(list)
        let columns = graph.int(matrix, key: "NSNumCols") ?? 1
        guard !cells.isEmpty, columns > 0, columns <= cells.count else { return }
        writer.begin("cells", from: matrix)
        for column in 0..<columns {
            writer.begin("column", from: matrix)
            for index in stride(from: column, to: cells.count, by: columns) { writeObject(cells[index]) }
            writer.end()
        }
        writer.end()
    }

    mutating func writeScrollerDirection(_ scroller: Int) {
        writer.set("horizontal", value: graph.flag(scroller, key: "NSsFlags", bit: 0) ? "YES" : "NO")
    }

    private static let webPreferences: [(key: StaticString, name: ModernName, isNumber: Bool)] = [
        ("WebKitDefaultFontSize", "defaultFontSize", true), ("WebKitDefaultFixedFontSize", "defaultFixedFontSize", true),
        ("WebKitMinimumFontSize", "minimumFontSize", true), ("WebKitPluginsEnabled", "plugInsEnabled", false),
        ("WebKitJavaEnabled", "javaEnabled", false),
        ("WebKitJavaScriptEnabled", "javaScriptEnabled", false),
        ("WebKitJavaScriptCanOpenWindowsAutomatically", "javaScriptCanOpenWindowsAutomatically", false),
        ("WebKitDisplayImagesKey", "loadsImagesAutomatically", false),
        ("WebKitAllowAnimatedImagesKey", "allowsAnimatedImages", false),
        ("WebKitAllowAnimatedImageLoopingKey", "allowsAnimatedImageLooping", false),
    ]

    mutating func writeWebPreferences(_ view: Int) {
        guard let preferences = graph.value(view, key: "Preferences") else { return }
        let entries = graph.entries(graph.value(preferences, key: "Values"))
        writer.begin("webPreferences", from: preferences, key: "preferences")
        if let identifier = graph.value(preferences, key: "Identifier").flatMap({ writer.text($0) }), identifier.length > 0 {
            writer.set("identifier", value: identifier)
        }
        for preference in Self.webPreferences {
            guard let value = entries.first(where: { ends($0.key, with: preference.key) })?.value else { continue }
            if preference.isNumber {
                if preference.name != "minimumFontSize" || graph.double(value) != 1 { writer.set(preference.name, numberAt: value) }
            } else if graph.bool(value) == false {
                writer.set(preference.name, value: "NO")
            }
        }
        writer.end()
    }

    /// Whether a preference key has a suffix; such keys begin with the identifier of the preferences.
    private func ends(_ key: TextRange, with suffix: StaticString) -> Bool {
        let length = UInt32(suffix.utf8CodeUnitCount)
        guard key.length >= length else { return false }
        return graph.tree.equals(TextRange(offset: key.offset + key.length - length, length: length), other: suffix)
    }

    mutating func writeMacSegments(_ cell: Int) {
        let items = graph.items(cell, key: "NSSegmentImages")
        writer.begin("segments", from: cell)
        for item in items where !writer.isExhausted(at: item) {
            writer.begin("segment", from: item)
            for step in Self.segmentSteps { run(step, object: item) }
            if writer.isCompiled, graph.value(item, key: "NSSegmentItemLabel") == nil {
                writer.begin("nil", from: item, key: "label")
                writer.end()
            }
            writer.writeImageReferences(of: item)
            writer.end()
        }
        writer.end()
    }

    private static let segmentSteps: [ArchiveStep] = [
        .words("NSSegmentItemLabel", "label"), .words("NSSegmentItemToolTip", "toolTip"), .image("NSSegmentItemImage", "image"),
        .choice("NSSegmentItemImageScaling", "imageScaling", ["", "axesIndependently", "none", "proportionallyUpOrDown"]),
        .number("NSSegmentItemWidth", "width", unless: 0), .procedure({ $0.writeSegmentEnabled($1) }, ["NSSegmentItemDisabled"]),
        .yes("NSSegmentItemSelected", "selected"), .number("NSSegmentItemTag", "tag", unless: 0), .object("NSSegmentItemMenu", "menu"),
    ]
}
