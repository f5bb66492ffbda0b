import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Cells of buttons.
extension MacCompilation {
    mutating func fillButtonCell(_ node: NodeIndex, object: Int) {
        let type = known(node, attribute: "type")
        var flags = bits(node, of: "NSButtonFlags")
        if let behavior = source.child(node, key: "behavior") {
            flags |= Int64(source.mask(behavior, "buttonBehavior"))
        }
        let style = known(node, attribute: "borderStyle")
        if ["border", "borderAndBezel"].contains(style) { flags |= 1 << 23 }
        flags |= source.word(node, "imagePosition", MacTables.imagePositions) ?? 0
        flags |= Int64(max(0, min(3, source.integer(node, "inset") ?? 0))) << 13
        if type == "check" || type == "radio" { flags |= 1 << 8 }
        // Before Xcode 12, this bit is set for bezels that are now identified by their own number.
        let hasShape = style == "border" && ["push", "roundTextured", "roundRect", "recessed", "round"].contains(type)
        if !generation.isModern, hasShape || source.name(node) == "popUpButtonCell" { flags |= 1 << 17 }
        if source.isYes(owner(of: node) ?? node, "imageHugsTitle") { flags |= 1 << 5 }
        set(object, "NSButtonFlags", flags: flags)
        let bezel = self.bezel(node)
        var flags2 = Int64(bezel & 7 | (bezel & 8) << 2)
        flags2 |= Int64(source.word(node, "imageScaling", MacTables.imageScalings) ?? 0) << 6
        // The border is displayed under the pointer only.
        if bezel == 13 { flags2 |= 8 }
        if let mask = source.child(node, key: "keyEquivalentModifierMask") {
            flags2 |= Int64(source.mask(mask, "modifierMask")) << 8
        }
        set(object, "NSButtonFlags2", flags: flags2)
        if generation.isLatest { set(object, "NSBezelStyle", integer: bezel) }
        setButtonImages(node, object: object, type: type)
        set(object, "NSAlternateContents", text: text(node, "alternateTitle") ?? "")
        set(object, "NSKeyEquivalent", text: text(node, "keyEquivalent") ?? "")
        set(object, "NSPeriodicDelay", integer: 400)
        set(object, "NSPeriodicInterval", integer: 75)
        if generation.isModern { set(object, "NSAuxButtonType", integer: buttonType(node, type: type)) }
        // The cell has the attribute in the document, but the button has the property.
        if let level = source.integer(node, "maxAcceleratorLevel"), let button = owner(of: node), let control = objects[button] {
            setLate(button, object: control, property: "maxAcceleratorLevel", number: NibGraphBuilder.integer(level))
        }
    }

    private mutating func setButtonImages(_ node: NodeIndex, object: Int, type: String) {
        let standard = type == "check" ? "NSSwitch" : type == "radio" ? "NSRadioButton" : nil
        if let standard {
            let image = builder.make("NSButtonImageSource")
            set(image, "NSImageName", text: standard)
            set(object, "NSAlternateImage", object: image)
            return
        }
        if let value = image(node, property: "image") { set(object, "NSNormalImage", value) }
        if let value = image(node, property: "alternateImage") {
            set(object, "NSAlternateImage", value)
        } else if !generation.isModern {
            // In files of that time, this key contains the font.
            let meta = source.child(node, key: "font").flatMap { source[$0, "metaFont"] } ?? "system"
            let font = systemFont(meta)
            if let object = font.object { set(object, "NSfFlags", integer: 16) }
            set(object, "NSAlternateImage", font)
        }
    }

    private func buttonType(_ node: NodeIndex, type: String) -> Int {
        if type == "check" { return 3 }
        if type == "radio" { return 4 }
        guard let behavior = source.child(node, key: "behavior") else { return 0 }
        func isYes(_ name: String) -> Bool { source.isYes(behavior, name) }
        if isYes("multiLevelAccelerator") { return 9 }
        switch (isYes("pushIn"), isYes("changeContents"), isYes("changeBackground") || isYes("changeGray"), isYes("lightByContents")) {
        case (true, true, _, _): return 2
        case (true, false, true, true): return 2
        case (true, false, true, false): return 1
        case (true, _, _, _): return 7
        case (false, true, _, true): return 5
        case (false, false, true, _): return 6
        case (false, _, _, true): return 5
        default: return 0
        }
    }

    mutating func fillPopUpCell(_ node: NodeIndex, object: Int) {
        let selected = self.object(node, "selectedItem")
        set(object, "NSMenuItem", object: selected)
        set(object, "NSMenuItemRespectAlignment", truth: true)
        let menu = source.child(node, key: "menu")
        if let menu, let other = objects[menu] { set(object, "NSMenu", object: other) }
        let items = menu.flatMap { source.child($0, named: "items") }.map { source.children($0) } ?? []
        let position = items.firstIndex { source[$0, "id"] == source[node, "selectedItem"] && source[node, "selectedItem"] != nil } ?? -1
        if position != 0 { set(object, "NSSelectedIndex", integer: position) }
        write(
            "pullsDown", "preferredEdge", "usesItemFromMenu", "altersStateOfSelectedItem", "arrowPosition", of: node, to: object)
    }

    /// Returns the word of a button cell's attribute; empty if it is missing or unknown.
    func known(_ node: NodeIndex, attribute: String) -> String {
        let entry = Vocabulary.appKit.class(named: "NSButtonCell")?.entry(attribute)
        guard let words = entry?.words, source.word(node, attribute, words) != nil else { return "" }
        return source[node, attribute] ?? ""
    }

    /// Returns the bezel of a button; the compiled form of the newest ones isn't known.
    private func bezel(_ node: NodeIndex) -> Int {
        let bezel = source.word(node, "bezelStyle", "bezelStyle") ?? 0
        // The flags of a cell have four bits for it.
        guard bezel > 15 else { return bezel }
        source.refuseValue(node, name: "bezelStyle", reason: "is not compiled for macOS")
        return 0
    }
}
