/// A text size that users set on their device: UIKit's `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
    /// XS.
    case extraSmall
    /// S.
    case small
    /// M.
    case medium
    /// L, the default of devices.
    case large
    /// XL.
    case extraLarge
    /// XXL.
    case extraExtraLarge
    /// XXXL.
    case extraExtraExtraLarge
    /// AX1.
    case accessibilityMedium
    /// AX2.
    case accessibilityLarge
    /// AX3.
    case accessibilityExtraLarge
    /// AX4.
    case accessibilityExtraExtraLarge
    /// AX5.
    case accessibilityExtraExtraExtraLarge

    /// Its name in Apple's tables: `XS` to `XXXL`, `AX1` to `AX5`.
    public var shortName: String { Self.shortNames[place] }

    /// Its index in the order of sizes, from 0.
    var place: Int { Self.allCases.firstIndex(of: self) ?? 3 }

    private static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
}
