import FormworkModel

extension UIKitClasses {
    /// `UIControl` and its subclasses, and the search bar.
    static let controls: [KitClass] = [
        KitClass("UIControl", starts: ["opaque": "NO"]), button, switchControl, KitClass("UISlider"), segmentedControl, stepper,
        KitClass("UIPageControl"), datePicker, textField, searchBar,
    ]

    private static let button = KitClass(
        "UIButton", arguments: { "type: .\(member(of: $0, "UIButton", attribute: "buttonType"))" },
        objectiveC: { "[\($0) buttonWithType:UIButtonType\(capitalized(member(of: $1, "UIButton", attribute: "buttonType")))]" },
        rules: [.none("adjustsImageWhenAncestorFocused", why: "iOS has no such property", initial: "NO")],
        parts: [
            .bilingual("state", write: ButtonCode.state),
            .bilingual("buttonConfiguration", key: "configuration", write: ButtonConfigurationCode.write),
        ])

    private static let switchControl = KitClass(
        "UISwitch", starts: ["horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let segmentedControl = KitClass(
        "UISegmentedControl", rules: [.none("segmentControlStyle", why: "it has no effect since iOS 7")],
        parts: [.bilingual("segments", write: SegmentCode.write)],
        starts: ["contentHorizontalAlignment": "left", "contentVerticalAlignment": "top"])

    private static let stepper = KitClass(
        "UIStepper", starts: ["horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let datePicker = KitClass("UIDatePicker", parts: [.bilingual("date", layout: false, write: date)])

    private static let date: PartRule.Write = { element, variable, code in
        guard let key = element["key"], ["date", "minimumDate", "maximumDate"].contains(key),
            let seconds = element["timeIntervalSinceReferenceDate"].flatMap(Toolkit.uiKit.number)
        else { return code.leaveOut(element, "the date cannot be read") }
        let date =
            code.language == .swift
            ? "Date(timeIntervalSinceReferenceDate: \(seconds))" : "[NSDate dateWithTimeIntervalSinceReferenceDate:\(seconds)]"
        code.statements.append(code.language.assignment(variable, property: key, value: date))
    }

    private static let inputTraits = PartRule.bilingual(
        "textInputTraits", key: "textInputTraits", layout: false, write: InputTraitsCode.write)

    private static let textField = KitClass(
        "UITextField",
        parts: [
            .bilingual("attributedString", key: "attributedText", late: true, write: AttributedTextCode.write),
            .bilingual("attributedString", key: "attributedPlaceholder", late: true, write: AttributedTextCode.write), inputTraits,
        ],
        starts: ["clipsSubviews": "YES", "contentHorizontalAlignment": "left"])

    private static let searchBar = KitClass(
        "UISearchBar",
        parts: [
            inputTraits,
            .other("scopeButtonTitles", layout: false) { element, variable, code in
                let titles = element.children.map { CodeLiteral.string($0.plainText ?? "") }
                if !titles.isEmpty { code.statements.append("\(variable).scopeButtonTitles = [\(titles.joined(separator: ", "))]") }
            },
        ],
        starts: ["opaque": nil])
}
