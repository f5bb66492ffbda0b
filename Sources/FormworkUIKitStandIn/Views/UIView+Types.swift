import FormworkTree

extension UIView {
    public enum ContentMode: Int, Sendable, InterfaceWord {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        var content: ElementFragment { ElementFragment(autoresizingMask: rawValue) }
    }
}

/// Apple's [UISemanticContentAttribute](https://developer.apple.com/documentation/uikit/uisemanticcontentattribute).
public enum UISemanticContentAttribute: Int, Sendable, InterfaceWord {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
