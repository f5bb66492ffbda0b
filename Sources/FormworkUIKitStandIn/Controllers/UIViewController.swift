/// UIKit's `UIViewController`.
@MainActor
open class UIViewController: UIResponder {
    /// UIKit's `traitCollectionDidChange`.
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

    /// UIKit's initializer.
    public init(nibName: String?, bundle: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// UIKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    private var loaded: UIView?

    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// Its view, which is loaded when it is first asked for.
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

    /// UIKit's `isViewLoaded`.
    public final var isViewLoaded: Bool { loaded != nil }

    /// UIKit's `loadView`.
    open func loadView() { loaded = UIView() }
    /// UIKit's `viewDidLoad`.
    open func viewDidLoad() {}
    /// UIKit's `viewWillAppear`.
    open func viewWillAppear(_ animated: Bool) {}
    /// UIKit's `viewDidAppear`.
    open func viewDidAppear(_ animated: Bool) {}
    /// UIKit's `viewWillLayoutSubviews`.
    open func viewWillLayoutSubviews() {}
    /// UIKit's `viewDidLayoutSubviews`.
    open func viewDidLayoutSubviews() {}
    /// UIKit's `loadViewIfNeeded`.
    public final func loadViewIfNeeded() { _ = view }

    /// UIKit's `navigationItem`.
    public final lazy var navigationItem = UINavigationItem(title: title ?? "")
    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `tabBarItem`.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
    /// UIKit's `toolbarItems`.
    open var toolbarItems: [UIBarButtonItem]?
    /// UIKit's `title`.
    open var title: String?
    /// UIKit's `restorationIdentifier`.
    open var restorationIdentifier: String?
    /// UIKit's `hidesBottomBarWhenPushed`.
    open var hidesBottomBarWhenPushed = false
    /// UIKit's `extendedLayoutIncludesOpaqueBars`.
    open var extendedLayoutIncludesOpaqueBars = false
    /// UIKit's `edgesForExtendedLayout`.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// UIKit's `definesPresentationContext`.
    open var definesPresentationContext = false
    /// UIKit's `preferredContentSize`.
    open var preferredContentSize = CGSize.zero
    /// UIKit's `viewRespectsSystemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true

    /// UIKit's `providesPresentationContextTransitionStyle`.
    open var providesPresentationContextTransitionStyle = false
    /// UIKit's `modalPresentationStyle`.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// UIKit's `modalTransitionStyle`.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// UIKit's `popoverPresentationController`; there is none, as nothing is presented.
    public final var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// UIKit's `navigationController`.
    public final var navigationController: UINavigationController? { parent as? UINavigationController }

    /// UIKit's `show`.
    open func show(_ controller: UIViewController, sender: Any?) {}
    /// UIKit's `showDetailViewController`.
    open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
    /// UIKit's `present`.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}

    /// UIKit's `children`.
    public private(set) final var children: [UIViewController] = []
    /// UIKit's `parent`.
    public private(set) final weak var parent: UIViewController?

    /// UIKit's `addChild`.
    open func addChild(_ child: UIViewController) {
        child.parent = self
        children.append(child)
    }

    /// UIKit's `didMove`.
    open func didMove(toParent parent: UIViewController?) {}
    /// UIKit's `willMove`.
    open func willMove(toParent parent: UIViewController?) {}
    /// UIKit's `removeFromParent`.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// UIKit's `setValue`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { StandIn.cannotWrite("viewController", keyPath) }
}
