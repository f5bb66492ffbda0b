import FormworkDSL

/// Apple's [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
open class UICollectionViewCell: UICollectionReusableView {
    public final lazy var contentView: UIView = {
        let view = UIView()
        addPart(view, .part(key: "contentView"))
        return view
    }()
    open var backgroundView: UIView? { didSet { change(oldValue, backgroundView, "backgroundView") } }
    open var selectedBackgroundView: UIView? { didSet { change(oldValue, selectedBackgroundView, "selectedBackgroundView") } }
    open var isSelected = false
    open var isHighlighted = false

    private func change(_ old: UIView?, _ new: UIView?, _ key: String) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addPart(new, .part(key: key)) }
    }
}
