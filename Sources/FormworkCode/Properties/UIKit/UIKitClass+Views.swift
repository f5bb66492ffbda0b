import FormworkModel

extension UIKitClass {
    /// `UIView`, and the views that only show something.
    static let views: [UIKitClass] = [view, label, imageView, activityIndicator, progressView, effectView, pickerView]

    static let contentModes =
        "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight"
    static let lineBreakModes =
        "wordWrap:byWordWrapping characterWrap:byCharWrapping clip:byClipping headTruncation:byTruncatingHead "
        + "tailTruncation:byTruncatingTail middleTruncation:byTruncatingMiddle"
    static let designOnly = "it holds at design time only"

    static func priority(_ attribute: String, _ name: String, _ axis: String, _ value: String) -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: "setContent\(name)Priority(%, for: .\(axis))", kind: .priority, absent: value, initial: value,
            affectsLayout: true)
    }

    private static let view = UIKitClass(
        name: "UIView", parent: nil, elements: ["view", "containerView"],
        rules: PropertyRule.structural(
            "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "translatesAutoresizingMaskIntoConstraints",
            "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "propertyAccessControl", "sceneMemberID", "simulatedAppContext",
            "colorLabel", "reference", "userComments", "explicitAnimation", "installed") + [
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
                .bool("layoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth", false, layout: true).with(
                    kind: .none(
                        why: "UIView has no such property: constraints to the readable content guide say the same"), value: "NO"),
                .word(
                    "semanticContentAttribute", "semanticContentAttribute",
                    "unspecified playback spatial forceLeftToRight forceRightToLeft", "unspecified", layout: true),
                .string("restorationIdentifier", "restorationIdentifier"),
                priority("horizontalHuggingPriority", "Hugging", "horizontal", "250"),
                priority("verticalHuggingPriority", "Hugging", "vertical", "250"),
                priority("horizontalCompressionResistancePriority", "CompressionResistance", "horizontal", "750"),
                priority("verticalCompressionResistancePriority", "CompressionResistance", "vertical", "750"),
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
            PartRule(names: ["edgeInsets"], key: "layoutMargins", property: "layoutMargins", kind: .edgeInsets, affectsLayout: true),
            PartRule(
                names: ["directionalEdgeInsets"], key: "directionalLayoutMargins", property: "directionalLayoutMargins",
                kind: .directionalEdgeInsets, affectsLayout: true),
            .other("autoresizingMask", key: "autoresizingMask") { AutoresizingCode.code($0, $1) },
            .other("accessibility", key: "accessibilityConfiguration", layout: false) { AccessibilityCode.code($0, $1) },
            .structural(
                "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide", "keyboardLayoutGuide",
                "viewControllerLayoutGuide", "userGuides", "variation", "gestureRecognizers", "point", "nil", "animations",
                "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
                "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
                "simulatedScreenMetrics", "simulatedOrientationMetrics", "designable"),
            .structural("rect", key: "frame"), .structural("frame", key: "frameInset"), .structural("rect", key: "contentFrame"),
            .structural("view", "tableViewCellContentView", "collectionViewCellContentView", key: "contentView"),
        ])

    private static let label = UIKitClass(
        name: "UILabel", parent: "UIView", elements: ["label"],
        rules: PropertyRule.structural("usesAttributedText", "autoshrinkMode") + [
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
                kind: .none(why: "UILabel's minimumScaleFactor has taken its place"),
                isLate: true),
        ],
        parts: [
            .color("textColor", "textColor"), .color("highlightedColor", "highlightedTextColor"), .color("shadowColor", "shadowColor"),
            .size("shadowOffset", "shadowOffset"), .string("text", "text"), .font("font"),
            .other("attributedString", key: "attributedText", late: true) { AttributedTextCode.code($0, "\($1).attributedText") },
        ],
        starts: ["userInteractionEnabled": "NO", "contentMode": "redraw"])

    private static let imageView = UIKitClass(
        name: "UIImageView", parent: "UIView", elements: ["imageView"],
        rules: PropertyRule.structural("catalog") + [
            .image("image", "image"), .image("highlightedImage", "highlightedImage", layout: false),
            .bool("highlighted", "isHighlighted", false),
            .bool(
                "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory", false),
            .bool("adjustsImageWhenAncestorFocused", "adjustsImageWhenAncestorFocused", false).with(
                kind: .none(
                    why: "iOS has no such property"), value: "NO"),
        ],
        parts: [
            PartRule(names: ["imageReference"], key: "image", property: "image", kind: .image, affectsLayout: true),
            PartRule(names: ["imageReference"], key: "highlightedImage", property: "highlightedImage", kind: .image),
            .other("preferredSymbolConfiguration", key: "preferredSymbolConfiguration") { element, variable in
                var code = PartCode()
                if let configuration = ImageCode.symbolConfiguration(element) {
                    code.statements = ["\(variable).preferredSymbolConfiguration = \(configuration)"]
                } else {
                    code.leaveOut(element, "no initialiser of UIImage.SymbolConfiguration says the same", affectsLayout: true)
                }
                return code
            },
        ],
        starts: ["userInteractionEnabled": "NO"])

    private static let activityIndicator = UIKitClass(
        name: "UIActivityIndicatorView", parent: "UIView", elements: ["activityIndicatorView"],
        arguments: { element in
            ["large", "whiteLarge"].contains(element["style"] ?? "") ? "style: .large" : "style: .medium"
        },
        rules: PropertyRule.structural() + [
            PropertyRule(
                attribute: "style", property: "color",
                kind: .word(["white": ".white", "whiteLarge": ".white", "gray": "", "medium": "", "large": ""])),
            .bool("hidesWhenStopped", "hidesWhenStopped", false, initial: true),
            PropertyRule(attribute: "animating", property: "startAnimating()", kind: .command),
        ],
        parts: [.color("color", "color")],
        starts: ["opaque": "NO", "horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let progressView = UIKitClass(
        name: "UIProgressView", parent: "UIView", elements: ["progressView"],
        arguments: { $0["progressViewStyle"] == "bar" ? "progressViewStyle: .bar" : "progressViewStyle: .default" },
        rules: PropertyRule.structural("progressViewStyle") + [
            .number("progress", "progress", 0), .image("progressImage", "progressImage"), .image("trackImage", "trackImage"),
        ],
        parts: [.color("progressTintColor", "progressTintColor"), .color("trackTintColor", "trackTintColor")],
        starts: ["opaque": "NO", "verticalHuggingPriority": nil])

    private static let effectView = UIKitClass(
        name: "UIVisualEffectView", parent: "UIView", elements: ["visualEffectView"], arguments: EffectCode.argument,
        parts: [.other("blurEffect", "vibrancyEffect", layout: false) { EffectCode.code($0, $1) }],
        starts: ["opaque": "NO"])

    private static let pickerView = UIKitClass(name: "UIPickerView", parent: "UIView", elements: ["pickerView"], starts: ["opaque": nil])
}

extension PropertyRule {
    /// The rule with another kind, and a value that it has where the attribute is left out.
    func with(kind: Kind, value: String?) -> PropertyRule {
        PropertyRule(attribute: attribute, property: property, kind: kind, absent: value, initial: value, affectsLayout: affectsLayout)
    }
}
