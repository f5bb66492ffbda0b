import FormworkVocabulary

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

    /// Returns the row of an element; nil for an element without an object.
    static func row(of element: String) -> Row? { elements.contains(element) || tall.contains(element) ? rows[element] : nil }

    /// Returns the class of an element that has one.
    static func className(of element: String) -> String { rows[element]?.className ?? element }

    /// The vocabulary determines the class and its family.
    private static let rows = NameCache<Row> { element in
        let described = Vocabulary.appKit.class(of: element)
        let usual = described?.compiledClass ?? described?.name ?? "NS" + element.prefix(1).uppercased() + element.dropFirst()
        let ancestry = described?.ancestry ?? []
        let family: Family =
            ancestry.contains("NSControl") ? .control : ancestry.contains("NSView") ? .view : ancestry.contains("NSCell") ? .cell : .object
        let name = element == "customView" ? "NSCustomView" : usual
        switch element {
        case "stepper": return Row(name, family, 750, 750)
        // A switch always stores its content hugging.
        case "switch": return Row(name, family, -1, -1)
        default: return Row(name, family, 250, tall.contains(element) ? 750 : 250)
        }
    }

    private static let elements = words(
        """
        customObject view customView box clipView scrollView splitView stackView tabView tableHeaderView textView visualEffectView
        tableCellView webView pdfView openGLView button imageView stepper colorWell buttonCell popUpButtonCell textFieldCell
        secureTextFieldCell searchFieldCell tokenFieldCell comboBoxCell imageCell sliderCell stepperCell datePickerCell segmentedCell
        levelIndicatorCell pathCell tableHeaderCell customCell tableColumn tabViewItem menu menuItem window toolbar toolbarItem
        userDefaultsController arrayController objectController treeController dictionaryController numberFormatter dateFormatter
        customFormatter constraint gridView gridRow gridColumn gridCell collectionViewItem popover viewController windowController
        predicateEditorRowTemplate collectionView collectionViewFlowLayout collectionViewGridLayout collectionViewLayout splitViewItem
        containerView switch drawer wkWebView control actionCell byteCountFormatter
        """)

    /// Views with a default vertical content hugging of 750.
    private static let tall = words(
        """
        progressIndicator popUpButton textField secureTextField searchField tokenField comboBox slider datePicker segmentedControl
        levelIndicator pathControl matrix scroller tableView outlineView predicateEditor ruleEditor
        """)

    private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

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
