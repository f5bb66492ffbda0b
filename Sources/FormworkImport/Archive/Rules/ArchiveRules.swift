/// How objects of a class are written: the element and the steps.
struct ArchiveRules: Sendable {
    var element: ModernName
    var steps: [ArchiveStep]
    /// The keys that the steps read or drop, by symbol.
    private var known: [UInt64]

    /// The rules that write the groups of steps one after another.
    init(_ element: ModernName, _ groups: [ArchiveStep]...) {
        self.element = element
        steps = Array(groups.joined())
        known = [UInt64](repeating: 0, count: ArchiveKey.allCases.count / 64 + 1)
        for key in steps.flatMap(\.keys) { known[Int(key.rawValue) / 64] |= 1 << (key.rawValue % 64) }
        for key in ArchiveKey.allCases where key.isDropped { known[Int(key.rawValue) / 64] |= 1 << (key.rawValue % 64) }
    }

    func knows(_ key: ArchiveKey) -> Bool { known[Int(key.rawValue) / 64] & (1 << (key.rawValue % 64)) != 0 }
}

/// Which class is written by which table.
extension ArchiveRules {
    static func rules(for name: ArchiveClass) -> ArchiveRules? { byClass[Int(name.rawValue)] }

    private static let byClass: [ArchiveRules?] = {
        var rules = [ArchiveRules?](repeating: nil, count: ArchiveClass.allCases.count)
        for (name, rule) in iOSClasses + macViewClasses + macClasses + cellClasses + rareClasses { rules[Int(name.rawValue)] = rule }
        return rules
    }()

    private static let iOSClasses: [(ArchiveClass, ArchiveRules)] = [
        (.IBProxyObject, placeholder), (.IBUICustomObject, iosCustomObject), (.IBUIView, view), (.IBUILabel, label), (.IBUIButton, button),
        (.IBUIImageView, imageView), (.IBUITextField, textField), (.IBUISlider, slider), (.IBUISwitch, `switch`), (.IBUIStepper, stepper),
        (.IBUIActivityIndicatorView, activityIndicator), (.IBUIProgressView, progressView), (.IBUIPageControl, pageControl),
        (.IBUIPickerView, pickerView), (.IBUIDatePicker, datePicker), (.IBMKMapView, mapView), (.IBUISegmentedControl, segmentedControl),
        (.IBUIScrollView, scrollView), (.IBUITableView, tableView), (.IBUITextView, textView), (.IBUIWebView, webView),
        (.IBUICollectionView, collectionView), (.IBUITableViewCell, tableViewCell), (.IBUICollectionViewCell, collectionViewCell),
        (.IBUIWindow, window), (.IBUIToolbar, toolbar), (.IBUINavigationBar, navigationBar), (.IBUITabBar, tabBar),
        (.IBUISearchBar, searchBar), (.IBUIBarButtonItem, barButtonItem), (.IBUITabBarItem, tabBarItem),
        (.IBUINavigationItem, navigationItem), (.IBUIViewController, viewController), (.IBUITableViewController, tableViewController),
        (.IBUICollectionViewController, collectionViewController), (.IBUINavigationController, navigationController),
        (.IBUITabBarController, tabBarController), (.IBUISplitViewController, splitViewController),
        (.IBUISearchDisplayController, searchDisplayController), (.IBUITapGestureRecognizer, tapGesture),
        (.IBUISwipeGestureRecognizer, swipeGesture), (.IBUIPanGestureRecognizer, panGesture), (.IBUIPinchGestureRecognizer, pinchGesture),
        (.IBUIRotationGestureRecognizer, rotationGesture), (.IBUILongPressGestureRecognizer, longPressGesture),
        (.IBUIPongPressGestureRecognizer, longPressGesture),
    ]

