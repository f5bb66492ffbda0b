/// Apple's [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
open class UIViewController: UIResponder {
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

    public init(nibName: String?, bundle: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    private var loaded: UIView?

    /// The controller's view, loaded on first access.
    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded
        }
        set { loaded = newValue }
    }

    public final var isViewLoaded: Bool { loaded != nil }

    open func loadView() { loaded = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    public final func loadViewIfNeeded() { _ = view }

    public final lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
    open var toolbarItems: [UIBarButtonItem]?
    open var title: String?
    open var restorationIdentifier: String?
    open var hidesBottomBarWhenPushed = false
    open var extendedLayoutIncludesOpaqueBars = false
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero
    open var viewRespectsSystemMinimumLayoutMargins = true

    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// UIKit's `popoverPresentationController`; always nil, as the stand-in presents nothing.
    public final var popoverPresentationController: UIPopoverPresentationController? { nil }
    public final var navigationController: UINavigationController? { parent as? UINavigationController }

    open func show(_ controller: UIViewController, sender: Any?) {}
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}

    public private(set) final var children: [UIViewController] = []
    public private(set) final weak var parent: UIViewController?

    open func addChild(_ child: UIViewController) {
        child.parent = self
        children.append(child)
    }

    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func setValue(_ value: Any?, forKey key: String) {}

    open func setValue(_ value: Any?, forKeyPath keyPath: String) { StandIn.cannotWrite("viewController", keyPath) }
}
