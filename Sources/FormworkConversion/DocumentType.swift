import FormworkModel

/// The types of documents, as their root elements name them.
enum DocumentType {
    static func storyboard(of platform: Platform) -> String {
        switch platform {
        case .iOS: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        case .macOS: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"
        case .tvOS: "com.apple.InterfaceBuilder.AppleTV.Storyboard"
        case .watchOS: "com.apple.InterfaceBuilder.WatchKit.Storyboard"
        }
    }

    /// - Parameter runtime: The `targetRuntime`; documents for iPad only have a type of their own.
    static func xib(of platform: Platform, runtime: String?) -> String {
        switch platform {
        case .iOS, .watchOS: "com.apple.InterfaceBuilder3.CocoaTouch\(runtime == "iOS.CocoaTouch.iPad" ? ".iPad" : "").XIB"
        case .macOS: "com.apple.InterfaceBuilder3.Cocoa.XIB"
        case .tvOS: "com.apple.InterfaceBuilder.AppleTV.XIB"
        }
    }
}
