/// UIKit's `UINavigationController`. In a proof nothing is shown.
@MainActor
open class UINavigationController: UIViewController {
    /// UIKit's initializer.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// UIKit's `viewControllers`.
    open var viewControllers: [UIViewController] = []
    /// UIKit's `pushViewController`.
    open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }

    /// UIKit's `navigationBar`.
    public final lazy var navigationBar = UINavigationBar()
    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `toolbar`.
    public final lazy var toolbar: UIToolbar! = UIToolbar()
    /// UIKit's `isNavigationBarHidden`.
    open var isNavigationBarHidden = false
    /// UIKit's `isToolbarHidden`.
    open var isToolbarHidden = true
    /// UIKit's `hidesBarsOnSwipe`.
    open var hidesBarsOnSwipe = false
    /// UIKit's `hidesBarsOnTap`.
    open var hidesBarsOnTap = false
    /// UIKit's `hidesBarsWhenKeyboardAppears`.
    open var hidesBarsWhenKeyboardAppears = false
    /// UIKit's `hidesBarsWhenVerticallyCompact`.
    open var hidesBarsWhenVerticallyCompact = false
}

/// UIKit's `UITabBarController`. In a proof nothing is shown.
@MainActor
open class UITabBarController: UIViewController {
    /// UIKit's `viewControllers`.
    open var viewControllers: [UIViewController]?
    /// UIKit's `tabBar`.
    public final lazy var tabBar = UITabBar()
    /// UIKit's `selectedIndex`.
    open var selectedIndex = 0
}

/// UIKit's `UISplitViewController`. In a proof nothing is shown.
@MainActor
open class UISplitViewController: UIViewController {
    /// UIKit's `Style`.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// UIKit's `Column`.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    /// UIKit's `SplitBehavior`.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// UIKit's `BackgroundStyle`.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    /// UIKit's `DisplayMode`.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    /// UIKit's initializer.
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// UIKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    /// UIKit's `viewControllers`.
    open var viewControllers: [UIViewController] = []
    /// UIKit's `setViewController`.
    open func setViewController(_ controller: UIViewController?, for column: Column) {}
    /// UIKit's `preferredSplitBehavior`.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// UIKit's `primaryBackgroundStyle`.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// UIKit's `preferredDisplayMode`.
    open var preferredDisplayMode = DisplayMode.automatic
    /// UIKit's `presentsWithGesture`.
    open var presentsWithGesture = true
    /// UIKit's `minimumPrimaryColumnWidth`.
    open var minimumPrimaryColumnWidth: CGFloat = 0
    /// UIKit's `maximumPrimaryColumnWidth`.
    open var maximumPrimaryColumnWidth: CGFloat = 0
    /// UIKit's `preferredPrimaryColumnWidthFraction`.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
}

/// UIKit's `UIPageViewController`.
@MainActor
open class UIPageViewController: UIViewController {}
