import FormworkModel
import FormworkTree

/// Cells of text fields, buttons and other controls.
extension ModernWriter {
    // MARK: Every cell

    /// Writes the line break. A cell that scrolls doesn't wrap.
    mutating func writeLineBreak(_ cell: Int) {
        let mode = Int((graph.flags(cell, key: "NSCellFlags2") ?? 0) >> 9 & 7)
        let clips = mode == 0 && graph.flag(cell, key: "NSCellFlags", bit: 20)
        set(lineBreak: clips ? LineBreak.clipping.rawValue : mode, unless: 0)
    }

    mutating func set(lineBreak number: Int, unless omitted: Int? = nil) {
        set("lineBreakMode", word: number, of: LineBreak.attribute, unless: omitted)
    }

    mutating func writeCellBorder(_ cell: Int) {
        if graph.flag(cell, key: "NSCellFlags", bit: 22) {
            set("borderStyle", value: "bezel")
        } else if graph.flag(cell, key: "NSCellFlags", bit: 23) {
            set("borderStyle", value: "border")
        }
    }

    mutating func writeCellTitle(_ cell: Int) {
        guard let contents = graph.value(cell, key: "NSContents") else { return }
        switch graph.kinds[contents] {
        case .int, .integer, .float, .double, .real: writeNumericTitle(contents, of: cell)
        default:
            guard let title = text(contents), title.length > 0, fitsAttribute(title) else { return }
            set("title", value: title)
        }
    }

    /// Writes a number as formatted, if the format has no fraction.
    private mutating func writeNumericTitle(_ number: Int, of cell: Int) {
        if let value = graph.double(number), value.magnitude < 1000,
            let format = graph.value(cell, "NSFormatter", "NS.positiveformat").flatMap(graph.bytes), !format.isEmpty,
            !format.contains(UInt8(ascii: "."))
        {
            // Safe: below 1,000, as checked by the condition above.
            return set("title", text: String(Int(value.rounded(.toNearestOrEven))))
        }
        set("title", numberAt: number)
    }

    mutating func writeCellLongTitle(_ cell: Int) { run(.longText("NSContents", "title"), object: cell) }

    mutating func writeCellFocusRing(_ cell: Int) {
        if graph.flag(cell, key: "NSCellFlags2", bit: 15) { set("focusRingType", value: "none") }
    }

    // MARK: Buttons

    /// The type and name of each bezel.
    private static let bezels: [(type: ModernName?, bezel: ModernName?)] = [
        ("bevel", nil), ("push", "rounded"), ("bevel", "regularSquare"), (nil, nil), (nil, nil), ("disclosureTriangle", "disclosure"),
        ("square", "shadowlessSquare"), ("round", "circular"), ("squareTextured", "texturedSquare"), ("help", "helpButton"),
        ("smallSquare", "smallSquare"), ("roundTextured", "texturedRounded"), ("roundRect", "roundedRect"), ("recessed", "recessed"),
        ("disclosure", "roundedDisclosure"), ("inline", "inline"),
    ]

    private func namedImage(_ cell: Int, name: StaticString) -> Bool {
        for key in ["NSAlternateImage" as ArchiveKey, "NSNormalImage"] {
            guard let image = graph.value(cell, key: key) else { continue }
            for nameKey in ["NSImageName" as ArchiveKey, "NSResourceName"] where graph.isText(image, key: nameKey, other: name) {
                return true
            }
        }
        return false
    }

    mutating func writeButtonType(_ cell: Int) {
        if namedImage(cell, name: "NSRadioButton") { return set("type", value: "radio") }
        if namedImage(cell, name: "NSSwitch") || namedImage(cell, name: "NSHighlightedSwitch") { return set("type", value: "check") }
        if graph.classes[cell].isPopUpButton, !graph.flag(cell, key: "NSCellFlags", bit: 23),
            !graph.flag(cell, key: "NSButtonFlags", bit: 23)
        {
            return set("type", value: "bevel")
        }
        // A rounded button that stores a vertical content hugging of 750 explicitly has the type `bevel`.
        if isCompiled, graph.bezel(cell) == 1, graph.value(cell, key: "NSBezelStyle") != nil,
            let priorities = graph.value(cell, "NSControlView", "NSHuggingPriority"), graph.equals(priorities, other: "{250, 750}")
        {
            return set("type", value: "bevel")
        }
        if let type = Self.bezels[graph.bezel(cell)].type { set("type", value: type) }
    }

    mutating func writeButtonBezel(_ cell: Int) {
        if let bezel = Self.bezels[graph.bezel(cell)].bezel { set("bezelStyle", value: bezel) }
    }

