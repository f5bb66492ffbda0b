import FormworkDSL

@MainActor
open class SCNView: UIView {
    override class var element: String { "sceneKitView" }

    open weak var delegate: AnyObject?
}
