import FormworkDSL

/// UIKit's `ARSKView`.
@MainActor
open class ARSKView: SKView {
    override class var element: String { "arskView" }

}
