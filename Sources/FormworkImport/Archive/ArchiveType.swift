/// The kinds of archives with a modern form.
enum ArchiveType {
    case mac, iOS, iPad

    var isMac: Bool { self == .mac }

    /// Parses an archive's `type`.
    init(_ type: String, offset: Int) throws(ArchiveError) {
        switch type {
        case "com.apple.InterfaceBuilder3.Cocoa.XIB": self = .mac
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": self = .iOS
        case "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB": self = .iPad
        case "com.apple.InterfaceBuilder3.Carbon.XIB":
            throw ArchiveError(kind: .unsupportedType, message: "Carbon archives are not supported", offset: offset)
        default:
            throw ArchiveError(
                kind: .unsupportedType, message: "the archive type '\(type)' is not known; expected a Cocoa or a Cocoa Touch archive",
                offset: offset)
        }
    }

    var targetRuntime: ModernName {
        switch self {
        case .mac: "MacOSX.Cocoa"
        case .iOS: "iOS.CocoaTouch"
        case .iPad: "iOS.CocoaTouch.iPad"
        }
    }

    var deployment: ModernName { isMac ? "macosx" : "iOS" }

    var plugIn: ModernName { isMac ? "com.apple.InterfaceBuilder.CocoaPlugin" : "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }
}
