@_exported public import FormworkStandIn

/// AppKit's `NSRect`.
public typealias NSRect = CGRect
/// AppKit's `NSSize`.
public typealias NSSize = CGSize
/// AppKit's `NSPoint`.
public typealias NSPoint = CGPoint
/// AppKit's `NSEdgeInsets`.
public typealias NSEdgeInsets = StandInInsets
/// AppKit's `NSResponder`.
public typealias NSResponder = StandInResponder
/// AppKit's `NSLayoutGuide`.
public typealias NSLayoutGuide = StandInGuide

extension NSLayoutConstraint {
    /// AppKit's `Orientation`.
    public typealias Orientation = Axis
}

/// AppKit's `NSImageAlignment`.
public enum NSImageAlignment: Int, Sendable, InterfaceWord {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
    case alignRight

    package var interfaceWord: String {
        switch self {
        case .alignCenter: "center"
        case .alignTop: "top"
        case .alignTopLeft: "topLeft"
        case .alignTopRight: "topRight"
        case .alignLeft: "left"
        case .alignBottom: "bottom"
        case .alignBottomLeft: "bottomLeft"
        case .alignBottomRight: "bottomRight"
        case .alignRight: "right"
        }
    }
}

/// AppKit's `NSImageScaling`.
public enum NSImageScaling: Int, Sendable, InterfaceWord {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown

    package var interfaceWord: String {
        switch self {
        case .scaleProportionallyDown: "proportionallyDown"
        case .scaleAxesIndependently: "axesIndependently"
        case .scaleNone: "none"
        case .scaleProportionallyUpOrDown: "proportionallyUpOrDown"
        }
    }
}

/// AppKit's `NSFocusRingType`.
public enum NSFocusRingType: Int, Sendable, InterfaceWord {
    case `default`, none, exterior
}

/// AppKit's `NSUserInterfaceLayoutDirection`.
public enum NSUserInterfaceLayoutDirection: Int, Sendable, InterfaceWord {
    case leftToRight, rightToLeft
}

/// AppKit's `NSUserInterfaceLayoutOrientation`.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable, InterfaceWord {
    case horizontal, vertical
}

/// AppKit's `NSRectEdge`.
public enum NSRectEdge: Int, Sendable, InterfaceWord {
    case minX, minY, maxX, maxY
}

/// AppKit's `NSBorderType`.
public enum NSBorderType: Int, Sendable, InterfaceWord {
    case noBorder, lineBorder, bezelBorder, grooveBorder

    package var interfaceWord: String {
        switch self {
        case .noBorder: "none"
        case .lineBorder: "line"
        case .bezelBorder: "bezel"
        case .grooveBorder: "groove"
        }
    }
}

/// AppKit's `NSUserInterfaceItemIdentifier`.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, InterfaceWord {
    /// AppKit's `rawValue`.
    public let rawValue: String

    /// AppKit's initializer.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// AppKit's initializer.
    public init(rawValue: String) { self.rawValue = rawValue }

    package var interfaceWord: String { rawValue }
}

/// AppKit's `NSTextContentType`.
public struct NSTextContentType: Sendable, InterfaceWord {
    package let interfaceWord: String
    /// AppKit's `username`.
    public static let username = NSTextContentType(interfaceWord: "username")
    /// AppKit's `password`.
    public static let password = NSTextContentType(interfaceWord: "password")
    /// AppKit's `oneTimeCode`.
    public static let oneTimeCode = NSTextContentType(interfaceWord: "oneTimeCode")
    /// AppKit's `URL`.
    public static let URL = NSTextContentType(interfaceWord: "url")
    /// AppKit's `emailAddress`.
    public static let emailAddress = NSTextContentType(interfaceWord: "emailAddress")
    /// AppKit's `telephoneNumber`.
    public static let telephoneNumber = NSTextContentType(interfaceWord: "telephoneNumber")
}

/// AppKit's `NSAppearance`.
@MainActor
open class NSAppearance: NSObject {
    /// AppKit's `Name`.
    public struct Name: Sendable {
        let word: String
        /// AppKit's `aqua`.
        public static let aqua = Name(word: "aqua")
        /// AppKit's `darkAqua`.
        public static let darkAqua = Name(word: "darkAqua")
        /// AppKit's `vibrantLight`.
        public static let vibrantLight = Name(word: "vibrantLight")
        /// AppKit's `vibrantDark`.
        public static let vibrantDark = Name(word: "vibrantDark")
    }

    let name: Name

    /// AppKit's initializer.
    public init?(named name: Name) { self.name = name }
}
