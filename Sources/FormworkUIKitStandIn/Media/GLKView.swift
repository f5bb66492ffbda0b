/// UIKit's `GLKView`.
@MainActor
open class GLKView: UIView {
    open override class var interfaceElement: String { "glkView" }

    /// UIKit's `enableSetNeedsDisplay`.
    open var enableSetNeedsDisplay = true { didSet { write("enableSetNeedsDisplay", enableSetNeedsDisplay) } }
    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?
}
