import FormworkNib

/// The tables of texts and controls.
extension EncodingTables {
    /// What views that text is typed into have.
    private static let textInput: EncodingRow = .special(.textInput, children: ["textInputTraits"])

    static let texts: [EncodingTable] = [
        view(
            "label", "UILabel",
            [
                .special(.labelText, attributes: ["text", "usesAttributedText"], children: ["text", "attributedText"]),
                .special(.attributedText), .font("UIFont", "fontDescription"),
                .special(.labelColor, children: ["textColor"]), .color("UIHighlightedColor", "highlightedColor"),
                .color("UIShadowColor", "shadowColor"), .size("UIShadowOffset", "shadowOffset", usual: [0, -1], omit: nil),
                .integer("UINumberOfLines", "numberOfLines", usual: nil, omit: 1),
                .special(.labelFontSizes, attributes: ["adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor"]),
                .choice("UILineBreakMode", "lineBreakMode", InterfaceTables.lineBreakModes, usual: 4, omit: 4), textAlignment,
                .choice("UIBaselineAdjustment", "baselineAdjustment", ["alignBaselines", "alignCenters", "none"], usual: 0, omit: 0),
                .yes("UIAdjustsLetterSpacingToFit", "adjustsLetterSpacingToFitWidth"), .yes("UIHighlighted", "highlighted"),
                .no("UIEnabled", "enabled"), .float("UIPreferredMaxLayoutWidth", "preferredMaxLayoutWidth", usual: nil, omit: 0),
                .yes("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"), .special(.labelColorFlag),
            ]),
        view(
            "textField", "UITextField",
            control + [
                .special(.controlFont, children: ["fontDescription"]), .text("UIPlaceholder", "placeholder"), textAlignment,
                .special(
                    .textFieldText, attributes: ["text", "usesAttributedText"],
                    children: ["text"]),
                .special(.textFieldColor, children: ["textColor"]),
                .choice("UIBorderStyle", "borderStyle", ["none", "line", "bezel", "roundedRect"], usual: 0, omit: 0),
                .image("UITextFieldBackground", "background"), .image("UITextFieldDisabledBackground", "disabledBackground"),
                .unlessNo("UIAdjustsFontSizeToFit", "adjustsFontSizeToFit"),
                .float("UIMinimumFontSize", "minimumFontSize", usual: nil, omit: nil),
                .always("UIClearButtonOffset", .packed([3, 1])),
                .choice("UIClearButtonMode", "clearButtonMode", ["never", "whileEditing", "unlessEditing", "always"], usual: 0, omit: 0),
                .yes("UIClearsOnBeginEditing", "clearsOnBeginEditing"),
                .yes("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"), textInput,
                .special(.textColorFlag),
            ]),
        view(
            "textView", "UITextView",
            scroll + [
                .special(.textViewText, attributes: ["text", "usesAttributedText"], children: ["text", "attributedText"]),
                .font("UIFont", "fontDescription"), .color("UITextColor", "textColor"), textAlignment, .special(.labelColorFlag),
                .no("UIEditable", "editable"), .no("UISelectable", "selectable"), .special(.dataDetectors, children: ["dataDetectorTypes"]),
                .yes("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
                .unproved(.yes("UIAllowsEditingTextAttributes", "allowsEditingTextAttributes")),
                .unproved(.yes("UIClearsOnInsertion", "clearsOnInsertion")), textInput,
            ]),
    ]

    static let controls: [EncodingTable] = [
        view("control", "UIControl", isProved: false, control),
        view(
            "button", "UIButton",
            control + [
                .late("changesSelectionAsPrimaryAction"),
                .special(.buttonStates, children: ["state", "normal", "highlighted", "disabled", "selected", "focused"]),
                .yes("UIReversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted"),
                .yes("UIShowsTouchWhenHighlighted", "showsTouchWhenHighlighted"),
                .unlessNo("UIAdjustsImageWhenHighlighted", "adjustsImageWhenHighlighted"),
                .unlessNo("UIAdjustsImageWhenDisabled", "adjustsImageWhenDisabled"),
                .words(
                    "UIButtonType", "buttonType",
                    [
                        "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5,
                        "plain": 6, "close": 7,
                    ], usual: 0, omit: 0),
                .special(.controlFont, children: ["fontDescription"]), .insets("UIContentEdgeInsets", "contentEdgeInsets"),
                .insets("UITitleEdgeInsets", "titleEdgeInsets"), .insets("UIImageEdgeInsets", "imageEdgeInsets"),
                .size("UITitleShadowOffset", "titleShadowOffset", usual: nil, omit: [0, 0]),
                .choice("UILineBreakMode", "lineBreakMode", InterfaceTables.lineBreakModes, usual: 5, omit: 5),
                .unproved(.yes("UIPointerInteractionEnabled", "pointerInteraction")),
                .unproved(
                    .yes("UIAdjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory")),
                .unproved(.yes("UISpringLoaded", "springLoaded")),
                .unproved(.words("UIButtonRole", "role", ["normal": 0, "primary": 1, "cancel": 2, "destructive": 3], usual: nil, omit: 0)),
                .special(.buttonConfiguration, children: ["configuration"]),
                .special(.designImages, attributes: ["catalog"]),
            ]),
        view(
            "segmentedControl", "UISegmentedControl", priorities: true,
            control + [
                .yes("UIMomentary", "momentary"), .special(.segments, children: ["segments"]),
                .words(
                    "UISegmentedControlStyle", "segmentControlStyle", ["plain": 0, "bordered": 1, "bar": 2, "bezeled": 3], usual: 0, omit: 0
                ),
                .yes("UIUseProportionalWidthSegments", "apportionsSegmentWidthsByContent"),
                // Where there is none, the first segment would be selected.
                .integer("UISelectedSegmentIndex", "selectedSegmentIndex", usual: -1, omit: nil),
                .color("UISegmentedControlSelectedSegmentTintColor", "selectedSegmentTintColor"),
            ]),
        view(
            "switch", "UISwitch", isProved: false, priorities: true,
            control + [
                .unlessNo("UISwitchEnabled", "enabled"), .yes("UISwitchOn", "on"),
                .color("UISwitchOnTintColor", "onTintColor"), .color("UISwitchThumbTintColor", "thumbTintColor"),
                .image("UISwitchOnImage", "onImage"), .image("UISwitchOffImage", "offImage"),
                .choice("UISwitchStyle", "style", ["automatic", "checkbox", "sliding"], usual: 0, omit: 0),
            ]),
        view(
            "slider", "UISlider", isProved: false,
            control + [
                .float("UIValue", "value", usual: nil, omit: 0), .float("UIMinValue", "minValue", usual: nil, omit: 0),
                .float("UIMaxValue", "maxValue", usual: nil, omit: 1), .no("UIContinuous", "continuous"),
                .image("UIMinimumValueImage", "minimumValueImage"), .image("UIMaximumValueImage", "maximumValueImage"),
                .color("UIMinimumTintColor", "minimumTrackTintColor"), .color("UIMaximumTintColor", "maximumTrackTintColor"),
                .color("UIThumbTintColor", "thumbTintColor"),
            ]),
        view(
            "stepper", "UIStepper", isProved: false, priorities: true,
            control + [
                .double("UIValue", "value", usual: nil, omit: 0), .double("UIMinimumValue", "minimumValue", usual: nil, omit: 0),
                .double("UIMaximumValue", "maximumValue", usual: nil, omit: 100), .double("UIStepValue", "stepValue", usual: nil, omit: 1),
                .no("UIContinuous", "continuous"), .no("UIAutorepeat", "autorepeat"), .yes("UIWraps", "wraps"),
            ]),
        view(
            "pageControl", "UIPageControl", isProved: false,
            control + [
                .integer("UINumberOfPages", "numberOfPages", usual: nil, omit: 0),
                .integer("UICurrentPage", "currentPage", usual: 0, omit: nil), .yes("UIHideForSinglePage", "hidesForSinglePage"),
                .yes("UIDefersCurrentPageDisplay", "defersCurrentPageDisplay"),
                .color("UICurrentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
                .color("UIPageIndicatorTintColor", "pageIndicatorTintColor"),
            ]),
        view(
            "datePicker", "UIDatePicker", isProved: false, priorities: true,
            control + [
                .choice("UIPickerStyle", "style", ["automatic", "wheels", "compact", "inline"], usual: 0, omit: 0),
                .choice("UIDatePickerMode", "datePickerMode", ["time", "date", "dateAndTime", "countDownTimer"], usual: 2, omit: 2),
                .special(.dates, children: ["date", "minimumDate", "maximumDate", "locale", "timeZone"]),
                .integer("UIMinuteInterval", "minuteInterval", usual: nil, omit: 1),
                .float("UICountDownDuration", "countDownDuration", usual: nil, omit: 0),
                .unlessNo("UIDatePickerUseCurrentDateDuringDecoding", "useCurrentDate"),
            ]),
        view("refreshControl", "UIRefreshControl", isProved: false, control),
        view(
            "colorWell", "UIColorWell", isProved: false,
            control + [
                .color("UIColorWellColor", "selectedColor"), .text("UIColorWellTitle", "title"),
                .flag("UIColorWellSupportsAlpha", "supportsAlpha", usual: true),
            ]),
    ]
}
