package import FormworkModel

extension CodeUnit {
    /// The element that the class is generated for, such as a controller; nil for a layout.
    package var classElement: Element? { type.element }

    /// The application's classes that the code names for objects other than views, with their superclasses: controllers, and segues from a
    /// controller.
    package var mentionedClasses: [(name: String, base: String)] {
        PlatformSuperclass.ofMentioned(mentioned, isMac: root.document.platform == .macOS)
    }
}

extension PlatformSuperclass {
    /// Classes of Apple's that documents name as custom classes of such elements.
    private static let ofApple: Set<String> = ["NSWindow", "NSPanel", "NSToolbar", "NSToolbarItem", "NSMenu", "NSMenuItem", "NSSplitView"]

    /// Returns the application's classes of elements that aren't views, such as controllers and menus, with their superclasses.
    static func ofMentioned(_ elements: [Element], isMac: Bool) -> [(name: String, base: String)] {
        elements.compactMap { element in
            guard element.customClass != nil, let name = TypeName.swift(element), !ofApple.contains(name) else { return nil }
            let kit = isMac ? "NS" : "UI"
            if element.name == "segue" { return (name, kit + "StoryboardSegue") }
            return (name, kit + element.name.prefix(1).uppercased() + element.name.dropFirst())
        }
    }
}
