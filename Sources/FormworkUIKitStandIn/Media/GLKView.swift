/// Apple's [GLKView](https://developer.apple.com/documentation/glkit/glkview).
open class GLKView: UIView {
    open var enableSetNeedsDisplay = true { didSet { write(enableSetNeedsDisplay) } }
    open weak var delegate: AnyObject?
}
