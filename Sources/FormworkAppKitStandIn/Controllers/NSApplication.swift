/// Apple's [NSApplication](https://developer.apple.com/documentation/appkit/nsapplication). The stand-in shows nothing.
open class NSApplication: NSResponder {
    public static let shared = NSApplication()
    open var mainMenu: NSMenu?
    open var servicesMenu: NSMenu?
    open var windowsMenu: NSMenu?
    open var helpMenu: NSMenu?
}

/// Apple's [NSFontManager](https://developer.apple.com/documentation/appkit/nsfontmanager). The stand-in shows nothing.
open class NSFontManager: NSObject {
    public static let shared = NSFontManager()
    open func setFontMenu(_ menu: NSMenu) {}
}
