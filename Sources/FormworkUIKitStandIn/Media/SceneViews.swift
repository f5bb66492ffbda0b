/// Apple's [SKView](https://developer.apple.com/documentation/spritekit/skview).
@MainActor
open class SKView: UIView {
    open override class var interfaceElement: String { "skView" }

}

/// Apple's [SCNView](https://developer.apple.com/documentation/scenekit/scnview).
@MainActor
open class SCNView: UIView {
    open override class var interfaceElement: String { "sceneKitView" }

    open weak var delegate: AnyObject?
}

/// Apple's [ARSKView](https://developer.apple.com/documentation/arkit/arskview).
@MainActor
open class ARSKView: SKView {
    open override class var interfaceElement: String { "arskView" }

}

/// Apple's [ARSCNView](https://developer.apple.com/documentation/arkit/arscnview).
@MainActor
open class ARSCNView: SCNView {
    open override class var interfaceElement: String { "arscnView" }

}
