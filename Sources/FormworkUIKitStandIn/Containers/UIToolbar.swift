/// Apple's [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
@MainActor
open class UIToolbar: UIView {
    open override class var interfaceElement: String { "toolbar" }

    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    open weak var delegate: (any UIToolbarDelegate)?
    open var items: [UIBarButtonItem]? { didSet { write(items: items ?? []) } }
}
