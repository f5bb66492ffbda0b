/// UIKit's `SKView`.
@MainActor
open class SKView: UIView {
    override class var element: String { "skView" }

}

/// UIKit's `SCNView`.
@MainActor
open class SCNView: UIView {
    override class var element: String { "sceneKitView" }

    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?
}

/// UIKit's `ARSKView`.
@MainActor
open class ARSKView: SKView {
    override class var element: String { "arskView" }

}

/// UIKit's `ARSCNView`.
@MainActor
open class ARSCNView: SCNView {
    override class var element: String { "arscnView" }

}
