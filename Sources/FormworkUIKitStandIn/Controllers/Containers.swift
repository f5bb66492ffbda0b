/// Apple's [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller). The stand-in shows nothing.
open class UINavigationController: UIViewController {
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    open var viewControllers: [UIViewController] = []
    open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }

    public final lazy var navigationBar = UINavigationBar()
    public final lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
}

/// Apple's [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller). The stand-in shows nothing.
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    public final lazy var tabBar = UITabBar()
    open var selectedIndex = 0
}

/// Apple's [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller). The stand-in shows nothing.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    }

    public init(style: Style) { super.init(nibName: nil, bundle: nil) }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    open var viewControllers: [UIViewController] = []
    open func setViewController(_ controller: UIViewController?, for column: Column) {}
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var preferredDisplayMode = DisplayMode.automatic
    open var presentsWithGesture = true
    open var minimumPrimaryColumnWidth: CGFloat = 0
    open var maximumPrimaryColumnWidth: CGFloat = 0
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0
}

/// Apple's [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller).
open class UIPageViewController: UIViewController {}
