import FormworkModel

extension UIKitClasses {
    /// `UIControl` and the controls that are no text fields.
    static let controls: [KitClass] = [control, button, switchControl, slider, segmentedControl, stepper, pageControl, datePicker]

    private static let control = KitClass(
        name: "UIControl", parent: "UIView", elements: [],
        rules: [
            .bool("enabled", "isEnabled", true), .bool("selected", "isSelected", false), .bool("highlighted", "isHighlighted", false),
            .word("contentHorizontalAlignment", "contentHorizontalAlignment", "center left right fill leading trailing", "center"),
            .word("contentVerticalAlignment", "contentVerticalAlignment", "center top bottom fill", "center"),
            .string("toolTip", "toolTip"),
            .bool("showsMenuAsPrimaryAction", "showsMenuAsPrimaryAction", false),
        ],
        starts: ["opaque": "NO"])

    private static let buttonTypes = PropertyRule.words(
        "custom roundedRect:system system detailDisclosure infoLight infoDark contactAdd close plain:plain")

    private static func buttonType(_ element: Element) -> String { buttonTypes[element["buttonType"] ?? "custom"] ?? "custom" }

    private static let button = KitClass(
        name: "UIButton", parent: "UIControl", elements: ["button"],
        arguments: { "type: .\(buttonType($0))" },
        objectiveC: { name, element in
            let type = buttonType(element)
            return "[\(name) buttonWithType:UIButtonType\(type.prefix(1).uppercased() + type.dropFirst())]"
        },
        rules: PropertyRule.structural("buttonType hasAttributedTitle") + [
            .word("lineBreakMode", "titleLabel?.lineBreakMode", lineBreakModes, "middleTruncation", layout: true),
            .bool("showsTouchWhenHighlighted", "showsTouchWhenHighlighted", false),
            .bool("adjustsImageWhenHighlighted", "adjustsImageWhenHighlighted", true),
            .bool("adjustsImageWhenDisabled", "adjustsImageWhenDisabled", true),
            .bool("reversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted", false),
            .bool("pointerInteraction", "isPointerInteractionEnabled", false),
            .bool("springLoaded", "isSpringLoaded", false),
            .bool("changesSelectionAsPrimaryAction", "changesSelectionAsPrimaryAction", false),
            .word("role", "role", "normal primary cancel destructive", "normal"),
            .bool(
                "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory", false),
            .none("adjustsImageWhenAncestorFocused", "iOS has no such property", initial: "NO"),
        ],
        parts: [
            .font("titleLabel?.font"), .size("titleShadowOffset", "titleLabel?.shadowOffset"),
            .inset("contentEdgeInsets", "contentEdgeInsets"), .inset("titleEdgeInsets", "titleEdgeInsets"),
            .inset("imageEdgeInsets", "imageEdgeInsets"), .bilingual("state", write: ButtonCode.state),
            .bilingual("buttonConfiguration", key: "configuration", write: ButtonConfigurationCode.write),
        ])

    private static let switchControl = KitClass(
        name: "UISwitch", parent: "UIControl", elements: ["switch"],
        rules: [.bool("on", "isOn", false), .string("title", "title"), .image("onImage", "onImage"), .image("offImage", "offImage")],
        parts: [.color("onTintColor", "onTintColor"), .color("thumbTintColor", "thumbTintColor")],
        starts: ["horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let slider = KitClass(
        name: "UISlider", parent: "UIControl", elements: ["slider"],
        rules: [
            .number("minValue", "minimumValue", 0, rank: 1), .number("maxValue", "maximumValue", 1, rank: 2),
            .number("value", "value", 0, rank: 3), .bool("continuous", "isContinuous", true),
            .image("minimumValueImage", "minimumValueImage"), .image("maximumValueImage", "maximumValueImage"),
        ],
        parts: [
            .color("minimumTrackTintColor", "minimumTrackTintColor"), .color("maximumTrackTintColor", "maximumTrackTintColor"),
            .color("thumbTintColor", "thumbTintColor"),
        ])

    private static let segmentedControl = KitClass(
        name: "UISegmentedControl", parent: "UIControl", elements: ["segmentedControl"],
        rules: [
            .none("segmentControlStyle", "it has had no effect since iOS 7"),
            .integer("selectedSegmentIndex", "selectedSegmentIndex", -1, late: true),
            .bool("momentary", "isMomentary", false),
            .bool("apportionsSegmentWidthsByContent", "apportionsSegmentWidthsByContent", false, layout: true),
        ],
        parts: [
            .bilingual("segments", write: SegmentCode.write), .color("selectedSegmentTintColor", "selectedSegmentTintColor"),
        ],
        starts: ["contentHorizontalAlignment": "left", "contentVerticalAlignment": "top"])

    private static let stepper = KitClass(
        name: "UIStepper", parent: "UIControl", elements: ["stepper"],
        rules: [
            .number("minimumValue", "minimumValue", 0, rank: 1), .number("maximumValue", "maximumValue", 100, rank: 2),
            .number("value", "value", 0, rank: 3), .number("stepValue", "stepValue", 1), .bool("continuous", "isContinuous", true),
            .bool("autorepeat", "autorepeat", true), .bool("wraps", "wraps", false),
        ],
        starts: ["horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let pageControl = KitClass(
        name: "UIPageControl", parent: "UIControl", elements: ["pageControl"],
        rules: [
            .integer("numberOfPages", "numberOfPages", 0, layout: true, rank: 1), .integer("currentPage", "currentPage", 0, rank: 2),
            .bool("hidesForSinglePage", "hidesForSinglePage", false),
            .bool("defersCurrentPageDisplay", "defersCurrentPageDisplay", false),
        ],
        parts: [
            .color("pageIndicatorTintColor", "pageIndicatorTintColor"),
            .color("currentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
        ])

    private static let datePicker = KitClass(
        name: "UIDatePicker", parent: "UIControl", elements: ["datePicker"],
        rules: PropertyRule.structural("useCurrentDate") + [
            .word(
                "datePickerMode", "datePickerMode", "time date dateAndTime countDownTimer:countDownTimer yearAndMonth", "dateAndTime",
                layout: true),
            .word("style", "preferredDatePickerStyle", "automatic wheels compact inline", "automatic", layout: true),
            .integer("minuteInterval", "minuteInterval", 1),
            .number("countDownDuration", "countDownDuration", 0),
            .bool("roundsToMinuteInterval", "roundsToMinuteInterval", true),
        ],
        parts: [
            .bilingual("date", layout: false, write: date)
        ])

    private static let date: PartRule.Write = { element, variable, code in
        guard let key = element["key"], ["date", "minimumDate", "maximumDate"].contains(key),
            let seconds = element["timeIntervalSinceReferenceDate"].flatMap(Toolkit.uiKit.number)
        else { return code.leaveOut(element, "the date cannot be read") }
        let date =
            code.language == .swift
            ? "Date(timeIntervalSinceReferenceDate: \(seconds))" : "[NSDate dateWithTimeIntervalSinceReferenceDate:\(seconds)]"
        code.statements.append(code.language.assignment(variable, key, date))
    }
}
