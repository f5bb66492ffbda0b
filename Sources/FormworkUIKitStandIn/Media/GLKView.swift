/// Apple's [GLKView](https://developer.apple.com/documentation/glkit/glkview).
@MainActor
open class GLKView: UIView {
    open override class var interfaceElement: String { "glkView" }

    open var enableSetNeedsDisplay = true { didSet { write("enableSetNeedsDisplay", enableSetNeedsDisplay) } }
    open weak var delegate: AnyObject?
}
