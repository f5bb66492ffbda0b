import FormworkTree

/// The rules for writing the objects of a class: the element and its steps.
struct ArchiveRules: Sendable {
    var element: ModernName
    var steps: [ArchiveStep]
    /// The keys that the steps read or drop.
    private let known: SymbolTable

    /// Creates rules from groups of steps.
    init(_ element: ModernName, _ groups: [ArchiveStep]...) {
        self.element = element
        steps = groups.joined().flatMap { Self.steps(for: $0, in: element) }
        known = SymbolTable(steps.flatMap(\.keys))
    }

    /// Whether a step reads or drops a key. A node without a key is an item of a list.
    // Safe pointers: the caller passes the bytes of the tree, and the key is a range in them.
    func knows(_ key: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        known.find(key, in: bytes) != nil || ArchiveKeys.dropped.find(key, in: bytes) != nil
    }
}

/// The rules by class.
extension ArchiveRules {
    /// Rules that are made on first use.
    typealias Maker = @Sendable () -> ArchiveRules

    static func rules(for name: ArchiveClass) -> ArchiveRules? { byClass[Int(name.rawValue)]?() }

    /// The names of the AppKit classes with rules.
    static let macClassNames = ArchiveClass.allCases.filter { byClass[Int($0.rawValue)] != nil }.map(\.spelling)

    private static let byClass: [Maker?] = {
        var rules = [Maker?](repeating: nil, count: ArchiveClass.allCases.count)
        for (name, rule) in otherClasses + macViewClasses + macClasses + cellClasses + rareClasses { rules[Int(name.rawValue)] = rule }
        return rules
    }()

    private static let otherClasses: [(ArchiveClass, Maker)] = [
        (.IBProxyObject, { placeholder }), (.IBUISearchDisplayController, { searchDisplayController }),
    ]

    private static let macViewClasses: [(ArchiveClass, Maker)] = [
        (.NSView, { macPlainView }), (.NSCustomView, { macCustomView }), (.NSControl, { macControl }), (.NSTextField, { macTextField }),
        (.NSSecureTextField, { secureTextField }), (.NSSearchField, { searchField }), (.NSTokenField, { tokenField }),
        (.NSComboBox, { comboBox }), (.NSButton, { macButton }), (.NSPopUpButton, { popUpButton }), (.NSSlider, { macSlider }),
        (.NSStepper, { macStepper }), (.NSSegmentedControl, { macSegmentedControl }), (.NSDatePicker, { macDatePicker }),
        (.NSImageView, { macImageView }), (.NSLevelIndicator, { levelIndicator }), (.NSPathControl, { pathControl }),
        (.NSBrowser, { browser }), (.NSColorWell, { colorWell }), (.NSBox, { box }), (.NSProgressIndicator, { progressIndicator }),
        (.NSTabView, { tabView }), (.NSSplitView, { splitView }), (.NSMatrix, { matrix }), (.NSForm, { form }), (.NSScroller, { scroller }),
        (.WebView, { macWebView }), (.NSOpenGLView, { openGLView }), (.QTMovieView, { movieView }),
        (.NSCollectionView, { macCollectionView }), (.NSPredicateEditor, { predicateEditor }), (.NSRuleEditor, { ruleEditor }),
        (.NSScrollView, { macScrollView }), (.NSClipView, { clipView }), (.NSTableView, { macTableView }),
        (.NSOutlineView, { outlineView }), (.NSTableHeaderView, { tableHeaderView }), (.NSTableCellView, { tableCellView }),
        (.NSTextView, { macTextView }), (.NSStackView, { macStackView }), (.NSVisualEffectView, { visualEffectView }),
        (.NSGridView, { gridView }), (.NSSwitch, { macSwitch }), (.WKWebView, { modernWebView }),
    ]

    private static let macClasses: [(ArchiveClass, Maker)] = [
        (.NSWindowTemplate, { macWindow }), (.NSTabViewItem, { tabViewItem }), (.NSTableColumn, { tableColumn }), (.NSDrawer, { drawer }),
        (.NSMenu, { menu }), (.NSMenuItem, { menuItem }), (.NSToolbar, { macToolbar }), (.NSToolbarItem, { toolbarItem }),
        (.NSToolbarFlexibleSpaceItem, { toolbarItem }), (.NSToolbarSpaceItem, { toolbarItem }), (.NSToolbarSeparatorItem, { toolbarItem }),
        (.NSCustomObject, { customObject }), (.NSUserDefaultsController, { userDefaultsController }),
        (.NSObjectController, { objectController }), (.NSArrayController, { arrayController }), (.NSTreeController, { treeController }),
        (.NSViewController, { macViewController }), (.NSWindowController, { macWindowController }),
        (.NSSplitViewController, { macSplitController }), (.NSTabViewController, { macTabController }),
        (.NSCollectionViewItem, { collectionViewItem }), (.NSGridRow, { gridRow }), (.NSGridColumn, { gridColumn }),
        (.NSGridCell, { gridCell }), (.NSNumberFormatter, { numberFormatter }), (.NSDateFormatter, { dateFormatter }),
        (.IBCustomFormatter, { customFormatter }), (.NSFormatter, { customFormatter }), (.NSByteCountFormatter, { byteCountFormatter }),
        (.NSSplitViewItem, { splitViewItem }), (.NSPredicateEditorRowTemplate, { predicateEditorRowTemplate }),
    ]

    private static let cellClasses: [(ArchiveClass, Maker)] = [
        (.NSTextFieldCell, { textFieldCell }), (.NSSecureTextFieldCell, { secureTextFieldCell }), (.NSTokenFieldCell, { tokenFieldCell }),
        (.NSSearchFieldCell, { searchFieldCell }), (.NSComboBoxCell, { comboBoxCell }), (.NSFormCell, { formCell }),
        (.NSTableHeaderCell, { tableHeaderCell }), (.IBCustomCell, { customCell }), (.NSCell, { customCell }),
        (.NSActionCell, { actionCell }), (.NSButtonCell, { buttonCell }), (.NSPopUpButtonCell, { popUpButtonCell }),
        (.NSImageCell, { imageCell }), (.NSSliderCell, { sliderCell }), (.NSStepperCell, { stepperCell }),
        (.NSSegmentedCell, { segmentedCell }), (.NSDatePickerCell, { datePickerCell }), (.NSLevelIndicatorCell, { levelIndicatorCell }),
        (.NSPathCell, { pathCell }),
    ]
}
