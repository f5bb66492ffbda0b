import FormworkTree

/// How objects of a class are written: the element and the steps.
struct ArchiveRules: Sendable {
    var element: ModernName
    var steps: [ArchiveStep]
    /// The keys that the steps read or drop.
    private let known: SymbolTable

    /// The rules that write the groups of steps one after another.
    init(_ element: ModernName, _ groups: [ArchiveStep]...) {
        self.element = element
        steps = Array(groups.joined())
        known = SymbolTable(steps.flatMap(\.keys))
    }

    /// Whether a step reads a key, or it is dropped. A node without one is an item of a list.
    // Safe pointers: the caller lends the bytes of the tree, and a key is a range of them.
    func knows(_ key: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        known.find(key, in: bytes) != nil || ArchiveKeys.dropped.find(key, in: bytes) != nil
    }
}

/// Which class is written by which table.
extension ArchiveRules {
    static func rules(for name: ArchiveClass) -> ArchiveRules? { byClass[Int(name.rawValue)] }

    /// The names of AppKit's classes that have rules.
    static let macClassNames = ArchiveClass.allCases.filter { rules(for: $0) != nil }.map(\.spelling)

    private static let byClass: [ArchiveRules?] = {
        var rules = [ArchiveRules?](repeating: nil, count: ArchiveClass.allCases.count)
        for (name, rule) in otherClasses + macViewClasses + macClasses + cellClasses + rareClasses { rules[Int(name.rawValue)] = rule }
        return rules
    }()

    private static let otherClasses: [(ArchiveClass, ArchiveRules)] = [
        (.IBProxyObject, placeholder), (.IBUISearchDisplayController, searchDisplayController),
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
        (.NSWindowController, macController("windowController")),
        (.NSSplitViewController, macController("splitViewController")), (.NSTabViewController, macController("tabViewController")),
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
