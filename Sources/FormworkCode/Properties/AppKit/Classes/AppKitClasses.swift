/// AppKit's classes, as far as Interface Builder describes them.
enum AppKitClasses {
    static let all: [KitClass] = views + controls + texts + buttons + containers + tables

    /// The classes with all that they inherit, by the names of their elements.
    static let byElement = KitClass.byElement(all)
}
