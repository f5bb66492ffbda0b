import FormworkDSL

@MainActor
open class UITabBar: UIView {
    override class var element: String { "tabBar" }
    public enum ItemPositioning: Int, Sendable, InterfaceWord { case automatic, fill, centered }


    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    open var itemPositioning = ItemPositioning.automatic { didSet { write("itemPositioning", itemPositioning) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    open var unselectedItemTintColor: UIColor? { didSet { write(unselectedItemTintColor, "unselectedItemTintColor") } }
    open var backgroundImage: UIImage? { didSet { write(backgroundImage, "backgroundImage") } }
    open var selectionIndicatorImage: UIImage? { didSet { write(selectionIndicatorImage, "selectionIndicatorImage") } }
    open var shadowImage: UIImage? { didSet { write(shadowImage, "shadowImage") } }
    open weak var delegate: (any UITabBarDelegate)?
}
