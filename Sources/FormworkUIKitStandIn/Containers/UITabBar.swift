/// Apple's [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
@MainActor
open class UITabBar: UIView {
    open override class var interfaceElement: String { "tabBar" }
    public enum ItemPositioning: Int, Sendable, InterfaceWord { case automatic, fill, centered }

    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    open var itemPositioning = ItemPositioning.automatic { didSet { write("itemPositioning", itemPositioning) } }
    open var itemWidth: CGFloat = 0 { didSet { write("itemWidth", itemWidth) } }
    open var itemSpacing: CGFloat = 0 { didSet { write("itemSpacing", itemSpacing) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    open var unselectedItemTintColor: UIColor? { didSet { write(unselectedItemTintColor, "unselectedItemTintColor") } }
    open var backgroundImage: UIImage? { didSet { write(backgroundImage, "backgroundImage") } }
    open var selectionIndicatorImage: UIImage? { didSet { write(selectionIndicatorImage, "selectionIndicatorImage") } }
    open var shadowImage: UIImage? { didSet { write(shadowImage, "shadowImage") } }
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? { didSet { write(items: items ?? []) } }
    open weak var selectedItem: UITabBarItem?
}
