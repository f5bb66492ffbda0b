/// UIKit's `UISwitch`.
@MainActor
open class UISwitch: UIControl {
    open override class var interfaceElement: String { "switch" }

    /// UIKit's `isOn`.
    open var isOn = false { didSet { write("on", isOn) } }
    /// UIKit's `title`.
    open var title: String? { didSet { write("title", title) } }
    /// UIKit's `onImage`.
    open var onImage: UIImage? { didSet { write(onImage, "onImage") } }
    /// UIKit's `offImage`.
    open var offImage: UIImage? { didSet { write(offImage, "offImage") } }
    /// UIKit's `onTintColor`.
    open var onTintColor: UIColor? { didSet { write(onTintColor, "onTintColor") } }
    /// UIKit's `thumbTintColor`.
    open var thumbTintColor: UIColor? { didSet { write(thumbTintColor, "thumbTintColor") } }

    /// UIKit's `setOn`.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