    private static let macViewClasses: [(ArchiveClass, ArchiveRules)] = [
        (.NSView, macPlainView), (.NSCustomView, macCustomView), (.NSControl, macControl), (.NSTextField, macTextField),
        (.NSSecureTextField, secureTextField), (.NSSearchField, searchField), (.NSTokenField, tokenField), (.NSComboBox, comboBox),
        (.NSButton, macButton), (.NSPopUpButton, popUpButton), (.NSSlider, macSlider), (.NSStepper, macStepper),
        (.NSSegmentedControl, macSegmentedControl), (.NSDatePicker, macDatePicker), (.NSImageView, macImageView),
        (.NSLevelIndicator, levelIndicator), (.NSPathControl, pathControl), (.NSBrowser, browser), (.NSColorWell, colorWell), (.NSBox, box),
        (.NSProgressIndicator, progressIndicator), (.NSTabView, tabView), (.NSSplitView, splitView), (.NSMatrix, matrix), (.NSForm, form),
        (.NSScroller, scroller), (.WebView, macWebView), (.NSOpenGLView, openGLView), (.QTMovieView, movieView),
        (.NSCollectionView, macCollectionView), (.NSPredicateEditor, predicateEditor), (.NSRuleEditor, ruleEditor),
        (.NSScrollView, macScrollView), (.NSClipView, clipView), (.NSTableView, macTableView), (.NSOutlineView, outlineView),
        (.NSTableHeaderView, tableHeaderView), (.NSTableCellView, tableCellView), (.NSTextView, macTextView),
        (.NSStackView, macStackView), (.NSVisualEffectView, visualEffectView), (.NSGridView, gridView),
        (.NSSwitch, macSwitch), (.WKWebView, modernWebView),
    ]

    private static let macClasses: [(ArchiveClass, ArchiveRules)] = [
        (.NSWindowTemplate, macWindow), (.NSTabViewItem, tabViewItem), (.NSTableColumn, tableColumn), (.NSDrawer, drawer), (.NSMenu, menu),
        (.NSMenuItem, menuItem), (.NSToolbar, macToolbar), (.NSToolbarItem, toolbarItem), (.NSToolbarFlexibleSpaceItem, toolbarItem),
        (.NSToolbarSpaceItem, toolbarItem), (.NSToolbarSeparatorItem, toolbarItem), (.NSCustomObject, customObject),
        (.NSUserDefaultsController, userDefaultsController), (.NSObjectController, objectController), (.NSArrayController, arrayController),
        (.NSTreeController, treeController), (.NSViewController, macViewController),
        (.NSWindowController, macController(.windowController)),
        (.NSSplitViewController, macController(.splitViewController)), (.NSTabViewController, macController(.tabViewController)),
        (.NSCollectionViewItem, collectionViewItem), (.NSGridRow, gridRow), (.NSGridColumn, gridColumn), (.NSGridCell, gridCell),
        (.NSNumberFormatter, numberFormatter), (.NSDateFormatter, dateFormatter), (.IBCustomFormatter, customFormatter),
        (.NSFormatter, customFormatter), (.NSByteCountFormatter, byteCountFormatter), (.NSSplitViewItem, splitViewItem),
        (.NSPredicateEditorRowTemplate, predicateEditorRowTemplate),
    ]

    private static let cellClasses: [(ArchiveClass, ArchiveRules)] = [
        (.NSTextFieldCell, textFieldCell), (.NSSecureTextFieldCell, secureTextFieldCell), (.NSTokenFieldCell, tokenFieldCell),
        (.NSSearchFieldCell, searchFieldCell), (.NSComboBoxCell, comboBoxCell), (.NSFormCell, formCell),
        (.NSTableHeaderCell, tableHeaderCell), (.IBCustomCell, customCell), (.NSCell, customCell), (.NSActionCell, actionCell),
        (.NSButtonCell, buttonCell), (.NSPopUpButtonCell, popUpButtonCell), (.NSImageCell, imageCell), (.NSSliderCell, sliderCell),
        (.NSStepperCell, stepperCell), (.NSSegmentedCell, segmentedCell), (.NSDatePickerCell, datePickerCell),
        (.NSLevelIndicatorCell, levelIndicatorCell), (.NSPathCell, pathCell),
    ]
}
