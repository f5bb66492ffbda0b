/// Apple's [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
@MainActor
open class UICollectionReusableView: UIView {
    open override class var interfaceElement: String { "collectionReusableView" }

    public internal(set) final var reuseIdentifier: String?

    open func prepareForReuse() {}
}
