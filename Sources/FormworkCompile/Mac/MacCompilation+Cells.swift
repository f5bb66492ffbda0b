import FormworkModel
import FormworkNib
import FormworkTree
import FormworkVocabulary

/// The contents of controls. The flags of cells have the same layout as in legacy archives.
extension MacCompilation {
    private static let textCells = Vocabulary.appKit.elements(derivedFrom: "NSTextFieldCell")

    mutating func fillCell(_ node: NodeIndex, object: Int) {
        let name = source.name(node)
        set(object, "NSCellFlags", flags: cellFlags(node, name: name))
        set(object, "NSCellFlags2", flags: cellFlags2(node, name: name))
        if generation.writesSecondControlSize, !["scroller"].contains(name) {
            set(object, "NSControlSize2", integer: controlSize(node))
        }
        setContents(node, object: object, name: name)
        setFont(node, object: object, name: name)
        if let tag = source.integer(node, "tag"), name != "popUpButtonCell" { set(object, "NSTag", integer: tag) }
        setControlView(node, object: object, name: name)
        fillCellContent(node, object: object, name: name)
        write("identifier", of: node, to: object)
    }

    private mutating func setControlView(_ node: NodeIndex, object: Int, name: String) {
        guard name != "tableHeaderCell" else { return }
        if name == "imageCell", !generation.isLatest { return }
        var holder = owner(of: node)
        while let current = holder, !isView(current) { holder = owner(of: current) }
        if let holder, source.name(holder) != "matrix" { set(object, "NSControlView", object: objects[holder]) }
    }

    // MARK: Flags

    private func cellFlags(_ node: NodeIndex, name: String) -> Int64 {
        var flags: Int64 = 0
        func isYes(_ attribute: String) -> Bool { source.isYes(node, attribute) }
        let isText = Self.textCells.contains(name)
        if source.isWord(node, "state", "on", or: "off") { flags |= 1 << 31 }
        if source.isNo(node, name: "enabled") { flags |= 1 << 29 }
        switch name {
        case "imageCell":
            // The same bits as in cells with texts.
            if isYes("selectable") || isYes("editable") { flags |= 1 }
            if isYes("editable") { flags |= 1 << 28 }
            if isYes("selectable") { flags |= 1 << 21 }
            if flags & 1 != 0 { source.noteUnproved(node, what: "an editable or selectable image of a cell") }
            return flags
        case "sliderCell":
            if isYes("continuous") { flags |= 1 << 18 | 1 << 8 }
            if source.child(node, key: "font") != nil { flags |= 1 << 26 }
            return flags
        case "stepperCell":
            let repeats = !source.isNo(node, name: "autorepeat")
            if isYes("continuous") || repeats { flags |= 1 << 18 | 1 << 19 }
            if repeats { flags |= 1 << 5 }
            return flags
        case "levelIndicatorCell": return flags
        default: break
        }
        flags |= 1 << 26
        if isYes("selectable") || isYes("editable") { flags |= 1 }
        flags |= bits(node, of: "NSCellFlags")
        if isText || name == "datePickerCell" {
            flags |= source.word(node, "borderStyle", ["none": 0, "bezel": 1 << 22, "border": 1 << 23]) ?? 0
        }
        if name == "popUpButtonCell" || name == "segmentedCell" {
            let border = known(node, attribute: "borderStyle")
            if ["bezel", "borderAndBezel"].contains(border) { flags |= 1 << 22 }
            if name == "segmentedCell", border == "border" { flags |= 1 << 23 }
        }
        if source.lineBreak(node) >= LineBreak.clipping.rawValue { flags |= 1 << 6 }
        return flags
    }

    private func cellFlags2(_ node: NodeIndex, name: String) -> Int64 {
        var flags = bits(node, of: "NSCellFlags2")
        let hasText = Self.textCells.contains(name) || name.hasSuffix("uttonCell") || name == "datePickerCell" || name == "pathCell"
        if hasText { flags |= Int64(source.word(node, "alignment", "alignment") ?? 4) << 26 }
        if hasText { flags |= Int64(source.lineBreak(node)) << 9 }
        flags |= Int64(controlSize(node)) << 17
        if source.isWord(node, "focusRingType", "none", or: "default", "exterior") { flags |= 1 << 15 }
        if source.isYes(node, "importsGraphics") { flags |= 1 << 29 }
        return flags
    }

