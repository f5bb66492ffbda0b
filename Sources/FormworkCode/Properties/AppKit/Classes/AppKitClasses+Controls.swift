import FormworkModel

extension AppKitClasses {
    /// `NSControl`, and the controls that are neither fields nor buttons.
    static let controls: [KitClass] = [
        control, imageView, slider, stepper, segmentedControl, levelIndicator, datePicker, pathControl, matrix,
        KitClass(name: "NSSwitch", parent: "NSControl", elements: ["switch"], rules: textRules + [stateRule("state", "state")]),
        KitClass(name: "NSForm", parent: "NSMatrix", elements: ["form"]),
        KitClass(
            name: "NSRuleEditor", parent: "NSControl", elements: ["ruleEditor"], rules: ruleEditorRules),
        KitClass(
            name: "NSPredicateEditor", parent: "NSRuleEditor", elements: ["predicateEditor"],
            parts: [.none("rowTemplates", "row templates are not written", layout: true)]),
        KitClass(name: "NSBrowser", parent: "NSControl", elements: ["browser"]),
    ]

    static let controlSizes = "mini small regular large extraLarge"
    static let lineBreakModes =
        "wordWrapping:byWordWrapping charWrapping:byCharWrapping clipping:byClipping truncatingHead:byTruncatingHead "
        + "truncatingTail:byTruncatingTail truncatingMiddle:byTruncatingMiddle"
    static let scalings =
        "proportionallyDown:scaleProportionallyDown axesIndependently:scaleAxesIndependently none:scaleNone "
        + "proportionallyUpOrDown:scaleProportionallyUpOrDown"

    static func stateRule(_ attribute: String, _ property: String) -> PropertyRule {
        .word(attribute, property, "on off mixed", "off", initial: "off")
    }

    private static let textRules: [PropertyRule] = [
        .word("alignment", "alignment", "left center right justified natural", "natural", initial: "natural"),
        .word("baseWritingDirection", "baseWritingDirection", "natural leftToRight rightToLeft", initial: "natural"),
    ]

    /// Controls that are made with another value than `NSControl`, which may differ between systems.
    private static let unsure: [PropertyRule] = [
        .bool("refusesFirstResponder", "refusesFirstResponder", false, initial: nil),
        .bool("continuous", "isContinuous", false, initial: nil),
    ]

    private static let control = KitClass(
        name: "NSControl", parent: "NSView", elements: [],
        rules: [
            .integer("tag", "tag", 0), .bool("allowsExpansionToolTips", "allowsExpansionToolTips", false),
            .bool("enabled", "isEnabled", true),
            .bool("continuous", "isContinuous", nil, initial: nil),
            .word("controlSize", "controlSize", controlSizes, initial: "regular", layout: true),
            .priority("horizontalHuggingPriority", "Hugging", "horizontal", "250", initial: "250"),
            // Which one a control starts with differs from class to class.
            .priority("verticalHuggingPriority", "Hugging", "vertical", "250", initial: nil),
        ],
        cell: PropertyRule.structural("customClass customModule customModuleProvider identifier controlTint type inset state") + [
            .word("controlSize", "controlSize", controlSizes, initial: "regular", layout: true),
            .bool("enabled", "isEnabled", true), .bool("refusesFirstResponder", "refusesFirstResponder", false),
            .bool("continuous", "isContinuous", false), .integer("tag", "tag"),
        ] + textRules + [
            .word("focusRingType", "cell?.focusRingType", focusRings, initial: "default"),
            // How a text wraps and scrolls is one thing in a cell: the last that is said counts.
            .bool("scrollable", "cell?.isScrollable", nil, initial: nil, layout: true),
            .word("lineBreakMode", "lineBreakMode", lineBreakModes, layout: true),
            .bool("usesSingleLineMode", "usesSingleLineMode", nil, initial: nil, layout: true),
            .bool("sendsActionOnEndEditing", "cell?.sendsActionOnEndEditing", nil, initial: nil),
            .bool("selectable", "cell?.isSelectable", nil, initial: nil), .bool("editable", "cell?.isEditable", nil, initial: nil),
            .bool("allowsUndo", "cell?.allowsUndo", nil, initial: true),
            .say(
                "borderStyle", layout: true,
                [
                    "none": [], "bezel": ["cell?.isBezeled = true"], "border": ["cell?.isBordered = true"],
                    "borderAndBezel": ["cell?.isBordered = true", "cell?.isBezeled = true"],
                ]),
        ],
        parts: [.structural("string", key: "toolTip")],
        cellParts: [
            .macFont("font", "font"), .structural("behavior", key: "behavior"), .structural("calibratedColor"),
            .structural("connections"),
            .bilingual("accessibility") { part, variable, code in
                code.add(
                    part, to: variable + code.language.either(swift: ".cell?", objectiveC: ".cell"),
                    [
                        .string("description", "setAccessibilityLabel(%)"), .string("help", "setAccessibilityHelp(%)"),
                        .string("identifier", "setAccessibilityIdentifier(%)"),
                    ])
            },
        ])

