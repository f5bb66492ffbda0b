import FormworkDSL

/// UIKit's `SCNView`.
@MainActor
open class SCNView: UIView {
    override class var element: String { "sceneKitView" }

    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?
}
