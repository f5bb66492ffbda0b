/// UIKit's `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}

/// UIKit's `UITraitCollection`.
public final class UITraitCollection: Sendable {
    /// UIKit's `horizontalSizeClass`.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// UIKit's `verticalSizeClass`.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// UIKit's `userInterfaceIdiom`.
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    /// The traits that ``StandIn`` is to have.
    public init(
        horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass, userInterfaceIdiom: UIUserInterfaceIdiom
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    /// What views and controllers take their size classes from.
    @MainActor public static var current = UITraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone)
}
