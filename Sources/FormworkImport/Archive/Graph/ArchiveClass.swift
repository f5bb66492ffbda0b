/// The classes of archives that the upgrade speaks of.
// The cases are spelled as archives spell them.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum ArchiveClass: UInt16, CaseIterable, Sendable {
    /// No class, or one that is not known.
    case unknown
    case IBAccessibilityConnection, IBActionConnection, IBBindingConnection, IBCocoaTouchEventConnection
    case IBCocoaTouchOutletCollectionConnection, IBCocoaTouchOutletConnection, IBCustomCell, IBCustomFormatter, IBGLKView
    case IBGLKViewController, IBMKMapView, IBNSLayoutConstraint, IBNSLayoutSymbolicConstant, IBOutletConnection
    case IBPartialClassDescription, IBProxyObject, IBUIActivityIndicatorView, IBUIBarButtonItem, IBUIButton, IBUICollectionReusableView
    case IBUICollectionView, IBUICollectionViewCell, IBUICollectionViewController, IBUICollectionViewFlowLayout
    case IBUICollectionViewLayout, IBUICustomObject, IBUIDatePicker, IBUIImageView, IBUILabel, IBUILongPressGestureRecognizer
    case IBUINavigationBar, IBUINavigationController, IBUINavigationItem, IBUIPageControl, IBUIPageViewController
    case IBUIPanGestureRecognizer, IBUIPickerView, IBUIPinchGestureRecognizer, IBUIPongPressGestureRecognizer, IBUIProgressView
    case IBUIRefreshControl, IBUIRotationGestureRecognizer, IBUIScreenMetrics, IBUIScrollView, IBUISearchBar
    case IBUISearchDisplayController, IBUISegmentedControl, IBUISimulatedNavigationBarMetrics, IBUISimulatedTabBarMetrics
    case IBUISimulatedToolbarMetrics, IBUISlider, IBUISplitViewController, IBUIStepper, IBUISwipeGestureRecognizer, IBUISwitch
    case IBUITabBar, IBUITabBarController, IBUITabBarItem, IBUITableView, IBUITableViewCell, IBUITableViewController
    case IBUITapGestureRecognizer, IBUITextField, IBUITextView, IBUIToolbar, IBUIView, IBUIViewController, IBUIWebView, IBUIWindow
    case IKImageBrowserView, IKImageView, NSActionCell, NSArray, NSArrayController, NSBox, NSBrowser, NSButton, NSButtonCell
    case NSButtonImageSource, NSCalendarDate, NSCell, NSClipView, NSCollectionView, NSCollectionViewItem, NSColor, NSColorWell
    case NSComboBox, NSComboBoxCell, NSControl, NSCustomObject, NSCustomResource, NSCustomView, NSDateFormatter, NSDatePicker
    case NSDatePickerCell, NSDictionaryController, NSDrawer, NSFont, NSForm, NSFormCell, NSImage, NSImageCell, NSImageView
    case NSKeyPathExpression, NSKeyPathSpecifierExpression, NSLevelIndicator, NSLevelIndicatorCell, NSMatrix, NSMenu, NSMenuItem
    case NSMutableArray, NSMutableParagraphStyle, NSMutableString, NSNumberFormatter, NSObjectController, NSOpenGLView, NSOutlineView
    case NSPageController, NSParagraphStyle, NSPathCell, NSPathControl, NSPopUpButton, NSPopUpButtonCell, NSPopover, NSPredicateEditor
    case NSPredicateEditorRowTemplate, NSProgressIndicator, NSRuleEditor, NSScrollView, NSScroller, NSSearchField, NSSearchFieldCell
    case NSSecureTextField, NSSecureTextFieldCell, NSSegmentedCell, NSSegmentedControl, NSSlider, NSSliderCell, NSSplitView, NSStepper
    case NSStepperCell, NSString, NSTabView, NSTabViewItem, NSTableCellView, NSTableColumn, NSTableHeaderCell, NSTableHeaderView
    case NSTableView, NSTextField, NSTextFieldCell, NSTextView, NSTokenField, NSTokenFieldCell, NSToolbar, NSToolbarFlexibleSpaceItem
    case NSToolbarItem, NSToolbarSeparatorItem, NSToolbarSpaceItem, NSTreeController, NSUserDefaultsController, NSView, NSViewController
    case NSByteCountFormatter, NSFormatter, NSGridCell, NSGridColumn, NSGridRow, NSGridView, NSSplitViewController, NSSplitViewItem
    case NSStackView, NSSwitch, NSTabViewController, NSVisualEffectView, NSWindowController, WKWebView
    case NSWindowTemplate, PDFView, QCView, QTCaptureView, QTMovieView, WebView
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
