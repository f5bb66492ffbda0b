import FormworkDSL

/// Apple's [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.view = self
        layout.write()
    }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            remove("collectionViewFlowLayout", "collectionViewLayout")
            collectionViewLayout.view = self
            collectionViewLayout.write()
        }
    }
    open weak var dataSource: (any UICollectionViewDataSource)?
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { addPart(backgroundView, .part(key: "backgroundView")) }
        }
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {}

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var allowsSelection = true { didSet { write(allowsSelection) } }
    open var allowsMultipleSelection = false { didSet { write(allowsMultipleSelection) } }
    open var isPrefetchingEnabled = true { didSet { write(isPrefetchingEnabled) } }
    open var isSpringLoaded = false { didSet { write(isSpringLoaded) } }
    open var selectionFollowsFocus = false { didSet { write(selectionFollowsFocus) } }
}
