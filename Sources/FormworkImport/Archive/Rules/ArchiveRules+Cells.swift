/// The rules for AppKit's cells.
extension ArchiveRules {
    static let controlSize: ArchiveStep = .bits("NSCellFlags2", first: 17, count: 2, name: "controlSize", unless: "regular")
    static let alignment: ArchiveStep = .bits("NSCellFlags2", first: 26, count: 3, name: "alignment", unless: "natural")
    /// A button's flags number the scalings differently from `NSImageScaling`.
    static let buttonImageScaling: ArchiveStep = .bits(
        "NSButtonFlags2", first: 6, count: 2, "imageScaling",
        ["", "proportionallyUpOrDown", "proportionallyDown", "axesIndependently"])
    static let state: ArchiveStep = .bit("NSCellFlags", 31, "state", writes: "on")
    static let focusRing: ArchiveStep = .procedure({ $0.writeCellFocusRing($1) })
    static let lineBreak: ArchiveStep = .procedure({ $0.writeLineBreak($1) }, ["NSCellFlags", "NSCellFlags2"])
    static let borderStyle: ArchiveStep = .procedure({ $0.writeCellBorder($1) })

    /// The keys of cells that the document doesn't need.
    static let cellDropped: ArchiveStep = .dropped([
        "NSControlView", "NSCellIdentifier", "NSAction", "NSTarget", "NSRepresentedObject", "NSDelegate",
        "NSAccessibilityOverriddenAttributes", "NSCharacterPickerEnabled", "NSBezelStyle", "NSAutomaticTextCompletionDisabled",
    ])

    /// Returns the rules for a cell with these first steps.
    static func cell(_ element: ModernName, steps: [ArchiveStep], dropped: [ArchiveKey] = []) -> ArchiveRules {
        ArchiveRules(element, steps, [.runtimeAttributes, .connections, cellDropped, .dropped(dropped)])
    }

    static func textCell(
        _ element: ModernName, attributes: [ArchiveStep] = [], children: [ArchiveStep] = []
    ) -> ArchiveRules {
        ArchiveRules(
            element, textAttributes, attributes,
            [
                .identity, .object("NSFormatter", "formatter"), .font("NSSupport"), .procedure({ $0.writeCellLongTitle($1) }),
                .color("NSTextColor", "textColor"), .color("NSBackgroundColor", "backgroundColor"),
            ], children, [accessibility, .runtimeAttributes, .connections, cellDropped])
    }

    private static let textAttributes = ArchiveRules(
        "textFieldCell",
        [
            controlSize, "scrollable", lineBreak, "truncatesLastVisibleLine", "selectable", "editable", "continuous",
            "refusesFirstResponder", "allowsUndo", "enabled", "sendsActionOnEndEditing", state, borderStyle, focusRing, alignment, "tag",
            .procedure({ $0.writeCellTitle($1) }, ["NSContents"]), .text("NSPlaceholderString", "placeholderString"),
            .procedure({ $0.writeTextBackground($1) }, ["NSDrawsBackground"]), .procedure({ $0.writeTextAttributes($1) }),
            "usesSingleLineMode", "bezelStyle",
        ]
    ).steps

