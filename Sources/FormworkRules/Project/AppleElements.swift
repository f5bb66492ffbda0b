import FormworkModel

/// The classes of elements that are neither views nor controllers.
enum AppleElements {
    /// Returns the class for an element's name; nil if the name doesn't determine one.
    static func className(_ element: Element) -> String? {
        let isAppKit = element.document.platform == .macOS
        return switch element.name {
        case "constraint": "NSLayoutConstraint"
        case "barButtonItem": "UIBarButtonItem"
        case "tabBarItem": "UITabBarItem"
        case "navigationItem": "UINavigationItem"
        case "tapGestureRecognizer": isAppKit ? nil : "UITapGestureRecognizer"
        case "panGestureRecognizer": isAppKit ? "NSPanGestureRecognizer" : "UIPanGestureRecognizer"
        case "pinchGestureRecognizer": isAppKit ? nil : "UIPinchGestureRecognizer"
        case "swipeGestureRecognizer": "UISwipeGestureRecognizer"
        case "rotationGestureRecognizer": isAppKit ? "NSRotationGestureRecognizer" : "UIRotationGestureRecognizer"
        case "pongPressGestureRecognizer": "UILongPressGestureRecognizer"
        case "collectionViewFlowLayout": isAppKit ? "NSCollectionViewFlowLayout" : "UICollectionViewFlowLayout"
        case "menu": isAppKit ? "NSMenu" : nil
        case "menuItem": isAppKit ? "NSMenuItem" : nil
        case "toolbarItem": "NSToolbarItem"
        case "tableColumn": "NSTableColumn"
        case "arrayController": "NSArrayController"
        case "treeController": "NSTreeController"
        case "objectController": "NSObjectController"
        case "popover": "NSPopover"
        case "numberFormatter": "NSNumberFormatter"
        case "dateFormatter": "NSDateFormatter"
        default: nil
        }
    }
}
