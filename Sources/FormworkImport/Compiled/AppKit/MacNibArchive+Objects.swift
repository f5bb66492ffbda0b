import FormworkNib
import FormworkTree

/// The objects with their keys.
extension MacNibArchive {
    func isSwapped(_ object: Int) -> Bool { graph.className(object) == "NSClassSwapper" }

    /// Writes the superclasses of custom classes, which determine their elements.
    private mutating func writeClasses() {
        var seen: Set<String> = []
        for description in graph.classes {
            var name = description.name
            for parent in description.superclasses.prefix(16) {
                guard !name.hasPrefix("NS"), seen.insert(name).inserted else { break }
                begin("object")
                set("class", value: "IBPartialClassDescription")
                leaf("string", text: name, key: "className")
                leaf("string", text: parent, key: "superclassName")
                builder.end()
                name = parent
            }
        }
    }

    /// Writes all objects as a flat list; they refer to each other.
    mutating func writeObjects() {
        begin("array", key: "objects")
        writeClasses()
        writeFirstResponder()
        let constraints = Dictionary(constraints.map { ($0.constraint, $0.view) }, uniquingKeysWith: { first, _ in first })
        for object in graph.objects.indices where object != graph.root && !datas.contains(object) && !isInline(object) {
            if let scenes, scenes.isLeftOut(object) || scenes.aliases[object] != nil { continue }
            if let view = constraints[object] { writeConstraint(object, view: view) } else { write(object) }
        }
        builder.end()
    }

    mutating func writeFirstResponder() {
        begin("object")
        set("class", value: "NSCustomObject")
        set("id", value: Self.name(Self.firstResponder))
        leaf("string", text: "FirstResponder", key: "NSClassName")
        builder.end()
    }

    /// The maximum length of a text that is written inline.
    private static let inlineLimit = 128

    /// Whether an object is written inline at each use.
    private func isInline(_ object: Int) -> Bool {
        switch graph.objects[object].classIndex {
        case NibObject.classDescription: return true
        case NibObject.plainValue:
            switch graph.fields(of: object).first?.value {
            case .text(let range): return Int(range.length) <= Self.inlineLimit
            // Write it once: it may contain itself.
            case .list, .dictionary: return false
            default: return true
            }
        default: break
        }
        if graph.className(object) == "NSNumber" { return true }
        guard let text = graph.text(object: object) else { return false }
        return text.utf8.count <= Self.inlineLimit
    }

    func originalClass(_ object: Int) -> String {
        isSwapped(object)
            ? graph.value(object, key: "NSOriginalClassName").flatMap(graph.text) ?? graph.className(object) : graph.className(object)
    }

    /// Whether a view with a custom class is written as a custom view. This isn't the case if it is the content of another object or, in a
    /// storyboard, a controller's view.
    func isCustomView(_ object: Int) -> Bool {
        isDirect && isSwapped(object) && originalClass(object) == "NSView" && !shownViews.contains(object)
            && scenes?.isControllersView(object) != true
    }

