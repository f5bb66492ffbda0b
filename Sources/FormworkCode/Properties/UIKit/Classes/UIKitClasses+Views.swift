import FormworkModel

extension UIKitClasses {
    /// `UIView`, and the views that only show something.
    static let views: [KitClass] = [view, label, imageView, activityIndicator, progressView, effectView, pickerView]

    static let contentModes =
        "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight"
    static let lineBreakModes =
        "wordWrap:byWordWrapping characterWrap:byCharWrapping clip:byClipping headTruncation:byTruncatingHead "
        + "tailTruncation:byTruncatingTail middleTruncation:byTruncatingMiddle"
    static let designOnly = "it holds at design time only"

    private static let view = KitClass(
        name: "UIView", parent: nil, elements: ["view", "containerView"],
        rules: PropertyRule.structural(
            "id key userLabel customClass customModule customModuleProvider translatesAutoresizingMaskIntoConstraints fixedFrame misplaced ambiguous verifyAmbiguity propertyAccessControl sceneMemberID simulatedAppContext colorLabel reference userComments explicitAnimation installed"
        ) + [
            .word("contentMode", "contentMode", contentModes, "scaleToFill"),
            .bool("opaque", "isOpaque", true),
            .bool("clipsSubviews", "clipsToBounds", false),
            .bool("userInteractionEnabled", "isUserInteractionEnabled", true),
            .bool("multipleTouchEnabled", "isMultipleTouchEnabled", false),
            .bool("exclusiveTouch", "isExclusiveTouch", false),
            .bool("hidden", "isHidden", false, layout: true),
            .number("alpha", "alpha", 1),
            .integer("tag", "tag", 0),
            .bool("clearsContextBeforeDrawing", "clearsContextBeforeDrawing", true),
            .bool("autoresizesSubviews", "autoresizesSubviews", true, layout: true),
            .bool("preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins", false, layout: true),
            .bool("insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", true, layout: true),
            .none(
                "layoutMarginsFollowReadableWidth",
                "UIView has no such property: constraints to the readable content guide say the same", initial: "NO", layout: true),
            .word(
                "semanticContentAttribute", "semanticContentAttribute",
                "unspecified playback spatial forceLeftToRight forceRightToLeft", "unspecified", layout: true),
            .string("restorationIdentifier", "restorationIdentifier"),
            .priority("horizontalHuggingPriority", "Hugging", "horizontal", "250", initial: "250"),
            .priority("verticalHuggingPriority", "Hugging", "vertical", "250", initial: "250"),
            .priority("horizontalCompressionResistancePriority", "CompressionResistance", "horizontal", "750", initial: "750"),
            .priority("verticalCompressionResistancePriority", "CompressionResistance", "vertical", "750", initial: "750"),
            .none("placeholderIntrinsicWidth", designOnly, layout: true),
            .none("placeholderIntrinsicHeight", designOnly, layout: true),
            .string("accessibilityIdentifier", "accessibilityIdentifier"),
            .image("largeContentImage", "largeContentImage", layout: false),
            .string("largeContentTitle", "largeContentTitle"),
            .bool("showsLargeContentViewer", "showsLargeContentViewer", false),
            .bool("scalesLargeContentImage", "scalesLargeContentImage", false),
        ],
        parts: [
            .color("backgroundColor", "backgroundColor"), .color("tintColor", "tintColor"),
            .edgeInsets("layoutMargins", "layoutMargins"),
            PartRule(
                names: ["directionalEdgeInsets"], key: "directionalLayoutMargins", property: "directionalLayoutMargins",
                kind: .directionalEdgeInsets, affectsLayout: true),
            .bilingual("autoresizingMask", key: "autoresizingMask", write: AutoresizingCode.write),
            .bilingual("accessibility", key: "accessibilityConfiguration", layout: false, write: AccessibilityCode.write),
            .structural(
                "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide", "keyboardLayoutGuide",
                "viewControllerLayoutGuide", "userGuides", "variation", "gestureRecognizers", "point", "nil", "animations",
                "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
                "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
                "simulatedScreenMetrics", "simulatedOrientationMetrics", "designable"),
            .structural("rect", key: "frame"), .structural("frame", key: "frameInset"), .structural("rect", key: "contentFrame"),
            .structural("view", "tableViewCellContentView", "collectionViewCellContentView", key: "contentView"),
        ])

