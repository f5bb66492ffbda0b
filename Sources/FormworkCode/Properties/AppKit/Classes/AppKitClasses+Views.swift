import FormworkModel

extension AppKitClasses {
    /// `NSView`, and the views that are no controls and hold no others of a kind.
    static let views: [KitClass] = [
        view, KitClass(name: "NSClipView", parent: "NSView", elements: ["clipView"], rules: clipRules, parts: clipParts), scroller,
        visualEffect, progressIndicator, colorWell,
        KitClass(name: "WKWebView", parent: "NSView", elements: ["wkWebView"], parts: webParts),
        KitClass(name: "NSOpenGLView", parent: "NSView", elements: ["openGLView"]),
        KitClass(name: "IKImageBrowserView", parent: "NSView", elements: ["ikImageBrowserView"]),
        KitClass(
            name: "WebView", parent: "NSView", elements: ["webView"], rules: [.string("frameName", "setValue(%, forKey: \"frameName\")")]),
        KitClass(name: "PDFView", parent: "NSView", elements: ["pdfView"], rules: pdfRules),
        KitClass(name: "MTKView", parent: "NSView", elements: ["mtkView"]),
        KitClass(name: "SCNView", parent: "NSView", elements: ["sceneKitView"]),
        KitClass(name: "SKView", parent: "NSView", elements: ["skView"]),
        KitClass(name: "MKMapView", parent: "NSView", elements: ["mapView"]),
    ]

    static let focusRings = "none exterior default"

    private static let view = KitClass(
        name: "NSView", parent: nil, elements: ["view", "customView", "containerView"],
        rules: PropertyRule.structural(
            "customClass customModule customModuleProvider translatesAutoresizingMaskIntoConstraints fixedFrame misplaced ambiguous "
                + "verifyAmbiguity propertyAccessControl sceneMemberID colorLabel reference explicitAnimation installed horizontal") + [
                .bool("hidden", "isHidden", false, layout: true),
                .bool("wantsLayer", "wantsLayer", false),
                .bool("canDrawConcurrently", "canDrawConcurrently", false),
                .bool("clipsToBounds", "clipsToBounds", nil, initial: nil),
                .bool("autoresizesSubviews", "autoresizesSubviews", true, layout: true),
                .bool("canDrawSubviewsIntoLayer", "canDrawSubviewsIntoLayer", false),
                .number("alphaValue", "alphaValue", 1), .number("frameRotation", "frameRotation", 0),
                .number("frameCenterRotation", "frameCenterRotation", 0), .number("boundsRotation", "boundsRotation", 0),
                .string("toolTip", "toolTip"),
                .string("identifier", "identifier = NSUserInterfaceItemIdentifier(%)"),
                .word("focusRingType", "focusRingType", focusRings, initial: "default"),
                .word("userInterfaceLayoutDirection", "userInterfaceLayoutDirection", "leftToRight rightToLeft", layout: true),
                .word(
                    "appearanceType", "appearance",
                    "aqua:NSAppearance(named:.aqua) darkAqua:NSAppearance(named:.darkAqua) vibrantLight:NSAppearance(named:.vibrantLight) "
                        + "vibrantDark:NSAppearance(named:.vibrantDark) inheritedVibrantLight:NSAppearance(named:.vibrantLight) "
                        + "inheritedVibrantDark:NSAppearance(named:.vibrantDark) inheritedAqua:NSAppearance(named:.aqua) "
                        + "inheritedDarkAqua:NSAppearance(named:.darkAqua)"),
                .none(
                    "mirrorLayoutDirectionWhenInternationalizing",
                    "Interface Builder mirrors at translation; set userInterfaceLayoutDirection"),
                .none("placeholderIntrinsicWidth", "it holds at design time only", layout: true),
                .none("placeholderIntrinsicHeight", "it holds at design time only", layout: true),
                .priority("horizontalHuggingPriority", "Hugging", "horizontal", "250", initial: "250"),
                .priority("verticalHuggingPriority", "Hugging", "vertical", "250", initial: "250"),
                .priority("horizontalCompressionResistancePriority", "CompressionResistance", "horizontal", "750", initial: "750"),
                .priority("verticalCompressionResistancePriority", "CompressionResistance", "vertical", "750", initial: "750"),
            ],
        parts: [
            .bilingual("accessibility") { part, variable, code in
                code.add(
                    part, to: variable,
                    [
                        .string("description", "setAccessibilityLabel(%)"), .string("help", "setAccessibilityHelp(%)"),
                        .string("identifier", "setAccessibilityIdentifier(%)"),
                    ])
            },
            .bilingual("animations") { part, _, code in
                if !part.children.isEmpty { code.leaveOut(part, "animations of archives are not written") }
            },
            .none("contentFilters", "filters of Core Image are not written"),
            .none("shadow", "a shadow is not written"),
            .structural("nil"),
        ])