    /// Returns the size of a control; the compiled form of the largest one isn't known.
    func controlSize(_ node: NodeIndex) -> Int {
        let size = source.word(node, "controlSize", "controlSize") ?? 0
        guard size > Self.largestSize else { return size }
        source.refuseValue(node, name: "controlSize", reason: "is not compiled for macOS")
        return 0
    }

    private static let largestSize = 3

    // MARK: Contents

    private mutating func setContents(_ node: NodeIndex, object: Int, name: String) {
        switch name {
        case "imageCell":
            if let value = image(node, property: "image") { set(object, "NSContents", value) }
        case "sliderCell", "stepperCell", "segmentedCell", "levelIndicatorCell", "customCell", "actionCell": break
        case "datePickerCell":
            if let date = source.child(node, key: "date"), let time = source.number(date, "timeIntervalSinceReferenceDate") {
                let value = builder.make("NSDate")
                set(value, "NS.time", real: time)
                set(object, "NSContents", object: value)
            }
            for (key, name) in [("NSMinDate", "minDate"), ("NSMaxDate", "maxDate")] {
                guard let date = source.child(node, key: name), let time = source.number(date, "timeIntervalSinceReferenceDate") else {
                    continue
                }
                let value = builder.make("NSDate")
                set(value, "NS.time", real: time)
                set(object, key, object: value)
                source.noteUnproved(node, what: "the key '\(key)' of 'NSDatePickerCell'")
            }
        case "pathCell":
            if let url = source.child(node, key: "url") { set(object, "NSContents", self.url(source[url, "string"] ?? "")) }
            fillPathCell(node, object: object)
        default:
            // Before Xcode 12, a pop-up button's text is only stored in its item.
            if name == "popUpButtonCell", !generation.isModern {
                _ = text(node, "title")
                return
            }
            if let date = source.child(node, key: "title"), let time = source.number(date, "timeIntervalSinceReferenceDate") {
                let value = builder.make("NSDate")
                set(value, "NS.time", real: time)
                return set(object, "NSContents", object: value)
            }
            if let formatter = source.child(node, key: "formatter"), source.name(formatter) == "numberFormatter" {
                if let number = text(node, "title").flatMap({ Double($0) }), number.isFinite {
                    let isWhole = Int(exactly: number).map { NibGraphBuilder.integer($0) } ?? .double(number)
                    set(object, "NSContents", builder.number(isWhole))
                }
                return
            }
            set(object, "NSContents", localized(node, property: "title", text: text(node, "title") ?? ""))
        }
    }

    private mutating func fillPathCell(_ node: NodeIndex, object: Int) {
        if let value = color(node, key: "backgroundColor") { set(object, "NSBackgroundColor", value) }
        guard let types = source.child(node, named: "allowedTypes") else { return }
        let names = source.children(types).map { builder.string(content($0)) }
        set(object, "NSAllowedTypes", list: names, of: "NSArray")
        set(object, "NSDelegate", object: owner(of: node).flatMap { objects[$0] })
    }

    mutating func url(_ text: String) -> NibValue {
        let object = builder.make("NSURL")
        set(object, "NS.base", .null)
        set(object, "NS.relative", text: text)
        return NibGraphBuilder.reference(object)
    }

    private mutating func setFont(_ node: NodeIndex, object: Int, name: String) {
        let node = source.child(node, key: "font")
        switch name {
        case "tableHeaderCell":
            if generation.isLatest || node == nil {
                // The current compiler always uses the system font for headers.
                if let node { source.account.leaveOut(node) }
                set(object, "NSSupport", headerFont())
            } else {
                set(object, "NSSupport", font(node))
            }
        case "imageCell", "stepperCell", "sliderCell", "levelIndicatorCell", "customCell", "actionCell":
            if node != nil { set(object, "NSSupport", font(node)) }
        case "popUpButtonCell" where !generation.isModern && (node.flatMap { source[$0, "metaFont"] } ?? "system") == "system":
            set(object, "NSSupport", systemFont("menu", size: node.flatMap { source.number($0, "size") }))
        default: set(object, "NSSupport", font(node))
        }
    }

