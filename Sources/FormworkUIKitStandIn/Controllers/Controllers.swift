/// UIKit's `UITableViewController`.
@MainActor
open class UITableViewController: UIViewController {
    private let style: UITableView.Style

    /// UIKit's initializer.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
    }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// UIKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    open override func loadView() { view = UITableView(frame: .zero, style: style) }

    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `tableView`.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
}

/// UIKit's `UICollectionViewController`.
@MainActor
open class UICollectionViewController: UIViewController {
    private let layout: UICollectionViewLayout

    /// UIKit's initializer.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// UIKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    open override func loadView() { view = UICollectionView(frame: .zero, collectionViewLayout: layout) }

    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `collectionView`.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
}

/// UIKit's `UINavigationController`.
@MainActor
open class UINavigationController: UIViewController {}

/// UIKit's `UITabBarController`.
@MainActor
open class UITabBarController: UIViewController {}

/// UIKit's `UISplitViewController`.
@MainActor
open class UISplitViewController: UIViewController {}

/// UIKit's `UIPageViewController`.
@MainActor
open class UIPageViewController: UIViewController {}
