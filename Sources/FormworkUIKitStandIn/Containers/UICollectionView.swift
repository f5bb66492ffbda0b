import FormworkDSL

/// UIKit's `UICollectionView`.
@MainActor
open class UICollectionView: UIScrollView {
    open override class var interfaceElement: String { "collectionView" }

    /// UIKit's initializer.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.view = self
        layout.write()
    }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// UIKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    /// UIKit's `collectionViewLayout`.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            remove("collectionViewFlowLayout", "collectionViewLayout")
            collectionViewLayout.view = self
            collectionViewLayout.write()
        }
    }
    /// UIKit's `dataSource`.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// UIKit's `backgroundView`.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { addPart(backgroundView, .part(key: "backgroundView")) }
        }
    }

    /// UIKit's `register`.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// UIKit's `register`.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {}

    /// UIKit's `elementKindSectionHeader`.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// UIKit's `elementKindSectionFooter`.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// UIKit's `allowsSelection`.
    open var allowsSelection = true { didSet { write("allowsSelection", allowsSelection) } }
    /// UIKit's `allowsMultipleSelection`.
    open var allowsMultipleSelection = false { didSet { write("allowsMultipleSelection", allowsMultipleSelection) } }
    /// UIKit's `isPrefetchingEnabled`.
    open var isPrefetchingEnabled = true { didSet { write("prefetchingEnabled", isPrefetchingEnabled) } }
    /// UIKit's `isSpringLoaded`.
    open var isSpringLoaded = false { didSet { write("springLoaded", isSpringLoaded) } }
    /// UIKit's `selectionFollowsFocus`.
    open var selectionFollowsFocus = false { didSet { write("selectionFollowsFocus", selectionFollowsFocus) } }
}