    private static let imageView = KitClass(
        name: "NSImageView", parent: "NSControl", elements: ["imageView"],
        rules: [
            .priority("horizontalHuggingPriority", "Hugging", "horizontal", "250", initial: nil),
            .priority("verticalHuggingPriority", "Hugging", "vertical", "250", initial: nil),
        ],
        cell: PropertyRule.structural("alignment") + unsure + [
            .image("image", "image"), .word("imageScaling", "imageScaling", scalings, "none", initial: nil, layout: true),
            .word(
                "imageAlignment", "imageAlignment",
                "center:alignCenter top:alignTop topLeft:alignTopLeft topRight:alignTopRight left:alignLeft bottom:alignBottom bottomLeft:alignBottomLeft bottomRight:alignBottomRight right:alignRight"
            ),
            .word("imageFrameStyle", "imageFrameStyle", "none photo grayBezel groove button", initial: "none", layout: true),
            .bool("animates", "animates", false, initial: nil), .bool("editable", "isEditable", false),
            .bool("allowsCutCopyPaste", "allowsCutCopyPaste", nil, initial: nil),
        ],
        parts: [.color("contentTintColor", "contentTintColor")],
        cellParts: [.bilingual("imageReference", key: "image", write: AppKitSymbol.part("image"))])

    private static let slider = KitClass(
        name: "NSSlider", parent: "NSControl", elements: ["slider"],
        cell: PropertyRule.structural("alignment lineBreakMode title") + unsure + [
            .word("sliderType", "sliderType", "linear circular", "linear", initial: "linear", layout: true),
            .number("minValue", "minValue", 0), .number("maxValue", "maxValue", 1), .number("doubleValue", "doubleValue", 0),
            .number("altIncrementValue", "altIncrementValue"), .integer("numberOfTickMarks", "numberOfTickMarks", 0, layout: true),
            .word("tickMarkPosition", "tickMarkPosition", "above below left:leading right:trailing leading trailing", layout: true),
            .bool("allowsTickMarkValuesOnly", "allowsTickMarkValuesOnly", false), .bool("vertical", "isVertical", false, layout: true),
        ],
        parts: [.color("trackFillColor", "trackFillColor")], cellParts: [.color("trackFillColor", "trackFillColor")])

    private static let stepper = KitClass(
        name: "NSStepper", parent: "NSControl", elements: ["stepper"],
        rules: [.priority("horizontalHuggingPriority", "Hugging", "horizontal", "250", initial: nil)],
        cell: PropertyRule.structural("alignment title lineBreakMode") + unsure + [
            .number("minValue", "minValue", 0), .number("maxValue", "maxValue"), .number("doubleValue", "doubleValue", 0),
            .number("increment", "increment", 1), .bool("autorepeat", "autorepeat", true),
            .bool("valueWraps", "valueWraps", false, initial: nil),
        ])

    private static let segmentedControl = KitClass(
        name: "NSSegmentedControl", parent: "NSControl", elements: ["segmentedControl"],
        cell: PropertyRule.structural("alignment borderStyle") + unsure + [
            .word(
                "style", "segmentStyle",
                "automatic rounded texturedRounded roundRect texturedSquare capsule smallSquare separated slider:automatic", "automatic",
                initial: "automatic", layout: true),
            .word("trackingMode", "trackingMode", "selectOne selectAny momentary momentaryAccelerator", "selectOne", initial: "selectOne"),
            .word("segmentDistribution", "segmentDistribution", "fit fill fillEqually fillProportionally", layout: true),
            .integer("selectedSegment", "selectedSegment"),
        ],
        parts: [.color("selectedSegmentBezelColor", "selectedSegmentBezelColor")],
        cellParts: [.bilingual("segments", write: AppKitSegments.part)])

