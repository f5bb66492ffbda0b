import FormworkModel

extension UIKitClass {
    /// `UIControl` and the controls that are no text fields.
    static let controls: [UIKitClass] = [control, button, switchControl, slider, segmentedControl, stepper, pageControl, datePicker]

    private static let control = UIKitClass(
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

    private static let button = UIKitClass(
        name: "UIButton", parent: "UIControl", elements: ["button"],
        arguments: { element in "type: .\(buttonTypes[element["buttonType"] ?? "custom"] ?? "custom")" },
        rules: PropertyRule.structural("buttonType", "hasAttributedTitle") + [
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
            .bool("adjustsImageWhenAncestorFocused", "adjustsImageWhenAncestorFocused", false).with(
                kind: .none(why: "iOS has no such property"), value: "NO"),
        ],
        parts: [
            .font("titleLabel?.font"), .size("titleShadowOffset", "titleLabel?.shadowOffset"),
            .inset("contentEdgeInsets", "contentEdgeInsets"), .inset("titleEdgeInsets", "titleEdgeInsets"),
            .inset("imageEdgeInsets", "imageEdgeInsets"), .other("state") { ButtonCode.state($0, $1) },
            .other("buttonConfiguration", key: "configuration") { ButtonCode.configuration($0, $1) },
        ])

    private static let switchControl = UIKitClass(
        name: "UISwitch", parent: "UIControl", elements: ["switch"],
        rules: [.bool("on", "isOn", false), .string("title", "title"), .image("onImage", "onImage"), .image("offImage", "offImage")],
        parts: [.color("onTintColor", "onTintColor"), .color("thumbTintColor", "thumbTintColor")],
        starts: ["horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let slider = UIKitClass(
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

    private static let segmentedControl = UIKitClass(
        name: "UISegmentedControl", parent: "UIControl", elements: ["segmentedControl"],
        rules: [
            .none("segmentControlStyle", "it has had no effect since iOS 7"),
            .integer("selectedSegmentIndex", "selectedSegmentIndex", -1, late: true),
            .bool("momentary", "isMomentary", false),
            .bool("apportionsSegmentWidthsByContent", "apportionsSegmentWidthsByContent", false, layout: true),
        ],
        parts: [
            .other("segments") { SegmentCode.code($0, $1) }, .color("selectedSegmentTintColor", "selectedSegmentTintColor"),
        ],
        starts: ["contentHorizontalAlignment": "left", "contentVerticalAlignment": "top"])

    private static let stepper = UIKitClass(
        name: "UIStepper", parent: "UIControl", elements: ["stepper"],
        rules: [
            .number("minimumValue", "minimumValue", 0, rank: 1), .number("maximumValue", "maximumValue", 100, rank: 2),
            .number("value", "value", 0, rank: 3), .number("stepValue", "stepValue", 1), .bool("continuous", "isContinuous", true),
            .bool("autorepeat", "autorepeat", true), .bool("wraps", "wraps", false),
        ],
        starts: ["horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let pageControl = UIKitClass(
        name: "UIPageControl", parent: "UIControl", elements: ["pageControl"],
        rules: [
            PropertyRule(
                attribute: "numberOfPages", property: "numberOfPages", kind: .integer, absent: "0", initial: "0", affectsLayout: true,
                rank: 1),
            PropertyRule(attribute: "currentPage", property: "currentPage", kind: .integer, absent: "0", initial: "0", rank: 2),
            .bool("hidesForSinglePage", "hidesForSinglePage", false),
            .bool("defersCurrentPageDisplay", "defersCurrentPageDisplay", false),
        ],
        parts: [
            .color("pageIndicatorTintColor", "pageIndicatorTintColor"),
            .color("currentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
        ])

    private static let datePicker = UIKitClass(
        name: "UIDatePicker", parent: "UIControl", elements: ["datePicker"],
        rules: PropertyRule.structural("useCurrentDate") + [
            .word(
                "datePickerMode", "datePickerMode", "time date dateAndTime countDownTimer:countDownTimer yearAndMonth", "dateAndTime",
                layout: true),
            .word("style", "preferredDatePickerStyle", "automatic wheels compact inline", "automatic", layout: true),
            PropertyRule(attribute: "minuteInterval", property: "minuteInterval", kind: .integer, absent: "1", initial: "1"),
            .number("countDownDuration", "countDownDuration", 0),
            .bool("roundsToMinuteInterval", "roundsToMinuteInterval", true),
        ],
        parts: [
            .other("date", layout: false) { element, variable in
                var code = PartCode()
                let names = ["date", "minimumDate", "maximumDate"]
                if let key = element["key"], names.contains(key),
                    let seconds = element["timeIntervalSinceReferenceDate"].flatMap({ SwiftLiteral.number($0) })
                {
                    code.statements = ["\(variable).\(key) = Date(timeIntervalSinceReferenceDate: \(seconds))"]
                } else {
                    code.leaveOut(element, "the date cannot be read")
                }
                return code
            }
        ])
}
