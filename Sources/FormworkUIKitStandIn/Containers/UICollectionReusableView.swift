/// UIKit's `UICollectionReusableView`.
@MainActor
open class UICollectionReusableView: UIView {
    override class var element: String { "collectionReusableView" }

    /// UIKit's `reuseIdentifier`.
    public internal(set) final var reuseIdentifier: String?

    /// UIKit's `prepareForReuse`.
    open func prepareForReuse() {}
}
