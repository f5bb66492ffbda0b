/// Apple's [SKView](https://developer.apple.com/documentation/spritekit/skview).
open class SKView: UIView {}

/// Apple's [SCNView](https://developer.apple.com/documentation/scenekit/scnview).
open class SCNView: UIView {
    open weak var delegate: AnyObject?
}

/// Apple's [ARSKView](https://developer.apple.com/documentation/arkit/arskview).
open class ARSKView: SKView {}

/// Apple's [ARSCNView](https://developer.apple.com/documentation/arkit/arscnview).
open class ARSCNView: SCNView {}
