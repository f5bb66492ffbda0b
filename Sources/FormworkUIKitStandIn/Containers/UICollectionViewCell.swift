import FormworkDSL

/// UIKit's `UICollectionViewCell`.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open override class var interfaceElement: String { "collectionViewCell" }

    /// UIKit's `contentView`.
    public final lazy var contentView: UIView = {
        let view = UIView()
        addPart(view, .part(key: "contentView"))
        return view
    }()
    /// UIKit's `backgroundView`.
    open var backgroundView: UIView? { didSet { change(oldValue, backgroundView, "backgroundView") } }
    /// UIKit's `selectedBackgroundView`.
    open var selectedBackgroundView: UIView? { didSet { change(oldValue, selectedBackgroundView, "selectedBackgroundView") } }
    /// UIKit's `isSelected`.
    open var isSelected = false
    /// UIKit's `isHighlighted`.
    open var isHighlighted = false

    private func change(_ old: UIView?, _ new: UIView?, _ key: String) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addPart(new, .part(key: key)) }
    }
}
