import FormworkDSL

@MainActor
open class ARSCNView: SCNView {
    override class var element: String { "arscnView" }

}
