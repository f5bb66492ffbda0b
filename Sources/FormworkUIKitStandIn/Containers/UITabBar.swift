/// UIKit's `UITabBar`.
@MainActor
open class UITabBar: UIView {
    open override class var interfaceElement: String { "tabBar" }
    /// UIKit's `ItemPositioning`.
    public enum ItemPositioning: Int, Sendable, InterfaceWord { case automatic, fill, centered }

    /// UIKit's `barStyle`.
    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    /// UIKit's `isTranslucent`.
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    /// UIKit's `itemPositioning`.
    open var itemPositioning = ItemPositioning.automatic { didSet { write("itemPositioning", itemPositioning) } }
    /// UIKit's `itemWidth`.
    open var itemWidth: CGFloat = 0 { didSet { write("itemWidth", itemWidth) } }
    /// UIKit's `itemSpacing`.
    open var itemSpacing: CGFloat = 0 { didSet { write("itemSpacing", itemSpacing) } }
    /// UIKit's `barTintColor`.
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    /// UIKit's `unselectedItemTintColor`.
    open var unselectedItemTintColor: UIColor? { didSet { write(unselectedItemTintColor, "unselectedItemTintColor") } }
    /// UIKit's `backgroundImage`.
    open var backgroundImage: UIImage? { didSet { write(backgroundImage, "backgroundImage") } }
    /// UIKit's `selectionIndicatorImage`.
    open var selectionIndicatorImage: UIImage? { didSet { write(selectionIndicatorImage, "selectionIndicatorImage") } }
    /// UIKit's `shadowImage`.
    open var shadowImage: UIImage? { didSet { write(shadowImage, "shadowImage") } }
    /// UIKit's `delegate`.
    open weak var delegate: (any UITabBarDelegate)?
    /// UIKit's `items`.
    open var items: [UITabBarItem]? { didSet { write(items: items ?? []) } }
    /// UIKit's `selectedItem`.
    open weak var selectedItem: UITabBarItem?
}
