/// UIKit's `UIToolbar`.
@MainActor
open class UIToolbar: UIView {
    open override class var interfaceElement: String { "toolbar" }

    /// UIKit's `barStyle`.
    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    /// UIKit's `isTranslucent`.
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    /// UIKit's `barTintColor`.
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    /// UIKit's `delegate`.
    open weak var delegate: (any UIToolbarDelegate)?
    /// UIKit's `items`.
    open var items: [UIBarButtonItem]? { didSet { write(items: items ?? []) } }
}
