/// Apple's [UITrait](https://developer.apple.com/documentation/uikit/uitrait).
public protocol UITrait {}

/// Apple's [UITraitHorizontalSizeClass](https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass).
public struct UITraitHorizontalSizeClass: UITrait {}

/// Apple's [UITraitVerticalSizeClass](https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass).
public struct UITraitVerticalSizeClass: UITrait {}

/// Apple's [UITraitChangeRegistration](https://developer.apple.com/documentation/uikit/uitraitchangeregistration).
public protocol UITraitChangeRegistration {}

/// Apple's [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable).
@MainActor
public protocol UITraitChangeObservable {}

private struct Registration: UITraitChangeRegistration {}

extension UITraitChangeObservable {
    /// UIKit's `registerForTraitChanges`. The handler is never called, as traits do not change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITrait.Type], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        Registration()
    }
}

extension UIView: UITraitChangeObservable {}
