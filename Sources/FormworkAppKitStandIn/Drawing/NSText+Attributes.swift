extension NSAttributedString.Key {
    /// AppKit's `superscript`.
    public static let superscript = NSAttributedString.Key(name: "NSSuperScript")
    /// AppKit's `toolTip`.
    public static let toolTip = NSAttributedString.Key(name: "NSToolTip")
}

/// AppKit's `NSTextTab`.
@MainActor
open class NSTextTab: NSObject {
    /// AppKit's `OptionKey`.
    public struct OptionKey: Hashable, Sendable {}

    /// AppKit's initializer.
    public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {}
}

extension NSMutableParagraphStyle {
    /// AppKit's `tabStops`; Formwork measures no tabs.
    public var tabStops: [NSTextTab] {
        get { [] }
        set { StandIn.cannotWrite("paragraphStyle", "tabStops") }
    }

    /// AppKit's `tighteningFactorForTruncation`.
    public var tighteningFactorForTruncation: Float {
        get { 0.05 }
        set {}
    }
}
