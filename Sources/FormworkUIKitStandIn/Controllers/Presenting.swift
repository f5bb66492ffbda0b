/// Apple's [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle).
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none, automatic
}

/// Apple's [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle).
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// Apple's [UIPopoverArrowDirection](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection).
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
}

/// Apple's [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
open class UIPopoverPresentationController: NSObject {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = []
    open var passthroughViews: [UIView]?
}

/// Apple's [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard). The stand-in returns empty controllers.
open class UIStoryboard: NSObject {
    public init(name: String, bundle: Bundle?) { super.init() }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
    open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
}

/// Apple's [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
open class UIStoryboardSegue: NSObject {
    public init(identifier: String?, source: UIViewController, destination: UIViewController) { super.init() }
    open func perform() {}
}

/// Apple's [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
open class UIAction: NSObject {
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) { super.init() }
}
