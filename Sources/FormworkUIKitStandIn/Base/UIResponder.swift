/// UIKit's `UIResponder`.
@MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// UIKit's `traitCollection`.
    public final var traitCollection: UITraitCollection { StandIn.traits }

    /// UIKit's `traitCollectionDidChange`.
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
}
