/// The elements of macOS documents with objects: their classes, families and default content hugging.
enum MacTables {
    enum Family: Sendable {
        case view, control, cell, object
    }

    struct Row: Sendable {
        var className: String
        var family: Family
        /// The default content hugging priorities, horizontal and vertical.
        var hugging: (Int, Int)

        init(_ className: String, _ family: Family, _ across: Int = 250, _ down: Int = 250) {
            self.className = className
            self.family = family
            hugging = (across, down)
        }
    }

    static let elements: [String: Row] = [
        "customObject": Row("NSCustomObject", .object), "view": Row("NSView", .view), "customView": Row("NSCustomView", .view),
        "box": Row("NSBox", .view), "clipView": Row("NSClipView", .view), "scrollView": Row("NSScrollView", .view),
        "splitView": Row("NSSplitView", .view), "stackView": Row("NSStackView", .view), "tabView": Row("NSTabView", .view),
        "tableHeaderView": Row("NSTableHeaderView", .view), "textView": Row("NSTextView", .view, 250, 250),
        "progressIndicator": Row("NSProgressIndicator", .view, 250, 750), "visualEffectView": Row("NSVisualEffectView", .view),
        "tableCellView": Row("NSTableCellView", .view), "webView": Row("WebView", .view), "pdfView": Row("PDFView", .view),
        "openGLView": Row("NSOpenGLView", .view), "button": Row("NSButton", .control),
        "popUpButton": Row("NSPopUpButton", .control, 250, 750),
        "textField": Row("NSTextField", .control, 250, 750), "secureTextField": Row("NSSecureTextField", .control, 250, 750),
        "searchField": Row("NSSearchField", .control, 250, 750), "tokenField": Row("NSTokenField", .control, 250, 750),
        "comboBox": Row("NSComboBox", .control, 250, 750), "imageView": Row("NSImageView", .control),
        "slider": Row("NSSlider", .control, 250, 750),
        "stepper": Row("NSStepper", .control, 750, 750), "datePicker": Row("NSDatePicker", .control, 250, 750),
        "segmentedControl": Row("NSSegmentedControl", .control, 250, 750), "colorWell": Row("NSColorWell", .control),
        "levelIndicator": Row("NSLevelIndicator", .control, 250, 750), "pathControl": Row("NSPathControl", .control, 250, 750),
        "matrix": Row("NSMatrix", .control, 250, 750), "scroller": Row("NSScroller", .control, 250, 750),
        "tableView": Row("NSTableView", .control, 250, 750), "outlineView": Row("NSOutlineView", .control, 250, 750),
        "buttonCell": Row("NSButtonCell", .cell), "popUpButtonCell": Row("NSPopUpButtonCell", .cell),
        "textFieldCell": Row("NSTextFieldCell", .cell), "secureTextFieldCell": Row("NSSecureTextFieldCell", .cell),
        "searchFieldCell": Row("NSSearchFieldCell", .cell), "tokenFieldCell": Row("NSTokenFieldCell", .cell),
        "comboBoxCell": Row("NSComboBoxCell", .cell), "imageCell": Row("NSImageCell", .cell), "sliderCell": Row("NSSliderCell", .cell),
        "stepperCell": Row("NSStepperCell", .cell), "datePickerCell": Row("NSDatePickerCell", .cell),
        "segmentedCell": Row("NSSegmentedCell", .cell), "levelIndicatorCell": Row("NSLevelIndicatorCell", .cell),
        "pathCell": Row("NSPathCell", .cell), "tableHeaderCell": Row("NSTableHeaderCell", .cell), "customCell": Row("NSCell", .cell),
        "tableColumn": Row("NSTableColumn", .object), "tabViewItem": Row("NSTabViewItem", .object), "menu": Row("NSMenu", .object),
        "menuItem": Row("NSMenuItem", .object), "window": Row("NSWindowTemplate", .object), "toolbar": Row("NSToolbar", .object),
        "toolbarItem": Row("NSToolbarItem", .object), "userDefaultsController": Row("NSUserDefaultsController", .object),
        "arrayController": Row("NSArrayController", .object), "objectController": Row("NSObjectController", .object),
        "treeController": Row("NSTreeController", .object), "dictionaryController": Row("NSDictionaryController", .object),
        "numberFormatter": Row("NSNumberFormatter", .object), "dateFormatter": Row("NSDateFormatter", .object),
        "customFormatter": Row("NSFormatter", .object), "constraint": Row("NSLayoutConstraint", .object),
        "gridView": Row("NSGridView", .view), "gridRow": Row("NSGridRow", .object), "gridColumn": Row("NSGridColumn", .object),
        "gridCell": Row("NSGridCell", .object), "collectionViewItem": Row("NSCollectionViewItem", .object),
        "popover": Row("NSPopover", .object), "viewController": Row("NSViewController", .object),
        "windowController": Row("NSWindowController", .object),
        "predicateEditor": Row("NSPredicateEditor", .control, 250, 750), "ruleEditor": Row("NSRuleEditor", .control, 250, 750),
        "predicateEditorRowTemplate": Row("NSPredicateEditorRowTemplate", .object),
        "collectionView": Row("NSCollectionView", .view), "collectionViewFlowLayout": Row("NSCollectionViewFlowLayout", .object),
        "collectionViewGridLayout": Row("NSCollectionViewGridLayout", .object),
        "collectionViewLayout": Row("NSCollectionViewLayout", .object),
        "splitViewItem": Row("NSSplitViewItem", .object), "containerView": Row("NSView", .view),
        // A switch always stores its content hugging.
        "switch": Row("NSSwitch", .control, -1, -1), "drawer": Row("NSDrawer", .object), "wkWebView": Row("WKWebView", .view),
        "control": Row("NSControl", .control), "actionCell": Row("NSActionCell", .cell),
        "byteCountFormatter": Row("NSByteCountFormatter", .object),
    ]

