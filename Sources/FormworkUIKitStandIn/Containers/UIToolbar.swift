import FormworkDSL

@MainActor
open class UIToolbar: UIView {
    override class var element: String { "toolbar" }

    open var barStyle = UIBarStyle.default { didSet { write("barStyle", barStyle) } }
    open var isTranslucent = true { didSet { write("translucent", isTranslucent) } }
    open var barTintColor: UIColor? { didSet { write(barTintColor, "barTintColor") } }
    open weak var delegate: (any UIToolbarDelegate)?
}
