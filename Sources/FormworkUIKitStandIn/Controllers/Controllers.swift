@MainActor
open class UITableViewController: UIViewController {
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    open override func loadView() { view = UITableView(frame: .zero, style: style) }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
}

@MainActor
open class UICollectionViewController: UIViewController {
    private let layout: UICollectionViewLayout

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    open override func loadView() { view = UICollectionView(frame: .zero, collectionViewLayout: layout) }

    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
}