    /// Writes the image of a button, unless it is the one that its type draws.
    mutating func writeButtonImage(_ cell: Int) {
        guard let image = graph.value(cell, key: "NSNormalImage"), !isTypeImage(image), !defers(image, key: "image", of: cell),
            let name = imageName(image)
        else { return }
        set("image", value: name)
        writeCatalog(of: image)
    }

    mutating func writeAlternateImage(_ cell: Int) {
        guard let image = graph.value(cell, key: "NSAlternateImage"), !isTypeImage(image), !defers(image, key: "alternateImage", of: cell),
            let name = imageName(image)
        else { return }
        set("alternateImage", value: name)
    }

    private func isTypeImage(_ image: Int) -> Bool {
        if graph.classes[image] == .NSButtonImageSource { return true }
        guard let name = graph.value(image, key: "NSResourceName") else { return false }
        return graph.equals(name, other: "NSSwitch") || graph.equals(name, other: "NSRadioButton")
            || graph.equals(name, other: "NSHighlightedSwitch")
    }

    private static let imagePositions: [ModernName] = ["above", "below", "right", "left"]

    mutating func writeImagePosition(_ cell: Int) {
        let flags = graph.flags(cell, key: "NSButtonFlags") ?? 0
        let isOverlapping = flags >> 22 & 1 == 1
        let hasImage = flags >> 19 & 1 == 1
        if isOverlapping {
            set("imagePosition", value: hasImage ? "overlaps" : "only")
        } else if hasImage {
            set("imagePosition", value: Self.imagePositions[Int(flags >> 20 & 3)])
        }
    }

    mutating func writeButtonInset(_ cell: Int) {
        let inset = (graph.flags(cell, key: "NSButtonFlags") ?? 0) >> 13 & 3
        if inset != 0 { set("inset", number: Double(inset)) }
    }

    mutating func writeBehavior(_ cell: Int) {
        let flags = graph.flags(cell, key: "NSButtonFlags") ?? 0
        let lights = flags >> 25 & 1 == 1
        let changes = flags >> 28 & 1 == 1
        begin("behavior", from: cell, key: "behavior")
        if isCompiled {
            setFlags(flags, of: "buttonBehavior")
            return end()
        }
        if flags >> 31 & 1 == 1 { set("pushIn", value: "YES") }
        if flags >> 30 & 1 == 1 { set("changeContents", value: "YES") }
        if flags >> 12 & 1 == 1 { set("doesNotDimImage", value: "YES") }
        if lights { set("lightByBackground", value: "YES") }
        if lights { set("lightByGray", value: "YES") }
        if changes { set("changeBackground", value: "YES") }
        if changes { set("changeGray", value: "YES") }
        if !lights, !graph.classes[cell].isPopUpButton || flags >> 26 & 1 == 1 { set("lightByContents", value: "YES") }
        end()
    }

    mutating func writeButtonKeyEquivalent(_ cell: Int) {
        guard let node = graph.value(cell, key: "NSKeyEquivalent"), let key = text(node), key.length > 0 else { return }
        writeString(key, element: "string", key: "keyEquivalent", from: node)
        let flags = graph.flags(cell, key: "NSButtonFlags2") ?? 0
        guard flags & 0x1E00_0000 != 0 else { return }
        begin("modifierMask", from: node, key: "keyEquivalentModifierMask")
        setFlags((flags & 0x1E00_0000) >> 8, of: "modifierMask")
        end()
    }

    // MARK: Pop-up buttons

    /// Returns the item that a pop-up button displays: the selected one or the first.
    private func shownItem(_ cell: Int) -> Int? {
        graph.value(cell, key: "NSMenuItem") ?? graph.value(cell, key: "NSMenu").flatMap { graph.items($0, key: "NSMenuItems").first }
    }

    /// Writes the title of a pop-up button, which is that of the displayed item.
    mutating func writePopUpTitle(_ cell: Int) {
        // Files of modern documents store the document's title; in others the item's title is used.
        if isCompiled, graph.value(cell, key: "NSContents") != nil { return run(.words("NSContents", "title"), object: cell) }
        if let item = shownItem(cell) { run(.words("NSTitle", "title"), object: item) }
    }

    mutating func writePopUpTag(_ cell: Int) {
        let item = shownItem(cell)
        let node = graph.value(cell, key: "NSTag") ?? item.flatMap { graph.value($0, key: "NSTag") }
        if let node, graph.double(node) != 0 { set("tag", numberAt: node) }
    }

    /// Writes the state of a pop-up button, which isn't on without a displayed item.
    mutating func writePopUpState(_ cell: Int) {
        guard graph.flag(cell, key: "NSCellFlags", bit: 31) else { return }
        if isCompiled || graph.bool(cell, key: "NSPullDown") != true && shownItem(cell) != nil { set("state", value: "on") }
    }

