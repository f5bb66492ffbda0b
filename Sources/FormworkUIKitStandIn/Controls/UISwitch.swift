/// Apple's [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
@MainActor
open class UISwitch: UIControl {
    open override class var interfaceElement: String { "switch" }

    open var isOn = false { didSet { write("on", isOn) } }
    open var title: String? { didSet { write("title", title) } }
    open var onImage: UIImage? { didSet { write(onImage, "onImage") } }
    open var offImage: UIImage? { didSet { write(offImage, "offImage") } }
    open var onTintColor: UIColor? { didSet { write(onTintColor, "onTintColor") } }
    open var thumbTintColor: UIColor? { didSet { write(thumbTintColor, "thumbTintColor") } }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
