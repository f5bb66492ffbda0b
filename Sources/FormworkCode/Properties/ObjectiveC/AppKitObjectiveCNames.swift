/// What enums of AppKit and their members are called in Objective-C: a table by property.
///
/// Source: AppKit's documentation, which names each in both languages.
enum AppKitObjectiveCNames {
    /// A member of the enum that a property has; nil for one that is not known.
    ///
    /// - Parameters:
    ///   - member: as Swift has it, such as `byWordWrapping`, or an expression in its place.
    ///   - property: the property, or the call that sets it with a `%` where the value goes.
    ///   - element: the element of the object, where several classes have a property of that name.
    static func member(_ member: String, of property: String, _ element: String) -> String? {
        if member.isEmpty { return member }
        let key = key(property)
        if let irregular = irregular[key + "." + member] ?? irregular["\(element).\(key).\(member)"] { return irregular }
        if ["numberStyle", "dateStyle", "timeStyle"].contains(key) {
            let word = member == "none" ? "No" : member.prefix(1).uppercased() + member.dropFirst()
            return "NS\(key == "numberStyle" ? "Number" : "Date")Formatter\(word)Style"
        }
        // Appearances are asked for by a name.
        let (call, name) = ("NSAppearance(named:.", member.dropFirst("NSAppearance(named:.".count).dropLast())
        if member.hasPrefix(call) {
            return "[NSAppearance appearanceNamed:NSAppearanceName\(name.prefix(1).uppercased() + name.dropFirst())]"
        }
        guard let type = ofElements["\(element).\(key)"] ?? types[key], !member.contains("("), !member.contains(".") else { return nil }
        return type + member.prefix(1).uppercased() + member.dropFirst()
    }

    /// `headerCell.alignment` is the alignment, as is `setAlignment(%, forSegment: 1)`, and what a value for `"alignment"` sets.
    private static func key(_ property: String) -> String {
        guard property.contains("%") else { return property.split(separator: ".").last.map(String.init) ?? property }
        let words = property.split(separator: "\"")
        if words.count > 1, property.contains("forKey: ") { return String(words[1]) }
        let name = property.prefix { $0 != "(" }.dropFirst("set".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Those that do not begin with their type.
    private static let irregular = [
        "bezelStyle.squareBezel": "NSTextFieldSquareBezel", "bezelStyle.roundedBezel": "NSTextFieldRoundedBezel",
        "arrowPosition.noArrow": "NSPopUpNoArrow", "arrowPosition.arrowAtCenter": "NSPopUpArrowAtCenter",
        "arrowPosition.arrowAtBottom": "NSPopUpArrowAtBottom", "material.hudWindow": "NSVisualEffectMaterialHUDWindow",
        "numberFormatter.formatterBehavior.default": "NSNumberFormatterBehaviorDefault",
        "dateFormatter.formatterBehavior.default": "NSDateFormatterBehaviorDefault",
        "numberFormatter.formatterBehavior.behavior10_0": "NSNumberFormatterBehavior10_0",
        "numberFormatter.formatterBehavior.behavior10_4": "NSNumberFormatterBehavior10_4",
        "dateFormatter.formatterBehavior.behavior10_4": "NSDateFormatterBehavior10_4",
        "displayMode.singlePage": "kPDFDisplaySinglePage", "displayMode.singlePageContinuous": "kPDFDisplaySinglePageContinuous",
        "displayMode.twoUp": "kPDFDisplayTwoUp", "displayMode.twoUpContinuous": "kPDFDisplayTwoUpContinuous",
    ]

    /// What enums are called by element and property, where a property of another class has the same name.
    private static let ofElements = [
        "stackView.alignment": "NSLayoutAttribute", "visualEffectView.state": "NSVisualEffectState",
        "progressIndicator.style": "NSProgressIndicatorStyle", "tableView.style": "NSTableViewStyle",
        "outlineView.style": "NSTableViewStyle",
    ]

    /// What the members begin with, by property.
    private static let types = [
        "alignment": "NSTextAlignment", "baseWritingDirection": "NSWritingDirection", "bezelStyle": "NSBezelStyle",
        "blendingMode": "NSVisualEffectBlendingMode", "borderType": "NS", "boxType": "NSBox", "colorWellStyle": "NSColorWellStyle",
        "columnAutoresizingStyle": "NSTableView", "countStyle": "NSByteCountFormatterCountStyle", "contentType": "NSTextContentType",
        "controlSize": "NSControlSize",
        "datePickerMode": "NSDatePickerMode", "datePickerStyle": "NSDatePickerStyle", "distribution": "NSStackViewDistribution",
        "dividerStyle": "NSSplitViewDividerStyle", "draggingDestinationFeedbackStyle": "NSTableViewDraggingDestinationFeedbackStyle",
        "findBarPosition": "NSScrollViewFindBarPosition", "focusRingType": "NSFocusRingType",
        "horizontalScrollElasticity": "NSScrollElasticity", "imageAlignment": "NSImage", "imageFrameStyle": "NSImageFrame",
        "imagePosition": "NS", "imageScaling": "NSImage", "knobStyle": "NSScrollerKnobStyle",
        "levelIndicatorStyle": "NSLevelIndicatorStyle", "lineBreakMode": "NSLineBreak", "material": "NSVisualEffectMaterial", "mode": "NS",
        "nestingMode": "NSRuleEditorNestingMode", "orientation": "NSUserInterfaceLayoutOrientation", "pathStyle": "NSPathStyle",
        "preferredEdge": "NSRectEdge", "rowAlignment": "NSGridRowAlignment", "rowSizeStyle": "NSTableViewRowSizeStyle",
        "scrollDirection": "NSCollectionViewScrollDirection", "scrollerStyle": "NSScrollerStyle",
        "segmentDistribution": "NSSegmentDistribution", "segmentStyle": "NSSegmentStyle",
        "selectionHighlightStyle": "NSTableViewSelectionHighlightStyle", "sliderType": "NSSliderType", "state": "NSControlStateValue",
        "tabPosition": "NSTabPosition", "tabViewBorderType": "NSTabViewBorderType", "tabViewType": "NS",
        "tickMarkPosition": "NSTickMarkPosition", "titlePosition": "NS", "tokenStyle": "NSTokenStyle",
        "trackingMode": "NSSegmentSwitchTracking", "userInterfaceLayoutDirection": "NSUserInterfaceLayoutDirection",
        "verticalScrollElasticity": "NSScrollElasticity", "xPlacement": "NSGridCellPlacement", "yPlacement": "NSGridCellPlacement",
    ]
}
