/// UIKit's `UITableViewController`.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
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

    /// UIKit's `clearsSelectionOnViewWillAppear`.
    open var clearsSelectionOnViewWillAppear = true

    /// UIKit's `numberOfSections`.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// UIKit's `tableView`.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// UIKit's `tableView`.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    /// UIKit's `tableView`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// UIKit's `tableView`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// UIKit's `tableView`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UITableView.automaticDimension }
    /// UIKit's `tableView`.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// UIKit's `UICollectionViewController`.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
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

    /// UIKit's `clearsSelectionOnViewWillAppear`.
    open var clearsSelectionOnViewWillAppear = true
}
