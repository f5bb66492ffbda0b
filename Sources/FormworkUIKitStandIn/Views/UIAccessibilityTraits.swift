import FormworkDSL

/// UIKit's `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// UIKit's `rawValue`.
    public let rawValue: UInt64

    /// UIKit's initializer.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private static let words = [
        "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement", "notEnabled",
        "updatesFrequently", "searchField", "startsMediaSession", "adjustable", "allowsDirectInteraction", "causesPageTurn", "header",
        "tabBar",
    ]

    /// UIKit's `none`.
    public static let none: UIAccessibilityTraits = []
    /// UIKit's `button`.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// UIKit's `link`.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// UIKit's `image`.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// UIKit's `selected`.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// UIKit's `playsSound`.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// UIKit's `keyboardKey`.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// UIKit's `staticText`.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// UIKit's `summaryElement`.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// UIKit's `notEnabled`.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// UIKit's `updatesFrequently`.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// UIKit's `searchField`.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// UIKit's `startsMediaSession`.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// UIKit's `adjustable`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// UIKit's `allowsDirectInteraction`.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// UIKit's `causesPageTurn`.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// UIKit's `header`.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 15)
    /// UIKit's `tabBar`.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16)

    var content: LayoutContent {
        var result = LayoutContent("accessibilityTraits", ["key": "traits"])
        if isEmpty { result["none"] = "YES" }
        for (bit, word) in Self.words.enumerated() where rawValue & 1 << UInt64(bit) != 0 { result[word] = "YES" }
        return result
    }
}
