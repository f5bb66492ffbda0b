import FormworkDSL

@MainActor
open class GLKView: UIView {
    override class var element: String { "glkView" }

    open var enableSetNeedsDisplay = true { didSet { write("enableSetNeedsDisplay", enableSetNeedsDisplay) } }
    open weak var delegate: AnyObject?
}
