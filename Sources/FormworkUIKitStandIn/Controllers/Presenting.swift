/// UIKit's `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none, automatic
}

/// UIKit's `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// UIKit's `UIPopoverArrowDirection`.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// UIKit's `rawValue`.
    public let rawValue: UInt

    /// UIKit's initializer.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's `up`.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// UIKit's `down`.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// UIKit's `left`.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// UIKit's `right`.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
}

/// UIKit's `UIPopoverPresentationController`.
@MainActor
open class UIPopoverPresentationController: NSObject {
    /// UIKit's `sourceView`.
    open var sourceView: UIView?
    /// UIKit's `sourceRect`.
    open var sourceRect = CGRect.zero
    /// UIKit's `barButtonItem`.
    open var barButtonItem: UIBarButtonItem?
    /// UIKit's `permittedArrowDirections`.
    open var permittedArrowDirections: UIPopoverArrowDirection = []
    /// UIKit's `passthroughViews`.
    open var passthroughViews: [UIView]?
}

/// UIKit's `UIStoryboard`. In a proof there are none: what comes of one is an empty controller.
@MainActor
open class UIStoryboard: NSObject {
    /// UIKit's initializer.
    public init(name: String, bundle: Bundle?) { super.init() }
    /// UIKit's `instantiateViewController`.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
    /// UIKit's `instantiateInitialViewController`.
    open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
}

/// UIKit's `UIStoryboardSegue`.
@MainActor
open class UIStoryboardSegue: NSObject {
    /// UIKit's initializer.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) { super.init() }
    /// UIKit's `perform`.
    open func perform() {}
}

/// UIKit's `UIAction`.
@MainActor
open class UIAction: NSObject {
    /// UIKit's initializer.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) { super.init() }
}