    private mutating func fillCellContent(_ node: NodeIndex, object: Int, name: String) {
        switch name {
        case "textFieldCell", "secureTextFieldCell", "searchFieldCell", "tokenFieldCell", "comboBoxCell":
            fillTextCell(node, object: object, name: name)
        case "tableHeaderCell":
            set(object, "NSBackgroundColor", color(node, key: "backgroundColor", default: "headerColor") ?? .null)
            set(object, "NSTextColor", color(node, key: "textColor", default: "headerTextColor") ?? .null)
        case "buttonCell": fillButtonCell(node, object: object)
        case "popUpButtonCell":
            fillButtonCell(node, object: object)
            fillPopUpCell(node, object: object)
        case "imageCell":
            write("imageAlignment", "imageScaling", "imageFrameStyle", of: node, to: object)
            // Nested files are made from views that have been loaded, whose images animate by default.
            let isLoaded = generation.isLatest && (depth > 0 || isPartOfStoryboard)
            set(object, "NSAnimates", truth: isLoaded ? !source.isNo(node, name: "animates") : source.isYes(node, "animates"))
            if generation.isLatest { set(object, "NSImageAnimation", integer: -1) }
        case "sliderCell": fillSliderCell(node, object: object)
        case "stepperCell":
            write("doubleValue", "minValue", "maxValue", "increment", "valueWraps", "autorepeat", of: node, to: object)
        case "segmentedCell": fillSegmentedCell(node, object: object)
        case "levelIndicatorCell":
            write(
                "doubleValue", "minValue", "maxValue", "warningValue", "criticalValue", "levelIndicatorStyle", of: node, to: object)
        case "datePickerCell":
            set(object, "NSTimeInterval", real: 0)
            if let parts = source.child(node, key: "datePickerElements") {
                set(object, "NSDatePickerElements", integer: source.mask(parts, "dateParts"))
            }
            set(object, "NSBackgroundColor", color(node, key: "backgroundColor", default: "controlBackgroundColor") ?? .null)
            set(object, "NSTextColor", color(node, key: "textColor", default: "controlTextColor") ?? .null)
            write("useCurrentDate", of: node, to: object)
        default: break
        }
    }

    // MARK: Texts

    private mutating func fillTextCell(_ node: NodeIndex, object: Int, name: String) {
        if let placeholder = text(node, "placeholderString") {
            set(object, "NSPlaceholderString", localized(node, property: "placeholderString", text: placeholder))
        }
        write("bezelStyle", "drawsBackground", of: node, to: object)
        let isField = source[node, "borderStyle"] == "bezel"
        let background = color(node, key: "backgroundColor", default: isField ? "textBackgroundColor" : "controlColor")
        set(object, "NSBackgroundColor", background ?? .null)
        set(object, "NSTextColor", color(node, key: "textColor", default: "controlTextColor") ?? .null)
        if let formatter = source.child(node, key: "formatter"), let other = objects[formatter] {
            set(object, "NSFormatter", object: other)
        }
        if let field = owner(of: node), takesCharacters(field) {
            set(object, "NSCharacterPickerEnabled", truth: true)
        }
        if let field = owner(of: node), Self.textFields.contains(source.name(field)), source.name(field) != "searchField",
            source.isNo(field, name: "textCompletion")
        {
            set(object, "NSAutomaticTextCompletionDisabled", truth: true)
            source.noteUnproved(field, what: "the key 'NSAutomaticTextCompletionDisabled' of 'NSTextFieldCell'")
        }
        if name == "tokenFieldCell" { fillTokenCell(node, object: object) }
        if name == "searchFieldCell" { fillSearchCell(node, object: object) }
        if name == "comboBoxCell" { fillComboCell(node, object: object) }
        if let list = source.child(node, named: "allowedInputSourceLocales") {
            let locales = source.children(list).map { builder.string(content($0)) }
            set(object, "NSAllowedInputLocales", list: locales, of: "NSArray")
        }
    }

    private mutating func fillTokenCell(_ node: NodeIndex, object: Int) {
        set(object, "NSDelegate", object: owner(of: node).flatMap { objects[$0] })
        write("completionDelay", "tokenStyle", of: node, to: object)
    }

    /// Whether a text field offers the character picker in the Touch Bar. Documents of Xcode 8.2 and 8.3 omit the attribute.
    private func takesCharacters(_ field: NodeIndex) -> Bool {
        guard Self.textFields.contains(source.name(field)) else { return false }
        if let value = source[field, "allowsCharacterPickerTouchBarItem"] { return value == "YES" }
        guard source.name(field).hasSuffix("extField") else { return false }
        return generation.writesTouchBars && !generation.isModern || document.toolsVersion >= 11_600 && document.toolsVersion < 12_000
    }