    static let textFieldCell = textCell("textFieldCell", children: [.strings("NSAllowedInputLocales", "allowedInputSourceLocales")])
    static let secureTextFieldCell = textCell(
        "secureTextFieldCell", children: [.strings("NSAllowedInputLocales", "allowedInputSourceLocales")])
    static let tokenFieldCell = textCell(
        "tokenFieldCell", attributes: ["tokenStyle"],
        children: [.dropped(["NSCompletionDelay", "NSTokenizingCharacterSet", "NSAllowedInputLocales"])])
    static let searchFieldCell = textCell(
        "searchFieldCell",
        attributes: [
            .bit("NSSearchFieldFlags", 17, "sendsSearchStringImmediately"), .bit("NSSearchFieldFlags", 18, "sendsWholeSearchString"),
            "maximumRecents", "recentsAutosaveName",
        ],
        children: [
            .object("NSSearchMenuTemplate", "searchMenuTemplate"),
            .dropped(["NSSearchButtonCell", "NSCancelButtonCell", "NSSendsWholeSearchString", "NSSendsSearchStringImmediately"]),
        ])
    static let comboBoxCell = textCell(
        "comboBoxCell",
        attributes: [
            "hasVerticalScroller", "usesDataSource", "buttonBordered", "completes", "numberOfVisibleItems",
        ],
        children: [
            .strings("NSPopUpListData", "objectValues"),
            .dropped([
                "NSComboTableView", "NSIntercellSpacingWidth", "NSIntercellSpacingHeight", "NSRowHeight", "NSDataSource",
                "NSAllowedInputLocales",
            ]),
        ])
    static let formCell = textCell(
        "formCell", attributes: [.numberAlways("NSTitleWidth", "titleWidth", absent: -1)],
        children: [.dropped(["NSTitleCell", "NSAllowedInputLocales"])])
    static let tableHeaderCell = ArchiveRules(
        "tableHeaderCell",
        [
            lineBreak, borderStyle, alignment, .procedure({ $0.writeCellTitle($1) }, ["NSContents"]), .font("NSSupport"),
            .procedure({ $0.writeCellLongTitle($1) }), .color("NSTextColor", "textColor"), .color("NSBackgroundColor", "backgroundColor"),
            cellDropped, .dropped(["NSCellFlags", "NSTag", "NSDrawsBackground"]),
        ])
    static let customCell = textCell("customCell")
    static let actionCell = textCell("actionCell")

    // MARK: Buttons

    static let buttonCell = cell(
        "buttonCell",
        steps: [
            .procedure({ $0.writeButtonType($1) }, ["NSButtonFlags", "NSButtonFlags2", "NSAlternateImage", "NSNormalImage"]),
            .procedure({ $0.writeCellTitle($1) }, ["NSContents"]), .words("NSAlternateContents", "alternateTitle"),
            .procedure({ $0.writeButtonBezel($1) }), .procedure({ $0.writeButtonImage($1) }), .procedure({ $0.writeImagePosition($1) }),
            alignment, .procedure({ $0.writeAlternateImage($1) }), controlSize, lineBreak, "continuous", "enabled",
            "refusesFirstResponder", state, .bit("NSButtonFlags", 23, "borderStyle", writes: "border"), "allowsMixedState", "tag",
            focusRing, "transparent", buttonImageScaling, .procedure({ $0.writeButtonInset($1) }), .identity,
            .procedure({ $0.writeBehavior($1) }), .font("NSSupport"), .procedure({ $0.writeCellLongTitle($1) }),
            .procedure({ $0.writeButtonKeyEquivalent($1) }, ["NSKeyEquivalent"]),
        ], dropped: ["NSPeriodicDelay", "NSPeriodicInterval", "NSAttributedTitle", "NSGradientType", "NSImageDimsWhenDisabled", "NSSound"])

    static let popUpButtonCell = cell(
        "popUpButtonCell",
        steps: [
            .procedure({ $0.writeButtonType($1) }, ["NSButtonFlags", "NSButtonFlags2", "NSAlternateImage", "NSNormalImage"]),
            .procedure({ $0.writePopUpTitle($1) }, ["NSMenuItem", "NSContents"]), .procedure({ $0.writeButtonBezel($1) }),
            .procedure({ $0.writeImagePosition($1) }), alignment, controlSize, lineBreak, "continuous", "enabled",
            "refusesFirstResponder", .procedure({ $0.writePopUpState($1) }), .procedure({ $0.writePopUpBorder($1) }),
            .procedure({ $0.writePopUpTag($1) }, ["NSTag"]), focusRing, buttonImageScaling, .procedure({ $0.writeButtonInset($1) }),
            "pullsDown", "arrowPosition", "preferredEdge", "autoenablesItems", "altersStateOfSelectedItem",
            .documentProcedure({ $0.writeSelectedItem($1) }), .identity, .procedure({ $0.writeBehavior($1) }), .font("NSSupport"),
            .object("NSMenu", "menu"),
        ],
        dropped: [
            "NSKeyEquivalent", "NSPeriodicDelay", "NSPeriodicInterval", "NSMenuItemRespectAlignment", "NSUsesItemFromMenu",
            "NSAlternateContents", "NSSelectedIndex", "NSAttributedTitle",
        ])