    mutating func writePopUpBorder(_ cell: Int) {
        switch (graph.flag(cell, key: "NSButtonFlags", bit: 23), graph.flag(cell, key: "NSCellFlags", bit: 22)) {
        case (true, true): set("borderStyle", value: "borderAndBezel")
        case (false, true): set("borderStyle", value: "bezel")
        case (true, false): set("borderStyle", value: "border")
        case (false, false): break
        }
    }

    // MARK: Other cells

    mutating func writeTickMarkPosition(_ cell: Int) {
        let isVertical = graph.bool(cell, key: "NSVertical") == true || isTall(cell)
        switch (graph.int(cell, key: "NSTickMarkPosition") ?? 0, isVertical) {
        case (1, true): set("tickMarkPosition", value: "left")
        case (_, true): set("tickMarkPosition", value: "right")
        case (1, false): set("tickMarkPosition", value: "above")
        case (_, false): set("tickMarkPosition", value: "below")
        }
    }

    private func isTall(_ cell: Int) -> Bool { graph.value(cell, key: "NSControlView").map { graph.isTaller($0) } ?? false }

    mutating func writeSegmentEnabled(_ item: Int) {
        if graph.bool(item, key: "NSSegmentItemDisabled") == true { set("enabled", value: "NO") }
    }

    /// Writes the first and last date that can be picked; Xcode omits those of archives.
    mutating func writeBounds(_ cell: Int) {
        guard isCompiled else { return }
        for (key, name) in [("NSMinDate" as ArchiveKey, "minDate"), ("NSMaxDate", "maxDate")] {
            guard let time = graph.value(cell, key, "NS.time") else { continue }
            begin("date", from: time, keyNamed: name)
            set("timeIntervalSinceReferenceDate", numberAt: time)
            end()
        }
    }

    mutating func writeDate(_ cell: Int) {
        guard let date = graph.value(cell, key: "NSContents"), let time = graph.value(date, key: "NS.time") else { return }
        let isCalendarDate = graph.classes[date] == .NSCalendarDate
        begin(isCalendarDate ? "calendarDate" : "date", from: date, key: "date")
        set("timeIntervalSinceReferenceDate", numberAt: time)
        if isCalendarDate {
            if let format = graph.value(date, key: "NS.format").flatMap({ text($0) }) { set("calendarFormat", value: format) }
            if let zone = graph.value(date, "NS.timezone", "NS.name").flatMap({ text($0) }) {
                begin("timeZone", from: date, key: "timeZone")
                set("name", value: zone)
                writeZoneData(date)
                end()
            }
        }
        end()
    }

    private mutating func writeZoneData(_ date: Int) {
        guard let data = graph.value(date, "NS.timezone", "NS.data", "NS.bytes"), let content = graph.content(data) else { return }
        begin("mutableData", from: data, key: "data")
        self.content(newText(bytes(content).filter { $0 > 0x20 }), from: data)
        end()
    }

    /// Writes whether a cell draws its background; search fields always draw theirs.
    mutating func writeTextBackground(_ cell: Int) {
        if graph.classes[cell] != .NSSearchFieldCell, graph.bool(cell, key: "NSDrawsBackground") == true {
            set("drawsBackground", value: "YES")
        }
    }

    mutating func writeTextAttributes(_ cell: Int) {
        if graph.classes[cell] == .NSTokenFieldCell || graph.flag(cell, key: "NSCellFlags2", bit: 30) {
            set("allowsEditingTextAttributes", value: "YES")
        }
    }

    mutating func writeDatePickerElements(_ cell: Int) {
        let flags = graph.flags(cell, key: "NSDatePickerElements") ?? 0xe0
        // Year, month and day are the default.
        guard flags != 0xe0 else { return }
        begin("datePickerElements", from: cell, key: "datePickerElements")
        for (mask, name) in Self.dateElements where flags & mask == mask { set(name, value: "YES") }
        end()
    }

    private static let dateElements: [(mask: UInt32, name: ModernName)] = [
        (0xc0, "year"), (0xc0, "month"), (0xe0, "day"), (0x0c, "hour"), (0x0c, "minute"), (0x0e, "second"),
    ]

    mutating func writeURL(_ cell: Int) {
        guard let url = graph.value(cell, key: "NSContents"), let text = graph.value(url, key: "NS.relative").flatMap({ text($0) }) else {
            return
        }
        begin("url", from: url, key: "url")
        set("string", value: text)
        end()
    }
}

extension ArchiveGraph {
    /// Returns the number of a button's bezel.
    func bezel(_ cell: Int) -> Int {
        let flags = flags(cell, key: "NSButtonFlags2") ?? 0
        return Int(flags & 7 | (flags >> 5 & 1) << 3)
    }
}