    private static let label = KitClass(
        name: "UILabel", parent: "UIView", elements: ["label"],
        rules: PropertyRule.structural("usesAttributedText autoshrinkMode") + [
            .string("text", "text", layout: true),
            .word("textAlignment", "textAlignment", "left center right justified natural", "left", initial: "natural"),
            .word("lineBreakMode", "lineBreakMode", lineBreakModes, "tailTruncation", layout: true),
            .integer("numberOfLines", "numberOfLines", 1, layout: true),
            .word("baselineAdjustment", "baselineAdjustment", "alignBaselines alignCenters none", "alignBaselines"),
            .bool("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", true, initial: false),
            .bool("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", false),
            .bool("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation", false),
            .number("minimumScaleFactor", "minimumScaleFactor", 0),
            .number("preferredMaxLayoutWidth", "preferredMaxLayoutWidth", 0, layout: true),
            .bool("highlighted", "isHighlighted", false),
            .bool("enabled", "isEnabled", true),
            .bool("showsExpansionTextWhenTruncated", "showsExpansionTextWhenTruncated", false),
            PropertyRule(
                attribute: "minimumFontSize", property: "minimumScaleFactor",
                kind: .derived(why: "UILabel's minimumScaleFactor has taken its place", minimumScale), isLate: true),
        ],
        parts: [
            .color("textColor", "textColor"), .color("highlightedColor", "highlightedTextColor"), .color("shadowColor", "shadowColor"),
            .size("shadowOffset", "shadowOffset"), .string("text", "text"), .font("font"),
            .bilingual("attributedString", key: "attributedText", late: true, write: AttributedTextCode.write),
        ],
        starts: ["userInteractionEnabled": "NO", "contentMode": "redraw"])

    /// A label's smallest font size as a share of its font's size.
    private static func minimumScale(_ element: Element, _ value: String) -> Double? {
        guard let smallest = Double(value), element["minimumScaleFactor"] == nil else { return nil }
        let size = element.child(key: "fontDescription")?["pointSize"].flatMap(Double.init) ?? 17
        let scale = smallest / size
        return size > 0 && scale.isFinite ? scale : nil
    }

    private static let imageView = KitClass(
        name: "UIImageView", parent: "UIView", elements: ["imageView"],
        rules: PropertyRule.structural("catalog") + [
            .image("image", "image"), .image("highlightedImage", "highlightedImage", layout: false),
            .bool("highlighted", "isHighlighted", false),
            .bool(
                "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory", false),
            .none("adjustsImageWhenAncestorFocused", "iOS has no such property", initial: "NO"),
        ],
        parts: [
            .image("image", "image", layout: true), .image("highlightedImage", "highlightedImage"),
            .other("preferredSymbolConfiguration", key: "preferredSymbolConfiguration") { element, variable, code in
                if let configuration = ImageCode.symbolConfiguration(element) {
                    code.statements.append("\(variable).preferredSymbolConfiguration = \(configuration)")
                } else {
                    code.leaveOut(element, "no initializer of UIImage.SymbolConfiguration says the same", affectsLayout: true)
                }
            },
        ],
        starts: ["userInteractionEnabled": "NO"])

    private static let activityIndicator = KitClass(
        name: "UIActivityIndicatorView", parent: "UIView", elements: ["activityIndicatorView"],
        arguments: { element in
            ["large", "whiteLarge"].contains(element["style"] ?? "") ? "style: .large" : "style: .medium"
        },
        objectiveC: { name, element in
            let isLarge = ["whiteLarge", "large"].contains(element["style"])
            return "[[\(name) alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyle\(isLarge ? "Large" : "Medium")]"
        },
        rules: [
            PropertyRule(
                attribute: "style", property: "color",
                kind: .word(["white": ".white", "whiteLarge": ".white", "gray": "", "medium": "", "large": ""])),
            .bool("hidesWhenStopped", "hidesWhenStopped", false, initial: true),
            PropertyRule(attribute: "animating", property: "startAnimating()", kind: .command),
        ],
        parts: [.color("color", "color")],
        starts: ["opaque": "NO", "horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let progressView = KitClass(
        name: "UIProgressView", parent: "UIView", elements: ["progressView"],
        arguments: { $0["progressViewStyle"] == "bar" ? "progressViewStyle: .bar" : "progressViewStyle: .default" },
        objectiveC: { name, element in
            let style = element["progressViewStyle"] == "bar" ? "Bar" : "Default"
            return "[[\(name) alloc] initWithProgressViewStyle:UIProgressViewStyle\(style)]"
        },
        rules: PropertyRule.structural("progressViewStyle") + [
            .number("progress", "progress", 0), .image("progressImage", "progressImage"), .image("trackImage", "trackImage"),
        ],
        parts: [.color("progressTintColor", "progressTintColor"), .color("trackTintColor", "trackTintColor")],
        starts: ["opaque": "NO", "verticalHuggingPriority": nil])

    private static let effectView = KitClass(
        name: "UIVisualEffectView", parent: "UIView", elements: ["visualEffectView"],
        arguments: { "effect: \(EffectCode.effect(of: $0, .swift) ?? "nil")" },
        objectiveC: { "[[\($0) alloc] initWithEffect:\(EffectCode.effect(of: $1, .objectiveC) ?? "nil")]" },
        parts: [.bilingual("blurEffect", "vibrancyEffect", layout: false, write: EffectCode.write)],
        starts: ["opaque": "NO"])

    private static let pickerView = KitClass(name: "UIPickerView", parent: "UIView", elements: ["pickerView"], starts: ["opaque": nil])
}
