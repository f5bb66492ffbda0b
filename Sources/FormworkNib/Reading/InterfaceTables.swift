/// The tables of UIKit's views.
package enum InterfaceTables {
    /// By the name of the class.
    package static let all: [String: InterfaceTable] = Dictionary(
        (views + bars + lists + objects + controllers).map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })

    /// The words of `contentMode`, by their numbers.
    package static let contentModes: [String?] = [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft", "topRight",
        "bottomLeft", "bottomRight",
    ]

    /// The words of `lineBreakMode`, by their numbers.
    package static let lineBreakModes: [String?] = [
        "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ]

    // MARK: Every view

    private static let head: [InterfaceRow] = [
        .no("UIAutoresizeSubviews", "autoresizesSubviews"), .yes("UIHidden", "hidden"), .noUnlessTrue("UIOpaque", "opaque"),
        .yes("UIClipsToBounds", "clipsSubviews"), .no("UIClearsContextBeforeDrawing", "clearsContextBeforeDrawing"),
        .yes("UIMultipleTouchEnabled", "multipleTouchEnabled"), .not("UIUserInteractionDisabled", "userInteractionEnabled"),
        .number("UIAlpha", "alpha", unless: 1), .number("UITag", "tag", unless: 0),
        .choice("UIContentMode", "contentMode", contentModes, absent: 0),
        .choice(
            "UIViewSemanticContentAttribute", "semanticContentAttribute",
            [nil, "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
            absent: 0),
        .yes("UIViewPreservesSuperviewMargins", "preservesSuperviewLayoutMargins"),
        .yes("UIViewLayoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth"),
        .choice("UIViewInsetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", ["NO", nil], absent: nil),
        .priorities("UIViewContentHuggingPriority", "horizontalHuggingPriority", "verticalHuggingPriority", unless: 250),
        .priorities(
            "UIViewContentCompressionResistancePriority", "horizontalCompressionResistancePriority",
            "verticalCompressionResistancePriority", unless: 750),
        .text("UIRestorationIdentifier", "restorationIdentifier"),
    ]

    /// What comes between a view's attributes and the elements of its class, in the order of a document.
    private static let body: [InterfaceRow] = [
        .content(.frame, ["UIBounds", "UICenter"]), .content(.autoresizing, ["UIAutoresizingMask"]),
        .content(.subviews, ["UISubviews"]), .content(.guides, ["UIViewLayoutGuides"]), .content(.accessibility, []),
        .color("UIBackgroundColor", "backgroundColor"),
        .color("UITintColor", "tintColor"), .content(.gestureRecognizers, []),
        .content(.margins, ["UIViewLayoutMargins", "UIViewLayoutMarginsAreDirectional"]),
        .content(.constraints, ["UIViewAutolayoutConstraints", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"]),
        .derived(["UIDeepDrawRect", "UIViewLargeContentStoredProperties", "UIViewPreservesSpecificSuperviewMargins"]),
    ]

    static func view(_ className: String, _ element: String, _ attributes: [InterfaceRow] = [], _ children: [InterfaceRow] = [])
        -> InterfaceTable
    {
        InterfaceTable(className, element, isView: true, head + attributes + body + children)
    }

    static let control: [InterfaceRow] = [
        .not("UIDisabled", "enabled"), .yes("UIHighlighted", "highlighted"), .yes("UISelected", "selected"),
        .choice(
            "UIContentHorizontalAlignment", "contentHorizontalAlignment", ["center", "left", "right", "fill", "leading", "trailing"],
            absent: 0),
        .choice("UIContentVerticalAlignment", "contentVerticalAlignment", ["center", "top", "bottom", "fill"], absent: 0),
    ]

    static let textAlignment: InterfaceRow = .choice(
        "UITextAlignment", "textAlignment", [nil, "center", "right", "justified", "natural"], absent: nil)

    static let textInput: InterfaceRow = .content(
        .textInput,
        [
            "UIAutocapitalizationType", "UIAutocorrectionType", "UISpellCheckingType", "UIKeyboardType", "UIReturnKeyType",
            "UIKeyboardAppearance", "UISecureTextEntry", "UIEnablesReturnKeyAutomatically", "UITextContentType",
            "UITextSmartInsertDeleteType", "UITextSmartQuotesType", "UITextSmartDashesType",
        ])

    static let scroll: [InterfaceRow] = [
        .no("UIShowsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
        .no("UIShowsVerticalScrollIndicator", "showsVerticalScrollIndicator"), .not("UIScrollDisabled", "scrollEnabled"),
        .yes("UIPagingEnabled", "pagingEnabled"), .no("UIBounceEnabled", "bounces"), .noUnlessTrue("UIBouncesZoom", "bouncesZoom"),
        .yes("UIAlwaysBounceVertical", "alwaysBounceVertical"), .yes("UIAlwaysBounceHorizontal", "alwaysBounceHorizontal"),
        .no("UIDelaysContentTouches", "delaysContentTouches"), .yes("UIDirectionalLockEnabled", "directionalLockEnabled"),
        .number("UIMaximumZoomScale", "maximumZoomScale", unless: 1), .number("UIMinimumZoomScale", "minimumZoomScale", unless: 1),
        .choice("UIKeyboardDismissMode", "keyboardDismissMode", [nil, "onDrag", "interactive"], absent: 0),
        .choice("UIIndicatorStyle", "indicatorStyle", [nil, "black", "white"], absent: 0),
        .choice(
            "UIScrollViewContentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior", [nil, "scrollableAxes", "never", "always"],
            absent: 0),
        .derived(["UIContentSize", "UIScrollViewIndicatorInsetAdjustmentBehavior", "UIDelegate"]),
    ]

    private static let largerImages: InterfaceRow = .yes(
        "UIAdjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory")

    static let scrollInsets: [InterfaceRow] = [
        .inset("UIContentInset", "contentInset", unless: [0, 0, 0, 0]),
        .inset("UIScrollIndicatorInsets", "scrollIndicatorInsets", unless: [0, 0, 0, 0]),
    ]

    // MARK: Views

    static let views: [InterfaceTable] = [
        view("UIView", "view"),
        view("UIWindow", "window", [.yes("UIVisibleAtLaunch", "visibleAtLaunch"), .yes("UIResizesToFullScreen", "resizesToFullScreen")]),
        view("UIControl", "view", control), view("UIRefreshControl", "refreshControl", control),
        view(
            "UILabel", "label",
            [
                .content(.labelText, ["UIText"]), textAlignment, .choice("UILineBreakMode", "lineBreakMode", lineBreakModes, absent: 4),
                .number("UINumberOfLines", "numberOfLines", unless: 1),
                .choice("UIBaselineAdjustment", "baselineAdjustment", ["alignBaselines", "alignCenters", "none"], absent: 0),
                .no("UIEnabled", "enabled"), .yes("UIHighlighted", "highlighted"),
                .noUnlessTrue("UIAdjustsFontSizeToFit", "adjustsFontSizeToFit"),
                .content(.fontSizeAdjustment, ["UIMinimumFontSize", "UIMinimumScaleFactor"]),
                .yes("UIAdjustsLetterSpacingToFit", "adjustsLetterSpacingToFitWidth"),
                .yes("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
                .number("UIPreferredMaxLayoutWidth", "preferredMaxLayoutWidth", unless: 0),
            ],
            [
                .content(.attributedText, ["UIAttributedText"]), .font("UIFont", "fontDescription"),
                .content(.textColor, ["UITextColor"]), .colorOrNil("UIHighlightedColor", "highlightedColor"),
                .color("UIShadowColor", "shadowColor"),
                .size("UIShadowOffset", "shadowOffset", unless: [0, -1]), .derived(["UIDisableUpdateTextColorOnTraitCollectionChange"]),
            ]),
        view(
            "UIButton", "button",
            control + [
                largerImages,
                .words(
                    "UIButtonType", "buttonType",
                    [
                        1: "roundedRect", 2: "detailDisclosure", 3: "infoLight", 4: "infoDark", 5: "contactAdd", 6: "plain", 7: "close",
                    ], absent: nil),
                .yes("UIReversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted"),
                .yes("UIShowsTouchWhenHighlighted", "showsTouchWhenHighlighted"),
                .noUnlessTrue("UIAdjustsImageWhenHighlighted", "adjustsImageWhenHighlighted"),
                .noUnlessTrue("UIAdjustsImageWhenDisabled", "adjustsImageWhenDisabled"),
                .choice("UILineBreakMode", "lineBreakMode", lineBreakModes, absent: 5),
            ],
            [
                .font("UIFont", "fontDescription"), .inset("UIContentEdgeInsets", "contentEdgeInsets", unless: []),
                .inset("UITitleEdgeInsets", "titleEdgeInsets", unless: []), .inset("UIImageEdgeInsets", "imageEdgeInsets", unless: []),
                .size("UITitleShadowOffset", "titleShadowOffset", unless: [0, 0]),
                .content(.buttonStates, ["UIButtonStatefulContent"]), .content(.buttonConfiguration, ["UIButtonConfiguration"]),
            ]),
        view(
            "UIImageView", "imageView",
            [
                .image("UIImage", "image"), .image("UIHighlightedImage", "highlightedImage"), .yes("UIHighlighted", "highlighted"),
                largerImages,
            ], [.derived(["UIContentStretch"]), .content(.symbolConfiguration, ["UIPreferredSymbolConfiguration"])]),
        view(
            "UIStackView", "stackView",
            [
                .choice("UIStackViewAxis", "axis", [nil, "vertical"], absent: 0),
                .choice(
                    "UIStackViewDistribution", "distribution",
                    [nil, "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"], absent: 0),
                .content(.stack, ["UIStackViewAlignment", "UIStackViewArrangedSubviews", "UIStackViewSpacing"]),
                .yes("UIStackViewBaselineRelative", "baselineRelativeArrangement"),
                .yes("UIStackViewLayoutMarginsRelative", "layoutMarginsRelativeArrangement"),
            ]),
        view(
            "UITextField", "textField",
            control + [
                .text("UIText", "text"), .choice("UIBorderStyle", "borderStyle", [nil, "line", "bezel", "roundedRect"], absent: 0),
                .text("UIPlaceholder", "placeholder"), textAlignment, .noUnlessTrue("UIAdjustsFontSizeToFit", "adjustsFontSizeToFit"),
                .number("UIMinimumFontSize", "minimumFontSize", unless: nil), .yes("UIClearsOnBeginEditing", "clearsOnBeginEditing"),
                .image("UITextFieldBackground", "background"), .image("UITextFieldDisabledBackground", "disabledBackground"),
                .choice("UIClearButtonMode", "clearButtonMode", [nil, "whileEditing", "unlessEditing", "always"], absent: 0),
                .yes("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
            ],
            [
                .content(.textColor, ["UITextColor"]), .font("UIFont", "fontDescription"), textInput,
                .derived(["UIClearButtonOffset", "UIDisableTextColorUpdateOnTraitCollectionChange"]),
            ]),
        view(
            "UITextView", "textView",
            scroll + [
                .no("UIEditable", "editable"), .no("UISelectable", "selectable"), textAlignment,
                .yes("UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
                .content(.multiLineText, ["UIText"]),
            ],
            scrollInsets + [
                .content(.attributedText, ["UIAttributedText"]), .color("UITextColor", "textColor"), .font("UIFont", "fontDescription"),
                textInput, .content(.dataDetectors, ["UIDataDetectorTypes"]),
                .derived([
                    "UITextViewFrozen", "UITextContainerInset", "UIDisableTextColorUpdateOnTraitCollectionChange",
                    "UIDisableUpdateTextColorOnTraitCollectionChange",
                ]),
            ]),
        view("UIScrollView", "scrollView", scroll, scrollInsets),
        view(
            "UISegmentedControl", "segmentedControl",
            control + [
                .choice("UISegmentedControlStyle", "segmentControlStyle", ["plain", "bordered", "bar", "bezeled"], absent: 0),
                .number("UISelectedSegmentIndex", "selectedSegmentIndex", unless: -1), .yes("UIMomentary", "momentary"),
                .yes("UIUseProportionalWidthSegments", "apportionsSegmentWidthsByContent"),
            ],
            [
                .content(.segments, ["UISegments"]), .color("UISegmentedControlSelectedSegmentTintColor", "selectedSegmentTintColor"),
            ]),
        view(
            "UIProgressView", "progressView",
            [
                .choice("UIProgressViewStyle", "progressViewStyle", [nil, "bar"], absent: 0),
                .number("UIProgress", "progress", unless: 0), .image("UIProgressTrackImage", "trackImage"),
                .image("UIProgressProgressImage", "progressImage"),
            ],
            [
                .color("UIProgressProgressTintColor", "progressTintColor"), .color("UIProgressTrackTintColor", "trackTintColor"),
            ]),
        view(
            "UISwitch", "switch",
            control + [
                .yes("UISwitchOn", "on"), .choice("UISwitchStyle", "style", [nil, "checkbox", "sliding"], absent: 0),
                .image("UISwitchOnImage", "onImage"), .image("UISwitchOffImage", "offImage"), .derived(["UISwitchEnabled"]),
            ], [.color("UISwitchOnTintColor", "onTintColor"), .color("UISwitchThumbTintColor", "thumbTintColor")]),
        view(
            "UISlider", "slider",
            control + [
                .numberOr("UIValue", "value", absent: 0), .numberOr("UIMinValue", "minValue", absent: 0),
                .numberOr("UIMaxValue", "maxValue", absent: 1), .no("UIContinuous", "continuous"),
                .image("UIMinimumValueImage", "minimumValueImage"), .image("UIMaximumValueImage", "maximumValueImage"),
                .derived(["UIBehavioralStyle"]),
            ],
            [
                .color("UIMinimumTintColor", "minimumTrackTintColor"), .color("UIMaximumTintColor", "maximumTrackTintColor"),
                .color("UIThumbTintColor", "thumbTintColor"),
            ]),
        view(
            "UIStepper", "stepper",
            control + [
                .number("UIValue", "value", unless: 0), .number("UIMinimumValue", "minimumValue", unless: 0),
                .numberOr("UIMaximumValue", "maximumValue", absent: 100), .number("UIStepValue", "stepValue", unless: 1),
                .no("UIContinuous", "continuous"), .no("UIAutorepeat", "autorepeat"), .yes("UIWraps", "wraps"),
            ]),
        view(
            "UIPageControl", "pageControl",
            control + [
                .number("UINumberOfPages", "numberOfPages", unless: 0), .number("UICurrentPage", "currentPage", unless: 0),
                .yes("UIHideForSinglePage", "hidesForSinglePage"), .yes("UIDefersCurrentPageDisplay", "defersCurrentPageDisplay"),
            ],
            [
                .color("UIPageIndicatorTintColor", "pageIndicatorTintColor"),
                .color("UICurrentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
            ]),
        view(
            "UIDatePicker", "datePicker",
            control + [
                .choice("UIDatePickerMode", "datePickerMode", ["time", "date", "dateAndTime", "countDownTimer"], absent: 2),
                .numberOr("UIMinuteInterval", "minuteInterval", absent: 1),
                .choice("UIPickerStyle", "style", [nil, "wheels", "compact", "inline"], absent: 0),
                .number("UICountDownDuration", "countDownDuration", unless: 0),
                .noUnlessTrue("UIDatePickerUseCurrentDateDuringDecoding", "useCurrentDate"),
            ], [.content(.dates, ["UIDate", "UIMinimumDate", "UIMaximumDate", "UILocale"])]),
        view(
            "UIColorWell", "colorWell",
            control + [.text("UIColorWellTitle", "title"), .no("UIColorWellSupportsAlpha", "supportsAlpha")],
            [.color("UIColorWellColor", "selectedColor")]),
        view(
            "UIActivityIndicatorView", "activityIndicatorView",
            [
                .words(
                    "UIActivityIndicatorViewStyle-Modern", "style",
                    [0: "whiteLarge", 1: "white", 2: "gray", 100: "medium", 101: "large"], absent: nil),
                .words("UIActivityIndicatorViewStyle", "style", [0: "whiteLarge", 1: "white", 2: "gray"], absent: nil),
                .yes("UIAnimating", "animating"), .yesUnlessFalse("UIHidesWhenStopped", "hidesWhenStopped"),
            ], [.color("UIColor", "color")]),
        view("UIPickerView", "pickerView", [.yes("UIShowsSelectionBar", "showsSelectionIndicator"), .derived(["UIAllowSelectingCells"])]),
        view("UIWebView", "webView", [.derived(["UIDelegate"])], [.content(.dataDetectors, ["UIDataDetectorTypes"])]),
        view("WKWebView", "wkWebView"),
        view("MKMapView", "mapView"),
        view(
            "UIVisualEffectView", "visualEffectView", [],
            [
                .content(.visualEffect, ["UIVisualEffectViewContentView", "UIVisualEffectViewEffect"]),
                .derived(["UIVisualEffectViewGroupName"]),
            ]),
        view("_UIVisualEffectContentView", "view"),
    ]
}
