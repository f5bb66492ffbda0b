@_exported public import FormworkStandIn

/// UIKit's `UIResponder`.
public typealias UIResponder = StandInResponder

extension UIResponder {
    /// UIKit's `traitCollection`.
    public final var traitCollection: UITraitCollection { UITraitCollection.current }
}
