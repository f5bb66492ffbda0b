import FormworkModel

/// The table of document parts that older systems don't have.
///
/// The comment of a row names its source: the page of Apple's documentation (developer.apple.com/documentation/…) with the availability, or
/// Xcode's own message as public reports quote it ("[12]" ends Xcode's errors, "[9]" its warnings). Parts without a source aren't in the table.
extension AvailabilityRow {
    static let all = classes + attributes

    private static let classes: [AvailabilityRow] = [
        // Xcode: "Class Unavailable: UIStackView before iOS 9.0" (damboscolo/SwiftToast#12); appkit/nsstackview
        type("UIStackView", element: "stackView", iOS: .init(9)), type("NSStackView", element: "stackView", macOS: .init(10, 9)),
        // Xcode: "WKWebView before iOS 11.0 (NSCoding support was broken in previous versions)" (stackoverflow.com/questions/46221577);
        // the same words for macOS 10.11 in the change log of SplashBuddy.
        type(
            "WKWebView", element: "wkWebView", iOS: .init(11), macOS: .init(10, 12),
            reason: "NSCoding support was broken in previous versions"),
        // uikit/uivisualeffectview, appkit/nsvisualeffectview
        type("UIVisualEffectView", element: "visualEffectView", iOS: .init(8)),
        type("NSVisualEffectView", element: "visualEffectView", macOS: .init(10, 10)),
        // uikit/uicalendarview, uikit/uicolorwell
        type("UICalendarView", element: "calendarView", iOS: .init(16)), type("UIColorWell", element: "colorWell", iOS: .init(14)),
        // swiftui/uihostingcontroller, swiftui/nshostingcontroller
        type("UIHostingController", element: "hostingController", iOS: .init(13), tvOS: .init(13)),
        type("NSHostingController", element: "hostingController", macOS: .init(10, 15)),
        // pdfkit/pdfview, metalkit/mtkview, scenekit/scnview, mapkit/mkmapview
        type("PDFView", element: "pdfView", iOS: .init(11)), type("MTKView", element: "mtkView", iOS: .init(9), macOS: .init(10, 11)),
        type("SCNView", element: "sceneKitView", iOS: .init(8), macOS: .init(10, 8)),
        type("MKMapView", element: "mapView", macOS: .init(10, 9)),
        // arkit/arscnview, arkit/arskview
        type("ARSCNView", element: "arscnView", iOS: .init(11)), type("ARSKView", element: "arskView", iOS: .init(11)),
        // avkit/avplayerviewcontroller
        type("AVPlayerViewController", element: "avPlayerViewController", iOS: .init(8)),
        // appkit/nsgridview, appkit/nsswitch, appkit/nssearchtoolbaritem, appkit/nscombobutton
        type("NSGridView", element: "gridView", macOS: .init(10, 12)), type("NSSwitch", element: "switch", macOS: .init(10, 15)),
        type("NSSearchToolbarItem", element: "searchToolbarItem", macOS: .init(11)),
        type("NSComboButton", element: "comboButton", macOS: .init(13)),
    ]

    private static let attributes: [AvailabilityRow] = [
        // Xcode: "Storyboards are not available before macOS 10.10 [12]" (ashen-zhao/ReadChinese#2)
        AvailabilityRow(
            "a storyboard", "document", ["type"], ["com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"], macOS: .init(10, 10),
            isRefused: true),
        // Xcode: "Safe Area Layout Guide before iOS 9.0 [12]"
        AvailabilityRow(
            "the safe area layout guide", "viewLayoutGuide", ["key"], ["safeArea"], iOS: .init(9), isRefused: true, isReportedOnce: true),
        // uikit/uiscrollview/contentlayoutguide, uikit/uiscrollview/framelayoutguide
        AvailabilityRow(
            "the content layout guide of a scroll view", "viewLayoutGuide", ["key"], ["contentLayoutGuide"], iOS: .init(11),
            tvOS: .init(11), isConstrained: true),
        AvailabilityRow(
            "the frame layout guide of a scroll view", "viewLayoutGuide", ["key"], ["frameLayoutGuide"], iOS: .init(11), tvOS: .init(11),
            isConstrained: true),
        // Xcode: "Named colors do not work prior to iOS 11.0" (an error); uikit/uicolor/init(named:), appkit/nscolor/init(named:)
        AvailabilityRow("a named color", "namedColor", iOS: .init(11), tvOS: .init(11), isRefused: true),
        AvailabilityRow("a named color", "namedColor", macOS: .init(10, 13)),
        // uikit/uifont/textstyle: title1, title2, title3, callout, largetitle; appkit/nsfont/preferredfont(fortextstyle:options:)
        AvailabilityRow(
            "the text style Title 1", "fontDescription", ["style"], ["UICTFontTextStyleTitle1"], iOS: .init(9)),
        AvailabilityRow(
            "the text style Title 2", "fontDescription", ["style"], ["UICTFontTextStyleTitle2"], iOS: .init(9)),
        AvailabilityRow(
            "the text style Title 3", "fontDescription", ["style"], ["UICTFontTextStyleTitle3"], iOS: .init(9)),
        AvailabilityRow(
            "the text style Callout", "fontDescription", ["style"], ["UICTFontTextStyleCallout"], iOS: .init(9)),
        AvailabilityRow(
            "the text style Large Title", "fontDescription", ["style"], ["UICTFontTextStyleTitle0"], iOS: .init(11)),
        AvailabilityRow("a text style", "font", ["textStyle"], macOS: .init(11)),
        // uikit/uiimage/init(systemname:), appkit/nsimage/init(systemsymbolname:accessibilitydescription:)
        AvailabilityRow(
            "a system symbol", "image", ["catalog"], ["system"], iOS: .init(13), tvOS: .init(13), macOS: .init(11),
            isReportedOnce: true),
        // uikit/uibutton/configuration-swift.struct
        AvailabilityRow("a button configuration", "buttonConfiguration", iOS: .init(15), tvOS: .init(15)),
        // Xcode: "Large Style before iOS 13.0 [9]"; uikit/uiactivityindicatorview/style-swift.enum/medium
        AvailabilityRow(
            "the style Large of an activity indicator", "activityIndicatorView", ["style"], ["large"], iOS: .init(13), tvOS: .init(13)),
        AvailabilityRow(
            "the style Medium of an activity indicator", "activityIndicatorView", ["style"], ["medium"], iOS: .init(13), tvOS: .init(13)),
        // Xcode: "First baseline layout attribute before iOS 8.0", "Layout attributes relative to the layout margin on iOS versions prior
        // to 8.0"
        AvailabilityRow(
            "the layout attribute First Baseline", "constraint", ["firstAttribute", "secondAttribute"], ["firstBaseline"], iOS: .init(8)),
        AvailabilityRow(
            "a layout attribute relative to the margin", "constraint", ["firstAttribute", "secondAttribute"],
            [
                "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
                "centerYWithinMargins",
            ], iOS: .init(8)),
        // Xcode: "Detaches Hidden Views before OS X 10.11", "Distribution before OS X 10.11" (gureum/gureum#397)
        AvailabilityRow("Detaches Hidden Views of a stack view", "stackView", ["detachesHiddenViews"], ["YES"], macOS: .init(10, 11)),
        AvailabilityRow(
            "the distribution of a stack view", "stackView", ["distribution"],
            ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"], macOS: .init(10, 11)),
    ]
}
