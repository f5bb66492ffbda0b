/// Apple's [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
open class UISwitch: UIControl {
    open var isOn = false { didSet { write(isOn) } }
    open var title: String? { didSet { write(title) } }
    open var onImage: UIImage? { didSet { write(onImage) } }
    open var offImage: UIImage? { didSet { write(offImage) } }
    open var onTintColor: UIColor? { didSet { write(onTintColor) } }
    open var thumbTintColor: UIColor? { didSet { write(thumbTintColor) } }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
