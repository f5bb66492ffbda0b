@_exported public import FormworkStandIn

/// Apple's [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder).
public typealias UIResponder = StandInResponder

extension UIResponder {
    public final var traitCollection: UITraitCollection { UITraitCollection.current }
}