    mutating func write(_ object: Int) {
        let name = Self.name(object)
        if let text = graph.text(object: object) {
            begin("string")
            set("id", value: name)
            write(text: text)
            return builder.end()
        }
        if graph.objects[object].classIndex == NibObject.plainValue, let value = graph.fields(of: object).first?.value {
            return writeContainer(value, name: name)
        }
        let className = graph.className(object)
        if graph.isCollection(object) {
            let items = graph.items(of: object)
            guard className.hasSuffix("Dictionary") else {
                begin(className.hasSuffix("Set") ? "set" : "array")
                set("class", value: className)
                set("id", value: name)
                for item in items { write(item, key: nil) }
                return builder.end()
            }
            begin("dictionary")
            set("class", value: className)
            set("id", value: name)
            for (key, value) in graph.pairs(.reference(Int32(truncatingIfNeeded: object))) { write(value, key: key) }
            return builder.end()
        }
        begin("object")
        let original = originalClass(object)
        let isCustomObject = isSwapped(object) && original == "NSObject"
        set(
            "class",
            value: isCustomObject
                ? "NSCustomObject"
                : isCustomView(object) ? "NSCustomView" : original == "IBNSWindowController" ? "NSWindowController" : original)
        set("id", value: name)
        for field in graph.fields(of: object) {
            let key = graph.keys[Int(field.key)]
            if Self.derivedKeys.contains(key) || impliedKeys.contains(key) || isSwapped(object) && key == "NSClassName" { continue }
            if let scenes, scenes.says(key, of: object) { continue }
            if let frame = designFrames[object], key == "NSFrame" || key == "NSFrameSize" {
                leaf("string", text: frame.text, key: "NSFrame")
                continue
            }
            if let isVisible = designVisibility[object], key == "NSvFlags" {
                let flags = flags(object, key: key) & 0x7FFF_FFFF
                leaf("int", text: "\(isVisible ? flags : flags - 0x8000_0000)", key: key)
                continue
            }
            if key == "NSSupport", original == "NSTableHeaderCell", !isLatest, let font = field.value.object,
                graph.value(font, key: "NSTextStyleDescriptor") != nil
            {
                // The font of a header without a font setting.
                continue
            }
            if key == "IBNSClipsToBounds" {
                if graph.scalar(field.value).truth == true { leaf("bool", text: "YES", key: key) }
                continue
            }
            write(field.value, key: key)
        }
        if className == "NSImage", graph.value(object, key: "NSName") == nil { writePicture(object) }
        if className == "NSShadow" {
            // A shadow has no record to store its settings in.
            for (path, value) in looseSettings[object] ?? [] { if let key = graph.text(path) { write(value, key: key) } }
        }
        builder.end()
    }

    /// Writes an image stored in the file itself, as an archive of the image alone, as in documents.
    private mutating func writePicture(_ image: Int) {
        // Limit the total size: images may contain each other.
        guard hasRoom, pictureRoom > 0 else { return }
        guard let archive = try? KeyedArchive(encoding: graph, root: image, limit: pictureRoom),
            let bytes = try? archive.propertyList.writtenBinary(), bytes.count <= pictureRoom
        else {
            // A failed attempt may take as much work, so don't try other images.
            pictureRoom = 0
            return
        }
        pictureRoom -= bytes.count
        leaf("bytes", text: String(decoding: Base64Text.encode(bytes), as: UTF8.self), key: "keyedArchiveRepresentation")
    }

    /// Writes a list or dictionary that isn't an object.
    private mutating func writeContainer(_ value: NibValue, name: String) {
        if case .dictionary = value {
            begin("dictionary")
            set("class", value: "NSDictionary")
            set("id", value: name)
            for pair in graph.pairs(value) { write(pair.value, key: pair.key) }
        } else {
            begin("array")
            set("class", value: "NSArray")
            set("id", value: name)
            for item in graph.items(value) { write(item, key: nil) }
        }
        builder.end()
    }

    /// Keys that follow from others, or that only the current compiler adds.
    private static let derivedKeys: Set<String> = [
        "NSOriginalClassName", "NSViewConstraints", "NSWindow", "NSNibTouchBar", "NSViewWantsBestResolutionOpenGLSurface",
        "IBNSSafeAreaLayoutGuide", "IBNSLayoutMarginsGuide", "NSViewClipsToBoundsKeyName", "IBClassReference", "NSControlSize",
        "NSControlSize2", "NSControlContinuous",
        "NSControlRefusesFirstResponder", "NSControlUsesSingleLineMode", "NSControlTextAlignment", "NSControlLineBreakMode",
        "NSControlWritingDirection", "NSControlSendActionMask", "NSAuxButtonType", "NSViewLayoutGuides",
        "NS.resolvesNaturalAlignmentWithBaseWritingDirection", "NSReuseIdentifierKey",
        "NSNextResponder", "NSSuperview", "NSStackViewHasFlatViewHierarchy", "NSStackViewHasEqualSpacing",
        "NSStackViewSecondaryAlignment", "NSAllowsWritingTools", "NSTextFieldAllowsWritingToolsAffordance",
        "NSTableViewArchivedReusableViewsKey", "NSImageAnimation", "NSImageViewPlaceholderPrecedence", "IBNSShadowedSymbolConfiguration",
        "NSVisualEffectViewMaskImage", "IBVisualEffectViewExternalMaterial", "IBVisualEffectViewAppearanceType",
        "NSGestureRecognizers", "NSAllowsKeyEquivalentMirroring", "NSAllowsKeyEquivalentLocalization",
        "NSOutineViewStronglyReferencesItems",
        "NSPreferredMaxLayoutWidth", "NSControlAutosetMaxLayoutWidth", "IBNSBoxIsUsingDocumentContentView", "NSPlaceholderImage",
        "NSStepperMinValue", "NSStepperMaxValue", "NSStepperIncrement", "NSStepperWraps", "NSStepperAutorepeat", "NSInitializeWithInit",
        "NSAutomaticTextCompletionStored", "NSToolbarItemStyle",
    ]

