/// The classes of archives that the upgrade speaks of.
// The cases are spelled as archives spell them.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum ArchiveClass: UInt16, CaseIterable, Sendable {
    /// No class, or one that is not known.
    case unknown
    case IBAccessibilityConnection, IBActionConnection, IBBindingConnection, IBCocoaTouchEventConnection
    case IBCocoaTouchOutletCollectionConnection, IBCocoaTouchOutletConnection, IBCustomCell, IBCustomFormatter, IBMKMapView
    case IBNSLayoutConstraint, IBNSLayoutSymbolicConstant, IBOutletConnection, IBPartialClassDescription, IBProxyObject
    case IBUIActivityIndicatorView, IBUIBarButtonItem, IBUIButton, IBUICollectionView, IBUICollectionViewCell
    case IBUICollectionViewController, IBUICustomObject, IBUIDatePicker, IBUIImageView, IBUILabel, IBUILongPressGestureRecognizer
    case IBUINavigationBar, IBUINavigationController, IBUINavigationItem, IBUIPageControl, IBUIPanGestureRecognizer, IBUIPickerView
    case IBUIPinchGestureRecognizer, IBUIPongPressGestureRecognizer, IBUIProgressView, IBUIRotationGestureRecognizer, IBUIScreenMetrics
    case IBUIScrollView, IBUISearchBar, IBUISearchDisplayController, IBUISegmentedControl, IBUISimulatedNavigationBarMetrics
    case IBUISimulatedTabBarMetrics, IBUISimulatedToolbarMetrics, IBUISlider, IBUISplitViewController, IBUIStepper
    case IBUISwipeGestureRecognizer, IBUISwitch, IBUITabBar, IBUITabBarController, IBUITabBarItem, IBUITableView, IBUITableViewCell
    case IBUITableViewController, IBUITapGestureRecognizer, IBUITextField, IBUITextView, IBUIToolbar, IBUIView, IBUIViewController
    case IBUIWebView, IBUIWindow, NSActionCell, NSArray, NSArrayController, NSBox, NSBrowser, NSButton, NSButtonCell
    case NSButtonImageSource, NSCalendarDate, NSCell, NSClipView, NSCollectionView, NSCollectionViewItem, NSColor, NSColorWell
    case NSComboBox, NSComboBoxCell, NSControl, NSCustomObject, NSCustomResource, NSCustomView, NSDateFormatter, NSDatePicker
    case NSDatePickerCell, NSDrawer, NSFont, NSForm, NSFormCell, NSImage, NSImageCell, NSImageView, NSKeyPathExpression
    case NSKeyPathSpecifierExpression, NSLevelIndicator, NSLevelIndicatorCell, NSMatrix, NSMenu, NSMenuItem, NSMutableArray
    case NSMutableParagraphStyle, NSMutableString, NSNumberFormatter, NSObjectController, NSOpenGLView, NSOutlineView, NSParagraphStyle
    case NSPathCell, NSPathControl, NSPopUpButton, NSPopUpButtonCell, NSPredicateEditor, NSPredicateEditorRowTemplate
    case NSProgressIndicator, NSRuleEditor, NSScrollView, NSScroller, NSSearchField, NSSearchFieldCell, NSSecureTextField
    case NSSecureTextFieldCell, NSSegmentedCell, NSSegmentedControl, NSSlider, NSSliderCell, NSSplitView, NSStepper, NSStepperCell
    case NSString, NSTabView, NSTabViewItem, NSTableCellView, NSTableColumn, NSTableHeaderCell, NSTableHeaderView, NSTableView
    case NSTextField, NSTextFieldCell, NSTextView, NSTokenField, NSTokenFieldCell, NSToolbar, NSToolbarFlexibleSpaceItem, NSToolbarItem
    case NSToolbarSeparatorItem, NSToolbarSpaceItem, NSTreeController, NSUserDefaultsController, NSView, NSViewController
    case NSWindowTemplate, QTMovieView, WebView
}

extension ArchiveClass {
    static let table = SymbolTable(allCases.map(\.spelling))
    private static let all = allCases

    var spelling: String { "\(self)".filter { $0 != "`" } }

    static func symbol(_ index: Int?) -> ArchiveClass { index.map { all[$0] } ?? .unknown }

    init?(named name: String) {
        guard let known = Self.all.first(where: { $0.spelling == name }), known != .unknown else { return nil }
        self = known
    }

    var isArray: Bool { self == .NSArray || self == .NSMutableArray }
    var isParagraphStyle: Bool { self == .NSParagraphStyle || self == .NSMutableParagraphStyle }
    var isExpression: Bool { self == .NSKeyPathExpression || self == .NSKeyPathSpecifierExpression }
}
