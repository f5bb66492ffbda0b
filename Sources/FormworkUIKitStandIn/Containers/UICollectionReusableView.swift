import FormworkDSL

@MainActor
open class UICollectionReusableView: UIView {
    override class var element: String { "collectionReusableView" }

    public internal(set) final var reuseIdentifier: String?

    open func prepareForReuse() {}
}
