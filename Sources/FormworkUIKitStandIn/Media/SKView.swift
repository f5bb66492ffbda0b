import FormworkDSL

/// UIKit's `SKView`.
@MainActor
open class SKView: UIView {
    override class var element: String { "skView" }

}
