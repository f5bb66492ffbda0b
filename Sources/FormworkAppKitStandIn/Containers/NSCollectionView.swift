/// Apple's [NSCollectionView](https://developer.apple.com/documentation/appkit/nscollectionview).
open class NSCollectionView: NSView {
    public enum ScrollDirection: Int, Sendable, InterfaceWord {
        case vertical, horizontal
    }

    open var isSelectable = false { didSet { write(isSelectable) } }
    open var allowsMultipleSelection = false { didSet { write(allowsMultipleSelection) } }
    open var allowsEmptySelection = true { didSet { write(allowsEmptySelection) } }
    open var backgroundColors: [NSColor] = []
    open var collectionViewLayout: NSCollectionViewLayout?
    open weak var delegate: AnyObject?
    open weak var dataSource: AnyObject?
}

/// Apple's [NSCollectionViewLayout](https://developer.apple.com/documentation/appkit/nscollectionviewlayout). Not compared, as a document has no items to lay out.
open class NSCollectionViewLayout: NSObject {}

/// Apple's [NSCollectionViewFlowLayout](https://developer.apple.com/documentation/appkit/nscollectionviewflowlayout).
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var itemSize: NSSize = NSSize(width: 50, height: 50)
    open var estimatedItemSize: NSSize = .zero
    open var scrollDirection: NSCollectionView.ScrollDirection = .vertical
    open var headerReferenceSize: NSSize = .zero
    open var footerReferenceSize: NSSize = .zero
    open var sectionInset: NSEdgeInsets = .zero
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false
}

/// Apple's [NSCollectionViewGridLayout](https://developer.apple.com/documentation/appkit/nscollectionviewgridlayout).
open class NSCollectionViewGridLayout: NSCollectionViewLayout {}