    private static let levelIndicator = KitClass(
        name: "NSLevelIndicator", parent: "NSControl", elements: ["levelIndicator"],
        cell: PropertyRule.structural("alignment") + [
            .word(
                "levelIndicatorStyle", "levelIndicatorStyle", "continuousCapacity discreteCapacity relevancy rating", layout: true),
            .number("minValue", "minValue", 0), .number("maxValue", "maxValue"), .number("doubleValue", "doubleValue", 0),
            .number("warningValue", "warningValue"), .number("criticalValue", "criticalValue"),
            .integer("numberOfTickMarks", "numberOfTickMarks", layout: true),
            .integer("numberOfMajorTickMarks", "numberOfMajorTickMarks", layout: true),
            .word("tickMarkPosition", "tickMarkPosition", "above below left:leading right:trailing leading trailing", layout: true),
        ])

    private static let datePicker = KitClass(
        name: "NSDatePicker", parent: "NSControl", elements: ["datePicker"],
        cell: PropertyRule.structural("useCurrentDate") + [
            .word(
                "datePickerStyle", "datePickerStyle",
                "textFieldAndStepper clockAndCalendar textField:textField", "textFieldAndStepper", initial: "textFieldAndStepper",
                layout: true),
            .word("datePickerMode", "datePickerMode", "single range", initial: "single"),
            .say(
                "borderStyle", layout: true,
                ["none": ["isBezeled = false", "isBordered = false"], "bezel": ["isBezeled = true"], "border": ["isBordered = true"]]),
            .bool("drawsBackground", "drawsBackground", nil, initial: nil),
        ],
        cellParts: [
            .color("textColor", "textColor"), .color("backgroundColor", "backgroundColor"),
            .bilingual("date", write: AppKitDates.part),
            .bilingual("datePickerElements", key: "datePickerElements", write: AppKitDates.elements),
            .none("timeZone", "the time zone is not written"), .none("locale", "the locale is not written"),
            .none("calendar", "the calendar is not written"),
        ])

    private static let pathControl = KitClass(
        name: "NSPathControl", parent: "NSControl", elements: ["pathControl"],
        rules: [.bool("allowsExpansionToolTips", "allowsExpansionToolTips", false)],
        cell: [
            .word("pathStyle", "pathStyle", "standard popUp navigationBar:standard", layout: true),
            .string("placeholderString", "placeholderString"), .bool("editable", "isEditable", false, initial: nil),
        ],
        cellParts: [
            .bilingual("url", key: "url") { part, variable, code in
                guard let text = part["string"] ?? part.plainText else { return code.leaveOut(part, "its value is not known") }
                let literal = code.language.string(text)
                code.statements.append(
                    code.language.either(
                        swift: "\(variable).url = URL(string: \(literal))",
                        objectiveC: "\(variable).URL = [NSURL URLWithString:\(literal)];"))
            },
            .color("backgroundColor", "backgroundColor"),
            .none("allowedTypes", "the types of files are not written"),
        ])

    private static let matrix = KitClass(
        name: "NSMatrix", parent: "NSControl", elements: ["matrix"],
        rules: [
            .bool("allowsEmptySelection", "allowsEmptySelection", true), .bool("autosizesCells", "autosizesCells", true, initial: nil),
            .bool("drawsBackground", "drawsBackground", false), .bool("selectionByRect", "isSelectionByRect", true),
            .word("mode", "mode", "radio:radioModeMatrix highlight:highlightModeMatrix list:listModeMatrix track:trackModeMatrix"),
        ],
        parts: [
            .size("cellSize", "cellSize"), .size("intercellSpacing", "intercellSpacing"),
            .color("backgroundColor", "backgroundColor"),
            .none("buttonCell", key: "prototype", "the cells of a matrix are not written: use buttons with one action", layout: true),
            .none("textFieldCell", key: "prototype", "the cells of a matrix are not written: use text fields", layout: true),
            .none("cells", "the cells of a matrix are not written: use controls in a grid view", layout: true),
        ])

    private static let ruleEditorRules: [PropertyRule] = [
        .bool("editable", "isEditable", true), .bool("canRemoveAllRows", "canRemoveAllRows", true),
        .number("rowHeight", "rowHeight", layout: true),
        .word("nestingMode", "nestingMode", "single list compound simple"),
    ]
}
