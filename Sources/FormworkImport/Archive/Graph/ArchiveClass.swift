/// The classes in archives that the upgrade refers to, except for UIKit classes in the vocabulary.
// The cases are spelled as in archives.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum ArchiveClass: UInt16, CaseIterable, Sendable {
    /// No class, or an unknown one.
    case unknown
    case IBAccessibilityConnection, IBActionConnection, IBBindingConnection, IBCocoaTouchEventConnection
    case IBCocoaTouchOutletCollectionConnection, IBCocoaTouchOutletConnection, IBCustomCell, IBCustomFormatter, IBNSLayoutConstraint
    case IBNSLayoutSymbolicConstant, IBOutletConnection, IBPartialClassDescription, IBProxyObject, IBUIScreenMetrics
    case IBUISearchDisplayController, IBUISimulatedNavigationBarMetrics, IBUISimulatedTabBarMetrics, IBUISimulatedToolbarMetrics
    case IKImageBrowserView, IKImageView, NSActionCell, NSArray, NSArrayController, NSBox, NSBrowser, NSButton, NSButtonCell
    case NSButtonImageSource, NSCalendarDate, NSCell, NSClipView, NSCollectionView, NSCollectionViewItem, NSColor, NSColorWell
    case NSComboBox, NSComboBoxCell, NSControl, NSCustomObject, NSCustomResource, NSCustomView, NSDateFormatter, NSDatePicker
    case NSDatePickerCell, NSDictionaryController, NSDrawer, NSFont, NSForm, NSFormCell, NSImage, NSImageCell, NSImageView
    case NSKeyPathExpression, NSKeyPathSpecifierExpression, NSLevelIndicator, NSLevelIndicatorCell, NSMatrix, NSMenu, NSMenuItem
    case NSMutableArray, NSMutableParagraphStyle, NSMutableString, NSNumberFormatter, NSObjectController, NSOpenGLView, NSOutlineView
    case NSPageController, NSParagraphStyle, NSPathCell, NSPathControl, NSPopUpButton, NSPopUpButtonCell, NSPopover
    case NSPredicateEditor, NSPredicateEditorRowTemplate, NSProgressIndicator, NSRuleEditor, NSScrollView, NSScroller, NSSearchField
    case NSSearchFieldCell, NSSecureTextField, NSSecureTextFieldCell, NSSegmentedCell, NSSegmentedControl, NSSlider, NSSliderCell
    case NSSplitView, NSStepper, NSStepperCell, NSString, NSTabView, NSTabViewItem, NSTableCellView, NSTableColumn, NSTableHeaderCell
    case NSTableHeaderView, NSTableView, NSTextField, NSTextFieldCell, NSTextView, NSTokenField, NSTokenFieldCell, NSToolbar
    case NSToolbarFlexibleSpaceItem, NSToolbarItem, NSToolbarSeparatorItem, NSToolbarSpaceItem, NSTreeController
    case NSUserDefaultsController, NSView, NSViewController, NSByteCountFormatter, NSFormatter, NSGridCell, NSGridColumn, NSGridRow
    case NSGridView, NSSplitViewController, NSSplitViewItem, NSStackView, NSSwitch, NSTabViewController, NSVisualEffectView
    case NSWindowController, WKWebView, NSWindowTemplate, PDFView, QCView, QTCaptureView, QTMovieView, WebView
}

extension ArchiveClass {
    static let table = SymbolTable(allCases.map { FixedText($0.spelling) })
    private static let all = allCases

    var spelling: String { "\(self)".filter { $0 != "`" } }

    static func symbol(_ index: Int?) -> ArchiveClass { index.map { all[$0] } ?? .unknown }

    init?(named name: String) {
        guard let known = Self.all.first(where: { $0.spelling == name }), known != .unknown else { return nil }
        self = known
    }

    var isArray: Bool { self == .NSArray || self == .NSMutableArray }
    var isPopUpButton: Bool { self == .NSPopUpButton || self == .NSPopUpButtonCell }
    var isParagraphStyle: Bool { self == .NSParagraphStyle || self == .NSMutableParagraphStyle }
    var isExpression: Bool { self == .NSKeyPathExpression || self == .NSKeyPathSpecifierExpression }
}
