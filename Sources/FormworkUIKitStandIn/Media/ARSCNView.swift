import FormworkDSL

/// UIKit's `ARSCNView`.
@MainActor
open class ARSCNView: SCNView {
    override class var element: String { "arscnView" }

}
