/// Apple's [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
open class UIToolbar: UIView {
    open var barStyle = UIBarStyle.default { didSet { write(barStyle) } }
    open var isTranslucent = true { didSet { write(isTranslucent) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor) } }
    open weak var delegate: (any UIToolbarDelegate)?
    open var items: [UIBarButtonItem]? { didSet { write(items: items ?? []) } }
}
