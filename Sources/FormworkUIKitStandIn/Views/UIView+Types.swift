import FormworkDSL

extension UIView {
    /// UIKit's `ContentMode`.
    public enum ContentMode: Int, Sendable, InterfaceWord {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    /// UIKit's `AutoresizingMask`.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// UIKit's `rawValue`.
        public let rawValue: UInt

        /// UIKit's initializer.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// UIKit's `flexibleLeftMargin`.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// UIKit's `flexibleWidth`.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// UIKit's `flexibleRightMargin`.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// UIKit's `flexibleTopMargin`.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// UIKit's `flexibleHeight`.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// UIKit's `flexibleBottomMargin`.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        var content: LayoutContent { LayoutContent(autoresizingMask: rawValue) }
    }
}

/// UIKit's `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable, InterfaceWord {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
