/// The classes of view elements, by element name.
package enum ViewClass {
    /// Whether elements with this name are views. Other elements are views if they have a frame.
    package static func isView(_ name: Name) -> Bool { kits[name] != nil }

    /// Returns the class for an element's name, such as `UILabel` or `NSTextField`; nil if there is none.
    package static func name(_ element: Name, platform: Platform) -> String? {
        guard let names = kits[element] ?? others[element] else { return nil }
        return switch platform {
        case .macOS: names.appKit ?? names.uiKit
        case .watchOS: names.watchKit ?? names.uiKit
        case .iOS, .tvOS: names.uiKit ?? names.appKit
        }
    }

    /// Whether a class name is one of the platforms' own.
    package static func isPlatformClass(_ name: String) -> Bool { platformClasses.contains(name) }

    private static let platformClasses = Set(
        (kits.names + others.names).flatMap { [$0.uiKit, $0.appKit, $0.watchKit] }.compactMap(\.self) + [
            "UIControl", "NSControl",
        ])

    private struct Names: Sendable {
        var uiKit: String?
        var appKit: String?
        var watchKit: String?
    }

    /// The classes of elements. Lookups by number need no dictionary, for whose keys the runtime searches all conformances of the program.
    private struct Table: Sendable {
        let names: [Names]
        /// The place in the list, from 1, by the number of a name; 0 for the others.
        private var places = [UInt8](repeating: 0, count: Int(Name.other.id) + 1)

        init(_ entries: [(Name, Names)]) {
            names = entries.map(\.1)
            for (place, entry) in entries.enumerated() { places[Int(entry.0.id)] = UInt8(place + 1) }
        }

        subscript(name: Name) -> Names? {
            let place = places[Int(name.id)]
            return place == 0 ? nil : names[Int(place) - 1]
        }
    }

    private static func both(_ name: String) -> Names { Names(uiKit: "UI" + name, appKit: "NS" + name) }
    private static func ui(_ name: String) -> Names { Names(uiKit: "UI" + name) }
    private static func ns(_ name: String) -> Names { Names(appKit: "NS" + name) }
    private static func any(_ name: String) -> Names { Names(uiKit: name, appKit: name) }
    private static func watch(_ uiKit: String, watchKit: String) -> Names {
        Names(uiKit: "UI" + uiKit, appKit: "NS" + uiKit, watchKit: "WKInterface" + watchKit)
    }

    private static let kits = Table([
        (.view, both("View")), (.label, watch("Label", watchKit: "Label")), (.button, watch("Button", watchKit: "Button")),
        (.textField, both("TextField")),
        (.imageView, watch("ImageView", watchKit: "Image")), (.stackView, both("StackView")), (.scrollView, both("ScrollView")),
        (.tableView, both("TableView")), (.collectionView, both("CollectionView")), (.textView, both("TextView")),
        (.switch, watch("Switch", watchKit: "Switch")), (.slider, watch("Slider", watchKit: "Slider")),
        (.segmentedControl, both("SegmentedControl")),
        (.stepper, both("Stepper")), (.progressView, ui("ProgressView")), (.activityIndicatorView, ui("ActivityIndicatorView")),
        (.pageControl, ui("PageControl")), (.datePicker, both("DatePicker")), (.pickerView, ui("PickerView")),
        (.searchBar, ui("SearchBar")),
        (.toolbar, both("Toolbar")), (.navigationBar, ui("NavigationBar")), (.tabBar, ui("TabBar")),
        (.webView, Names(uiKit: "UIWebView", appKit: "WebView")), (.wkWebView, any("WKWebView")), (.mapView, any("MKMapView")),
        (.containerView, both("View")), (.visualEffectView, both("VisualEffectView")), (.glkView, any("GLKView")),
        (.mtkView, any("MTKView")),
        (.skView, any("SKView")), (.sceneKitView, any("SCNView")), (.arscnView, any("ARSCNView")), (.arskView, any("ARSKView")),
        (.pdfView, any("PDFView")), (.openGLView, ns("OpenGLView")), (.tableViewCell, ui("TableViewCell")),
        (.tableViewCellContentView, ui("View")), (.collectionViewCell, ui("CollectionViewCell")),
        (.collectionViewCellContentView, ui("View")), (.collectionReusableView, ui("CollectionReusableView")), (.customView, ns("View")),
        (.clipView, ns("ClipView")), (.scroller, ns("Scroller")), (.box, ns("Box")), (.tabView, ns("TabView")),
        (.splitView, ns("SplitView")),
        (.gridView, ns("GridView")), (.tableHeaderView, ns("TableHeaderView")), (.tableCellView, ns("TableCellView")),
        (.tableRowView, ns("TableRowView")), (.outlineView, ns("OutlineView")), (.popUpButton, ns("PopUpButton")),
        (.comboBox, ns("ComboBox")),
        (.comboButton, ns("ComboButton")), (.searchField, ns("SearchField")), (.secureTextField, ns("SecureTextField")),
        (.tokenField, ns("TokenField")), (.progressIndicator, ns("ProgressIndicator")), (.colorWell, both("ColorWell")),
        (.matrix, ns("Matrix")),
        (.pathControl, ns("PathControl")), (.levelIndicator, ns("LevelIndicator")), (.predicateEditor, ns("PredicateEditor")),
        (.ruleEditor, ns("RuleEditor")), (.browser, ns("Browser")), (.form, ns("Form")), (.qtMovieView, any("QTMovieView")),
        (.group, Names(watchKit: "WKInterfaceGroup")), (.separator, Names(watchKit: "WKInterfaceSeparator")),
        (.table, Names(watchKit: "WKInterfaceTable")), (.picker, Names(watchKit: "WKInterfacePicker")),
    ])

    private static let others = Table([
        (.viewController, both("ViewController")), (.tableViewController, ui("TableViewController")),
        (.collectionViewController, ui("CollectionViewController")), (.navigationController, ui("NavigationController")),
        (.tabBarController, ui("TabBarController")), (.splitViewController, both("SplitViewController")),
        (.pageViewController, Names(uiKit: "UIPageViewController", appKit: "NSPageController")),
        (.glkViewController, any("GLKViewController")), (.avPlayerViewController, any("AVPlayerViewController")),
        (.windowController, ns("WindowController")), (.tabViewController, ns("TabViewController")), (.window, both("Window")),
        (.controller, Names(watchKit: "WKInterfaceController")), (.application, both("Application")),
        (.notificationController, Names(watchKit: "WKUserNotificationInterfaceController")),
        (.glanceController, Names(watchKit: "WKInterfaceController")), (.customObject, Names(uiKit: "NSObject", appKit: "NSObject")),
    ])
}