    mutating func write(_ value: NibValue, key: String?) {
        switch value {
        case .int8, .int16, .int32, .int64, .integer:
            let text = "\(value.wholeNumber ?? 0)"
            if let key { return leaf("int", text: text, key: key) }
            begin("integer")
            set("value", value: text)
            builder.end()
        case .bool(let value):
            if let key { return leaf("bool", text: value ? "YES" : "NO", key: key) }
            begin("boolean")
            set("value", value: value ? "YES" : "NO")
            builder.end()
        case .float(let value): writeReal("\(value)", key: key)
        case .double(let value), .date(let value): writeReal("\(value)", key: key)
        case .data(let range): leaf("bytes", text: String(decoding: Base64Text.encode(Array(graph.bytes(range))), as: UTF8.self), key: key)
        case .null:
            begin("nil", key: key)
            builder.end()
        case .text(let range): leaf("string", text: String(decoding: graph.bytes(range), as: UTF8.self), key: key)
        case .list:
            begin("array", key: key)
            for item in graph.items(value) { write(item, key: nil) }
            builder.end()
        case .dictionary:
            begin("dictionary", key: key)
            for pair in graph.pairs(value) { write(pair.value, key: pair.key) }
            builder.end()
        case .reference(let index): writeTarget(Int(index), key: key)
        }
    }

    private mutating func writeReal(_ text: String, key: String?) {
        if let key { return leaf("double", text: text, key: key) }
        begin("real")
        set("value", value: text)
        builder.end()
    }

    private mutating func writeTarget(_ object: Int, key: String?) {
        if isWhole { return writeWholeTarget(object, key: key) }
        guard graph.objects.indices.contains(object), isInline(object) else { return reference(object, key: key) }
        if let text = graph.text(object: object) { return leaf("string", text: text, key: key) }
        let scalar = graph.scalar(.reference(Int32(truncatingIfNeeded: object)))
        if case .reference = scalar { return }
        write(scalar, key: key)
    }

    mutating func writeConstraint(_ constraint: Int, view: Int) {
        begin("object")
        set("class", value: "IBNSLayoutConstraint")
        set("id", value: Self.name(constraint))
        for (key, name) in [
            ("NSRelation", "relation"), ("NSMultiplier", "multiplier"), ("NSPriority", "priority"),
        ] {
            if let value = graph.value(constraint, key: key) { write(value, key: name) }
        }
        if let identifier = graph.value(constraint, key: "NSLayoutIdentifier") { write(identifier, key: "NSLayoutIdentifier") }
        for (key, name) in [("NSFirstItem", "firstItem"), ("NSSecondItem", "secondItem")] {
            guard let item = graph.object(constraint, key: key) else { continue }
            let target = guides[item] ?? item
            if target != item, guides[target] == nil {
                findings["a constraint to a layout guide of a view is written as one to the view", default: 0] += 1
            }
            reference(target, key: name)
        }
        for (key, name) in [("NSFirstAttribute", "firstAttribute"), ("NSSecondAttribute", "secondAttribute")] {
            if let value = graph.value(constraint, key: key + "V2") ?? graph.value(constraint, key: key) { write(value, key: name) }
        }
        let isSymbolic = graph.value(constraint, key: "NSSymbolicConstant") != nil
        let constant = graph.value(constraint, key: "NSConstantV2") ?? graph.value(constraint, key: "NSConstant")
        if isSymbolic || constant != nil {
            begin("object", key: "constant")
            set("class", value: isSymbolic ? "IBNSLayoutSymbolicConstant" : "IBLayoutConstant")
            write(constant ?? .double(self.constant(constraint, of: view)), key: "value")
            builder.end()
        }
        reference(view, key: "containingView")
        builder.end()
    }
}
