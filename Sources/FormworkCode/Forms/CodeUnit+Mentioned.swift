package import FormworkModel

extension CodeUnit {
    /// The element that its class is made for, such as a controller; nil for a layout.
    package var classElement: Element? { type.element }

    /// The application's classes that are named for other things than views, with the classes that they derive from: controllers and segues
    /// that a controller leads to.
    package var mentionedClasses: [(name: String, base: String)] {
        PlatformSuperclass.ofMentioned(mentioned, isMac: root.document.platform == .macOS)
    }
}

extension PlatformSuperclass {
    /// Apple's classes that such elements are given.
    private static let ofApple: Set<String> = ["NSWindow", "NSPanel", "NSToolbar", "NSToolbarItem", "NSMenu", "NSMenuItem", "NSSplitView"]

    /// The application's classes of elements that are no views, such as controllers and menus, with the classes that they derive from.
    static func ofMentioned(_ elements: [Element], isMac: Bool) -> [(name: String, base: String)] {
        elements.compactMap { element in
            guard element.customClass != nil, let name = TypeName.swift(element), !ofApple.contains(name) else { return nil }
            let kit = isMac ? "NS" : "UI"
            if element.name == "segue" { return (name, kit + "StoryboardSegue") }
            return (name, kit + element.name.prefix(1).uppercased() + element.name.dropFirst())
        }
    }
}
