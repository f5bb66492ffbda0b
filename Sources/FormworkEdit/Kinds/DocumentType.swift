import FormworkModel

/// The values of the `type` attribute of root elements.
enum DocumentType {
    static func storyboard(of platform: Platform) -> String {
        switch platform {
        case .iOS: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        case .macOS: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"
        case .tvOS: "com.apple.InterfaceBuilder.AppleTV.Storyboard"
        case .watchOS: "com.apple.InterfaceBuilder.WatchKit.Storyboard"
        }
    }

    /// - Parameter runtime: The `targetRuntime`. Documents for iPad have a separate type.
    static func xib(of platform: Platform, runtime: String?) -> String {
        switch platform {
        case .iOS, .watchOS: "com.apple.InterfaceBuilder3.CocoaTouch\(runtime == "iOS.CocoaTouch.iPad" ? ".iPad" : "").XIB"
        case .macOS: "com.apple.InterfaceBuilder3.Cocoa.XIB"
        case .tvOS: "com.apple.InterfaceBuilder.AppleTV.XIB"
        }
    }
}