    private mutating func fillSearchCell(_ node: NodeIndex, object: Int) {
        if generation.isLatest { set(object, "NSAutomaticTextCompletionDisabled", truth: true) }
        let view = owner(of: node).flatMap { objects[$0] }
        for (key, title, action) in [
            ("NSSearchButtonCell", "search", "_searchFieldSearch:"), ("NSCancelButtonCell", "", "_searchFieldCancel:"),
        ] {
            let cell = builder.make("NSButtonCell")
            let isCancel = title.isEmpty
            set(cell, "NSCellFlags", flags: isCancel ? -2_147_483_648 : 0)
            set(cell, "NSCellFlags2", integer: 0)
            if isCancel { setDescription(cell, text: "cancel") } else { set(cell, "NSContents", text: title) }
            set(cell, "NSControlView", object: view)
            set(cell, "NSAction", text: action)
            set(cell, "NSTarget", object: object)
            set(cell, "NSButtonFlags", flags: 138_428_416)
            set(cell, "NSButtonFlags2", integer: 0)
            if generation.isLatest { set(cell, "NSBezelStyle", integer: 0) }
            set(cell, "NSKeyEquivalent", text: "")
            set(cell, "NSPeriodicDelay", integer: 400)
            set(cell, "NSPeriodicInterval", integer: 75)
            if generation.isModern { set(cell, "NSAuxButtonType", integer: 5) }
            set(object, key, object: cell)
        }
        write("maximumRecents", of: node, to: object)
        set(object, "NSSearchFieldFlags", builder.data([6, 0, 0, 0]))
        if generation.isLatest { set(object, "NSAutomaticTextCompletionStored", truth: true) }
    }

    private mutating func setDescription(_ cell: Int, text: String) {
        let pairs: [(String, NibValue)] = [
            ("AXDescription", builder.string(text)),
            ("NSAccessibilityEncodedAttributesValueType", builder.number(NibGraphBuilder.integer(1))),
        ]
        let entry = builder.collection(pairs.flatMap { [builder.string($0.0), $0.1] }, of: "NSMutableDictionary")
        set(cell, "NSAccessibilityOverriddenAttributes", list: [entry])
    }

    // MARK: Others

    private mutating func fillSliderCell(_ node: NodeIndex, object: Int) {
        write("maxValue", "minValue", of: node, to: object)
        set(object, "NSVertical", truth: false)
        write("doubleValue", "altIncrementValue", of: node, to: object)
        set(object, "NSNumberOfTickMarks", integer: max(0, min(10_000, source.integer(node, "numberOfTickMarks") ?? 0)))
        write("tickMarkPosition", "allowsTickMarkValuesOnly", "sliderType", of: node, to: object)
    }

    private mutating func fillSegmentedCell(_ node: NodeIndex, object: Int) {
        var items: [NibValue] = []
        let segments = source.child(node, named: "segments").map { source.children($0) } ?? []
        for segment in segments {
            let item = builder.make("NSSegmentItem")
            write("width", of: segment, to: item)
            if let value = image(segment, property: "image") { set(item, "NSSegmentItemImage", value) }
            if source.child(segment, key: "label").map({ source.name($0) == "nil" }) != true {
                set(item, "NSSegmentItemLabel", text: text(segment, "label") ?? "")
            }
            if let tip = text(segment, "toolTip"), !tip.isEmpty {
                set(item, "NSSegmentItemToolTip", text: tip)
                source.noteUnproved(node, what: "the key 'NSSegmentItemToolTip' of 'NSSegmentItem'")
            }
            write("selected", "enabled", "tag", "imageScaling", of: segment, to: item)
            items.append(NibGraphBuilder.reference(item))
        }
        set(object, "NSSegmentImages", list: items)
        let selected = segments.lastIndex { source.isYes($0, "selected") } ?? -1
        if selected != 0 { set(object, "NSSelectedSegment", integer: selected) }
        write("trackingMode", of: node, to: object)
        if let style = source.word(node, "style", "segmentStyle"), style != 0 {
            set(object, "NSSegmentStyle", integer: style == 8 ? 1 : style)
        }
        if source[node, "style"] == "separated" { set(object, "NSSegmentStyleSeparated", truth: true) }
        if generation.isLatest { write("segmentDistribution", of: node, to: object) }
    }
}
