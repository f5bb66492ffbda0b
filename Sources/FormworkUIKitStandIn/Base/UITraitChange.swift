/// UIKit's `UITrait`.
public protocol UITrait {}

/// UIKit's `UITraitHorizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITrait {}

/// UIKit's `UITraitVerticalSizeClass`.
public struct UITraitVerticalSizeClass: UITrait {}

/// UIKit's `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration {}

/// UIKit's `UITraitChangeObservable`.
@MainActor
public protocol UITraitChangeObservable {}

private struct Registration: UITraitChangeRegistration {}

extension UITraitChangeObservable {
    /// UIKit's `registerForTraitChanges`. Traits do not change by themselves here.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITrait.Type], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        Registration()
    }
}

extension UIView: UITraitChangeObservable {}
