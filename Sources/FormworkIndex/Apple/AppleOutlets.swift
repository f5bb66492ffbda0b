import FormworkVocabulary

/// The outlets of Apple's own classes, by class.
///
/// A class is listed only if all of its outlets are known, so that any other name ends the application: 'this class is not key value
/// coding-compliant for the key'.
///
/// Source: the outlets that Interface Builder connects in the corpus on objects without a custom class (on iOS 342 table views, 74 collection
/// views, 46 text fields; on macOS 338 windows), and the properties that the documentation of UIKit and AppKit lists for these classes.
package enum AppleOutlets {
    /// Whether all outlets of a class are known, including inherited ones.
    ///
    /// - Complexity: O(n) in the number of superclasses.
    package static func areKnown(of className: String) -> Bool {
        AppleClasses.ancestry(of: className)?.allSatisfy { byClass[$0] != nil } ?? false
    }

    /// Whether a class has an outlet; nil if its outlets aren't all known.
    ///
    /// - Complexity: O(n) in the number of superclasses.
    package static func has(_ outlet: String, className: String) -> Bool? {
        guard areKnown(of: className), let line = AppleClasses.ancestry(of: className) else { return nil }
        return line.contains { byClass[$0]?.contains(outlet) == true } || AppleNames.isValue(outlet, of: line)
    }

    private static let byClass: [String: Set<String>] = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return (String(parts[0]), Set(parts[1].split(separator: " ").map(String.init)))
        })

    private static let table = """
        NSObject: accessibilityElements accessibilityCustomActions automationElements
        UIResponder: inputView inputAccessoryView inputViewController undoManager nextResponder
        UIViewController: view searchDisplayController navigationItem tabBarItem toolbarItems childViewControllers parentViewController \
        tabBarObservedScrollView navigationController tabBarController splitViewController storyboard transitioningDelegate \
        presentedViewController presentingViewController presentationController popoverPresentationController topLayoutGuide \
        bottomLayoutGuide extensionContext nibBundle
        UITableViewController: tableView refreshControl
        UICollectionViewController: collectionView collectionViewLayout
        UINavigationController: delegate navigationBar toolbar viewControllers topViewController containerView
        UITabBarController: delegate tabBar viewControllers selectedViewController customizableViewControllers containerView
        UISplitViewController: delegate viewControllers masterViewController detailViewController
        UIPageViewController: delegate dataSource viewControllers
        UIView: gestureRecognizers maskView window superview subviews tintView viewDelegate
        UILabel:
        UIImageView:
        UIStackView: arrangedSubviews
        UIProgressView:
        UIActivityIndicatorView:
        UIVisualEffectView: contentView
        UIPickerView: delegate dataSource
        MKMapView: delegate
        UIControl: menu contextMenuInteraction
        UIButton: titleLabel imageView
        UISwitch:
        UISlider:
        UIStepper:
        UISegmentedControl:
        UIPageControl:
        UIDatePicker:
        UITextField: delegate inputDelegate leftView rightView
        UIScrollView: delegate refreshControl panGestureRecognizer pinchGestureRecognizer
        UITextView: delegate inputDelegate textContainer textDragDelegate textDropDelegate
        UITableView: dataSource prefetchDataSource dragDelegate dropDelegate tableHeaderView tableFooterView backgroundView
        UICollectionView: dataSource prefetchDataSource dragDelegate dropDelegate collectionViewLayout backgroundView
        UITableViewCell: accessoryView editingAccessoryView textLabel detailTextLabel imageView contentView backgroundView tableView \
        selectedBackgroundView multipleSelectionBackgroundView separatorView
        UICollectionReusableView:
        UICollectionViewCell: contentView backgroundView selectedBackgroundView
        UIGestureRecognizer: delegate view
        UITapGestureRecognizer:
        UIPinchGestureRecognizer:
        UIRotationGestureRecognizer:
        UISwipeGestureRecognizer:
        UIPanGestureRecognizer:
        UILongPressGestureRecognizer:
        NSResponder: menu nextResponder touchBar
        NSViewController: view sourceItemView representedObject storyboard extensionContext nibBundle parentViewController childViewControllers
        NSWindowController: window document contentViewController owner
        NSView: nextKeyView previousKeyView superview subviews window enclosingScrollView
        """
}
