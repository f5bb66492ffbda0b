/// The superclasses of Apple's classes that occur in documents.
///
/// Source: the headers of UIKit, AppKit, WatchKit, MapKit, WebKit, AVKit, GLKit, MetalKit, SpriteKit, SceneKit, ARKit and PDFKit, as quoted in
/// their documentation.
package enum AppleClasses {
    /// Returns a class and its superclasses, the nearest first; nil for an unknown class.
    ///
    /// - Complexity: O(n) in their number.
    package static func ancestry(of name: String) -> [String]? {
        guard superclasses[name] != nil else { return nil }
        var line = [name]
        while let next = superclasses[line[line.count - 1]], !next.isEmpty { line.append(next) }
        return line
    }

    /// The names of all known classes, unordered.
    package static var names: some Collection<String> { superclasses.keys }

    /// Whether a class is Apple's: a known one, or one with a prefix that Apple reserves.
    package static func isApple(_ name: String) -> Bool {
        if superclasses[name] != nil { return true }
        return prefixes.contains { prefix in
            guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return false }
            return next.isUppercase
        }
    }

    private static let prefixes = [
        "UI", "_UI", "NS", "_NS", "WK", "MK", "AV", "GLK", "MTK", "SK", "SCN", "AR", "PDF", "CK", "QL", "PK", "SF", "GK", "MP", "AB", "EK",
        "IK",
        "CA", "CI", "PH", "RP", "HM", "QC", "JS", "MF", "CN", "SL", "AD", "IN", "CL", "CB", "LP", "QT", "AM", "DOM", "IOBluetooth", "CW",
        "OSA",
        "SPU", "SU",
    ]

    /// The superclasses by class name; "" for root classes. For classes of both frameworks they are UIKit's.
    private static let superclasses = table([appKit, compiled, others, uiKit], vocabulary: Vocabulary.uiKit)
    /// The superclasses by class name. For classes of both frameworks they are AppKit's.
    private static let macSuperclasses = table([uiKit, others, compiled, appKit], vocabulary: nil)

    private static func table(_ texts: [String], vocabulary: Vocabulary?) -> [String: String] {
        var result: [String: String] = [:]
        for line in texts.joined(separator: "\n").split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let parent = String(parts[0])
            for name in parts[1].split(separator: " ") { result[String(name)] = parent }
        }
        for (name, parent) in vocabulary?.superclasses ?? [] { result[name] = parent }
        result["NSObject"] = ""
        result["NSProxy"] = ""
        return result
    }

    /// Returns an AppKit class and its superclasses, the nearest first. An unknown class counts as a subclass of `NSObject`.
    package static func macAncestry(of name: String) -> [String] {
        var line = [name]
        while let next = macSuperclasses[line[line.count - 1]], !next.isEmpty { line.append(next) }
        if line.last != "NSObject" { line.append("NSObject") }
        return line
    }

    private static let uiKit = """
        NSObject: UILayoutGuide UIScreen UIStoryboard UIColor UIImage UIFont UISearchDisplayController UIDynamicBehavior UIBarAppearance
        NSObject: UIPrintInteractionController UIDocumentInteractionController UIMenuController UIMotionEffect UIPresentationController
        NSObject: NSLayoutAnchor CALayer
        UIResponder: UIApplication UIWindowScene UIScene
        UIGestureRecognizer: UIHoverGestureRecognizer
        UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewTransitionLayout
        UIStoryboardSegue: UIStoryboardPopoverSegue
        UIView: UITableViewHeaderFooterView UIInputView UIPopoverBackgroundView UIActionSheet UIAlertView UIContentUnavailableView
        UIView: UICalendarView UIListContentView UIEventAttributionView MKAnnotationView ADBannerView MPVolumeView AVRoutePickerView
        UIView: QLPreviewView RPSystemBroadcastPickerView ARCoachingOverlayView LPLinkView
        MKAnnotationView: MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView
        UIControl: UIPasteControl CLLocationButton ASAuthorizationAppleIDButton
        UIButton: PKAddPassButton PKPaymentButton
        UITextField: UISearchTextField
        UICollectionViewCell: UICollectionViewListCell
        UIViewController: UISearchController UISearchContainerViewController UIAlertController UIInputViewController
        UIViewController: UIDocumentBrowserViewController UIDocumentPickerViewController UIActivityViewController
        UIViewController: UIReferenceLibraryViewController QLPreviewController UIDocumentMenuViewController UICloudSharingController
        UIViewController: UIColorPickerViewController UIFontPickerViewController SFSafariViewController SLComposeServiceViewController
        UIViewController: EKEventViewController CNContactViewController CNContactPickerViewController PHPickerViewController
        UIViewController: SKStoreProductViewController MPMoviePlayerViewController PKAddPassesViewController
        UIViewController: PKPaymentAuthorizationViewController RPBroadcastActivityViewController UIDocumentViewController
        UINavigationController: UIImagePickerController UIVideoEditorController MFMailComposeViewController
        UINavigationController: MFMessageComposeViewController EKEventEditViewController ABPeoplePickerNavigationController
        """

    private static let appKit = """
        NSObject: NSResponder NSCell NSController NSMenu NSMenuItem NSToolbar NSToolbarItem NSTabViewItem NSFormatter NSLayoutGuide NSSound
        NSObject: NSTableColumn NSColor NSImage NSFont NSTouchBar NSTouchBarItem NSStatusItem NSSplitViewItem
        NSObject: NSDocumentController NSFontManager NSStoryboard NSStoryboardSegue NSCollectionViewLayout NSShadow NSAppearance
        NSObject: NSGestureRecognizer NSTextContainer NSUserDefaults NSGridRow NSGridColumn NSGridCell NSUserNotification
        NSObject: NSManagedObjectContext NSArray NSDictionary NSString NSURL NSDate NSData NSSet NSUndoManager NSBundle
        NSObject: NSPredicate NSTimer NSTask NSWorkspace NSPrintInfo
        NSGestureRecognizer: NSClickGestureRecognizer NSPanGestureRecognizer NSPressGestureRecognizer NSMagnificationGestureRecognizer
        NSGestureRecognizer: NSRotationGestureRecognizer
        NSResponder: NSView NSViewController NSWindow NSWindowController NSApplication NSPopover NSDrawer
        NSController: NSObjectController NSUserDefaultsController
        NSObjectController: NSArrayController NSTreeController
        NSArrayController: NSDictionaryController
        NSFormatter: NSNumberFormatter NSDateFormatter NSByteCountFormatter NSLengthFormatter NSMassFormatter NSEnergyFormatter
        NSFormatter: NSPersonNameComponentsFormatter NSDateComponentsFormatter NSMeasurementFormatter NSISO8601DateFormatter
        NSToolbarItem: NSToolbarItemGroup NSSearchToolbarItem NSTrackingSeparatorToolbarItem NSMenuToolbarItem NSSharingServicePickerToolbarItem
        NSTouchBarItem: NSCustomTouchBarItem NSGroupTouchBarItem NSPopoverTouchBarItem NSSliderTouchBarItem NSColorPickerTouchBarItem
        NSTouchBarItem: NSCandidateListTouchBarItem NSSharingServicePickerTouchBarItem NSButtonTouchBarItem NSSegmentedTouchBarItem
        NSCollectionViewLayout: NSCollectionViewFlowLayout NSCollectionViewGridLayout NSCollectionViewCompositionalLayout
        NSCell: NSActionCell NSImageCell NSBrowserCell NSTextAttachmentCell
        NSActionCell: NSButtonCell NSTextFieldCell NSSliderCell NSSegmentedCell NSStepperCell NSFormCell NSDatePickerCell NSLevelIndicatorCell
        NSActionCell: NSPathCell NSRuleEditorCell
        NSButtonCell: NSMenuItemCell
        NSMenuItemCell: NSPopUpButtonCell
        NSTextFieldCell: NSSearchFieldCell NSSecureTextFieldCell NSTokenFieldCell NSComboBoxCell NSTableHeaderCell
        NSWindow: NSPanel
        NSPanel: NSSavePanel NSColorPanel NSFontPanel
        NSSavePanel: NSOpenPanel
        NSView: NSControl NSBox NSStackView NSScrollView NSClipView NSSplitView NSTabView NSText NSVisualEffectView NSProgressIndicator
        NSView: NSGridView NSTableHeaderView NSTableRowView NSTableCellView NSCollectionView NSOpenGLView WKWebView WebView MKMapView QTMovieView
        NSView: AVPlayerView AVRoutePickerView PDFView PDFThumbnailView SCNView SKView MTKView IKImageView IKImageBrowserView QCView NSBackgroundExtensionView
        NSView: NSScrubber NSGlassEffectView QLPreviewView NSMovieView NSRulerView
        NSControl: NSButton NSTextField NSSlider NSSegmentedControl NSStepper NSImageView NSTableView NSDatePicker NSLevelIndicator NSPathControl
        NSControl: NSColorWell NSScroller NSMatrix NSBrowser NSRuleEditor NSSwitch NSComboButton
        NSRuleEditor: NSPredicateEditor
        NSMatrix: NSForm
        NSButton: NSPopUpButton NSStatusBarButton
        NSTextField: NSSearchField NSSecureTextField NSComboBox NSTokenField
        NSTableView: NSOutlineView
        NSText: NSTextView
        NSViewController: NSTabViewController NSSplitViewController NSPageController NSCollectionViewItem NSTitlebarAccessoryViewController
        NSViewController: NSHostingController
        """

    /// Classes that occur only in compiled files.
    private static let compiled = """
        NSArray: NSMutableArray
        NSAttributedString: NSMutableAttributedString
        NSData: NSMutableData
        NSDictionary: NSMutableDictionary
        NSMutableAttributedString: NSTextStorage
        NSObject: NSValue
        NSValue: NSNumber
        NSImageRep: NSBitmapImageRep
        NSNibConnector: NSNibBindingConnector NSNibControlConnector NSNibOutletConnector NSNibOutletCollectionConnector
        NSNibConnector: NSNibAXAttributeConnector NSNibAXRelationshipConnector NSNibAuxiliaryActionConnector
        NSParagraphStyle: NSMutableParagraphStyle
        NSSet: NSMutableSet
        NSString: NSLocalizableString NSMutableString
        NSTableView: NSComboTableView
        NSToolbarItem: NSToolbarSeparatorItem NSToolbarSpaceItem NSToolbarFlexibleSpaceItem
        NSView: NSCustomView RBSplitSubview _NSCornerView
        RBSplitSubview: RBSplitView
        """

    private static let others = """
        NSObject: WKInterfaceObject WKInterfaceController CLLocationManager AVPlayer AVAudioPlayer MKPointAnnotation NSFetchedResultsController
        NSObject: SUUpdater SPUStandardUpdaterController
        WKInterfaceController: WKUserNotificationInterfaceController WKHostingController
        WKUserNotificationInterfaceController: WKUserNotificationHostingController
        WKInterfaceObject: WKInterfaceLabel WKInterfaceButton WKInterfaceImage WKInterfaceGroup WKInterfaceTable WKInterfaceSwitch
        WKInterfaceObject: WKInterfaceSlider WKInterfacePicker WKInterfaceSeparator WKInterfaceDate WKInterfaceTimer WKInterfaceMap
        WKInterfaceObject: WKInterfaceMovie WKInterfaceInlineMovie WKInterfaceSKScene WKInterfaceSCNScene WKInterfaceActivityRing
        WKInterfaceObject: WKInterfacePaymentButton WKInterfaceHMCamera WKInterfaceTextField WKInterfaceAuthorizationAppleIDButton
        NSObject: NSDocument
        NSDocument: NSPersistentDocument
        NSObject: UIDocument
        UIDocument: UIManagedDocument
        """
}
