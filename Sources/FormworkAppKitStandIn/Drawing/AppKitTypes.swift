@_exported public import FormworkStandIn

/// Apple's [NSRect](https://developer.apple.com/documentation/foundation/nsrect).
public typealias NSRect = CGRect
/// Apple's [NSSize](https://developer.apple.com/documentation/foundation/nssize).
public typealias NSSize = CGSize
/// Apple's [NSPoint](https://developer.apple.com/documentation/foundation/nspoint).
public typealias NSPoint = CGPoint
/// Apple's [NSEdgeInsets](https://developer.apple.com/documentation/foundation/nsedgeinsets).
public typealias NSEdgeInsets = StandInInsets
/// Apple's [NSResponder](https://developer.apple.com/documentation/appkit/nsresponder).
public typealias NSResponder = StandInResponder
/// Apple's [NSLayoutGuide](https://developer.apple.com/documentation/appkit/nslayoutguide).
public typealias NSLayoutGuide = StandInGuide

extension NSLayoutConstraint {
    public typealias Orientation = Axis
}

/// Apple's [NSImageAlignment](https://developer.apple.com/documentation/appkit/nsimagealignment).
public enum NSImageAlignment: Int, Sendable, InterfaceWord {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
    case alignRight
}

/// Apple's [NSImageScaling](https://developer.apple.com/documentation/appkit/nsimagescaling).
public enum NSImageScaling: Int, Sendable, InterfaceWord {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Apple's [NSFocusRingType](https://developer.apple.com/documentation/appkit/nsfocusringtype).
public enum NSFocusRingType: Int, Sendable, InterfaceWord {
    case `default`, none, exterior
}

/// Apple's [NSUserInterfaceLayoutDirection](https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection).
public enum NSUserInterfaceLayoutDirection: Int, Sendable, InterfaceWord {
    case leftToRight, rightToLeft
}

/// Apple's [NSUserInterfaceLayoutOrientation](https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutorientation).
public enum NSUserInterfaceLayoutOrientation: Int, Sendable, InterfaceWord {
    case horizontal, vertical
}

/// Apple's [NSRectEdge](https://developer.apple.com/documentation/foundation/nsrectedge).
public enum NSRectEdge: Int, Sendable, InterfaceWord {
    case minX, minY, maxX, maxY
}

/// Apple's [NSBorderType](https://developer.apple.com/documentation/appkit/nsbordertype).
public enum NSBorderType: Int, Sendable, InterfaceWord {
    case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// Apple's [NSUserInterfaceItemIdentifier](https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentifier).
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, InterfaceWord {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    package var interfaceWord: String { rawValue }
}

/// Apple's [NSTextContentType](https://developer.apple.com/documentation/appkit/nstextcontenttype).
public struct NSTextContentType: Sendable, InterfaceWord {
    package let interfaceWord: String
    public static let username = NSTextContentType(interfaceWord: "username")
    public static let password = NSTextContentType(interfaceWord: "password")
    public static let oneTimeCode = NSTextContentType(interfaceWord: "oneTimeCode")
    public static let URL = NSTextContentType(interfaceWord: "url")
    public static let emailAddress = NSTextContentType(interfaceWord: "emailAddress")
    public static let telephoneNumber = NSTextContentType(interfaceWord: "telephoneNumber")
}

/// Apple's [NSAppearance](https://developer.apple.com/documentation/appkit/nsappearance).
open class NSAppearance: NSObject {
    public struct Name: Sendable {
        let word: String
        public static let aqua = Name(word: "aqua")
        public static let darkAqua = Name(word: "darkAqua")
        public static let vibrantLight = Name(word: "vibrantLight")
        public static let vibrantDark = Name(word: "vibrantDark")
    }

    let name: Name

    public init?(named name: Name) { self.name = name }
}
