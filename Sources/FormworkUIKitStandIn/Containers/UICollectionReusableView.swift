/// UIKit's `UICollectionReusableView`.
@MainActor
open class UICollectionReusableView: UIView {
    open override class var interfaceElement: String { "collectionReusableView" }

    /// UIKit's `reuseIdentifier`.
    public internal(set) final var reuseIdentifier: String?

    /// UIKit's `prepareForReuse`.
    open func prepareForReuse() {}
}