    private static let scroller = KitClass(
        name: "NSScroller", parent: "NSControl", elements: ["scroller"],
        // What a scroll view keeps up itself.
        rules: PropertyRule.structural(
            "hidden doubleValue horizontal horizontalHuggingPriority verticalHuggingPriority enabled wantsLayer focusRingType "
                + "autoresizesSubviews"
        ) + [
            .word("controlSize", "controlSize", controlSizes, initial: "regular"),
            .none("arrowsPosition", "NSScroller has had no arrows since macOS 10.7", initial: "none"),
            .word("scrollerStyle", "scrollerStyle", "legacy overlay"), .word("knobStyle", "knobStyle", "default dark light"),
            .number("knobProportion", "knobProportion"),
        ])

    private static let clipRules: [PropertyRule] = [
        .bool("drawsBackground", "drawsBackground", true),
        // Scrolling by copying is no longer asked for; AppKit leaves the property without effect.
        .bool("copiesOnScroll", "copiesOnScroll", true),
        .bool("automaticallyAdjustsContentInsets", "automaticallyAdjustsContentInsets", true, layout: true),
    ]

    private static let clipParts: [PartRule] = [
        .color("backgroundColor", "backgroundColor"), .edgeInsets("contentInsets", "contentInsets"),
        .none("cursor", key: "documentCursor", "the cursor is not written"),
    ]

    private static let visualEffect = KitClass(
        name: "NSVisualEffectView", parent: "NSView", elements: ["visualEffectView"],
        rules: [
            .word(
                "material", "material",
                "titlebar selection menu popover sidebar headerView sheet windowBackground hudWindow HUDWindow:hudWindow "
                    + "fullScreenUI toolTip contentBackground underWindowBackground underPageBackground appearanceBased light dark "
                    + "mediumLight ultraDark", "appearanceBased", initial: nil),
            .word("blendingMode", "blendingMode", "behindWindow withinWindow", "behindWindow", initial: "behindWindow"),
            .word(
                "state", "state", "followsWindowActiveState active inactive", "followsWindowActiveState",
                initial: "followsWindowActiveState"),
            .bool("emphasized", "isEmphasized", false), .image("maskImage", "maskImage"),
        ])

    private static let progressIndicator = KitClass(
        name: "NSProgressIndicator", parent: "NSView", elements: ["progressIndicator"],
        rules: [
            .word("style", "style", "bar spinning", "bar", initial: "bar", layout: true),
            .word("controlSize", "controlSize", controlSizes, initial: "regular", layout: true),
            .bool("indeterminate", "isIndeterminate", false, initial: true),
            .bool("displayedWhenStopped", "isDisplayedWhenStopped", true, initial: nil),
            .bool("bezeled", "isBezeled", true), .bool("usesThreadedAnimation", "usesThreadedAnimation", nil, initial: nil),
            .number("minValue", "minValue", 0), .number("maxValue", "maxValue"), .number("doubleValue", "doubleValue", 0),
            .priority("horizontalHuggingPriority", "Hugging", "horizontal", "250", initial: nil),
            .priority("verticalHuggingPriority", "Hugging", "vertical", "250", initial: nil),
        ])

    private static let colorWell = KitClass(
        name: "NSColorWell", parent: "NSControl", elements: ["colorWell"],
        rules: [
            .bool("bordered", "isBordered", true), .bool("enabled", "isEnabled", true),
            .bool("continuous", "isContinuous", true, initial: nil),
            .word("colorWellStyle", "colorWellStyle", "default minimal expanded", layout: true),
            .word("style", "colorWellStyle", "default minimal expanded", layout: true),
            .bool("supportsAlpha", "supportsAlpha", true),
        ],
        parts: [.color("color", "color")])

    private static let webParts: [PartRule] = [
        .none("wkWebViewConfiguration", key: "configuration", "a configuration is given when the web view is made")
    ]

    private static let pdfRules: [PropertyRule] = [
        .bool("autoScales", "autoScales", nil, initial: nil), .bool("displaysPageBreaks", "displaysPageBreaks", true),
        .word("displayMode", "displayMode", "singlePage singlePageContinuous twoUp twoUpContinuous"),
    ]
}
