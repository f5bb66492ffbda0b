/// AppKit's `NSApplication`. In a proof nothing is shown.
@MainActor
open class NSApplication: NSResponder {
    /// AppKit's `shared`.
    public static let shared = NSApplication()
    /// AppKit's `mainMenu`.
    open var mainMenu: NSMenu?
    /// AppKit's `servicesMenu`.
    open var servicesMenu: NSMenu?
    /// AppKit's `windowsMenu`.
    open var windowsMenu: NSMenu?
    /// AppKit's `helpMenu`.
    open var helpMenu: NSMenu?
}

/// AppKit's `NSFontManager`. In a proof nothing is shown.
@MainActor
open class NSFontManager: NSObject {
    /// AppKit's `shared`.
    public static let shared = NSFontManager()
    /// AppKit's `setFontMenu`.
    open func setFontMenu(_ menu: NSMenu) {}
}
