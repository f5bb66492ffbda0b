extension NSAttributedString.Key {
    public static let superscript = NSAttributedString.Key(name: "NSSuperScript")
    public static let toolTip = NSAttributedString.Key(name: "NSToolTip")
}

/// Apple's [NSTextTab](https://developer.apple.com/documentation/appkit/nstexttab).
open class NSTextTab: NSObject {
    public struct OptionKey: Hashable, Sendable {}

    public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {}
}

extension NSMutableParagraphStyle {
    /// AppKit's `tabStops`; Formwork does not measure tabs.
    public var tabStops: [NSTextTab] {
        get { [] }
        set { StandIn.cannotWrite("paragraphStyle", "tabStops") }
    }

    public var tighteningFactorForTruncation: Float {
        get { 0.05 }
        set {}
    }
}
