/// What the classes of interface files descend from: keyed archives say it of each class that they hold.
///
/// Source: the classes of Apple's compiled files; the rest as AppKit's and Foundation's headers have it.
package enum NibClassAncestry {
    /// A class's name, then those that it descends from, the nearest first.
    package static func chain(of name: String) -> [String] {
        var result = [name]
        // The table has no circles; a class that is not in it is an object.
        while let parent = parents[result[result.count - 1]], result.count < 32 { result.append(parent) }
        if result[result.count - 1] != "NSObject" { result.append("NSObject") }
        return result
    }

    private static let parents: [String: String] = {
        var result: [String: String] = [:]
        for (parent, children) in families {
            for child in children.split(separator: " ") { result[String(child)] = parent }
        }
        return result
    }()

    private static let families: [(String, String)] = [
        (
            "NSActionCell",
            "NSButtonCell NSSliderCell NSStepperCell NSTextFieldCell NSDatePickerCell NSSegmentedCell NSPathCell NSLevelIndicatorCell NSFormCell"
        ),
        ("NSArray", "NSMutableArray"), ("NSAttributedString", "NSMutableAttributedString"), ("NSButton", "NSPopUpButton"),
        ("NSButtonCell", "NSMenuItemCell"), ("NSCell", "NSActionCell NSImageCell NSBrowserCell"), ("NSClipView", ""),
        ("NSCollectionViewLayout", "NSCollectionViewFlowLayout NSCollectionViewGridLayout"),
        (
            "NSControl",
            """
            NSButton NSColorWell NSImageView NSMatrix NSScroller NSSlider NSStepper NSTableView NSTextField NSDatePicker NSSegmentedControl \
            NSPathControl NSLevelIndicator NSRuleEditor NSBrowser NSSwitch
            """
        ),
        ("NSController", "NSObjectController NSUserDefaultsController"), ("NSData", "NSMutableData"),
        ("NSDictionary", "NSMutableDictionary"), ("NSFormatter", "NSNumberFormatter NSDateFormatter NSByteCountFormatter"),
        (
            "NSGestureRecognizer",
            "NSPanGestureRecognizer NSClickGestureRecognizer NSPressGestureRecognizer NSMagnificationGestureRecognizer NSRotationGestureRecognizer"
        ),
        ("NSImageRep", "NSBitmapImageRep"), ("NSMatrix", "NSForm"), ("NSMenuItemCell", "NSPopUpButtonCell"),
        ("NSMutableAttributedString", "NSTextStorage"), ("NSArrayController", "NSDictionaryController"),
        (
            "NSNibConnector",
            """
            NSNibBindingConnector NSNibControlConnector NSNibOutletConnector NSNibOutletCollectionConnector NSNibAXAttributeConnector \
            NSNibAXRelationshipConnector NSNibAuxiliaryActionConnector
            """
        ),
        ("NSObjectController", "NSArrayController NSTreeController"), ("NSParagraphStyle", "NSMutableParagraphStyle"),
        ("NSResponder", "NSView NSViewController NSPopover NSWindowController NSDrawer"), ("NSSet", "NSMutableSet"),
        ("NSRuleEditor", "NSPredicateEditor"), ("NSString", "NSLocalizableString NSMutableString"),
        ("NSTableView", "NSOutlineView NSComboTableView"),
        ("NSText", "NSTextView"), ("NSTextField", "NSSearchField NSSecureTextField NSComboBox NSTokenField"),
        ("NSTextFieldCell", "NSSearchFieldCell NSTableHeaderCell NSSecureTextFieldCell NSComboBoxCell NSTokenFieldCell"),
        ("NSToolbarItem", "NSToolbarSeparatorItem NSToolbarSpaceItem NSToolbarFlexibleSpaceItem NSToolbarItemGroup"),
        ("NSValue", "NSNumber"),
        (
            "NSView",
            """
            NSBox NSClipView NSControl NSCustomView NSProgressIndicator NSScrollView NSSplitView NSStackView NSTabView NSTableHeaderView \
            NSText RBSplitSubview WebView _NSCornerView NSTableCellView NSTableRowView NSVisualEffectView NSCollectionView NSOpenGLView \
            NSScrubber NSGridView WKWebView
            """
        ),
        ("NSViewController", "NSCollectionViewItem NSPageController NSTabViewController NSSplitViewController"),
        ("RBSplitSubview", "RBSplitView"),
    ]
}
