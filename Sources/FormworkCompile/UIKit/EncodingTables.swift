import FormworkNib

/// The tables of UIKit's views.
enum EncodingTables {
    /// By the name of the element.
    static let all: [String: EncodingTable] = Dictionary(
        (views + texts + controls + bars + lists + objects + controllers).map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })

    // MARK: Every view

    /// What every view has, in the order of its keys, up to those of its class.
    private static func head(priorities: Bool) -> [EncodingRow] {
        [
            .special(.geometry, children: ["frame", "frameInset", "contentRect"]), .special(.subviews, children: ["subviews"]),
            .special(.background, children: ["backgroundColor"]),
            .always("UIDeepDrawRect", .truth(true)), .special(.opacity, attributes: ["opaque"]),
            .integer("UITag", "tag", usual: nil, omit: 0), .yes("UIHidden", "hidden"),
            .not("UIUserInteractionDisabled", "userInteractionEnabled"), .yes("UIMultipleTouchEnabled", "multipleTouchEnabled"),
            .unlessNo("UIAutoresizeSubviews", "autoresizesSubviews"),
            .special(.autoresizing, children: ["autoresizingMask"]),
            .choice("UIContentMode", "contentMode", InterfaceTables.contentModes, usual: 0, omit: 0),
            .float("UIAlpha", "alpha", usual: nil, omit: 1),
            .special(.clipping, attributes: ["clipsSubviews", "clipsToBounds"]),
            .no("UIClearsContextBeforeDrawing", "clearsContextBeforeDrawing"),
            .special(.translates, attributes: ["translatesAutoresizingMaskIntoConstraints"]),
            .unproved(.yes("UIViewLayoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth")),
            .color("UITintColor", "tintColor"), .text("UIRestorationIdentifier", "restorationIdentifier"),
            .special(.constraints, children: ["constraints"]),
            .priorities(
                "UIViewContentHuggingPriority", "horizontalHuggingPriority", "verticalHuggingPriority", usual: 250, always: priorities),
            .priorities(
                "UIViewContentCompressionResistancePriority", "horizontalCompressionResistancePriority",
                "verticalCompressionResistancePriority", usual: 750, always: false),
            .special(.contentStretch, children: ["contentStretch"]),
            .special(
                .guides,
                attributes: ["preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"],
                children: [
                    "layoutMargins", "directionalLayoutMargins", "viewLayoutGuide", "safeArea", "contentLayoutGuide", "frameLayoutGuide",
                    "keyboard",
                ]),
            .choice(
                "UIViewSemanticContentAttribute", "semanticContentAttribute",
                [nil, "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
                usual: 0, omit: nil),
            .since(.xcode11, .always("UIViewLargeContentStoredProperties", .null)),
        ]
    }

    static func view(
        _ element: String, _ className: String, fallbacks: [String] = [], isProved: Bool = true, priorities: Bool = false,
        _ rows: [EncodingRow] = []
    ) -> EncodingTable {
        EncodingTable(
            element, className, kind: .view, fallbacks: fallbacks, isProved: isProved, head(priorities: priorities) + rows)
    }

    /// What every control has.
    static let control: [EncodingRow] = [
        .yes("UIHighlighted", "highlighted"), .yes("UISelected", "selected"), .not("UIDisabled", "enabled"),
        .choice("UIContentVerticalAlignment", "contentVerticalAlignment", ["center", "top", "bottom", "fill"], usual: 0, omit: 0),
        .choice(
            "UIContentHorizontalAlignment", "contentHorizontalAlignment", ["center", "left", "right", "fill", "leading", "trailing"],
            usual: 0, omit: 0),
    ]

    static let textAlignment: EncodingRow = .choice(
        "UITextAlignment", "textAlignment", ["left", "center", "right", "justified", "natural"], usual: 0, omit: nil)

    /// What every view that scrolls has.
    static let scroll: [EncodingRow] = [
        .since(.xcode11, .always("UIScrollViewIndicatorInsetAdjustmentBehavior", .integer(1))),
        .unproved(.insets("UIContentInset", "contentInset")), .unproved(.insets("UIScrollIndicatorInsets", "scrollIndicatorInsets")),
        .unproved(.choice("UIIndicatorStyle", "indicatorStyle", ["default", "black", "white"], usual: 0, omit: 0)),
        .no("UIShowsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
        .no("UIShowsVerticalScrollIndicator", "showsVerticalScrollIndicator"), .not("UIScrollDisabled", "scrollEnabled"),
        .unproved(.yes("UIDirectionalLockEnabled", "directionalLockEnabled")),
        .yes("UIPagingEnabled", "pagingEnabled"), .no("UIBounceEnabled", "bounces"), .unlessNo("UIBouncesZoom", "bouncesZoom"),
        .yes("UIAlwaysBounceVertical", "alwaysBounceVertical"), .yes("UIAlwaysBounceHorizontal", "alwaysBounceHorizontal"),
        .unproved(.float("UIMinimumZoomScale", "minimumZoomScale", usual: nil, omit: 1)),
        .unproved(.float("UIMaximumZoomScale", "maximumZoomScale", usual: nil, omit: 1)),
        .unproved(.no("UIDelaysContentTouches", "delaysContentTouches")),
        .unproved(.no("UICanCancelContentTouches", "canCancelContentTouches")),
        .special(.contentSize, attributes: ["dataMode"]),
        .choice("UIKeyboardDismissMode", "keyboardDismissMode", ["none", "onDrag", "interactive"], usual: 0, omit: 0),
        .since(
            .xcode9,
            .choice(
                "UIScrollViewContentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
                ["automatic", "scrollableAxes", "never", "always"], usual: 0, omit: nil)),
    ]

    // MARK: Plain views

    static let views: [EncodingTable] = [
        view("view", "UIView"), view("containerView", "UIView", isProved: false),
        view(
            "window", "UIWindow", isProved: false,
            [
                .yes("UIVisibleAtLaunch", "visibleAtLaunch"), .yes("UIResizesToFullScreen", "resizesToFullScreen"),
            ]),
        view(
            "imageView", "UIImageView",
            [
                .image("UIImage", "image"), .image("UIHighlightedImage", "highlightedImage"), .yes("UIHighlighted", "highlighted"),
                .special(.designImages, attributes: ["catalog", "highlightedImageCatalog"]), .late("adjustsImageWhenAncestorFocused"),
                .special(.symbolConfiguration, children: ["preferredSymbolConfiguration"]),
                .unproved(
                    .yes("UIAdjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory")),
            ]),
        view(
            "stackView", "UIStackView",
            [
                .special(.stack, attributes: ["axis", "alignment"]),
                .choice(
                    "UIStackViewDistribution", "distribution",
                    ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"], usual: 0, omit: nil),
                .special(.stackAlignment), .special(.stackSpacing, attributes: ["spacing", "spacingType"]),
                .flag("UIStackViewBaselineRelative", "baselineRelativeArrangement", usual: false),
                .flag("UIStackViewLayoutMarginsRelative", "layoutMarginsRelativeArrangement", usual: false),
            ]),
        view("scrollView", "UIScrollView", scroll),
        view(
            "progressView", "UIProgressView",
            [
                .choice("UIProgressViewStyle", "progressViewStyle", ["default", "bar"], usual: 0, omit: 0),
                .float("UIProgress", "progress", usual: nil, omit: 0), .color("UIProgressTrackTintColor", "trackTintColor"),
                .color("UIProgressProgressTintColor", "progressTintColor"), .image("UIProgressTrackImage", "trackImage"),
                .image("UIProgressProgressImage", "progressImage"),
            ]),
        view(
            "activityIndicatorView", "UIActivityIndicatorView", isProved: false,
            [
                .special(.activityStyle),
                .words(
                    "UIActivityIndicatorViewStyle", "style", ["whiteLarge": 0, "white": 1, "gray": 2, "medium": 1, "large": 0],
                    usual: 1,
                    omit: nil),
                // Said always: UIKit hides one that says nothing, documents show it.
                .flag("UIHidesWhenStopped", "hidesWhenStopped", usual: false), .yes("UIAnimating", "animating"),
                .color("UIColor", "color"),
            ]),
        view(
            "pickerView", "UIPickerView", priorities: true,
            [
                .flag("UIShowsSelectionBar", "showsSelectionIndicator", usual: false), .always("UIAllowSelectingCells", .truth(true)),
            ]),
        view(
            "webView", "UIWebView",
            [
                .always("UIDelegate", .null), .yes("UIScalesPageToFit", "scalesPageToFit"),
                .special(.dataDetectors, children: ["dataDetectorTypes"]),
                .unproved(
                    .choice(
                        "UIPaginationMode", "paginationMode", [nil, "leftToRight", "topToBottom", "bottomToTop", "rightToLeft"], usual: 0,
                        omit: 0)),
            ]),
        view(
            "wkWebView", "WKWebView", isProved: false,
            [
                .special(.webConfiguration, children: ["configuration"]),
                // What is not written is read as NO, whatever web views begin with.
                .flag("allowsBackForwardNavigationGestures", "allowsBackForwardNavigationGestures", usual: false),
                .flag("allowsLinkPreview", "allowsLinkPreview", usual: true), .text("customUserAgent", "customUserAgent"),
            ]),
        view(
            "mapView", "MKMapView", isProved: false,
            [
                .choice(
                    "MKMapType", "mapType", ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"],
                    usual: 0, omit: nil),
                .flag("MKZoomEnabled", "zoomEnabled", usual: true), .flag("MKScrollEnabled", "scrollEnabled", usual: true),
                .flag("MKRotateEnabled", "rotateEnabled", usual: true), .flag("MKPitchEnabled", "pitchEnabled", usual: true),
                .flag("MKShowsUserLocation", "showsUserLocation", usual: false), .flag("MKShowsScaleKey", "showsScale", usual: false),
                .flag("MKShowsCompass", "showsCompass", usual: true), .flag("MKShowsTraffic", "showsTraffic", usual: false),
                .flag("MKShowsBuildings", "showsBuildings", usual: true),
                .flag("MKShowsPointsOfInterest", "showsPointsOfInterest", usual: true),
            ]),
        view(
            "visualEffectView", "UIVisualEffectView", [.special(.visualEffect, children: ["contentView", "blurEffect", "vibrancyEffect"])]),
        view("glkView", "GLKView", isProved: false), view("mtkView", "MTKView", isProved: false),
        view("skView", "SKView", isProved: false), view("sceneKitView", "SCNView", isProved: false),
        view("arscnView", "ARSCNView", isProved: false), view("arskView", "ARSKView", isProved: false),
        view("pdfView", "PDFView", isProved: false),
    ]
}

extension CompilerGeneration {
    static let xcode9 = CompilerGeneration(xcode: .init(9))
    static let xcode11 = CompilerGeneration(xcode: .init(11))
    static let xcode12 = CompilerGeneration(xcode: .init(12))
}
