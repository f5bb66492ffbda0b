/// AppKit's `NSCollectionView`.
@MainActor
open class NSCollectionView: NSView {
    open override class var interfaceElement: String { "collectionView" }

    /// AppKit's `ScrollDirection`.
    public enum ScrollDirection: Int, Sendable, InterfaceWord {
        case vertical, horizontal
    }

    /// AppKit's `isSelectable`.
    open var isSelectable = false { didSet { write("selectable", isSelectable) } }
    /// AppKit's `allowsMultipleSelection`.
    open var allowsMultipleSelection = false { didSet { write("allowsMultipleSelection", allowsMultipleSelection) } }
    /// AppKit's `allowsEmptySelection`.
    open var allowsEmptySelection = true { didSet { write("allowsEmptySelection", allowsEmptySelection) } }
    /// AppKit's `backgroundColors`.
    open var backgroundColors: [NSColor] = []
    /// AppKit's `collectionViewLayout`.
    open var collectionViewLayout: NSCollectionViewLayout?
    /// AppKit's `delegate`.
    open weak var delegate: AnyObject?
    /// AppKit's `dataSource`.
    open weak var dataSource: AnyObject?
}

/// AppKit's `NSCollectionViewLayout`. How its items lie is not compared: a document has none.
@MainActor
open class NSCollectionViewLayout: NSObject {}

/// AppKit's `NSCollectionViewFlowLayout`.
@MainActor
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
    /// AppKit's `minimumLineSpacing`.
    open var minimumLineSpacing: CGFloat = 10
    /// AppKit's `minimumInteritemSpacing`.
    open var minimumInteritemSpacing: CGFloat = 10
    /// AppKit's `itemSize`.
    open var itemSize: NSSize = NSSize(width: 50, height: 50)
    /// AppKit's `estimatedItemSize`.
    open var estimatedItemSize: NSSize = .zero
    /// AppKit's `scrollDirection`.
    open var scrollDirection: NSCollectionView.ScrollDirection = .vertical
    /// AppKit's `headerReferenceSize`.
    open var headerReferenceSize: NSSize = .zero
    /// AppKit's `footerReferenceSize`.
    open var footerReferenceSize: NSSize = .zero
    /// AppKit's `sectionInset`.
    open var sectionInset: NSEdgeInsets = .zero
    /// AppKit's `sectionHeadersPinToVisibleBounds`.
    open var sectionHeadersPinToVisibleBounds = false
    /// AppKit's `sectionFootersPinToVisibleBounds`.
    open var sectionFootersPinToVisibleBounds = false
}

/// AppKit's `NSCollectionViewGridLayout`.
@MainActor
open class NSCollectionViewGridLayout: NSCollectionViewLayout {}