    /// Known elements for which no compiled file was available.
    static let uncompiled: Set<String> = [
        "windowController", "openGLView",
    ]

    // MARK: Numbers of words

    /// The scaling of a button's image: bits 6 and 7 of its second flags.
    static let imageScalings = ["none": 0, "proportionallyDown": 2, "axesIndependently": 0, "proportionallyUpOrDown": 1]
    /// The position of a button's image: bits 19 to 22 of its flags.
    static let imagePositions: [String: Int64] = [
        "none": 0, "only": 1 << 22, "overlaps": 1 << 22 | 1 << 19, "above": 1 << 19, "below": 1 << 19 | 1 << 20,
        "right": 1 << 19 | 2 << 20,
        "left": 1 << 19 | 3 << 20, "leading": 1 << 19 | 3 << 20, "trailing": 1 << 19 | 2 << 20,
    ]
    /// The size, flags and weight (bold or not) of named fonts.
    static let metaFonts: [String: (Double, Int, Bool)] = [
        "system": (13, 1_044, false), "smallSystem": (11, 3_100, false), "miniSystem": (9, 3_614, false), "mini": (9, 3_614, false),
        "label": (10, 2_843, false), "menu": (13, 1_301, false), "menuBar": (14, 1_301, false), "message": (13, 1_558, false),
        "cellTitle": (12, 4_883, false), "titleBar": (13, 787, true), "controlContent": (12, 2_586, false), "palette": (11, 1_815, true),
        "toolTip": (11, 2_843, false), "user": (12, 16, false), "systemBold": (13, 2_072, true), "smallSystemBold": (11, 3_357, true),
        "fixedUser": (11, 16, false), "miniSystemBold": (9, 3_357, true), "systemSemibold": (13, 2_072, true),
        "systemMedium": (13, 1_044, false),
    ]

    /// The names of the system fonts in other weights.
    static let weightedFonts = [
        "systemUltraLight": ".AppleSystemUIFontUltraLight", "systemThin": ".AppleSystemUIFontThin",
        "systemLight": ".AppleSystemUIFontLight", "systemHeavy": ".AppleSystemUIFontHeavy", "systemBlack": ".AppleSystemUIFontBlack",
    ]

    /// The grays to which system colors resolved on the machine that ran Apple's compiler, by color name. Only blue resolved to another color: it
    /// isn't in this table.
    static let systemGrays: [String: String] = [
        "controlBackgroundColor": "0.6666666667", "controlColor": "0.6666666667", "controlTextColor": "0",
        "disabledControlTextColor": "0.3333333333",
        "gridColor": "0.5", "headerColor": "1", "headerTextColor": "0", "labelColor": "0", "secondaryLabelColor": "0.3333333333",
        "tertiaryLabelColor": "0.5", "quaternaryLabelColor": "0.6666666667", "selectedTextBackgroundColor": "0.6666666667",
        "selectedTextColor": "0",
        "textBackgroundColor": "1", "textColor": "0", "windowBackgroundColor": "0.5", "selectedControlColor": "0.6666666667",
        "selectedControlTextColor": "0", "alternateSelectedControlColor": "0", "alternateSelectedControlTextColor": "1",
        "controlShadowColor": "0.5",
        "controlDarkShadowColor": "0.3333333333", "controlHighlightColor": "1", "controlLightHighlightColor": "1", "highlightColor": "1",
        "shadowColor": "0", "windowFrameColor": "0.6666666667", "windowFrameTextColor": "0", "knobColor": "0.6666666667",
        "selectedKnobColor": "0.5", "scrollBarColor": "0.6666666667", "selectedMenuItemColor": "0", "selectedMenuItemTextColor": "1",
        "keyboardFocusIndicatorColor": "0", "secondarySelectedControlColor": "0.8274509804", "placeholderTextColor": "0.3333333333",
        "underPageBackgroundColor": "0.6666666667", "separatorColor": "0.5", "systemGrayColor": "0.5",
    ]
}
