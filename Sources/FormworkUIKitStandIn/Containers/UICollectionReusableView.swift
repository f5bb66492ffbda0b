/// Apple's [UICollectionReusableView](https://developer.apple.com/documentation/uikit/uicollectionreusableview).
open class UICollectionReusableView: UIView {
    public internal(set) final var reuseIdentifier: String?

    open func prepareForReuse() {}
}
