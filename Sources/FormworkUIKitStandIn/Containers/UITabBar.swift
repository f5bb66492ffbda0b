/// Apple's [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
open class UITabBar: UIView {
    public enum ItemPositioning: Int, Sendable, InterfaceWord { case automatic, fill, centered }

    open var barStyle = UIBarStyle.default { didSet { write(barStyle) } }
    open var isTranslucent = true { didSet { write(isTranslucent) } }
    open var itemPositioning = ItemPositioning.automatic { didSet { write(itemPositioning) } }
    open var itemWidth: CGFloat = 0 { didSet { write(itemWidth) } }
    open var itemSpacing: CGFloat = 0 { didSet { write(itemSpacing) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor) } }
    open var unselectedItemTintColor: UIColor? { didSet { write(unselectedItemTintColor) } }
    open var backgroundImage: UIImage? { didSet { write(backgroundImage) } }
    open var selectionIndicatorImage: UIImage? { didSet { write(selectionIndicatorImage) } }
    open var shadowImage: UIImage? { didSet { write(shadowImage) } }
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? { didSet { write(items: items ?? []) } }
    open weak var selectedItem: UITabBarItem?
}
