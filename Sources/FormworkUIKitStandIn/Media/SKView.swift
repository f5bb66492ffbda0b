import FormworkDSL

@MainActor
open class SKView: UIView {
    override class var element: String { "skView" }

}
