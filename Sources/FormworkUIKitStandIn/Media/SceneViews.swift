/// UIKit's `SKView`.
@MainActor
open class SKView: UIView {
    open override class var interfaceElement: String { "skView" }

}

/// UIKit's `SCNView`.
@MainActor
open class SCNView: UIView {
    open override class var interfaceElement: String { "sceneKitView" }

    /// UIKit's `delegate`.
    open weak var delegate: AnyObject?
}

/// UIKit's `ARSKView`.
@MainActor
open class ARSKView: SKView {
    open override class var interfaceElement: String { "arskView" }

}

/// UIKit's `ARSCNView`.
@MainActor
open class ARSCNView: SCNView {
    open override class var interfaceElement: String { "arscnView" }

}