    // MARK: Other cells

    static let imageCell = cell(
        "imageCell",
        steps: [
            controlSize, "enabled", .clearBit("NSCellFlags", 21, "refusesFirstResponder", writes: "YES"), state, alignment,
            .yes("NSAnimates", "animates"), focusRing, "imageAlignment", "imageScaling", "imageFrameStyle", .image("NSContents", "image"),
            "tag", .identity, .font("NSSupport"),
        ])

    static let sliderCell = cell(
        "sliderCell",
        steps: [
            controlSize, .bit("NSCellFlags", 8, "continuous"), "enabled", "refusesFirstResponder", state, alignment, "tag", "minValue",
            .number("NSMaxValue", "maxValue"), "doubleValue",
            .procedure({ $0.writeTickMarkPosition($1) }, ["NSTickMarkPosition", "NSVertical"]),
            .number("NSNumberOfTickMarks", "numberOfTickMarks", unless: 0), "allowsTickMarkValuesOnly", "sliderType", .identity,
            .object("NSFormatter", "formatter"), .font("NSSupport"), accessibility,
        ], dropped: ["NSContents", "NSAltIncValue", "NSTitleCell", "NSImage"])

    static let stepperCell = cell(
        "stepperCell",
        steps: [
            controlSize, "continuous", "enabled", state, alignment, "tag", "increment", "minValue", "maxValue", "doubleValue", "autorepeat",
            "valueWraps", .identity, .font("NSSupport"),
        ], dropped: ["NSContents"])

    static let segmentedCell = cell(
        "segmentedCell",
        steps: [
            controlSize, "enabled", "refusesFirstResponder", state, borderStyle, alignment, "tag",
            .procedure({ $0.writeSegmentStyle($1) }, ["NSSegmentStyle", "NSSegmentStyleSeparated"]), "segmentDistribution", "trackingMode",
            .identity, .font("NSSupport"), .documentProcedure({ $0.writeMacSegments($1) }, ["NSSegmentImages"]),
        ], dropped: ["NSSelectedSegment", "NSContents"])

    static let datePickerCell = cell(
        "datePickerCell",
        steps: [
            controlSize, "enabled", "refusesFirstResponder", state, borderStyle, alignment, "tag", "datePickerMode", "datePickerStyle",
            "drawsBackground", .identity, .font("NSSupport"), .procedure({ $0.writeDate($1) }, ["NSContents", "NSTimeInterval"]),
            .procedure({ $0.writeBounds($1) }, ["NSMinDate", "NSMaxDate"]), .color("NSTextColor", "textColor"),
            .color("NSBackgroundColor", "backgroundColor"), .procedure({ $0.writeDatePickerElements($1) }, ["NSDatePickerElements"]),
        ])

    static let levelIndicatorCell = cell(
        "levelIndicatorCell",
        steps: [
            controlSize, "enabled", "refusesFirstResponder", state, borderStyle, alignment, "tag", "doubleValue", "minValue",
            .number("NSMaxValue", "maxValue"), .number("NSWarningValue", "warningValue"), .number("NSCriticalValue", "criticalValue"),
            .choice("NSIndicatorStyle", name: "levelIndicatorStyle", unless: "discreteCapacity", absent: "relevancy"), .identity,
            .font("NSSupport"), .image("NSImage", "image"),
        ], dropped: ["NSContents", "NSNumberOfTickMarks", "NSNumberOfMajorTickMarks", "NSTickMarkPosition"])

    static let pathCell = cell(
        "pathCell",
        steps: [
            controlSize, "selectable", "editable", "enabled", "refusesFirstResponder", state, borderStyle, alignment, "tag", "pathStyle",
            .identity, .font("NSSupport"), .procedure({ $0.writeURL($1) }, ["NSContents"]), .color("NSBackgroundColor", "backgroundColor"),
            .procedure({ $0.writeAllowedTypes($1) }, ["NSAllowedTypes"]),
        ], dropped: ["NSPathComponentCells", "NSDoubleAction", "NSTextColor"])
}
