import FormworkDSL

@MainActor
open class ARSKView: SKView {
    override class var element: String { "arskView" }

}
